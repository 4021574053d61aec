"""Colours and signs: how beans, players and towns become short words that line up."""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.names import BEANS, COLOURS
from stammtisch.pictures.markup import paint

# By seat. A letter always goes with the colour.
BADGE: Final = (
    "bold white on red",
    "bold white on blue",
    "bold black on green",
    "bold black on yellow",
    "bold white on magenta",
)
LETTER: Final = tuple(colour[0].upper() for colour in COLOURS)

# By bean: two letters and an ink that can be read on light and dark ground.
SIGNS: Final = tuple(bean[:2] for bean in BEANS)
INK: Final = (
    "bold color(33)",
    "bold color(214)",
    "bold color(211)",
    "bold color(137)",
    "bold color(141)",
    "bold",
    "bold color(203)",
    "bold color(71)",
)


def badge(seat: int) -> str:
    """A player's letter on the player's colour."""
    return paint(f" {LETTER[seat]} ", BADGE[seat])


def sign(bean: int) -> str:
    """A bean's two letters in its ink."""
    return paint(SIGNS[bean], INK[bean])
