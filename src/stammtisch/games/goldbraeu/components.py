"""The box: board and pieces from the data file, checked, and as the bit masks that the rules work with."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.errors import BadInput
from stammtisch.games.goldbraeu.names import BREWERIES, CELL_COUNT, CELLS, GARDENS, ROWS

ALL_CELLS: Final = (1 << CELL_COUNT) - 1
BIT: Final = [1 << cell for cell in range(CELL_COUNT)]
TOP_ROW: Final = sum(BIT[cell] for cell in range(CELL_COUNT) if cell % ROWS == ROWS - 1)
BOTTOM_ROW: Final = sum(BIT[cell] for cell in range(CELL_COUNT) if cell % ROWS == 0)
NOT_TOP_ROW: Final = ALL_CELLS ^ TOP_ROW
NOT_BOTTOM_ROW: Final = ALL_CELLS ^ BOTTOM_ROW

STATUSES: Final = ("documented", "reconstructed")
SIDES: Final = ("north", "east", "south", "west")
CORNERS: Final = ("north-west", "north-east", "south-east", "south-west")
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


def faults(data: object) -> list[str]:
    """Everything that is wrong with a components file, one line each."""
    if not isinstance(data, dict):
        return ["the file is not a JSON object"]
    found: list[str] = []
    if data.get("game") != "goldbraeu":
        found.append('it does not say "game": "goldbraeu"')
    pieces = data.get("pieces")
    if isinstance(pieces, dict):
        found += _piece_faults(pieces)
    else:
        found.append("'pieces' is missing or no object")
    boards = data.get("boards")
    if not isinstance(boards, dict) or not boards:
        found.append("'boards' is missing, empty or no object")
        return found
    for key, board in boards.items():
        found += [f"board '{key}': {fault}" for fault in _board_faults(board)]
    return found


def _piece_faults(pieces: dict[str, object]) -> list[str]:
    found = [f"pieces: '{name}' is missing" for name in PIECES if name not in pieces]
    for name, piece in pieces.items():
        if name not in PIECES:
            found.append(f"pieces: '{name}' is unknown; known are {', '.join(PIECES)}")
            continue
        value = piece.get("value") if isinstance(piece, dict) else None
        if not isinstance(value, int) or isinstance(value, bool) or not PIECES[name] <= value <= MOST:
            found.append(f"pieces: '{name}' needs a whole \"value\" from {PIECES[name]} to {MOST}")
        found += _status_faults(f"pieces: '{name}'", piece)
    return found or _marker_faults(read_pieces({"pieces": pieces}))


def _marker_faults(pieces: Pieces) -> list[str]:
    if pieces.markers_of_four <= pieces.markers:
        return []
    return [
        f"pieces: 'markers_used_by_four' is {pieces.markers_of_four}, but a colour has only {pieces.markers} markers"
    ]


def _status_faults(what: str, element: object) -> list[str]:
    if isinstance(element, dict) and element.get("status") in STATUSES:
        return []
    return [f'{what} needs a "status": {" or ".join(STATUSES)}']


def _cell_faults(what: str, cells: object) -> list[str]:
    if not isinstance(cells, list):
        return [f'{what} needs a list "cells"']
    found = [f"{what}: '{cell}' is no cell; cells are a1 to h5" for cell in cells if cell not in CELLS]
    doubled = sorted({str(cell) for cell in cells if cells.count(cell) > 1})
    return found + [f"{what}: {cell} is named twice" for cell in doubled]


def _board_faults(board: object) -> list[str]:
    if not isinstance(board, dict):
        return ["is no object"]
    found: list[str] = []
    for what in ("missing", "parasols"):
        element = board.get(what)
        found += _status_faults(f"'{what}'", element)
        found += _cell_faults(f"'{what}'", element.get("cells") if isinstance(element, dict) else None)
    found += _place_faults(board.get("front"), "front", GARDENS, "side", SIDES)
    found += _place_faults(board.get("breweries"), "breweries", BREWERIES, "corner", CORNERS)
    front = board.get("front")
    if isinstance(front, dict):
        for garden, place in front.items():
            cell = place.get("cell") if isinstance(place, dict) else None
            if garden in GARDENS and cell not in CELLS:
                found.append(f"'front': {garden} needs a \"cell\" from a1 to h5, not {cell!r}")
    return found or _geometry_faults(board)


def _place_faults(places: object, what: str, names: tuple[str, ...], key: str, values: tuple[str, ...]) -> list[str]:
    if not isinstance(places, dict):
        return [f"'{what}' is missing or no object"]
    found = [f"'{what}': {name} is missing" for name in names if name not in places]
    for name, place in places.items():
        if name not in names:
            found.append(f"'{what}': '{name}' is unknown; known are {', '.join(names)}")
            continue
        if not isinstance(place, dict) or place.get(key) not in values:
            found.append(f"'{what}': {name} needs a \"{key}\": one of {', '.join(values)}")
        found += _status_faults(f"'{what}': {name}", place)
    return found


def _geometry_faults(board: dict[str, dict[str, object]]) -> list[str]:
    """What the masks of a well-formed board show."""
    checked = read_board({"boards": {"this": board}}, "this")
    found: list[str] = []
    outside = names_of(checked.parasols & ~checked.playable)
    if outside:
        found.append(f"'parasols': {', '.join(outside)} is missing from the square")
    for garden, front in zip(GARDENS, checked.front, strict=True):
        if not front & checked.playable:
            found.append(f"'front': {garden}'s cell {names_of(front)[0]} is missing from the square")
    if len(set(checked.front)) < len(GARDENS):
        found.append("'front': two gardens have the same cell")
    if not found and checked.connected(checked.playable, checked.front[0]) != checked.playable:
        found.append("the square falls into pieces")
    return found
