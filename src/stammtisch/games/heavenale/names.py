"""The names on boards and tiles, and the numbers that stand for them in a state."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("red", "blue", "green", "yellow")

# HA-01, HA-02: a resource is an index into RESOURCES; a tile is resource * 5 + fertility - 1, a monk 25 + its kind.
RESOURCES: Final = ("wood", "yeast", "hops", "water", "barley")
RESOURCE_COUNT: Final = 5
FERTILITIES: Final = 5
MONKS: Final = ("monk1", "monk2", "monk3", "monk4")
MONK_COUNT: Final = 4
FIRST_MONK: Final = 25
TILE_KINDS: Final = 29
TILES: Final = (*(f"{resource}{fertility}" for resource in RESOURCES for fertility in range(1, 6)), *MONKS)
EMPTY: Final = 255

# HA-06: 15 sunny spots, then 15 shady ones; the sheds are numbered apart.
SPOTS: Final = (*(f"S{number:02}" for number in range(1, 16)), *(f"D{number:02}" for number in range(1, 16)))
SPOT_COUNT: Final = 30
SUNNY_COUNT: Final = 15
SHEDS: Final = ("B1", "B2", "B3", "B4", "B5", "B6", "B7")
SHED_COUNT: Final = 7
SHED_TYPES: Final = 5
DIRECTIONS: Final = ("E", "SE", "SW", "W", "NW", "NE")
HALVES: Final = ("sun", "shade")
SUN: Final = 0
SHADE: Final = 1

# HA-05: spaces 1 to 27; the start area is before 1 and behind 27.
LAST_SPACE: Final = 27
AT_START: Final = 0
BACK_IN: Final = 28

# HA-15
START_SPOTS: Final = ("first", "brewmaster", "marker", "ducats")
FIRST_SPOT: Final = 0
BREWMASTER_SPOT: Final = 1
MARKER_SPOT: Final = 2
DUCATS_SPOT: Final = 3

# HA-09: the activation slots on a player's board.
SLOTS: Final = ("X", *RESOURCES, *MONKS)
SLOT_COUNT: Final = 10
X_SLOT: Final = 0
FIRST_RESOURCE_SLOT: Final = 1
FIRST_MONK_SLOT: Final = 6
PAIR_COUNT: Final = 5

# HA-61
CARDS: Final = ("colour", "lowest", "barrel", "ducats", "brewmaster")
CARD_COUNT: Final = 5
COLOUR_CARD: Final = 0
LOWEST_CARD: Final = 1
BARREL_CARD: Final = 2
DUCATS_CARD: Final = 3
BREWMASTER_CARD: Final = 4

# HA-71, in the order of the rule.
GOALS: Final = (
    "brewmaster",
    "monk_discs",
    "all_markers",
    "resource_discs",
    "six_ones",
    "three_alike",
    "six_fives",
    "four_types",
    "marker_on_20",
    "three_cards",
    "all_sunny",
    "all_shady",
)
GOAL_COUNT: Final = 12

TOP: Final = 20
NOBODY: Final = -1
NOTHING: Final = -1
