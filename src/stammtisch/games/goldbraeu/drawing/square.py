"""The cells of the square: free sand, or the ground of a garden with tables; parasols; picket fences on the borders."""

from __future__ import annotations

import math
from typing import Final

from stammtisch.games.goldbraeu.components import cells_of
from stammtisch.games.goldbraeu.drawing.emblems import emblem
from stammtisch.games.goldbraeu.drawing.layout import CELL, Layout, corner, neighbours
from stammtisch.games.goldbraeu.drawing.palette import NO_PLAYER, SHUTTERS
from stammtisch.games.goldbraeu.names import CELLS, COLOURS, GARDENS, NOBODY, ROWS
from stammtisch.games.goldbraeu.scoring import income
from stammtisch.games.goldbraeu.view import GoldbraeuView
from stammtisch.pictures.paints import CREAM, PLAYERS, Paint
from stammtisch.pictures.svg import TARGET, circle, ellipse, group, path, rect, text, use
from stammtisch.pictures.words import say

# A band in the boss's colour runs along the borders of a garden, just inside the fence: from where to where in a cell.
# Fences rise to the north, so the southern band keeps more distance.
BANDS: Final = {"west": (6, 14), "east": (86, 94), "north": (5, 13), "south": (80, 88)}
FENCE_POST: Final = "#6d4420"
RAIL: Final = "#c39a63"
PARASOL_RED: Final = "#cf3b30"


def definitions() -> str:
    return (
        group(_table(), id="gb-table")
        + group(_parasol(38), id="gb-parasol")
        + group(_fence_across(), id="gb-fence-across")
        + group(_fence_along(), id="gb-fence-along")
    )


def square(view: GoldbraeuView, layout: Layout) -> str:
    """All cells in the order of their names, then the fences from the top down."""
    gardens = garden_of_cells(view)
    cells = [_cell(view, gardens, cell) for cell in cells_of(view.terms.board.playable)]
    return group(*cells, id="cells") + group(*_fences(view, layout, gardens), id="fences")


def garden_of_cells(view: GoldbraeuView) -> dict[int, int]:
    """The garden that each taken cell belongs to."""
    return {cell: garden for garden, cells in enumerate(view.cells) for cell in cells_of(cells)}


def _cell(view: GoldbraeuView, gardens: dict[int, int], cell: int) -> str:
    board = view.terms.board
    shaded = bool(board.parasols >> cell & 1)
    worth = income(1 << cell, board.parasols, False, False)
    garden = gardens.get(cell, NOBODY)
    content: list[str] = []
    if garden == NOBODY:
        words = say("cell_free", cell=CELLS[cell], worth=worth)
    else:
        words = say("cell", cell=CELLS[cell], garden=GARDENS[garden], worth=worth)
        content.append(rect(0, 0, CELL, CELL, fill=f"url(#gb-ground-{garden})"))
        content.append(_band(view, gardens, cell, garden))
    if garden != NOBODY or shaded:
        content.append(use("gb-table", 50, 53))
    if shaded:
        content.append(use("gb-parasol", 50, 50))
        content.append(use("gb-gold-coin", 82, 80, 0.9) + text(str(worth), 82, 86.5, "gb-coin"))
    if garden != NOBODY:
        content.append(_medallion(garden, 20, 21, 14))
        if board.front[garden] >> cell & 1:
            content.append(_flag(view.boss[garden]))
    content.append(rect(4, 4, CELL - 8, CELL - 8, rx=8, **TARGET))
    owner = GARDENS[garden] if garden != NOBODY else "none"
    return group(*content, at=corner(cell), title=words, id=f"cell-{CELLS[cell]}", data_garden=owner)


def _band(view: GoldbraeuView, gardens: dict[int, int], cell: int, garden: int) -> str:
    """Straight along every side that borders on something else, and around the corners, inner and outer."""
    around = neighbours(cell)
    borders = {side for side, beside in around.items() if gardens.get(beside) != garden}
    across, along = _ends(borders, "west", "east"), _ends(borders, "north", "south")
    parts = [_bar(across, BANDS[side]) for side in ("north", "south") if side in borders]
    parts += [_bar(BANDS[side], along) for side in ("west", "east") if side in borders]
    for vertical, horizontal in (("north", "west"), ("north", "east"), ("south", "west"), ("south", "east")):
        inside = not borders & {vertical, horizontal}
        if inside and gardens.get(neighbours(around[vertical])[horizontal]) != garden:
            x, y = BANDS[horizontal], BANDS[vertical]
            parts.append(_bar((x[0], CELL) if horizontal == "east" else (0, x[1]), y))
            parts.append(_bar(x, (0, y[1]) if vertical == "north" else (y[0], CELL)))
    return path("".join(parts), fill=_paint(view.boss[garden]).base, opacity=0.9)


def _ends(borders: set[str], first: str, last: str) -> tuple[int, int]:
    """From border to border, or on to the next cell of the same garden."""
    return BANDS[first][0] if first in borders else 0, BANDS[last][1] if last in borders else CELL


def _bar(x: tuple[int, int], y: tuple[int, int]) -> str:
    return f"M{x[0]} {y[0]}H{x[1]}V{y[1]}H{x[0]}z"


def _paint(seat: int) -> Paint:
    return PLAYERS[seat] if seat != NOBODY else NO_PLAYER


def _medallion(garden: int, x: float, y: float, r: float) -> str:
    return circle(x, y, r, fill=CREAM, stroke=SHUTTERS[garden], stroke_width=2.5) + use(
        emblem(GARDENS[garden]), x, y, r * 0.04, color=SHUTTERS[garden]
    )


def _flag(seat: int) -> str:
    """The flag of the boss on the front cell; a garden without a boss flies none."""
    if seat == NOBODY:
        return ""
    paint = PLAYERS[seat]
    return group(
        path("M-13-16V22", stroke="#4a2a12", stroke_width=3.5, stroke_linecap="round"),
        path("M-12-16H16L10-4 16 9H-12z", fill=paint.base, stroke=paint.dark, stroke_width=1.5),
        use(emblem(COLOURS[seat]), 0, -3.5, 0.8, color=paint.ink),
        at=(79, 22),
    )


def _table() -> str:
    """A table with two benches and four mugs, 78 by 50."""
    benches = "".join(
        rect(-37, y, 74, 8, rx=2, fill="url(#gb-plank)", stroke="#7a4719", stroke_width=1) for y in (-25, 17)
    )
    board = rect(-39, -12, 78, 24, rx=3, fill="url(#gb-plank)", stroke="#7a4719", stroke_width=1.2)
    grain = path("M-38-4H38M-38 4H38", stroke="#8f5a26", stroke_width=1, opacity=0.7)
    mugs = "".join(
        path(f"M{x + 4} {y - 2}h3v5h-3", fill="none", stroke="#f6ecd4", stroke_width=1.8)
        + circle(x, y, 5, fill="url(#gb-beer)", stroke="#8a560a", stroke_width=0.8)
        + circle(x - 0.5, y - 0.5, 3.2, fill="#fff8e8")
        for x, y in ((-28, -3), (-9, 4), (10, -4), (27, 3))
    )
    shadow = rect(-36, -20, 80, 52, rx=4, fill="#2a1500", opacity=0.22)
    return shadow + benches + board + grain + mugs


def _parasol(r: float) -> str:
    """Seen from above, red and white, lit from the upper left."""
    parts = [ellipse(8, 13, r, r * 0.95, fill="#2a1500", opacity=0.3)]
    for index in range(8):
        start, end = (index + 0.3) * math.tau / 8, (index + 1.3) * math.tau / 8
        centre = (start + end) / 2
        outline = (
            f"M0 0L{r * math.cos(start):.1f} {r * math.sin(start):.1f}"
            f"Q{r * 0.9 * math.cos(centre):.1f} {r * 0.9 * math.sin(centre):.1f} "
            f"{r * math.cos(end):.1f} {r * math.sin(end):.1f}z"
        )
        light = math.cos(centre - math.radians(225))
        parts.append(path(outline, fill=PARASOL_RED if index % 2 else CREAM, stroke="#8a2a1c", stroke_width=0.7))
        parts.append(path(outline, fill="#fff" if light > 0 else "#200", opacity=abs(light) * 0.24))
    parts.append(circle(0, 0, r * 0.2, fill=PARASOL_RED, stroke="#7a1712", stroke_width=1))
    parts.append(circle(-1, -1, r * 0.1, fill=CREAM))
    return "".join(parts)


def _fences(view: GoldbraeuView, layout: Layout, gardens: dict[int, int]) -> list[str]:
    """A fence on every border of a garden, but for the gate to its house."""
    edges: set[tuple[int, int, bool]] = set()
    for cell, garden in gardens.items():
        for side, beside in neighbours(cell).items():
            is_gate = cell == layout.fronts[garden] and side == layout.sides[garden]
            if gardens.get(beside) != garden and not is_gate:
                edges.add(_edge(cell, side))
    return [_fence(row, column, along) for row, column, along in sorted(edges)]


def _edge(cell: int, side: str) -> tuple[int, int, bool]:
    """Grid line row and column, counted from the top left, and whether it runs along a column."""
    column, row = divmod(cell, ROWS)
    line = ROWS - 1 - row
    return {
        "north": (line, column, False),
        "south": (line + 1, column, False),
        "west": (line, column, True),
        "east": (line, column + 1, True),
    }[side]


def _fence(row: int, column: int, along: bool) -> str:
    origin = corner(ROWS - 1)
    x, y = origin[0] + column * CELL, origin[1] + row * CELL
    kind = "along" if along else "across"
    return use(f"gb-fence-{kind}", x, y, id=f"fence-{kind}-{column}-{row}")


def _fence_across() -> str:
    """From left to right, 100 units, standing on y = 5."""
    rails = "".join(rect(0, y, CELL, 3.4, fill=RAIL, stroke=FENCE_POST, stroke_width=0.5) for y in (-7, 0))
    pickets = "".join(
        path(f"M{x} 5V-9l3.5-5 3.5 5V5z", fill="url(#gb-picket)", stroke="#9a7a4c", stroke_width=0.8)
        for x in (7.5, 18.5, 29.5, 40.5, 51.5, 62.5, 73.5, 84.5)
    )
    shadow = path("M3 8H103", stroke="#2a1500", stroke_width=5, opacity=0.22)
    return shadow + rails + pickets + _post(0) + _post(0, CELL)


def _post(y: float, x: float = 0) -> str:
    return (
        rect(x - 4, y - 13, 8, 20, rx=2, fill=FENCE_POST, stroke="#3a210c", stroke_width=1)
        + circle(x, y - 13, 4.6, fill="#d9a441", stroke="#3a210c", stroke_width=1)
        + circle(x - 1.4, y - 14.4, 1.4, fill="#fff", opacity=0.85)
    )


def _fence_along() -> str:
    """From top to bottom, 100 units: pickets one behind another, broad enough to be seen."""
    shadow = path("M8 2V100", stroke="#2a1500", stroke_width=5, opacity=0.22)
    pickets = "".join(
        path(f"M-5.5 {y}v-11l5.5-5 5.5 5v11z", fill="url(#gb-picket)", stroke="#9a7a4c", stroke_width=0.8)
        + rect(-6, y - 7, 12, 3, fill=RAIL, stroke=FENCE_POST, stroke_width=0.5)
        for y in (12, 23, 34, 45, 56, 67, 78, 89)
    )
    return _post(0) + shadow + pickets + _post(CELL)
