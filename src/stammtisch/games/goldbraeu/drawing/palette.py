"""Colours: of the breweries and the grounds of the gardens."""

from __future__ import annotations

from typing import Final

from stammtisch.pictures.paints import CREAM, Paint

GOLD: Final = "#f2b632"

NO_PLAYER: Final = Paint("#d9cdb8", "#a89a84", "#6b5f4e", CREAM)

# By brewery. None of them is a player's: a brewery belongs to nobody in particular.
BREWERY_PAINTS: Final = (
    Paint("#b27aa8", "#7d3f76", "#46203f", CREAM),
    Paint("#a9b4bd", "#66737f", "#353e46", CREAM),
    Paint("#e8a26a", "#b8642a", "#6a3410", CREAM),
    Paint("#7c716a", "#3d3531", "#191412", CREAM),
)
# By garden: the floor, the marks on it, the shutters of the house.
GROUNDS: Final = ("#dda88b", "#b7c3c6", "#cfa069", "#a98a72", "#c9b3cb", "#b3c489")
GROUND_LINES: Final = ("#b5755a", "#8c9a9f", "#9c6d38", "#7d6049", "#9f83a3", "#8aa05c")
SHUTTERS: Final = ("#a8452c", "#4c6a78", "#7a5a2c", "#6a4632", "#7b5a86", "#5c7d3c")

CHIP_COLOURS: Final = {"waitress": "#b8577e", "drunkard": "#56506e"}

BUSINESS_COLOURS: Final = (*SHUTTERS, *(paint.base for paint in BREWERY_PAINTS))
