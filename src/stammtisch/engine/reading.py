"""Readers for what people write: names, numbers, lists and tables, forgiving in spelling and clear about faults."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from stammtisch.engine.codebook import fold
from stammtisch.engine.errors import BadInput, UnknownWord

Reader = Callable[[str, object], Any]
"""Takes what is being read, for the message, and the value; gives it as the game spells it."""

MANY = 13
LONGEST_SHOWN = 80


def shown(value: object) -> str:
    """What somebody wrote, much as it was written: true and not True, a date as a date; cut where it is long."""
    if isinstance(value, str | float):
        text = repr(value)
    elif isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 1 << 64:
        return "a number of many digits"
    elif isinstance(value, dict | list | bool | int):
        try:
            text = json.dumps(value, ensure_ascii=False, default=str)
        except (ValueError, RecursionError):
            text = "{…}" if isinstance(value, dict) else "[…]"
    else:
        text = str(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def one_of(names: tuple[str, ...], articles: tuple[str, ...] = ()) -> Reader:
    """A name, forgiving in its spelling; a leading article is dropped."""
    spelled = {fold(name): name for name in names}
    known = f"one of {', '.join(names)}" if len(names) <= MANY else f"from {names[0]} to {names[-1]}"

    def read(what: str, value: object) -> str:
        word = fold(str(value)) if isinstance(value, str | int) and not isinstance(value, bool) else ""
        for article in articles:
            word = word.removeprefix(article)
        if word not in spelled:
            raise BadInput(f"{what}: {shown(value)} is not {known}")
        return spelled[word]

    return read


def number(low: int, high: int) -> Reader:
    """A whole number within bounds."""

    def read(what: str, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadInput(f"{what}: {shown(value)} is not a whole number from {low} to {high}")
        return value

    return read


def yes_or_no(what: str, value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise BadInput(f"{what}: {shown(value)} is neither true nor false")
    return value


def table(key: Reader, entry: Reader, example: str) -> Reader:
    """A table by name."""

    def read(what: str, value: object) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise BadInput(f"{what}: {shown(value)} is not a table such as {{ {example} = … }}")
        found: dict[str, Any] = {}
        for word, inner in value.items():
            name = key(what, word)
            if name in found:
                raise BadInput(f"{what}: {name} is named twice")
            found[name] = entry(f"{what}.{name}", inner)
        return found

    return read


def listing(entry: Reader) -> Reader:
    """A list in its order, or a text of words."""

    def read(what: str, value: object) -> list[Any]:
        words = value.replace(",", " ").split() if isinstance(value, str) else value
        if not isinstance(words, list):
            raise BadInput(f"{what}: {shown(value)} is not a list")
        return [entry(what, word) for word in words]

    return read


def bag(entry: Reader) -> Reader:
    """A list whose order means nothing."""
    read_list = listing(entry)

    def read(what: str, value: object) -> list[Any]:
        return sorted(read_list(what, value))

    return read


def each_once(entry: Reader) -> Reader:
    """A list whose order means nothing and in which nothing stands twice."""
    read_bag = bag(entry)

    def read(what: str, value: object) -> list[Any]:
        entries: list[Any] = read_bag(what, value)
        for first, second in pairwise(entries):
            if first == second:
                raise BadInput(f"{what}: {first} is named twice")
        return entries

    return read


def read_fields(fields: dict[str, Reader], data: dict[str, object]) -> dict[str, Any]:
    """Everything that is said, each field by its reader; a field that there is not is an error."""
    unknown = [key for key in data if key not in fields]
    if unknown:
        raise UnknownWord(f"a position has no '{unknown[0]}'; it has: {', '.join(fields)}")
    return {key: fields[key](key, value) for key, value in data.items()}
