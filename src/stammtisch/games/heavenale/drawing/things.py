"""Coins, discs, barrels, markers and other small things that are the same for everyone."""

from __future__ import annotations

from stammtisch.games.heavenale.drawing.palette import GOLD, RESOURCE_PAINTS
from stammtisch.games.heavenale.drawing.symbols import symbol
from stammtisch.games.heavenale.names import RESOURCES
from stammtisch.pictures.paints import CREAM, INK
from stammtisch.pictures.svg import circle, ellipse, group, path, rect, use


def definitions() -> str:
    return (
        group(_coin(), id="ha-coin")
        + group(_disc(), id="ha-disc")
        + group(_barrel(), id="ha-barrel")
        + group(_mug(), id="ha-mug")
        + group(_crown(), id="ha-crown")
        + group(_tick(), id="ha-tick")
        + group(_hut(), id="ha-hut")
        + "".join(group(_marker(index), id=marker(name)) for index, name in enumerate(RESOURCES))
        + group(_any_marker(), id="ha-marker-any")
    )


def _coin() -> str:
    """A ducat, 15 around the origin."""
    return circle(0, 0, 15, fill="url(#ha-gold)", stroke="#8f6208", stroke_width=1.6) + circle(
        0, 0, 11.8, fill="none", stroke="#fff6cf", stroke_width=1.2, opacity=0.9
    )


def _disc() -> str:
    """An activation disc of turned wood, 23 around the origin."""
    return (
        circle(1.5, 3, 23, fill="#000", opacity=0.35)
        + circle(0, 0, 23, fill="url(#ha-turned)", stroke="#6a3c10", stroke_width=2)
        + circle(0, 0, 18.5, fill="none", stroke="#7a4a18", stroke_width=1.6, opacity=0.7)
        + circle(0, 0, 20.2, fill="none", stroke="#fff3d0", stroke_width=1.2, opacity=0.7)
    )


def _barrel() -> str:
    """Standing on the origin, 44 high; its hoops take the colour of whoever has it."""
    return (
        ellipse(2, 0, 18, 5, fill="#000", opacity=0.4)
        + path(
            "M-14-42Q-21-21-14 0 0 5 14 0 21-21 14-42 0-47-14-42z",
            fill="url(#ha-staves)",
            stroke="#4a2810",
            stroke_width=1.8,
        )
        + path("M-6-44Q-9-21-6 2M6-44Q9-21 6 2", fill="none", stroke="#5a3214", stroke_width=1.2, opacity=0.6)
        + path("M-16.5-34Q0-28 16.5-34M-16.5-8Q0-2 16.5-8", fill="none", stroke="currentColor", stroke_width=4.4)
        + ellipse(0, -42, 14, 4, fill="#dba765", stroke="#4a2810", stroke_width=1.4)
    )


def _mug() -> str:
    """Points: a full mug, 40 high around the origin."""
    handle = "M10-7h6q5 0 5 5v7q0 5-5 5h-6"
    return (
        path(handle, fill="none", stroke="#6a4306", stroke_width=6)
        + path(handle, fill="none", stroke="#fff3d0", stroke_width=2.6)
        + rect(-14, -12, 26, 31, rx=4, fill="url(#ha-beer)", stroke="#6a4306", stroke_width=2)
        + path("M-7-5V13M-1-5V13M5-5V13", stroke="#fff3d0", stroke_width=2.5, stroke_linecap="round", opacity=0.65)
        + path(
            "M-17-10a6 6 0 0 1 5-9 8 8 0 0 1 13-3 7 7 0 0 1 12 5 5.5 5.5 0 0 1 0 9q-15 4-30-2z",
            fill="#fffaf0",
            stroke="#b99a62",
            stroke_width=1.2,
        )
    )


def _crown() -> str:
    return path("M-16 10-19-9-8-1 0-13 8-1 19-9 16 10z", fill=GOLD, stroke=INK, stroke_width=1.8)


def _tick() -> str:
    """A goal that is met, 12 around the origin."""
    return circle(0, 0, 12, fill="#2f8a45", stroke=CREAM, stroke_width=2) + path(
        "M-5.5 0-1.5 4.5 6-4.5", fill="none", stroke="#fff", stroke_width=3.4, stroke_linecap="round"
    )


def marker(resource: str) -> str:
    """What the marker of a resource is called in the definitions: 24 by 22 units around the origin."""
    return f"ha-marker-{resource}"


def _marker(resource: int) -> str:
    paint = RESOURCE_PAINTS[resource]
    return (
        rect(-11.5, -9, 24, 21, rx=5, fill="#000", opacity=0.3)
        + rect(-12, -10.5, 24, 21, rx=5, fill=paint.base, stroke=paint.dark, stroke_width=1.6)
        + use(symbol(RESOURCES[resource]), 0, 0, 0.45)
    )


def _any_marker() -> str:
    """All five colours: a marker of choice."""
    stripes = "".join(
        rect(-12 + 4.8 * index, -10.5, 4.9, 21, fill=paint.base) for index, paint in enumerate(RESOURCE_PAINTS)
    )
    return (
        rect(-11.5, -9, 24, 21, rx=5, fill="#000", opacity=0.3)
        + stripes
        + rect(-12, -10.5, 24, 21, rx=4, fill="none", stroke=INK, stroke_width=2)
    )


def _hut() -> str:
    """A shed from the front, 40 high around the origin."""
    return (
        path("M-16-3H16V18H-16z", fill="#e9cfa0", stroke="#4a2a12", stroke_width=1.8)
        + path("M-22-2 0-21 22-2H14L0-13-14-2z", fill="#b4522f", stroke="#4a1d0c", stroke_width=1.8)
        + path("M-6 18V3H6V18z", fill="#6b3c1a", stroke="#4a2a12", stroke_width=1.4)
    )
