"""Colours: of the players, the eight beans, sea and land."""

from __future__ import annotations

from typing import Final

from stammtisch.pictures.paints import CREAM, FIFTH, INK, PLAYERS, Paint

GOLD: Final = "#ffc93c"
SKIN: Final = "#f2c79b"
SEATS: Final = (*PLAYERS, FIFTH)

# By bean. Each has a shape and a pattern of its own besides, see beans.py.
BEAN_PAINTS: Final = (
    Paint("#8fc4f5", "#3f86d6", "#173f78", CREAM),
    Paint("#fff0a0", "#fbc02d", "#a4540a", INK),
    Paint("#fcd5df", "#f08fa9", "#8f3452", INK),
    Paint("#d9a877", "#a66a38", "#532c0f", CREAM),
    Paint("#dcb8f2", "#9a5cc9", "#4b2470", CREAM),
    Paint("#ffffff", "#f4eee0", "#3b3226", INK),
    Paint("#f59384", "#d33a2e", "#741410", CREAM),
    Paint("#b9e08a", "#57a639", "#22541a", CREAM),
)

INK_LINE: Final = "#4a3116"
COAST: Final = "#6b4a22"
