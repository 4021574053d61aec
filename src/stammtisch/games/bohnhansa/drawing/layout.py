"""Where things are in the picture: the status bar, the chart, the players beside it, the hand below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stammtisch.pictures.svg import Point

WIDTH: Final = 1440
GAP: Final = 8
BAR_HEIGHT: Final = 70

# The chart, in its own units from its upper left corner.
CHART: Final = (1180, 776)
CHART_AT: Final[Point] = (GAP, BAR_HEIGHT + GAP)

# The players' panels in a column on the right.
PANEL: Final = (236, 149)
PANEL_PITCH: Final = (CHART[1] + 6) / 5
PANELS_AT: Final[Point] = (CHART[0] + 2 * GAP, CHART_AT[1])

# The hand below, and beside it the contracts on the table.
HAND_AT: Final[Point] = (GAP, CHART_AT[1] + CHART[1] + GAP)
HAND: Final = (1060, 258)
LAID_AT: Final[Point] = (HAND_AT[0] + HAND[0] + GAP, HAND_AT[1])
LAID: Final = (WIDTH - LAID_AT[0] - GAP, HAND[1])
HEIGHT: Final = HAND_AT[1] + HAND[1] + GAP

# Meters: a column of boxes, a column of prices for each kind, a head and a foot with the kinds.
HEAD: Final = 22
ROW: Final = 27
BOX_COLUMN: Final = 60
PRICE_COLUMN: Final = 35
FOOT: Final = 36
RIM: Final = 5


@dataclass(frozen=True)
class Place:
    """Where a town stands on the chart, and the upper left corner of its meter."""

    at: Point
    meter: Point


# By town. The coast in coast.py is drawn around these places.
PLACES: Final = (
    Place((146, 396), (76, 434)),
    Place((600, 300), (532, 12)),
    Place((404, 536), (338, 568)),
    Place((622, 480), (540, 516)),
    Place((806, 334), (724, 12)),
    Place((836, 504), (766, 540)),
    Place((1052, 286), (984, 12)),
    Place((1052, 490), (988, 526)),
)
# How several figures share a town: left and right of its houses, then behind one another.
STANDS: Final[tuple[Point, ...]] = ((-96, 12), (92, 12), (-96, -34), (92, -34), (-96, -80))

# Stores on the chart.
DECK_AT: Final[Point] = (20, 18)
DISCARDS_AT: Final[Point] = (98, 18)
SUPPLY_AT: Final[Point] = (14, 668)
SUPPLY: Final = (318, 100)
HARVEST_AT: Final[Point] = (914, 548)
SLIPS_AT: Final[Point] = (180, 14)
SLIPS: Final = (340, 272)


def meter_size(kinds: int, boxes: int) -> Point:
    return BOX_COLUMN + PRICE_COLUMN * kinds + 2 * RIM, HEAD + (boxes + 1) * ROW + FOOT + 2 * RIM


def row_y(boxes: int, level: int) -> float:
    """The upper edge of a box in its meter, the lowest at the bottom; the circle is the level above the last box."""
    return RIM + HEAD + (boxes - level) * ROW


def price_x(place: float) -> float:
    """The middle of the column of the first, second or third kind."""
    return RIM + BOX_COLUMN + PRICE_COLUMN * (place + 0.5)


def panel_at(place: int) -> Point:
    return PANELS_AT[0], PANELS_AT[1] + place * PANEL_PITCH
