"""The layer that never changes during a game: table, meadow, the ring with its stalls, the empty boards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.heavenale.components import ACTIVATION, BARREL, MONK
from stammtisch.games.heavenale.drawing.greenery import greenery
from stammtisch.games.heavenale.drawing.layout import (
    CENTRE,
    GAP,
    INNER,
    LARGE,
    OUTER,
    STALL,
    START_ANGLE,
    START_SPACES,
    STEP,
    TOP,
    TRACK,
    WALL,
    WIDTH,
    Plan,
    angle,
    height,
    polar,
    seating,
    sector,
    small_place,
    small_scale,
    start_place,
)
from stammtisch.games.heavenale.drawing.palette import SPACE_FILLS, SPACE_RIMS
from stammtisch.games.heavenale.drawing.production import bare_track
from stammtisch.games.heavenale.drawing.summary import shed_table, summary
from stammtisch.games.heavenale.names import LAST_SPACE, START_SPOTS
from stammtisch.games.heavenale.terms import HeavenAleTerms
from stammtisch.pictures.paints import CREAM
from stammtisch.pictures.svg import circle, element, group, path, rect, text, use
from stammtisch.pictures.words import say

# Beside the large garden: flowers in the sun, trees (x, y, size) in the shade.
FLOWERS: Final = ((44, 470), (70, 588), (32, 560), (110, 580))
SUN: Final = (66, 262, 58)
TREES: Final = ((722, 226, 0.5), (735, 330, 0.42), (730, 452, 0.42), (690, 588, 0.5), (738, 572, 0.6))


def definitions() -> str:
    field = rect(14, 14, TRACK - 28, TRACK - 28, rx=22)
    return element("clipPath", field, id="ha-field")


@lru_cache(maxsize=32)
def scenery(terms: HeavenAleTerms, book: Rulebook) -> str:
    """Depends on the box, the number of players and the book that is spoken with, and on nothing else."""
    places = seating(terms.players, 0)
    boards = "".join(group(_board(terms, place.plan), at=place.at, scale=place.scale) for place in places)
    if terms.players == 2:
        boards += group(summary(), at=small_place(2, 1), scale=small_scale(2))
    return group(_table(terms), group(_track(terms), at=(GAP, TOP)), boards, id="scenery")


def _table(terms: HeavenAleTerms) -> str:
    whole = {"width": float(WIDTH), "height": height(terms.players)}
    return element("rect", **whole, fill="url(#ha-table)") + element(
        "rect", **whole, filter="url(#ha-grain)", opacity=0.6
    )


def _track(terms: HeavenAleTerms) -> str:
    size = {"width": float(TRACK), "height": float(TRACK)}
    meadow = (
        element("rect", **size, fill="url(#ha-grass)")
        + element("rect", **size, filter="url(#ha-meadow)", opacity=0.7)
        + element("rect", **size, fill="url(#ha-light)")
    )
    frame = (
        rect(0, 0, TRACK, TRACK, rx=28, fill="url(#ha-wood)")
        + rect(0, 0, TRACK, TRACK, rx=28, filter="url(#ha-grain)")
        + rect(1.5, 1.5, TRACK - 3, TRACK - 3, rx=27, fill="none", stroke="#c28a4e", stroke_width=2.5)
    )
    rim = rect(12, 12, TRACK - 24, TRACK - 24, rx=23, fill="none", stroke="#2b1607", stroke_width=5)
    field = group(meadow, greenery(), _ring(terms), clip_path="url(#ha-field)")
    return frame + field + rim + "".join(_signs(terms, space) for space in range(1, LAST_SPACE + 1))


def _ring(terms: HeavenAleTerms) -> str:
    stalls = "".join(_stall(terms.track.kind[space], space) for space in range(1, LAST_SPACE + 1))
    return (
        circle(CENTRE + 4, CENTRE + 8, OUTER + 6, fill="#1c2a0c", opacity=0.45, filter="url(#ha-soft)")
        + circle(CENTRE, CENTRE, OUTER + 5, fill="#6d5638")
        + circle(CENTRE, CENTRE, OUTER, fill="#b8a382")
        + circle(CENTRE, CENTRE, WALL, fill="url(#ha-cobbles)", stroke="#6d5638", stroke_width=4)
        + stalls
        + _start_area()
        + circle(CENTRE, CENTRE, INNER, fill="url(#ha-cellar)", stroke="#2b1a0c", stroke_width=6)
        + circle(CENTRE, CENTRE, INNER - 3, fill="url(#ha-flagstones)", opacity=0.8)
    )


def _stall(kind: int, space: int) -> str:
    shape = sector(angle(space), STEP - 0.7, WALL + 4, OUTER - 1)
    return path(shape, fill=SPACE_FILLS[kind], stroke=SPACE_RIMS[kind], stroke_width=2.4)


def _signs(terms: HeavenAleTerms, space: int) -> str:
    """The number of a space, and what it is for where no tile says so."""
    kind, degrees = terms.track.kind[space], angle(space)
    x, y = polar(degrees, WALL + 3)
    plate = rect(x - 13, y - 10, 26, 20, rx=10, fill=CREAM, stroke=SPACE_RIMS[kind], stroke_width=1.8)
    found = plate + text(str(space), x, y + 6, "ha-space")
    if kind == BARREL:
        at = polar(degrees, STALL + 2)
        return found + use("ha-barrel", at[0], at[1] + 28, 1.25, color="#3d3531")
    if kind == ACTIVATION:
        letters = terms.track.letters[space]
        u, v = polar(degrees, OUTER - (24 if len(letters) == 1 else 28))
        return (
            found
            + use("ha-slot", *polar(degrees, STALL - 22), 0.92, opacity=0.75)
            + text(letters, u, v + 7, "ha-letter" if len(letters) == 1 else "ha-letters")
        )
    if kind == MONK:
        return found + use("ha-monk1-head", *polar(degrees, STALL + 2), 1.1, opacity=0.35)
    return found


def _start_area() -> str:
    """Four places side by side before the gate of the abbey."""
    width = STEP * START_SPACES
    ground = path(
        sector(START_ANGLE, width - 0.7, WALL + 4, OUTER - 1), fill="#d8c7a8", stroke="#6d5638", stroke_width=3
    )
    return ground + "".join(_start_spot(spot) for spot in range(len(START_SPOTS)))


def _start_spot(spot: int) -> str:
    signs = (
        text("1", -10, 11, "ha-type") + use("ha-mug", 12, 1, 0.6),
        use("ha-brewmaster", -9, 0, 0.85) + text("+1", 17, 8, "ha-goal"),
        use("ha-marker-any", -11, 0, 0.95) + text("+2", 15, 8, "ha-goal"),
        use("ha-coin", -10, 0, 0.95) + text("+2", 16, 8, "ha-goal"),
    )
    return group(circle(0, 0, 36, fill=CREAM, stroke="#8a6a3c", stroke_width=3), signs[spot], at=start_place(spot))


def _around_the_garden(terms: HeavenAleTerms) -> str:
    """In the corners that the large garden leaves free."""
    return (
        rect(14, 66, 250, 102, rx=10, fill="#fff6df", opacity=0.85)
        + text(say("hand"), 22, 87, "ha-label ha-left")
        + group(shed_table(terms), at=(518, 66))
        + circle(*SUN, fill="url(#ha-sun)")
        + use("ha-sun-sign", SUN[0], SUN[1], 1.7)
        + "".join(use("ha-flowers", *place) for place in FLOWERS)
        + "".join(use(f"ha-tree-{index % 3}", x, y, size, opacity=0.8) for index, (x, y, size) in enumerate(TREES))
    )


def _board(terms: HeavenAleTerms, plan: Plan) -> str:
    """An empty board: parchment, the two halves of the garden, the slots, the production track."""
    left, top, width, tall = plan.garden
    middle = left + width / 2
    return (
        rect(0, 0, plan.width, plan.height, rx=18, fill="url(#ha-wood)", stroke="#2b1607", stroke_width=2)
        + rect(4, 4, plan.width - 8, plan.height - 8, rx=15, fill="url(#ha-parchment)")
        + rect(left, top, width / 2, tall, rx=10, fill="url(#ha-sunny)")
        + rect(middle, top, width / 2, tall, rx=10, fill="url(#ha-shady)")
        + "".join(use("ha-pair", *place, plan.pair) for place in plan.pairs)
        + group(bare_track(terms), at=plan.production, scale=plan.track)
        + (_around_the_garden(terms) if plan is LARGE else "")
    )
