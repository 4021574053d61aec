"""The people: four kinds of monk, the brewmaster, and the players' figures."""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.drawing.emblems import emblem
from stammtisch.games.heavenale.drawing.palette import HABITS, SKIN
from stammtisch.games.heavenale.names import COLOURS, MONKS
from stammtisch.pictures.paints import CREAM, INK, PLAYERS, Paint
from stammtisch.pictures.svg import circle, ellipse, group, path, rect, use

HAIR: Final = ("#5a3214", "#cfc7bb", "#2b1b10", "#a8622a")


def definitions() -> str:
    attributes = (_book(), _fork(), _candle(), _mug())
    monks = "".join(
        group(_bust(kind) + attributes[kind], id=monk(name)) + group(_head(kind), id=f"{monk(name)}-head")
        for kind, name in enumerate(MONKS)
    )
    figures = "".join(
        group(_figure(paint, colour), id=f"ha-figure-{colour}") for colour, paint in zip(COLOURS, PLAYERS, strict=True)
    )
    return monks + figures + group(_brewmaster(), id="ha-brewmaster")


def monk(name: str) -> str:
    """What a kind of monk is called in the definitions."""
    return f"ha-{name}"


def _head(kind: int) -> str:
    """Face, tonsure and hood around the origin, within 17 units; what tells the kinds apart at any size is the hood."""
    hood = path(
        "M-16 15C-19-3-13-17 0-17S19-3 16 15Q0 21-16 15z", fill=HABITS[kind], stroke="#2a1c12", stroke_width=1.6
    )
    face = circle(0, 0, 10.5, fill=SKIN, stroke="#8a5a34", stroke_width=1.2)
    fringe = path("M-10.5-2A10.5 10.5 0 0 1 10.5-2C8-6 4-7 0-7S-8-6-10.5-2z", fill=HAIR[kind])
    eyes = circle(-3.6, -0.5, 1.4, fill=INK) + circle(3.6, -0.5, 1.4, fill=INK)
    smile = path("M-4 5Q0 8 4 5", fill="none", stroke="#8a3a2a", stroke_width=1.6, stroke_linecap="round")
    return hood + face + fringe + eyes + (_beard(kind) if kind in (1, 3) else smile)


def _beard(kind: int) -> str:
    return path("M-9 2C-9 12-4 16 0 16S9 12 9 2C5 6-5 6-9 2z", fill=HAIR[kind]) + path(
        "M-3 6Q0 8 3 6", fill="none", stroke="#7a2a1c", stroke_width=1.4
    )


def _bust(kind: int) -> str:
    """Head and shoulders, 50 high around the origin."""
    habit = path("M-24 26C-24 8-14 0 0 0S24 8 24 26z", fill=HABITS[kind], stroke="#2a1c12", stroke_width=1.6)
    return habit + group(_head(kind), at=(0, -8))


def _book() -> str:
    return group(
        path("M0 3Q-7-2-14 1V15Q-7 12 0 17 7 12 14 15V1Q7-2 0 3z", fill=CREAM, stroke="#5a3214", stroke_width=2),
        path("M0 3V17M-10 5Q-6 4-3 6M-10 9Q-6 8-3 10M10 5Q6 4 3 6M10 9Q6 8 3 10", fill="none", stroke="#8a5a2e"),
        at=(0, 11),
    )


def _fork() -> str:
    """A garden fork over the shoulder."""
    return path(
        "M21 26V-12M14-20V-14Q14-10 21-10 28-10 28-14V-20M21-10V-21",
        fill="none",
        stroke="#4a2e14",
        stroke_width=3.4,
        stroke_linecap="round",
    )


def _candle() -> str:
    return (
        rect(15, -4, 9, 28, rx=2, fill="#fff6df", stroke="#8a6a3c", stroke_width=1.4)
        + path("M19.5-18C26-10 24-5 19.5-5S13-10 19.5-18z", fill="#ffb81f", stroke="#c9560b", stroke_width=1.4)
        + circle(19.5, -8, 2, fill="#fff6c8")
    )


def _mug() -> str:
    return group(
        path("M8-3h5q4 0 4 4v4q0 4-4 4H8", fill="none", stroke="#6a4306", stroke_width=3.2),
        rect(-9, -6, 18, 20, rx=3, fill="url(#ha-beer)", stroke="#6a4306", stroke_width=1.8),
        path("M-11-5a5 5 0 0 1 5-7 6 6 0 0 1 10-1 5 5 0 0 1 7 8z", fill="#fffdf4", stroke="#b99a62"),
        at=(13, 12),
    )


def _brewmaster() -> str:
    """Cap, red cheeks and a great beard; 40 high around the origin."""
    return (
        path("M-13 2C-14 16-6 20 0 20S14 16 13 2z", fill="#c9702a", stroke="#5d2a0e", stroke_width=1.8)
        + circle(0, -3, 11, fill=SKIN, stroke="#8a5a34", stroke_width=1.2)
        + path("M-11 0C-10 6-4 4 0 6 4 4 10 6 11 0 13 12 5 18 0 18S-13 12-11 0z", fill="#c9702a")
        + circle(-6, 0, 2.6, fill="#e88a72")
        + circle(6, 0, 2.6, fill="#e88a72")
        + circle(-4, -4, 1.5, fill=INK)
        + circle(4, -4, 1.5, fill=INK)
        + path("M-4 8Q0 10.5 4 8", fill="none", stroke="#7a2a1c", stroke_width=1.8, stroke_linecap="round")
        + path("M-15-9C-17-17-9-21 0-21S17-17 15-9Q0-4-15-9z", fill="#3d4f73", stroke="#1c2740", stroke_width=1.8)
        + path("M-14-9Q0-4 14-9", fill="none", stroke=CREAM, stroke_width=2)
    )


def _figure(paint: Paint, colour: str) -> str:
    """A player's abbot, 62 high, standing on the origin; in a crowd the emblem on the hood is still seen."""
    return (
        ellipse(3, 0, 21, 5, fill="#000", opacity=0.4)
        + path(
            "M-20 1C-21-14-14-32-8-36H8C14-32 21-14 20 1Q0 6-20 1z", fill=paint.base, stroke=paint.dark, stroke_width=2
        )
        + path("M-16-3C-16-14-12-26-8-31", fill="none", stroke=paint.light, stroke_width=3, stroke_linecap="round")
        + path("M-13-33C-17-52-9-64 0-64S17-52 13-33Q0-26-13-33z", fill=paint.base, stroke=paint.dark, stroke_width=2)
        + circle(0, -44, 9.5, fill=SKIN, stroke="#8a5a34", stroke_width=1.2)
        + path("M-9.5-46A9.5 9.5 0 0 1 9.5-46C6-50-6-50-9.5-46z", fill="#5a3214")
        + circle(-3.4, -44, 1.3, fill=INK)
        + circle(3.4, -44, 1.3, fill=INK)
        + path("M-3-39.500Q0-37.5 3-39.5", fill="none", stroke="#8a3a2a", stroke_width=1.4, stroke_linecap="round")
        + use(emblem(colour), 0, -16, 1.12, color=paint.ink)
        + use(emblem(colour), 0, -57, 0.5, color=paint.ink)
    )
