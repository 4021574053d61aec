"""Everything that can be wrong with a components file, each fault as one clear line."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.box_check import status_faults, whole_faults
from stammtisch.games.goldbraeu.components import MOST, PIECES, Pieces, names_of, read_board, read_pieces
from stammtisch.games.goldbraeu.names import BREWERIES, CELLS, GARDENS

SIDES: Final = ("north", "east", "south", "west")
CORNERS: Final = ("north-west", "north-east", "south-east", "south-west")


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
        found += whole_faults(f"pieces: '{name}'", piece, "value", PIECES[name], MOST)
        found += status_faults(f"pieces: '{name}'", piece)
    return found or _marker_faults(read_pieces({"pieces": pieces}))


def _marker_faults(pieces: Pieces) -> list[str]:
    if pieces.markers_of_four <= pieces.markers:
        return []
    return [
        f"pieces: 'markers_used_by_four' is {pieces.markers_of_four}, but a colour has only {pieces.markers} markers"
    ]


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
        found += status_faults(f"'{what}'", element)
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
        found += status_faults(f"'{what}': {name}", place)
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
