"""The layer that never changes during a game: table, sea, coasts, roads, towns, the printed meters."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.bohnhansa.drawing.beans import bean_symbol
from stammtisch.games.bohnhansa.drawing.coast import LANDS, shore
from stammtisch.games.bohnhansa.drawing.layout import (
    BOX_COLUMN,
    CHART,
    CHART_AT,
    HAND,
    HAND_AT,
    HEAD,
    HEIGHT,
    LAID,
    LAID_AT,
    PANEL,
    PLACES,
    PRICE_COLUMN,
    RIM,
    ROW,
    SUPPLY,
    SUPPLY_AT,
    WIDTH,
    meter_size,
    panel_at,
    price_x,
    row_y,
)
from stammtisch.games.bohnhansa.drawing.palette import BEAN_PAINTS, COAST
from stammtisch.games.bohnhansa.drawing.towns import town_symbol
from stammtisch.games.bohnhansa.ladders import price_at
from stammtisch.games.bohnhansa.names import TOWN_COUNT
from stammtisch.games.bohnhansa.phrases import say_town
from stammtisch.games.bohnhansa.terms import BohnHansaTerms
from stammtisch.pictures.paints import CREAM, INK
from stammtisch.pictures.svg import Point, circle, element, group, number, path, rect, text, use
from stammtisch.pictures.words import say

# Ships (x, y, size) and the compass on the open sea.
SHIPS: Final = ((922, 344, 0.6), (452, 226, 0.84))
COMPASS: Final = (322, 236, 1.1)
HILLS: Final = ((52, 300), (96, 270), (150, 140), (40, 420), (230, 640), (700, 600), (1150, 560), (940, 60), (478, 46))
WOODS: Final = (
    (250, 700),
    (60, 560),
    (320, 790),
    (500, 560),
    (732, 640),
    (1140, 640),
    (1146, 720),
    (904, 150),
    (1100, 250),
)
NAMES: Final = (("north_sea", 378, 432), ("baltic", 962, 408))
# How far a road bends to its left, by its two towns; all others run straight.
BENDS: Final = {(0, 1): -34, (0, 2): 30, (1, 4): 16, (4, 6): 26, (6, 7): 0}


def definitions() -> str:
    field = rect(12, 12, CHART[0] - 24, CHART[1] - 24, rx=16)
    return element("clipPath", field, id="bh-field")


@lru_cache(maxsize=8)
def scenery(terms: BohnHansaTerms, book: Rulebook) -> str:
    """Depends on the box, the number of players and the book that is spoken with, and on nothing else."""
    return group(
        rect(0, 0, WIDTH, HEIGHT, fill="url(#bh-table)"),
        rect(0, 0, WIDTH, HEIGHT, filter="url(#bh-grain)", opacity=0.6),
        group(_chart(terms), at=CHART_AT),
        group(_tray(*HAND), at=HAND_AT),
        group(_tray(*LAID), at=LAID_AT),
        group(_summary(5 - terms.players), at=panel_at(terms.players)) if terms.players < 5 else "",
        id="scenery",
    )


def _tray(width: float, tall: float) -> str:
    """Where cards lie on the table."""
    return rect(0, 0, width, tall, rx=12, fill="#1d1007", opacity=0.38) + rect(
        0, 0, width, tall, rx=12, fill="none", stroke="#8a5a2e", stroke_width=1.6
    )


def _chart(terms: BohnHansaTerms) -> str:
    width, tall = CHART
    frame = (
        rect(0, 0, width, tall, rx=22, fill="url(#bh-wood)")
        + rect(0, 0, width, tall, rx=22, filter="url(#bh-grain)")
        + rect(1.5, 1.5, width - 3, tall - 3, rx=21, fill="none", stroke="#c28a4e", stroke_width=2.5)
    )
    field = group(
        _sea(),
        *(_land(shore(points)) for points in LANDS),
        rect(0, 0, width, tall, filter="url(#bh-paper)", opacity=0.5),
        rect(0, 0, width, tall, fill="url(#bh-light)"),
        _decoration(),
        _roads(terms),
        clip_path="url(#bh-field)",
    )
    rim = rect(10.5, 10.5, width - 21, tall - 21, rx=17, fill="none", stroke="#2b1607", stroke_width=4)
    towns = "".join(_town(terms, town) for town in range(TOWN_COUNT))
    return frame + field + rim + group(_stock(), at=SUPPLY_AT) + towns


def _sea() -> str:
    """Water with waves, and the rhumb lines of an old chart."""
    width, tall = CHART
    x, y, _ = COMPASS
    lines = "".join(
        path(f"M{x} {y}l{number(2000 * cos)} {number(2000 * sin)}", stroke="#2c6280", stroke_width=1, opacity=0.28)
        for cos, sin in (
            (1, 0),
            (0.92, 0.38),
            (0.71, 0.71),
            (0.38, 0.92),
            (0, 1),
            (-0.38, 0.92),
            (0.92, -0.38),
            (-0.71, 0.71),
        )
    )
    return (
        rect(0, 0, width, tall, fill="url(#bh-sea)")
        + rect(0, 0, width, tall, fill="url(#bh-waves)", opacity=0.8)
        + lines
    )


def _land(d: str) -> str:
    """A shallow of lighter water, the ground, and the inked coast."""
    return (
        path(d, fill="none", stroke="#e4f3ee", stroke_width=22, opacity=0.3)
        + path(d, fill="none", stroke="#e4f3ee", stroke_width=11, opacity=0.45)
        + path(d, fill="url(#bh-land)", stroke=COAST, stroke_width=2.6)
    )


def _decoration() -> str:
    return (
        use("bh-compass", *COMPASS)
        + "".join(use("bh-hills", *place) for place in HILLS)
        + "".join(use("bh-trees", *place) for place in WOODS)
        + "".join(text(say(key), x, y, "bh-sea") for key, x, y in NAMES)
        + "".join(use("bh-ship", x, y, size) for x, y, size in SHIPS)
    )


def _roads(terms: BohnHansaTerms) -> str:
    found = ""
    for here in range(TOWN_COUNT):
        for there in range(here + 1, TOWN_COUNT):
            if terms.box.distance[here * TOWN_COUNT + there] == 1:
                found += _road(PLACES[here].at, PLACES[there].at, BENDS.get((here, there), 0))
    return found


def _road(start: Point, end: Point, bend: float) -> str:
    (a, b), (c, d) = (start[0], start[1] - 14), (end[0], end[1] - 14)
    long = ((c - a) ** 2 + (d - b) ** 2) ** 0.5
    u, v = (a + c) / 2 + bend * 2 * (d - b) / long, (b + d) / 2 - bend * 2 * (c - a) / long
    curve = f"M{a} {b}Q{number(round(u))} {number(round(v))} {c} {d}"
    return path(curve, fill="none", stroke="#fff6df", stroke_width=8, stroke_linecap="round", opacity=0.85) + path(
        curve, fill="none", stroke="#8f3520", stroke_width=4, stroke_dasharray="11 8", stroke_linecap="round"
    )


def _town(terms: BohnHansaTerms, town: int) -> str:
    x, y = PLACES[town].at
    name = say_town(town)
    half = 14 + 6.2 * len(name)
    plaque = path(
        f"M{x - half - 10:g} {y + 3}h{2 * half + 20:g}l-8 13 8 13h{-2 * half - 20:g}l8-13z",
        fill="#173f63",
        stroke="#0c2236",
        stroke_width=1.6,
    )
    return (
        use(town_symbol(town), x, y, 1.04)
        + plaque
        + text(name, x, y + 22, "bh-town")
        + group(_meter(terms, town), at=PLACES[town].meter)
    )


def _meter(terms: BohnHansaTerms, town: int) -> str:
    """The printed meter: boxes from below, the circle above, a ladder of prices for each kind. (BH-05)"""
    box = terms.box
    boxes, sells = box.boxes[town], box.sells[town]
    width, tall = meter_size(len(sells), boxes)
    parts = [
        rect(2, 4, width, tall, rx=9, fill="#1c1206", opacity=0.4),
        rect(0, 0, width, tall, rx=9, fill="url(#bh-parchment)", stroke="#6b4120", stroke_width=2.4),
        circle(
            RIM + BOX_COLUMN / 2 - 2,
            row_y(boxes, boxes) + ROW / 2,
            11.5,
            fill="none",
            stroke="#b99a62",
            stroke_width=2.4,
        ),
    ]
    parts += [
        rect(RIM + 1, row_y(boxes, level) + 1, BOX_COLUMN - 6, ROW - 2, rx=5, fill="url(#bh-box)", stroke="#6b4120")
        for level in range(boxes)
    ]
    for place, bean in enumerate(sells):
        # In the colour of its bean and between two pictures of it, so that no price is read for another kind's.
        left, colour = price_x(place - 0.5), BEAN_PAINTS[bean].base
        parts.append(rect(left + 1, RIM, PRICE_COLUMN - 2, tall - 2 * RIM, rx=7, fill=colour, opacity=0.2))
        parts.append(use(bean_symbol(bean), price_x(place), RIM + HEAD / 2, 0.58))
        parts += [
            text(str(price_at(box, town, bean, level)), price_x(place), row_y(boxes, level) + ROW / 2 + 6, "bh-price")
            for level in range(boxes + 1)
        ]
    return "".join(parts)


def _stock() -> str:
    """The floor of the supply's warehouse."""
    width, tall = SUPPLY
    return (
        rect(2, 4, width, tall, rx=10, fill="#1c1206", opacity=0.4)
        + rect(0, 0, width, tall, rx=10, fill="url(#bh-box)", stroke="#4a2a13", stroke_width=2.4)
        + rect(5, 5, width - 10, tall - 10, rx=7, fill="#f6e7c4", opacity=0.88)
    )


def _summary(places: int) -> str:
    """What a player looks up, in the place of players who are not there."""
    width, tall = PANEL[0], PANEL[1] + (places - 1) * (CHART[1] + 6) / 5
    lines = 4 if places == 1 else 8
    return (
        rect(0, 0, width, tall, rx=12, fill="url(#bh-parchment)", stroke=INK, stroke_width=1.6, opacity=0.94)
        + text(say("summary"), width / 2, 28, "bh-phase")
        + "".join(
            circle(16, 52 + 27 * line, 3, fill="#8f3520") + text(words, 26, 57 + 27 * line, "bh-small bh-left")
            for line, words in enumerate(say(f"summary_{line + 1}") for line in range(lines))
        )
        + rect(1, 1, width - 2, tall - 2, rx=11, fill="none", stroke=CREAM, opacity=0.7)
    )
