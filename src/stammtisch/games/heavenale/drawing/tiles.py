"""Hexagons: resource and monk tiles, their backs, the spots of a garden, shed sites and sheds.

All are 80 wide, point up, around the origin.
"""

from __future__ import annotations

import math
from typing import Final

from stammtisch.games.heavenale.drawing.layout import RADIUS
from stammtisch.games.heavenale.drawing.palette import GOLD, HABITS, MONK_PAINT, RESOURCE_PAINTS, SPOT_FILLS, SPOT_RIMS
from stammtisch.games.heavenale.drawing.people import monk
from stammtisch.games.heavenale.drawing.symbols import symbol
from stammtisch.games.heavenale.names import FERTILITIES, HALVES, MONKS, RESOURCES, SHED_TYPES, TILES
from stammtisch.pictures.paints import CREAM, INK, Paint
from stammtisch.pictures.svg import Attribute, Point, circle, group, path, rect, text, use

ROMAN: Final = ("I", "II", "III", "IV")
# HA-52: which of the six tiles around it a shed of each type may activate; 1 and 4 stand for any one and any four.
LIT: Final = ((), (5,), (0, 3), (1, 3, 5), (0, 2, 3, 5))


def definitions() -> str:
    resources = "".join(
        group(_resource(index, fertility), id=tile(index * FERTILITIES + fertility - 1))
        for index in range(len(RESOURCES))
        for fertility in range(1, FERTILITIES + 1)
    )
    monks = "".join(group(_monk(kind), id=f"ha-tile-{name}") for kind, name in enumerate(MONKS))
    spots = "".join(group(_spot(half), id=f"ha-spot-{name}") for half, name in enumerate(HALVES))
    sheds = "".join(group(_shed(kind), id=f"ha-shed-{kind}") for kind in range(SHED_TYPES))
    return (
        resources
        + monks
        + spots
        + sheds
        + group(_site(), id="ha-site")
        + group(_hollow(), id="ha-hollow")
        + group(_resource_back(), id="ha-back-resources")
        + group(_monk_back(), id="ha-back-monks")
    )


def tile(number: int) -> str:
    """What a tile is called in the definitions."""
    return f"ha-tile-{TILES[number]}"


def hexagon(radius: float, **attributes: Attribute) -> str:
    """Point up, around the origin; the radius is that of its corners."""
    return path("M" + "L".join(f"{x:.4g} {y:.4g}" for x, y in _corners(radius)) + "z", **attributes)


def _corners(radius: float) -> list[Point]:
    turns = (math.radians(60 * corner - 90) for corner in range(6))
    return [(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns]


def _plate(paint: Paint, name: str) -> str:
    """The tile itself: a dark edge, a light bevel, the colour."""
    return (
        hexagon(RADIUS - 2, fill=paint.dark)
        + hexagon(RADIUS - 4.5, fill=paint.light)
        + hexagon(RADIUS - 7.5, fill=f"url(#ha-tile-{name})")
    )


def _resource(resource: int, fertility: int) -> str:
    name = RESOURCES[resource]
    return (
        _plate(RESOURCE_PAINTS[resource], name)
        + use(symbol(name), 0, -17, 1.02)
        + text(str(fertility), 0, 33, "ha-fertility")
    )


def _monk(kind: int) -> str:
    return (
        _plate(MONK_PAINT, "monk")
        + use(monk(MONKS[kind]), 0, -7, 1.02)
        + rect(-18, 16, 36, 20, rx=5, fill=HABITS[kind], stroke=CREAM, stroke_width=1.6)
        + text(ROMAN[kind], 0, 33, "ha-roman")
    )


def _spot(half: int) -> str:
    sign = use("ha-sun-sign", 0, -4, 0.95, opacity=0.5) if half == 0 else use("ha-shade-sign", 0, -4, 1.05, opacity=0.5)
    return hexagon(RADIUS - 1, fill=SPOT_RIMS[half]) + hexagon(RADIUS - 4, fill=SPOT_FILLS[half]) + sign


def _site() -> str:
    """Stakes and a string: here a shed can be built."""
    dashes: dict[str, Attribute] = {"stroke_dasharray": "7 5", "stroke_width": 2.4, "stroke": "#7a5a33"}
    return (
        hexagon(RADIUS - 1, fill="#8a6f4c")
        + hexagon(RADIUS - 4, fill="#d9c3a0")
        + hexagon(RADIUS - 10, fill="none", **dashes)
    )


def _hollow() -> str:
    """A place on the track where no tile lies."""
    return hexagon(
        RADIUS - 6, fill="#000", fill_opacity=0.06, stroke="currentColor", stroke_width=2.4, stroke_dasharray="6 5"
    )


def _shed(kind: int) -> str:
    """A roof from above; a lamp on each side that it lights, and how many in the middle."""
    corners = _corners(RADIUS - 4)
    tones = ("#c9633f", "#b4522f", "#99401f", "#8a3819", "#a84a28", "#d57550")
    slopes = "".join(
        path(f"M0 0L{x:.4g} {y:.4g} {u:.4g} {v:.4g}z", fill=tones[index])
        for index, ((x, y), (u, v)) in enumerate(zip(corners, corners[1:] + corners[:1], strict=True))
    )
    lamps = "".join(_lamp(side, side in LIT[kind]) for side in range(6))
    return (
        hexagon(RADIUS - 1, fill="#4a1d0c")
        + slopes
        + hexagon(RADIUS - 4, fill="none", stroke="#f0b48c", stroke_width=1.6, opacity=0.7)
        + lamps
        + circle(0, 0, 17, fill=CREAM, stroke=INK, stroke_width=2)
        + text(str(kind), 0, 10, "ha-type")
    )


def _lamp(side: int, lit: bool) -> str:
    turn = math.radians(60 * side)
    x, y = 29 * math.cos(turn), 29 * math.sin(turn)
    if lit:
        return circle(x, y, 7.5, fill=GOLD, stroke="#fff6df", stroke_width=2)
    return circle(x, y, 4, fill="#5d2410")


def _resource_back() -> str:
    paint = Paint("#d8c39a", "#a98a58", "#5d4526", CREAM)
    dots = "".join(
        circle(
            13 * math.cos(math.radians(72 * index - 90)),
            13 * math.sin(math.radians(72 * index - 90)),
            7,
            fill=each.base,
        )
        for index, each in enumerate(RESOURCE_PAINTS)
    )
    return (
        hexagon(RADIUS - 2, fill=paint.dark)
        + hexagon(RADIUS - 5, fill=paint.light)
        + hexagon(RADIUS - 9, fill=paint.base)
        + group(dots, at=(0, -10))
    )


def _monk_back() -> str:
    return (
        hexagon(RADIUS - 2, fill=MONK_PAINT.dark)
        + hexagon(RADIUS - 5, fill=MONK_PAINT.light)
        + hexagon(RADIUS - 9, fill="#84709c")
        + use("ha-monk1-head", 0, -12, 1.0)
    )
