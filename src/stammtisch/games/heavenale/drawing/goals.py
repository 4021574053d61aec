"""Pictograms of the twelve goals, each within 50 by 28 units of the origin. (HA-71)"""

from __future__ import annotations

from stammtisch.games.heavenale.drawing.palette import GOLD
from stammtisch.games.heavenale.drawing.people import monk
from stammtisch.games.heavenale.drawing.symbols import symbol
from stammtisch.games.heavenale.drawing.things import marker
from stammtisch.games.heavenale.drawing.tiles import hexagon
from stammtisch.games.heavenale.names import GOALS, MONKS, RESOURCES
from stammtisch.pictures.paints import CREAM, INK
from stammtisch.pictures.svg import group, rect, text, use
from stammtisch.pictures.words import say


def definitions() -> str:
    drawn = (
        use("ha-brewmaster", -22, 1, 1.15) + text("≥ 1", 24, 8, "ha-goal"),
        "".join(_slot(monk(name) + "-head", -36 + 24 * kind, 0, 0.56) for kind, name in enumerate(MONKS)),
        "".join(use(marker(name), -40 + 20 * index, -10, 0.78) for index, name in enumerate(RESOURCES))
        + text("≥ 1", 0, 20, "ha-goal"),
        "".join(
            _slot(symbol(name), -30 + 30 * (index % 3) + 15 * (index // 3), -12 + 25 * (index // 3), 0.5)
            for index, name in enumerate(RESOURCES)
        ),
        _six(1),
        text("3 ×", -36, 8, "ha-goal") + use("ha-hut", 7, 2) + text("=", 42, 8, "ha-goal"),
        _six(5),
        text("4 ×", -36, 8, "ha-goal") + use("ha-hut", 7, 2) + text("≠", 42, 8, "ha-goal"),
        use("ha-marker-any", -22, 0, 1.25) + _last_place(),
        _cards() + text("3 ×", -32, 8, "ha-goal"),
        _half("sun"),
        _half("shade"),
    )
    return "".join(group(shape, id=f"ha-goal-{name}") for name, shape in zip(GOALS, drawn, strict=True))


def _slot(content: str, x: float, y: float, scale: float) -> str:
    return use("ha-disc", x, y, 0.52) + use(content, x, y, scale)


def _six(fertility: int) -> str:
    hexagons = hexagon(27, fill=INK) + hexagon(24, fill=CREAM)
    return group(hexagons, text(str(fertility), 0, 12.5, "ha-fertility"), at=(18, 0)) + text("6 ×", -27, 8, "ha-goal")


def _last_place() -> str:
    return rect(2, -15, 42, 30, rx=5, fill=GOLD, stroke=INK, stroke_width=2) + text("20", 23, 8, "ha-goal")


def _cards() -> str:
    return "".join(
        rect(
            -11,
            -16,
            22,
            31,
            rx=3,
            fill=CREAM,
            stroke=INK,
            stroke_width=1.8,
            transform=f"translate({x} 0) rotate({turn})",
        )
        for x, turn in ((10, -14), (22, 0), (34, 14))
    )


def _half(half: str) -> str:
    clump = "".join(use(f"ha-spot-{half}", x, y, 0.34) for x, y in ((-36, -12), (-8, -12), (-22, 12)))
    return clump + text(say("all"), 28, 7, "ha-goal")
