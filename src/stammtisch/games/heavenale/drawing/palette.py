"""Colours: of the resources, the monks, and the two halves of a garden."""

from __future__ import annotations

from typing import Final

from stammtisch.pictures.paints import CREAM, INK, Paint

GOLD: Final = "#ffc93c"
SKIN: Final = "#f2c79b"

# By resource. Each has a symbol besides, see symbols.py.
RESOURCE_PAINTS: Final = (
    Paint("#c8945b", "#a56c38", "#5a3413", CREAM),
    Paint("#f9dde6", "#e3a9be", "#8c4866", INK),
    Paint("#b4d878", "#74a83a", "#375c15", CREAM),
    Paint("#93cbf2", "#458fd0", "#1c4d80", CREAM),
    Paint("#ffe88c", "#eabb33", "#8a6206", INK),
)
MONK_PAINT: Final = Paint("#efe9f3", "#c3b6d1", "#56456e", CREAM)
# By kind of monk: the habit.
HABITS: Final = ("#7a4e2a", "#8d8a86", "#3f3a44", "#b98a3a")

# By half: the spots, their rims, and the ground around them.
SPOT_FILLS: Final = ("#fdeeb9", "#7fa394")
SPOT_RIMS: Final = ("#dba83a", "#345a4e")
SPOT_INKS: Final = ("#8a6414", "#16352c")

# By kind of space on the track: resource, monk, activation, barrel.
SPACE_FILLS: Final = ("#cfe0a4", "#d6c9e2", "#f6d79a", "#e3b08c")
SPACE_RIMS: Final = ("#7d9a4a", "#84709c", "#b3832f", "#93552d")
