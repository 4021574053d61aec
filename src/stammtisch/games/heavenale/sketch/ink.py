"""Colours and signs: how tiles and players look in a sketch."""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.names import COLOURS, FERTILITIES, FIRST_MONK, SHADE, SUN, SUNNY_COUNT
from stammtisch.pictures.markup import paint

# By seat. A letter always goes with the colour.
BADGE: Final = ("bold white on red", "bold white on blue", "bold black on green", "bold black on yellow")
LETTER: Final = tuple(colour[0].upper() for colour in COLOURS)

# By resource; water is a wave because wood has the W.
SIGNS: Final = ("W", "Y", "H", "≈", "B")
MONK_SIGN: Final = "M"
SHED: Final = "⌂"

# The ground of the two halves, and by half the ink of each resource and of the monks on it.
GROUND: Final = ("black on color(230)", "white on color(237)")
INK: Final = (
    ("color(94)", "color(240)", "color(28)", "color(25)", "color(166)", "color(90)"),
    ("color(180)", "color(255)", "color(120)", "color(117)", "color(221)", "color(219)"),
)
PAPER: Final = ("color(230)", "color(237)")
# The same on the ground of the terminal, which may be light or dark.
PLAIN_INK: Final = ("bold color(137)", "bold", "bold green", "bold color(39)", "bold color(178)", "bold magenta")


def badge(seat: int) -> str:
    """A player's letter on the player's colour."""
    return paint(f" {LETTER[seat]} ", BADGE[seat])


def half_of(spot: int) -> int:
    return SUN if spot < SUNNY_COUNT else SHADE


def tile_text(tile: int) -> str:
    """A resource with its fertility, a monk with its kind: two letters."""
    if tile >= FIRST_MONK:
        return f"{MONK_SIGN}{tile - FIRST_MONK + 1}"
    return f"{SIGNS[tile // FERTILITIES]}{tile % FERTILITIES + 1}"


def tile_style(tile: int, half: int) -> str:
    """The ink of a tile on the ground of a half."""
    return f"bold {INK[half][min(tile // FERTILITIES, len(SIGNS))]} on {PAPER[half]}"


def plain_style(tile: int) -> str:
    """The ink of a tile that lies in no garden."""
    return PLAIN_INK[min(tile // FERTILITIES, len(SIGNS))]
