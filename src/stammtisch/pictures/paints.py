"""The colours that are the same at every table: of the players, of paper and ink."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Paint:
    """A colour in the light, plain and in the shade, and the ink that can be read on it."""

    light: str
    base: str
    dark: str
    ink: str


CREAM: Final = "#fff6df"
INK: Final = "#3b2110"

# By seat. Each seat has an emblem besides: colour is never the only sign.
PLAYERS: Final = (
    Paint("#e57563", "#c5362b", "#7a1712", CREAM),
    Paint("#6ba3e0", "#2b68b8", "#143a6e", CREAM),
    Paint("#7cc07f", "#2f8a45", "#164d22", CREAM),
    Paint("#ffe08a", "#f0b72c", "#8f6208", INK),
)
# A fifth seat, at tables that have one.
FIFTH: Final = Paint("#c79be0", "#8347a8", "#47215f", CREAM)
