"""What is written and spoken in a picture: through the rulebook, and so in the language, that it is drawn with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from stammtisch.engine.rulebook import Rulebook
from stammtisch.pictures.svg import signed

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
    others = {
        place: signed(value) if isinstance(value, int) else value
        for place, value in values.items()
        if place not in PEOPLE
    }
    return _BOOK.get().say(section, key, others, people)


def say_with(section: str, key: str, **spelled: object) -> str:
    """The words of a key with what is already in words: sentences, players' names, numbers."""
    return _BOOK.get().texts[section][key].format(**spelled)


def called(word: str) -> str:
    """How a name on board and cards is said."""
    return _BOOK.get().name(word)


def listed(names: Sequence[str], link: str = "and") -> str:
    """Anna, Ben and Clara; nothing for nobody."""
    *others, last = names or [""]
    return _BOOK.get().texts["picture"][link].format(others=", ".join(others), last=last) if others else last
