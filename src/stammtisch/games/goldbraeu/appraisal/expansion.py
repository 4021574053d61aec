"""Expansion: what a cell brings, and which of several equal ones leaves more room. (GB-30 to GB-33)"""

from __future__ import annotations

from stammtisch.games.goldbraeu.appraisal import weights
from stammtisch.games.goldbraeu.appraisal.outlook import Outlook
from stammtisch.games.goldbraeu.choices import GROW, PASS
from stammtisch.games.goldbraeu.components import BIT
from stammtisch.games.goldbraeu.names import CELL_COUNT, GARDEN_COUNT


def appraise_expand(outlook: Outlook, choices: list[int]) -> list[float]:
    """Each cell by what it brings to its garden, takes from another, and opens up."""
    return [0.0 if choice == PASS else grow_gain(outlook, *divmod(choice - GROW, CELL_COUNT)) for choice in choices]


def grow_gain(outlook: Outlook, garden: int, cell: int) -> float:
    """What the viewer gains by one cell for a garden."""
    view = outlook.view
    board = view.terms.board
    bit = BIT[cell]
    each = outlook.cell_edge[garden * outlook.players + outlook.me]
    gain = each * plain_cells(outlook, bit)
    for giver in range(GARDEN_COUNT):
        if view.cells[giver] & bit:
            kept = board.connected(view.cells[giver] & ~bit, board.front[giver])
            lost = plain_cells(outlook, view.cells[giver] & ~kept)
            gain -= lost * outlook.cell_edge[giver * outlook.players + outlook.me]
    new = board.around(bit) & view.free & ~board.around(view.cells[garden])
    return gain + weights.ROOM * each * plain_cells(outlook, new)


def plain_cells(outlook: Outlook, cells: int) -> int:
    """Cells counted in plain ones: a parasol makes two of one. (GB-71)"""
    return cells.bit_count() + (cells & outlook.view.terms.board.parasols).bit_count()


def best_cells(outlook: Outlook, seat: int) -> tuple[float, float]:
    """The gains of the best free cell for a seat, and of the next best."""
    view = outlook.view
    board = view.terms.board
    gains = [0.0, 0.0]
    for garden in outlook.gardens[seat]:
        each = outlook.cell_edge[garden * outlook.players + seat]
        reach = board.around(view.cells[garden]) & view.free
        parasols = (reach & board.parasols).bit_count()
        gains += [2 * each] * min(parasols, 2) + [each] * min(reach.bit_count() - parasols, 2)
    gains.sort()
    return gains[-1], gains[-2]
