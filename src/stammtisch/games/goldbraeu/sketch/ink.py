"""Colours and signs: how players look in a sketch."""

from __future__ import annotations

from typing import Final

from stammtisch.games.goldbraeu.names import COLOURS, NOBODY
from stammtisch.pictures.markup import paint

# By seat; the last is nobody's. A letter always goes with the colour.
BADGE: Final = (
    "bold white on red",
    "bold white on blue",
    "bold black on green",
    "bold black on yellow",
    "black on white",
)
TEXT: Final = ("bold red", "bold bright_blue", "bold green", "bold yellow")
PARASOL: Final = "☂"
LETTER: Final = tuple(colour[0].upper() for colour in COLOURS)


def badge(seat: int) -> str:
    """A player's letter on the player's colour."""
    return paint(f" {LETTER[seat]} ", BADGE[seat])


def seat_text(text: str, seat: int) -> str:
    """Text in a player's colour."""
    return paint(text, TEXT[seat] if seat != NOBODY else "")
