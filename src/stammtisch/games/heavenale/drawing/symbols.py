"""Symbols of the five resources, of sun and shade; each within 20 units of the origin, so that it shows at any size."""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.drawing.palette import RESOURCE_PAINTS
from stammtisch.games.heavenale.names import RESOURCES
from stammtisch.pictures.svg import circle, ellipse, group, path


def definitions() -> str:
    drawn = zip(RESOURCES, (_wood(), _yeast(), _hops(), _water(), _barley()), strict=True)
    return (
        "".join(group(shape, id=symbol(name)) for name, shape in drawn)
        + group(_sun(), id="ha-sun-sign")
        + group(_shade(), id="ha-shade-sign")
    )


def symbol(resource: str) -> str:
    """What the symbol of a resource is called in the definitions."""
    return f"ha-symbol-{resource}"


def _wood() -> str:
    """Three logs, seen from the end."""
    dark = RESOURCE_PAINTS[0].dark
    return "".join(
        circle(x, y, 9.6, fill="#f0cf9a", stroke=dark, stroke_width=2.6)
        + circle(x, y, 5, fill="none", stroke="#a8743c", stroke_width=1.8)
        + circle(x, y, 1.6, fill="#a8743c")
        for x, y in ((-10, 9), (10, 9), (0, -8.5))
    )


def _yeast() -> str:
    """A crock that froths over."""
    dark = RESOURCE_PAINTS[1].dark
    bubbles = "".join(
        circle(x, y, r, fill="#fffaf4", stroke=dark, stroke_width=2)
        for x, y, r in ((-8, -5, 6.5), (8.5, -4.5, 6), (0.5, -9, 8), (12, -15, 3.2))
    )
    return (
        bubbles
        + path("M-15-2H15L12 17Q0 21-12 17z", fill="#b5694c", stroke="#6d2f1c", stroke_width=2)
        + path("M-16-4H16V2H-16z", fill="#cf8562", stroke="#6d2f1c", stroke_width=1.6)
        + path("M-10 8Q0 11 10 8", fill="none", stroke="#f3d9bd", stroke_width=2.4)
    )


def _hops() -> str:
    """A cone with two leaves."""
    dark = RESOURCE_PAINTS[2].dark
    cone = "M0 20C-11 14-14 2-10-8-6-12 6-12 10-8 14 2 11 14 0 20z"
    scales = "M-10-4Q-5 3 0-4 5 3 10-4M-12 3Q-6 10 0 3 6 10 12 3M-9 10Q-4 16 0 10 4 16 9 10M0-11V-4"
    return (
        path("M0-9C-8-20-17-17-19-13-14-11-8-7 0-9zM0-9C8-20 17-17 19-13 14-11 8-7 0-9z", fill="#3f7a1d", stroke=dark)
        + path("M0-9V-19", stroke=dark, stroke_width=2.6, stroke_linecap="round")
        + path(cone, fill="#d8ec9a", stroke=dark, stroke_width=2.2)
        + path(scales, fill="none", stroke="#5f8f2c", stroke_width=2)
    )


def _water() -> str:
    drop = "M0-20C7-8 13-1 13 7A13 13 0 0 1-13 7C-13-1-7-8 0-20z"
    return path(drop, fill="#dff2ff", stroke=RESOURCE_PAINTS[3].dark, stroke_width=2.4) + path(
        "M-7 7A7.5 7.5 0 0 0 0 14.5", fill="none", stroke="#6fb4e6", stroke_width=3.4, stroke_linecap="round"
    )


def _barley() -> str:
    dark = RESOURCE_PAINTS[4].dark
    grains = "".join(
        ellipse(side * 5.6, y, 3.6, 6.4, transform=f"rotate({side * 30} {side * 5.6} {y})")
        for y in (-6, 1.5, 9)
        for side in (-1, 1)
    )
    awns = path("M-5-12-9-20M0-16V-21M5-12 9-20", stroke=dark, stroke_width=1.8, stroke_linecap="round")
    stalk = path("M0-6V20", stroke=dark, stroke_width=2.6, stroke_linecap="round")
    return awns + stalk + group(ellipse(0, -11.5, 3.4, 6), grains, fill="#fff1b8", stroke=dark, stroke_width=1.8)


SUN_RAYS: Final = (
    "M0-19V-13M0 19V13M-19 0H-13M19 0H13M-13.5-13.5-9.2-9.2M13.5 13.5 9.2 9.2M-13.5 13.5-9.2 9.2M13.5-13.5 9.2-9.2"
)


def _sun() -> str:
    return circle(0, 0, 8.5, fill="#ffb81f", stroke="#a86a05", stroke_width=1.6) + path(
        SUN_RAYS, stroke="#d98e0b", stroke_width=3.4, stroke_linecap="round"
    )


def _shade() -> str:
    """A tree and its shadow."""
    return (
        ellipse(3, 16, 15, 4, fill="#0f2a22", opacity=0.6)
        + path("M-2 3H2L3.5 16H-3.500z", fill="#5a3a1c")
        + path(
            "M0-19C7-19 10-14 10-11 16-10 17 3 8 4 4 6-4 6-8 4-17 3-16-10-10-11-10-14-7-19 0-19z",
            fill="#3f7a4c",
            stroke="#173c2a",
            stroke_width=1.6,
        )
    )
