"""Colours and widths: how words become markup that lines up."""

from __future__ import annotations

import unicodedata
from typing import Final

from stammtisch.games.goldbraeu.names import COLOURS, NOBODY

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


def paint(text: str, style: str) -> str:
    """Text in a style; without one as it is."""
    return f"[{style}]{text}[/]" if style else text


def badge(seat: int) -> str:
    """A player's letter on the player's colour."""
    return paint(f" {LETTER[seat]} ", BADGE[seat])


def seat_text(text: str, seat: int) -> str:
    """Text in a player's colour."""
    return paint(text, TEXT[seat] if seat != NOBODY else "")


def plain(name: str) -> str:
    """A name that can harm neither markup nor terminal, whoever chose it."""
    return "".join(c if c.isprintable() else "?" for c in name).replace("[", "(").replace("\\", "/")


def fit(text: str, width: int) -> str:
    """Text cut or filled to a width on screen, where some letters are two wide and some none."""
    fitted, used = "", 0
    for letter in text:
        wide = _width(letter)
        if used + wide > width:
            break
        fitted += letter
        used += wide
    return fitted + " " * (width - used)


def _width(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1
