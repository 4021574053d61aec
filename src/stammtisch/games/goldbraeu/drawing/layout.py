"""Where things are in the picture: the square, the houses around it, the breweries in the corners, the panels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stammtisch.games.goldbraeu.names import BREWERIES, COLUMNS, GARDENS, ROWS
from stammtisch.games.goldbraeu.terms import GoldbraeuTerms

WIDTH: Final = 1720
HEIGHT: Final = 1160
BOARD_WIDTH: Final = 1380
BOARD_HEIGHT: Final = 1000
FRAME: Final = 20
CELL: Final = 100
SQUARE_X: Final = 290
SQUARE_Y: Final = 252
SQUARE_WIDTH: Final = COLUMNS * CELL
SQUARE_HEIGHT: Final = ROWS * CELL
# The light stone rim around the cells.
RIM: Final = 22

SIDE_X: Final = BOARD_WIDTH + 8
SIDE_WIDTH: Final = WIDTH - SIDE_X - 12

# Where a house stands on each side; the other coordinate is that of its front cell, kept clear of the breweries.
NORTH_Y: Final = 196
SOUTH_Y: Final = 946
WEST_X: Final = 134
EAST_X: Final = BOARD_WIDTH - WEST_X
SIDE_YS: Final = (490, 640)
LONG_XS: Final = (SQUARE_X + 140, SQUARE_X + SQUARE_WIDTH - 140)

BREWERY_XS: Final = {"west": 142, "east": BOARD_WIDTH - 142}
BREWERY_YS: Final = {"north": 262, "south": 940}

Point = tuple[float, float]


@dataclass(frozen=True)
class Place:
    """Where a building stands, by the middle of its doorstep, and on which side its sign hangs: 1 right, -1 left."""

    x: float
    y: float
    sign_side: int


@dataclass(frozen=True)
class Layout:
    """The places that follow from the board in play."""

    fronts: tuple[int, ...]  # by garden: its front cell
    sides: tuple[str, ...]  # by garden: the side of that cell where its house stands
    houses: tuple[Place, ...]
    breweries: tuple[Place, ...]

    @property
    def buildings(self) -> tuple[Place, ...]:
        """By business."""
        return self.houses + self.breweries


def lay_out(terms: GoldbraeuTerms) -> Layout:
    """Read the sides and corners from the components file."""
    boards = terms.components.data["boards"]
    assert isinstance(boards, dict)
    board = boards[terms.options["board"]]
    fronts = tuple(front.bit_length() - 1 for front in terms.board.front)
    sides = tuple(str(board["front"][garden]["side"]) for garden in GARDENS)
    corners = (str(board["breweries"][brewery]["corner"]) for brewery in BREWERIES)
    return Layout(
        fronts,
        sides,
        tuple(_house(front, side) for front, side in zip(fronts, sides, strict=True)),
        tuple(_brewery(*where.split("-")) for where in corners),
    )


def _house(front: int, side: str) -> Place:
    x, y = middle(front)
    if side in ("north", "south"):
        x = _within(x, LONG_XS)
        y = NORTH_Y if side == "north" else SOUTH_Y
    else:
        y = _within(y + 62, SIDE_YS)
        x = WEST_X if side == "west" else EAST_X
    return Place(x, y, 1 if x < BOARD_WIDTH / 2 else -1)


def _brewery(long_side: str, short_side: str) -> Place:
    return Place(BREWERY_XS[short_side], BREWERY_YS[long_side], 1 if short_side == "west" else -1)


def _within(value: float, bounds: tuple[float, float]) -> float:
    return min(max(value, bounds[0]), bounds[1])


def corner(cell: int) -> Point:
    """The upper left corner of a cell; row 1 lies at the bottom."""
    column, row = divmod(cell, ROWS)
    return SQUARE_X + column * CELL, SQUARE_Y + (ROWS - 1 - row) * CELL


def middle(cell: int) -> Point:
    x, y = corner(cell)
    return x + CELL / 2, y + CELL / 2


def gate(front: int, side: str) -> Point:
    """The middle of the edge that a front cell turns to its house."""
    x, y = middle(front)
    east = {"east": 1, "west": -1}.get(side, 0)
    south = {"south": 1, "north": -1}.get(side, 0)
    return x + east * CELL / 2, y + south * CELL / 2


def rack(brewery: Place) -> Point:
    """Beside each brewery stands a rack for the signs that hang at no house."""
    return brewery.x + brewery.sign_side * 176, brewery.y - 92


def neighbours(cell: int) -> dict[str, int]:
    """What lies on each side of a cell; -1 is beyond the grid."""
    column, row = divmod(cell, ROWS)
    return {
        "north": cell + 1 if row < ROWS - 1 else -1,
        "east": cell + ROWS if column < COLUMNS - 1 else -1,
        "south": cell - 1 if row else -1,
        "west": cell - ROWS if column else -1,
    }
