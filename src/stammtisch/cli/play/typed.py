"""A choice as people type it: its number in the list, or words."""

from __future__ import annotations

from stammtisch.cli.play.listing import numbers
from stammtisch.engine import BadInput
from stammtisch.engine.codebook import fold
from stammtisch.table import Table


def read_choice(table: Table, seat: int, text: str) -> int:
    """The choice that a seat means."""
    if not text.isdecimal():
        return _read_words(table, seat, text)
    numbered = {str(number): choice for number, choice in numbers(table, table.state.choices(seat))}
    if not numbered:
        raise BadInput(f"{text[:20]}: there is nothing to choose by number now")
    if text not in numbered:
        known = list(numbered) if len(numbered) < 3 else [f"from {min(numbered)} to {max(numbered, key=int)}"]
        raise BadInput(f"{text[:20]}: the answers are numbered {' and '.join(known)}")
    return numbered[text]


def _read_words(table: Table, seat: int, text: str) -> int:
    """A choice in words; people may be called by their names where the notation has their colours."""
    view = table.view(seat)
    try:
        return table.game.read_choice(text, view)
    except BadInput:
        called = in_colours(table, text)
        if called == text:
            raise
        return table.game.read_choice(called, view)


def in_colours(table: Table, text: str) -> str:
    """Words with the colours of the players where somebody has typed their names, also after a `=`."""
    colours = {fold(name): colour for name, colour in zip(table.names, table.game.colours, strict=False)}
    words: list[str] = []
    for word in text.split():
        key, equals, value = word.rpartition("=")
        words.append(f"{key}{equals}{colours.get(fold(value), value)}")
    return " ".join(words)
