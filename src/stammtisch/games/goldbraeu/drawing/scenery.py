"""The layer that never changes during a game: table, meadow, streets, the bare square, trees and buildings."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stammtisch.games.goldbraeu.components import cells_of
from stammtisch.games.goldbraeu.drawing.emblems import emblem
from stammtisch.games.goldbraeu.drawing.greenery import greenery, lights
from stammtisch.games.goldbraeu.drawing.layout import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    CELL,
    FRAME,
    HEIGHT,
    RIM,
    SIDE_WIDTH,
    SIDE_X,
    SQUARE_HEIGHT,
    SQUARE_WIDTH,
    SQUARE_X,
    SQUARE_Y,
    WIDTH,
    Layout,
    Place,
    Point,
    corner,
    gate,
    lay_out,
    neighbours,
    rack,
)
from stammtisch.games.goldbraeu.drawing.palette import BREWERY_PAINTS, SHUTTERS
from stammtisch.games.goldbraeu.names import BREWERIES, COLUMNS, ROWS
from stammtisch.games.goldbraeu.terms import GoldbraeuTerms
from stammtisch.pictures.paints import CREAM
from stammtisch.pictures.svg import circle, element, ellipse, group, path, rect, text, use

STREET: Final = 50


def definitions() -> str:
    field = rect(FRAME, FRAME, BOARD_WIDTH - 2 * FRAME, BOARD_HEIGHT - 2 * FRAME, rx=18)
    return element("clipPath", field, id="gb-field")


# Drawing it anew would cost a third of the time of a whole picture (3 of 10 ms).
@lru_cache(maxsize=8)
def scenery(terms: GoldbraeuTerms) -> str:
    """Depends on the board in play and on nothing else."""
    layout = lay_out(terms)
    field = group(
        _meadow(),
        _streets(layout),
        _square(terms),
        greenery(terms, layout),
        lights(),
        *(_house(garden, place) for garden, place in enumerate(layout.houses)),
        *(_brewery(brewery, place) for brewery, place in enumerate(layout.breweries)),
        clip_path="url(#gb-field)",
    )
    return group(_table(), field, id="scenery")


def _table() -> str:
    whole = {"width": float(WIDTH), "height": float(HEIGHT)}
    return (
        element("rect", **whole, fill="url(#gb-side)")
        + element("rect", **whole, filter="url(#gb-grain)", opacity=0.6)
        + rect(4, 4, BOARD_WIDTH - 8, BOARD_HEIGHT - 8, rx=28, fill="url(#gb-wood)")
        + rect(4, 4, BOARD_WIDTH - 8, BOARD_HEIGHT - 8, rx=28, filter="url(#gb-grain)")
        + rect(5, 5, BOARD_WIDTH - 10, BOARD_HEIGHT - 10, rx=27, fill="none", stroke="#c28a4e", stroke_width=2.5)
        + rect(17, 17, BOARD_WIDTH - 34, BOARD_HEIGHT - 34, rx=20, fill="none", stroke="#2b1607", stroke_width=7)
        + _beer_mat()
    )


def _beer_mat() -> str:
    """Lies where a fourth player would sit."""
    return group(
        circle(3, 5, 78, fill="#000", opacity=0.3),
        circle(0, 0, 78, fill="url(#gb-parchment)", stroke="#8a5a2e", stroke_width=2),
        circle(0, 0, 68, fill="none", stroke="#b3261e", stroke_width=4),
        circle(0, 0, 61, fill="none", stroke="#b3261e", stroke_width=1.5),
        use("gb-mug", -2, 0, 2),
        at=(SIDE_X + SIDE_WIDTH / 2, HEIGHT - 100),
        opacity=0.85,
    )


def _meadow() -> str:
    size = {"x": 0.0, "y": 0.0, "width": float(BOARD_WIDTH), "height": float(BOARD_HEIGHT)}
    return (
        element("rect", **size, fill="url(#gb-grass)")
        + element("rect", **size, filter="url(#gb-meadow)", opacity=0.7)
        + element("rect", **size, fill="url(#gb-sun)")
    )


def _streets(layout: Layout) -> str:
    """The ring around the square, and a lane from every house to its front cell and from every brewery."""
    around = rect(
        SQUARE_X - STREET,
        SQUARE_Y - STREET,
        SQUARE_WIDTH + 2 * STREET,
        SQUARE_HEIGHT + 2 * STREET,
        rx=44,
        fill="url(#gb-cobbles)",
        stroke="#6d5638",
        stroke_width=6,
    )
    lanes = [
        _between((place.x, place.y - 12), gate(front, side))
        for place, front, side in zip(layout.houses, layout.fronts, layout.sides, strict=True)
    ]
    for place in layout.breweries:
        corner_y = SQUARE_Y + 50 if place.y < SQUARE_Y + SQUARE_HEIGHT / 2 else SQUARE_Y + SQUARE_HEIGHT - 50
        lanes.append(_between((place.x, place.y), (place.x + place.sign_side * 136, corner_y)))
    drawn = path("".join(lanes), fill="none", stroke="#6d5638", stroke_width=76, stroke_linecap="round") + path(
        "".join(lanes), fill="none", stroke="url(#gb-cobbles)", stroke_width=66, stroke_linecap="round"
    )
    return drawn + around + path("".join(lanes), fill="none", stroke="url(#gb-cobbles)", stroke_width=66)


def _between(start: Point, end: Point) -> str:
    return f"M{start[0]:g} {start[1]:g}L{end[0]:g} {end[1]:g}"


def _square(terms: GoldbraeuTerms) -> str:
    """Rims first and sand after, cell by cell, so that notches and holes get a rim of their own."""
    playable = cells_of(terms.board.playable)

    def layer(margin: float, rx: float, fill: str) -> str:
        size = CELL + 2 * margin
        shapes = (rect(x - margin, y - margin, size, size, rx=rx) for x, y in map(corner, playable))
        return group(*shapes, fill=fill)

    rims = layer(RIM + 3, 14, "#7c6347") + layer(RIM, 12, "#e8dabb") + layer(4, 3, "#8a6a42")
    checker = path(
        "".join(
            f"M{x} {y}h{CELL}v{CELL}h-{CELL}z"
            for x, y in (corner(cell) for cell in playable if sum(divmod(cell, ROWS)) % 2)
        ),
        fill="#b98a4c",
        opacity=0.13,
    )
    return rims + layer(0, 0, "url(#gb-sand)") + checker + _grid(playable) + _coordinates()


def _grid(playable: list[int]) -> str:
    lines = []
    for cell in playable:
        x, y = corner(cell)
        beside = neighbours(cell)
        if beside["north"] in playable:
            lines.append(f"M{x} {y}h{CELL}")
        if beside["west"] in playable:
            lines.append(f"M{x} {y}v{CELL}")
    dots = path(
        "".join(lines), stroke="#7a5a33", stroke_width=2, stroke_dasharray="2 7", stroke_linecap="round", opacity=0.6
    )
    grain = rect(
        SQUARE_X - RIM, SQUARE_Y - RIM, SQUARE_WIDTH + 2 * RIM, SQUARE_HEIGHT + 2 * RIM, filter="url(#gb-noise)"
    )
    return dots + group(grain, opacity=0.22)


def _coordinates() -> str:
    below, left = SQUARE_Y + SQUARE_HEIGHT + 18, SQUARE_X - 13
    columns = (
        text("abcdefgh"[column], SQUARE_X + (column + 0.5) * CELL, below, "gb-coordinate") for column in range(COLUMNS)
    )
    rows = (text(str(ROWS - row), left, SQUARE_Y + (row + 0.5) * CELL + 6, "gb-coordinate") for row in range(ROWS))
    return "".join((*columns, *rows))


def _house(garden: int, place: Place) -> str:
    turned = f"translate({place.x:g} {place.y:g}) scale({-place.sign_side} 1)"
    building = element("use", href="#gb-house", transform=turned, color=SHUTTERS[garden])
    # The wrought-iron arm that the brewery's sign hangs from.
    side = place.sign_side
    arm = path(
        f"M{side * 86}-56H{side * 126}M{side * 88}-40Q{side * 100}-42 {side * 104}-56M{side * 112}-56v6",
        fill="none",
        stroke="#2b2b2b",
        stroke_width=3,
    )
    return building + group(arm, at=(place.x, place.y))


def _brewery(brewery: int, place: Place) -> str:
    paint = BREWERY_PAINTS[brewery]
    side = place.sign_side
    barrels = "".join(
        use("gb-barrel", place.x + side * x, place.y + y, color=paint.base) for x, y in ((-96, 2), (-76, 8), (94, 6))
    )
    turned = f"translate({place.x:g} {place.y:g}) scale({-side} 1)"
    frame = path("M-62 62V-4M62 62V-4M-70-2H70", fill="none", stroke="#5a3214", stroke_width=6, stroke_linecap="round")
    return (
        element("use", href="#gb-brewery", transform=turned)
        + barrels
        + _shield(brewery, place)
        + group(ellipse(4, 62, 72, 7, fill="#1c2a0c", opacity=0.4), frame, at=rack(place))
    )


def _shield(brewery: int, place: Place) -> str:
    paint = BREWERY_PAINTS[brewery]
    return group(
        path("M-17-18H17V4Q17 16 0 21-17 16-17 4z", fill=paint.base, stroke="#f3dfae", stroke_width=2),
        use(emblem(BREWERIES[brewery]), 0, 0, 0.66, color=CREAM),
        at=(place.x, place.y - 142),
    )
