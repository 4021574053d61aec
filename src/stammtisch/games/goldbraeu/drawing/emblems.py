"""Emblems: one for each player, so that colour is never the only sign, and one for each business and its cards.

All are drawn around the origin in `currentColor`: a player's within 10 units, a business's within 20.
"""

from __future__ import annotations

from typing import Final

from stammtisch.pictures.paints import CREAM
from stammtisch.pictures.svg import circle, ellipse, group, path

# Heart, lozenge, clover and star.
PLAYER_EMBLEMS: Final = {
    "red": path("M0 9.5C-6 4-10 0-10-4.5A5.3 5.3 0 0 1 0-6 5.3 5.3 0 0 1 10-4.5C10 0 6 4 0 9.5z"),
    "blue": path("M0-10.5 8 0 0 10.5-8 0z"),
    "green": circle(0, -5, 4.8) + circle(-5.4, 2.2, 4.8) + circle(5.4, 2.2, 4.8) + path("M-1.5-1h3L3.5 10h-7z"),
    "yellow": path("M0-10.5 3-3.5 10.5-3 4.7 2 6.6 9.5 0 5.4-6.6 9.5-4.7 2-10.5-3-3-3.5z"),
}


def _line(d: str, width: float) -> str:
    return path(d, fill="none", stroke="currentColor", stroke_width=width, stroke_linecap="round")


def _both_sides(*points: tuple[float, float]) -> str:
    """A shape that is its own mirror image, from its right half, top to bottom."""
    mirrored = [(-x, y) for x, y in reversed(points)]
    return path("M" + "L".join(f"{x:g} {y:g}" for x, y in (*points, *mirrored)) + "z")


def _eagle() -> str:
    neck_to_wing = ((2.5, -9), (6, -8), (12, -14), (18.5, -11), (18, -2))
    feathers = ((15.5, -4), (15, 4), (12.5, 1), (11.5, 8), (8.5, 4), (7.5, 9), (4.5, 7))
    tail = ((4, 10), (8, 17), (3.5, 15), (0, 19))
    return _both_sides(*neck_to_wing, *feathers, *tail) + path("M-4-9.5C-5-16 0-19 3.5-17L9-14 4-12.5 3-8z")


def _jug() -> str:
    body = path("M-8-9C-15-1-15 11-9 18H9C15 11 15-1 8-9z") + path("M-10-11a10 7 0 0 1 20 0z")
    return body + circle(0, -18, 2) + _line("M10-7C20-8 21 7 12 9", 3.4)


def _acorn() -> str:
    cap = path("M-13-3C-13-11-6-13 0-13S13-11 13-3z") + _line("M0-13C0-16 1-18 3-19", 3)
    return cap + path("M-11-1H11C11 9 5 13 0 19-5 13-11 9-11-1z")


def _paw() -> str:
    toes = "".join(
        ellipse(x, y, 3.9, 5.6, transform=f"rotate({turn} {x} {y})")
        for x, y, turn in ((-14, -2, -24), (-5.5, -11, -8), (5.5, -11, 8), (14, -2, 24))
    )
    return toes + path("M0-1C7-1 12 6 12 11 12 16 8 17.5 5 16.5 2 15.5-2 15.5-5 16.5-8 17.5-12 16-12 11-12 6-7-1 0-1z")


def _post_horn() -> str:
    return _line("M-17-9C-6-8 2-13 12-13M6 4A9.5 9.5 0 1 1-4-6C4-6 8-2 6 4z", 4) + path(
        "M6-16C12-16 16-19 19-22V-2C16-6 12-9 6-9z"
    )


def _stag() -> str:
    head = _both_sides((0, -3), (5, -2), (13, -3), (8.5, 2), (6.5, 5), (4.5, 15), (0, 19))
    right = "M3-3C8-7 9-11 7-19M7.5-9C12-10 15-13 15-17M7.8-13 11-18"
    left = "M-3-3C-8-7-9-11-7-19M-7.5-9C-12-10-15-13-15-17M-7.8-13-11-18"
    return head + _line(left + right, 2.6)


def _wheat() -> str:
    grains = "".join(
        ellipse(side * 6, y, 3.4, 6.2, transform=f"rotate({side * 32} {side * 6} {y})")
        for y in (-7, 0.5, 8)
        for side in (-1, 1)
    )
    return ellipse(0, -13.5, 3.4, 6) + grains + _line("M0-8V19", 2.4)


def _mountain() -> str:
    return path("M-20 16-7-14-1-4 5-11 20 16z") + path("M-7-14-11.5-4-8-6-5-3-2.3-6z", fill=CREAM, opacity=0.8)


def _scales() -> str:
    pans = path("M-19 5h16a8 7 0 0 1-16 0zM3 5h16a8 7 0 0 1-16 0z")
    strings = _line("M-11-11-17 5M-11-11-5 5M11-11 5 5M11-11 17 5", 1.6)
    return _line("M0-17V15M-12-11H12", 3) + _line("M-7 17H7", 4) + pans + strings


def _anvil() -> str:
    return path("M-20-8H18C18-1 11 2 6 3V7L12 15H-11L-5 7V3C-12 3-20-1-20-8z") + path("M-9-18H7v7H1v2H-2v-2h-7z")


BUSINESS_EMBLEMS: Final = {
    "Adler": _eagle(),
    "Krug": _jug(),
    "Eiche": _acorn(),
    "Bären": _paw(),
    "Post": _post_horn(),
    "Hirschen": _stag(),
    "Mayerbräu": _wheat(),
    "Steinbräu": _mountain(),
    "Kramerbräu": _scales(),
    "Schmidbräu": _anvil(),
}


def definitions() -> str:
    """All emblems, to be used by the name of their player's colour or their business."""
    return "".join(
        group(shape, id=emblem(name), fill="currentColor")
        for name, shape in (*PLAYER_EMBLEMS.items(), *BUSINESS_EMBLEMS.items())
    )


def emblem(name: str) -> str:
    """What the emblem of a colour or a business is called in the definitions."""
    return f"gb-emblem-{name}"
