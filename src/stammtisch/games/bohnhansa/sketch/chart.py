"""The chart: eight towns with their roads, figures and bean meters. (BH-05, BH-45)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.ladders import price_at, price_level
from stammtisch.games.bohnhansa.names import BOXES, TOWN_COUNT, TOWNS
from stammtisch.games.bohnhansa.sketch.ink import BADGE, INK, LETTER, SIGNS
from stammtisch.games.bohnhansa.state import BOX_BITS, SET_UP, BohnHansaState
from stammtisch.pictures.markup import Canvas

WIDTH: Final = 100
# By town: column and row. West to east above are Scotland to Gotland, below Bremen to Danzig.
GRID: Final = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1))
COLUMNS: Final = (0, 24, 51, 78)
DOWN: Final = 7
BLOCK: Final = 22  # as wide as a meter of four boxes; of five it reaches into the next gap
TALL: Final = 5
HEIGHT: Final = DOWN + TALL
CELL: Final = 4
NAME: Final = 2


def chart_lines(table: BohnHansaState) -> list[str]:
    """Roads first; the towns lie upon them."""
    canvas = Canvas(WIDTH, HEIGHT)
    for here in range(TOWN_COUNT):
        for there in range(here):
            if table.terms.box.distance[here * TOWN_COUNT + there] == 1:
                _draw_road(canvas, *sorted((_corner(here), _corner(there))))
    for town in range(TOWN_COUNT):
        _draw_town(canvas, table, town)
    return canvas.lines()


def _corner(town: int) -> tuple[int, int]:
    column, row = GRID[town]
    return COLUMNS[column], row * DOWN


def _draw_road(canvas: Canvas, west: tuple[int, int], east: tuple[int, int]) -> None:
    """Along the names of a row, down the middle of a column, or slanting through the gap between the rows."""
    (left, top), (right, bottom) = west, east
    if top == bottom:
        canvas.write(left, top, "─" * (right - left), "dim")
        return
    gap = range(TALL, DOWN) if top < bottom else range(DOWN - 1, TALL - 1, -1)
    start, end = left + BLOCK // 2, right + BLOCK // 2
    for step, row in enumerate(gap):
        if left == right:
            canvas.write(start, row, "│", "dim")
            continue
        first, last = (start + (end - start) * part // len(gap) for part in (step, step + 1))
        canvas.write(first, row, "╲" + "─" * (last - first - 2) + "╲" if top < bottom else "╱", "dim")


def _draw_town(canvas: Canvas, table: BohnHansaState, town: int) -> None:
    """Name and figures, the boxes from below, and for each kind its ladder with the price of now."""
    left, top = _corner(town)
    canvas.write(left, top, f"{TOWNS[town].upper()} ", "bold")
    place = left + len(TOWNS[town]) + 1
    for seat in range(table.players):
        if table.phase != SET_UP and table.figure[seat] == town:
            canvas.write(place, top, f" {LETTER[seat]} ", BADGE[seat])
            place += 3
    for number in range(table.terms.box.boxes[town]):
        pile = table.meter[town * BOXES + number]
        bean, count = divmod(pile, BOX_BITS)
        words = f"{count}{SIGNS[bean]}" if pile else "·"
        canvas.write(left + NAME + CELL * number, top + 1, f"{words:>{CELL}}", INK[bean] if pile else "dim")
    now = price_level(table, town)
    for line, bean in enumerate(table.terms.box.sells[town]):
        _draw_ladder(canvas, (left, top + 2 + line), table, town, bean, now)


def _draw_ladder(canvas: Canvas, at: tuple[int, int], table: BohnHansaState, town: int, bean: int, now: int) -> None:
    """Under each box the price that holds while it is the lowest free one; the one in the circle is last."""
    left, y = at
    canvas.write(left, y, SIGNS[bean], INK[bean])
    levels = table.terms.box.boxes[town] + 1
    for level in range(levels):
        price = str(price_at(table.terms.box, town, bean, level))
        words = f"<{price}>" if level == now else f"({price})" if level == levels - 1 else price
        canvas.write(left + NAME + CELL * (level + 1) - len(words), y, words, "bold reverse" if level == now else "dim")
