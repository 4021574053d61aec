"""The box: board and pieces from the data file, checked, and as the bit masks that the rules work with."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.errors import BadInput
from stammtisch.games.goldbraeu.names import CELL_COUNT, CELLS, GARDENS, ROWS

ALL_CELLS: Final = (1 << CELL_COUNT) - 1
BIT: Final = [1 << cell for cell in range(CELL_COUNT)]
TOP_ROW: Final = sum(BIT[cell] for cell in range(CELL_COUNT) if cell % ROWS == ROWS - 1)
BOTTOM_ROW: Final = sum(BIT[cell] for cell in range(CELL_COUNT) if cell % ROWS == 0)
NOT_TOP_ROW: Final = ALL_CELLS ^ TOP_ROW
NOT_BOTTOM_ROW: Final = ALL_CELLS ^ BOTTOM_ROW

# What a box must hold at least, so that three and four players can set up (GB-12 to GB-19); MOST is the upper bound.
PIECES: Final = {
    "shares_per_business": 4,
    "drunkard_cards": 1,
    "waitress_cards": 1,
    "signs_per_brewery": 2,
    "bosses_per_colour": 3,
    "markers_per_colour": 6,
    "markers_used_by_four": 4,
    "fences": 1,
}
MOST: Final = 60


def cells_of(mask: int) -> list[int]:
    """The cells of a bit mask, in ascending order."""
    return [cell for cell in range(CELL_COUNT) if mask & BIT[cell]]


def mask_of(names: list[str]) -> int:
    """The bit mask of cells given by name."""
    return sum(BIT[CELLS.index(name)] for name in names)


def names_of(mask: int) -> list[str]:
    """The cells of a bit mask by name."""
    return [CELLS[cell] for cell in cells_of(mask)]


class Board:
    """The square: which cells there are, which lie under a parasol, which is before each house. (GB-06)"""

    def __init__(self, playable: int, parasols: int, front: list[int]) -> None:
        self.playable = playable
        self.parasols = parasols
        self.front = front

    def around(self, cells: int) -> int:
        """The cells orthogonally adjacent to any of `cells`, those themselves possibly among them."""
        return (
            (cells << ROWS) | (cells >> ROWS) | ((cells & NOT_TOP_ROW) << 1) | ((cells & NOT_BOTTOM_ROW) >> 1)
        ) & self.playable

    def connected(self, cells: int, seed: int) -> int:
        """The cells that can be reached from `seed` within `cells`."""
        reached = seed
        while True:
            further = reached | (self.around(reached) & cells)
            if further == reached:
                return reached
            reached = further


class Pieces:
    """How many of each piece the box holds. (GB-02 to GB-05)"""

    def __init__(self, counts: dict[str, int]) -> None:
        self.shares = counts["shares_per_business"]
        self.drunkards = counts["drunkard_cards"]
        self.waitresses = counts["waitress_cards"]
        self.signs = counts["signs_per_brewery"]
        self.bosses = counts["bosses_per_colour"]
        self.markers = counts["markers_per_colour"]
        self.markers_of_four = counts["markers_used_by_four"]


def read_board(data: dict[str, object], key: str) -> Board:
    """One board of a checked components file."""
    boards = data["boards"]
    assert isinstance(boards, dict)
    if key not in boards:
        raise BadInput(f"the components file has no board '{key}'; it has: {', '.join(boards)}")
    board = boards[key]
    return Board(
        ALL_CELLS ^ mask_of(board["missing"]["cells"]),
        mask_of(board["parasols"]["cells"]),
        [mask_of([board["front"][garden]["cell"]]) for garden in GARDENS],
    )


def read_pieces(data: dict[str, object]) -> Pieces:
    """The piece counts of a checked components file."""
    pieces = data["pieces"]
    assert isinstance(pieces, dict)
    return Pieces({name: pieces[name]["value"] for name in PIECES})
