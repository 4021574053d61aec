"""The common track: 27 spaces in three rows with their tiles, discs and figures, and the start area. (HA-05, HA-15)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.components import ACTIVATION, BARREL, MONK
from stammtisch.games.heavenale.decisions.barrels import barrels_to_take
from stammtisch.games.heavenale.decisions.start_area import BREWMASTER_INCOME, DUCATS_INCOME, MARKER_INCOME
from stammtisch.games.heavenale.names import BACK_IN, LAST_SPACE
from stammtisch.games.heavenale.sketch.ink import BADGE, LETTER, badge, plain_style, tile_text
from stammtisch.games.heavenale.state import HeavenAleState
from stammtisch.pictures.markup import Canvas, paint

ROW: Final = 9
CELL: Final = 9
TILES_A_LINE: Final = 2
START_WORDS: Final = (
    "first player",
    f"brewmaster +{BREWMASTER_INCOME}",
    f"marker +{MARKER_INCOME}",
    f"{DUCATS_INCOME} ducats",
)


def track_lines(table: HeavenAleState, seat: int) -> list[str]:
    """Three rows of nine spaces, then the start area."""
    rows = [range(first, first + ROW) for first in range(1, LAST_SPACE + 1, ROW)]
    return [line for row in rows for line in _row_lines(table, seat, row)] + [_start_line(table)]


def _row_lines(table: HeavenAleState, seat: int, spaces: range) -> list[str]:
    """Figures where there are any, numbers with what each space is for, and what lies there."""
    figures = 1 if any(space in table.figure for space in spaces) else 0
    most = max(len(table.track[space]) for space in spaces)
    canvas = Canvas(ROW * CELL - 1, figures + 1 + max(-(-most // TILES_A_LINE), 1))
    for index, space in enumerate(spaces):
        left = index * CELL
        here = [figure for figure in range(table.players) if table.figure[figure] == space]
        for offset, figure in enumerate(here):
            canvas.write(left + 3 + offset, 0, LETTER[figure], BADGE[figure])
        canvas.write(left, figures, f"{space:>2}", "bold")
        canvas.write(left + 3, figures, _tag(table, space), "dim")
        _draw_contents(canvas, left + 3, figures + 1, table, seat, space)
    return canvas.lines()


def _tag(table: HeavenAleState, space: int) -> str:
    """What a space is for: the price of a monk in shade and sun, the letters of a disc."""
    track = table.terms.track
    if track.kind[space] == MONK:
        return f"{track.price[space]}/{2 * track.price[space]}"
    return track.letters[space]


def _draw_contents(canvas: Canvas, left: int, top: int, table: HeavenAleState, seat: int, space: int) -> None:
    """Tiles in the order of their coming, discs, or whether a barrel waits ahead."""
    kind = table.terms.track.kind[space]
    if kind == ACTIVATION:
        discs = table.supply[space]
        canvas.write(left, top, "●" * discs if discs else "○", "bold" if discs else "dim")
    elif kind == BARREL:
        waits = table.figure[seat] < space and barrels_to_take(table, seat)
        canvas.write(left, top, "barrel!" if waits else "barrel", "bold" if waits else "dim")
    for index, tile in enumerate(table.track[space]):
        line, column = divmod(index, TILES_A_LINE)
        canvas.write(left + 3 * column, top + line, tile_text(tile), plain_style(tile))


def _start_line(table: HeavenAleState) -> str:
    """The spots of the start area; whoever has come round passes for the rest of the round."""
    words: list[str] = []
    for spot, word in enumerate(START_WORDS):
        standing = [seat for seat in range(table.players) if table.spot[seat] == spot]
        back = " in" if standing and table.figure[standing[0]] == BACK_IN else ""
        words.append(f"{word} {badge(standing[0]) if standing else paint(' - ', 'dim')}{back}")
    return "Start: " + "  ".join(words)
