"""Choice codes of Heaven & Ale, stable for a rules version, and their notation."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.codebook import Codebook, Kind
from stammtisch.games.heavenale.names import CARDS, DIRECTIONS, HALVES, MONKS, RESOURCES, SPOTS, TILES

PASS: Final = 0
MOVE: Final = 1  # + space - 1
START: Final = 28  # + start income, see START_INCOMES
SELL: Final = 36  # + card
CARD: Final = 41  # + privilege, see PRIVILEGES
DISC: Final = 54  # + disc target, see DISC_TARGETS
BUY: Final = 68  # + tile * 2 + half
PLACE: Final = 126  # + spot
SHED: Final = 156  # + bit mask of directions

# HA-15: a start spot and what its income goes to; the marker spot once for each marker.
START_INCOMES: Final = ("first", "brewmaster", "ducats", *RESOURCES)
START_FIRST: Final = 0
START_BREWMASTER: Final = 1
START_DUCATS: Final = 2
START_MARKER: Final = 3  # + resource

# HA-61: a card and what it goes to.
PRIVILEGES: Final = (
    *(f"colour-{resource}" for resource in RESOURCES),
    *(f"lowest-{resource}" for resource in RESOURCES),
    *CARDS[2:],
)
COLOUR_PRIVILEGE: Final = 0  # + resource
LOWEST_PRIVILEGE: Final = 5  # + resource
PLAIN_PRIVILEGE: Final = 10  # + card - 2
PRIVILEGE_COUNT: Final = 13

# HA-40, HA-41: where a disc goes, with the number for X.
DISC_TARGETS: Final = (*(f"X{number}" for number in range(1, 6)), *RESOURCES, *MONKS)
DISC_RESOURCE: Final = 5  # + resource
DISC_MONK: Final = 10  # + monk
DISC_TARGET_COUNT: Final = 14

# HA-52: the tiles that a shed of each type may activate, as masks of directions.
SHED_MASKS: Final[list[list[int]]] = [
    [0],
    [1 << direction for direction in range(6)],
    [0b001001, 0b010010, 0b100100],
    [0b010101, 0b101010],
    [mask for mask in range(64) if mask.bit_count() == 4],
]


def mask_name(mask: int) -> str:
    """The directions of a mask: `E+W`."""
    return "+".join(DIRECTIONS[direction] for direction in range(6) if mask >> direction & 1) or "none"


CODES: Final = Codebook(
    Kind("pass", PASS),
    Kind("move", MOVE, tuple(str(space) for space in range(1, 28))),
    Kind("start", START, START_INCOMES),
    Kind("sell", SELL, CARDS),
    Kind("card", CARD, PRIVILEGES),
    Kind("disc", DISC, DISC_TARGETS),
    Kind("buy", BUY, TILES, HALVES),
    Kind("place", PLACE, SPOTS),
    Kind("shed", SHED, tuple(mask_name(mask) for mask in range(64))),
)


def buy(tile: int, half: int) -> int:
    """A tile for the sunny or the shady half."""
    return BUY + tile * 2 + half
