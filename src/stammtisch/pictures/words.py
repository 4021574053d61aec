"""What is written and spoken in a picture: through the rulebook, and so in the language, that it is drawn with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from stammtisch.engine.rulebook import Rulebook

PEOPLE: Final = frozenset({"name", "names"})
"""The places of a text where players are named: their names are nobody's to translate."""

# Half of the drawing functions say something somewhere below: handing the book to each would bury what they draw.
_BOOK: Final[ContextVar[Rulebook]] = ContextVar("book")


@contextmanager
def speaking(book: Rulebook) -> Iterator[None]:
    """Draw with the words of this book."""
    token = _BOOK.set(book)
    try:
        yield
    finally:
        _BOOK.reset(token)


def say(key: str, **values: object) -> str:
    """The words of a key of the section `picture` with its values filled in."""
    return say_in("picture", key, **values)


def say_in(section: str, key: str, **values: object) -> str:
    """The words of a key of any section: questions, lines of a ledger."""
    people = {place: str(value) for place, value in values.items() if place in PEOPLE}
    return _BOOK.get().say(section, key, {place: values[place] for place in values.keys() - PEOPLE}, people)


def listed(names: Sequence[str]) -> str:
    """Anna, Ben and Clara."""
    *others, last = names
    return _BOOK.get().texts["picture"]["and"].format(others=", ".join(others), last=last) if others else last
