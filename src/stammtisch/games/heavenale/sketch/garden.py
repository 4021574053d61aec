"""Gardens: the viewer's large, in hexes with the names of their spots, the others' small."""

from __future__ import annotations

from typing import Any, Final

from stammtisch.games.heavenale.decisions.sheds import fertility_around
from stammtisch.games.heavenale.names import EMPTY, NOTHING, SHED_COUNT, SHEDS, SPOTS
from stammtisch.games.heavenale.sketch.ink import GROUND, SHED, badge, half_of, tile_style, tile_text
from stammtisch.games.heavenale.state import HeavenAleState
from stammtisch.pictures.markup import Canvas, fit

# The large hexes: half a step to the right, a step down, and where the middle of the map lies.
ACROSS: Final = 3
DOWN: Final = 2
MIDDLE: Final = 21
WIDTH: Final = 42
HEIGHT: Final = 15

OUTLINE: Final = ((-2, 0, "╱"), (2, 0, "╲"), (-3, 1, "│"), (3, 1, "│"), (-1, 2, "╲"), (1, 2, "╱"))

SMALL_ACROSS: Final = 2
SMALL_MIDDLE: Final = 12
SMALL_WIDTH: Final = 26
SMALL_HEIGHT: Final = 7

SUN_SIGN: Final = "☼ sunny"
SHADE_SIGN: Final = "shady ☾"


def garden_lines(table: HeavenAleState, seat: int) -> list[str]:
    """One garden in hexes: the name of the spot in the roof, the tile below; a shed site has its sum and free spots."""
    canvas = Canvas(WIDTH + 1, HEIGHT)
    for place, (x, y) in _map(table).items():
        middle = MIDDLE + ACROSS * x
        top = DOWN * y
        # The floor of a hex is part of the roofs below it, where there are any: the same strokes in the same places.
        for column, line, stroke in OUTLINE:
            canvas.write(middle + column, top + line, stroke, "dim")
        if place in SHEDS:
            _draw_shed(canvas, middle, top, table, seat, SHEDS.index(place))
        else:
            _draw_spot(canvas, middle, top, table, seat, SPOTS.index(place))
    canvas.write(0, 2, SUN_SIGN, "bold")
    canvas.write(WIDTH + 1 - len(SHADE_SIGN), 2, SHADE_SIGN, "bold")
    return canvas.lines()


def _draw_spot(canvas: Canvas, middle: int, top: int, table: HeavenAleState, seat: int, spot: int) -> None:
    half = half_of(spot)
    tile = table.garden[seat][spot]
    canvas.write(middle - 1, top, SPOTS[spot], GROUND[half])
    if tile == EMPTY:
        canvas.write(middle - 2, top + 1, "     ", GROUND[half])
    else:
        canvas.write(middle - 2, top + 1, f" {tile_text(tile)}  ", tile_style(tile, half))


def _draw_shed(canvas: Canvas, middle: int, top: int, table: HeavenAleState, seat: int, shed: int) -> None:
    kind = table.sheds[seat * SHED_COUNT + shed]
    canvas.write(middle - 1, top, f"{SHEDS[shed]} ", "bold")
    if kind == NOTHING:
        text = f"{fertility_around(table, seat, shed)}+{_free_around(table, seat, shed)}"
        canvas.write(middle - 2, top + 1, f"{text:^5}")
    else:
        canvas.write(middle - 2, top + 1, f" {SHED}{kind}  ", "bold")


def _free_around(table: HeavenAleState, seat: int, shed: int) -> int:
    return (table.terms.garden.shed_mask[shed] & ~table.filled[seat]).bit_count()


def small_garden_lines(table: HeavenAleState, seat: int, names: list[str]) -> list[str]:
    """The gardens of all others side by side, each under its name."""
    others = [other for other in range(table.players) if other != seat]
    gardens = [[f"{badge(other)} {fit(names[other], SMALL_WIDTH - 4)}", *_small(table, other)] for other in others]
    return [" ".join(garden[line] for garden in gardens) for line in range(1 + SMALL_HEIGHT)]


def _small(table: HeavenAleState, seat: int) -> list[str]:
    canvas = Canvas(SMALL_WIDTH, SMALL_HEIGHT)
    for place, (x, y) in _map(table).items():
        left = SMALL_MIDDLE + SMALL_ACROSS * x
        if place in SHEDS:
            kind = table.sheds[seat * SHED_COUNT + SHEDS.index(place)]
            canvas.write(left, y, SHED, "dim" if kind == NOTHING else "bold")
            canvas.write(left + 1, y, " " if kind == NOTHING else str(kind), "bold")
            continue
        spot = SPOTS.index(place)
        half = half_of(spot)
        tile = table.garden[seat][spot]
        if tile == EMPTY:
            canvas.write(left, y, f"{place[0].lower()} ", GROUND[half])
        else:
            canvas.write(left, y, tile_text(tile), tile_style(tile, half))
    return canvas.lines()


def _map(table: HeavenAleState) -> dict[str, tuple[int, int]]:
    """Where each spot and shed site lies: doubled steps to the right of the middle, steps down."""
    data: Any = table.terms.components.data
    return {place: (x, y) for place, (x, y) in data["garden"]["spots"].items()}
