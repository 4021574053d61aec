"""The faces of the five privilege cards, 60 by 84 units from the upper left corner. (HA-61)"""

from __future__ import annotations

import math

from stammtisch.games.heavenale.decisions.privilege import BREWMASTER_CARD_STEPS, DUCATS_CARD_PAYS
from stammtisch.games.heavenale.drawing.palette import GOLD, RESOURCE_PAINTS
from stammtisch.games.heavenale.drawing.tiles import hexagon
from stammtisch.games.heavenale.names import CARDS
from stammtisch.pictures.paints import CREAM, INK
from stammtisch.pictures.svg import group, path, rect, text, use

CARD_WIDTH = 60
CARD_HEIGHT = 84
RIMS = ("#5f8f2c", "#2b68b8", "#93552d", "#b3832f", "#7a2f4a")


def definitions() -> str:
    icons = (
        _colours() + text("+1", 18, 75, "ha-card") + _small_hexagon(),
        _lowest() + text("+1", 18, 75, "ha-card") + use("ha-disc", 43, 68, 0.42),
        use("ha-barrel", 30, 52, 0.86, color="#4a2810") + text("+1", 18, 75, "ha-card") + use("ha-mug", 43, 68, 0.42),
        use("ha-coin", 30, 34, 1.45) + text(f"+{DUCATS_CARD_PAYS}", 30, 76, "ha-card"),
        use("ha-brewmaster", 30, 33, 1.15) + text(f"+{BREWMASTER_CARD_STEPS}", 30, 76, "ha-card"),
    )
    faces = zip(CARDS, icons, RIMS, strict=True)
    return "".join(group(_frame(rim) + icon, id=face(name)) for name, icon, rim in faces) + group(
        _place(), id="ha-card-place"
    )


def face(card: str) -> str:
    """What the face of a card is called in the definitions."""
    return f"ha-card-{card}"


def _frame(rim: str) -> str:
    return (
        rect(2, 4, CARD_WIDTH, CARD_HEIGHT, rx=6, fill="#000", opacity=0.35)
        + rect(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=6, fill="url(#ha-parchment)", stroke=INK, stroke_width=1.6)
        + rect(3.5, 3.5, CARD_WIDTH - 7, CARD_HEIGHT - 7, rx=4, fill="none", stroke=rim, stroke_width=3)
    )


def _place() -> str:
    """Where no card lies."""
    return rect(
        0,
        0,
        CARD_WIDTH,
        CARD_HEIGHT,
        rx=6,
        fill="#000",
        fill_opacity=0.08,
        stroke="#8a6a3c",
        stroke_width=2.4,
        stroke_dasharray="7 6",
    )


def _colours() -> str:
    parts = []
    for index, paint in enumerate(RESOURCE_PAINTS):
        turn = math.radians(72 * index - 90)
        spot = (30 + 14.5 * math.cos(turn), 34 + 14.5 * math.sin(turn))
        parts.append(group(hexagon(10, fill=paint.base, stroke=paint.dark, stroke_width=1.4), at=spot))
    return "".join(parts)


def _small_hexagon() -> str:
    return group(hexagon(9.5, fill=CREAM, stroke=INK, stroke_width=2), at=(43, 68))


def _lowest() -> str:
    """Five columns, the lowest of which grows."""
    heights = (26, 32, 12, 22, 29)
    bars = "".join(
        rect(9 + 8.6 * index, 54 - tall, 7, tall, fill=paint.base, stroke=paint.dark, stroke_width=1.2)
        for index, (tall, paint) in enumerate(zip(heights, RESOURCE_PAINTS, strict=True))
    )
    return (
        bars
        + path("M29.7 38V26M25.2 30.5 29.7 25 34.2 30.5", fill="none", stroke=GOLD, stroke_width=6)
        + path("M29.7 38V26M25.2 30.5 29.7 25 34.2 30.5", fill="none", stroke=INK, stroke_width=3)
    )
