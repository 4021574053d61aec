"""Merchants with their carts, coins, sheaves, ships and other small things."""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.drawing.palette import GOLD, SEATS, SKIN
from stammtisch.games.bohnhansa.names import COLOURS
from stammtisch.pictures.emblems import EMBLEMS
from stammtisch.pictures.paints import INK, Paint
from stammtisch.pictures.svg import circle, ellipse, group, path, rect, use

WOOD: Final = "#8a5a2e"


def definitions() -> str:
    emblems = "".join(group(EMBLEMS[colour], id=emblem(colour), fill="currentColor") for colour in COLOURS)
    merchants = "".join(
        group(_merchant(paint, colour), id=f"bh-merchant-{colour}")
        for colour, paint in zip(COLOURS, SEATS, strict=True)
    )
    things = {
        "coin": _coin(),
        "sheaf": _sheaf(),
        "gate": _gate(),
        "wheel": _wheel(),
        "crown": path("M-16 10-19-9-8-1 0-13 8-1 19-9 16 10z", fill=GOLD, stroke=INK, stroke_width=1.8),
        "ship": _ship(),
        "compass": _compass(),
        "swap": _swap(),
        "cart": _cart(),
        "lost": _lost(),
        "hills": _hills(),
        "trees": _trees(),
    }
    return emblems + merchants + "".join(group(drawing, id=f"bh-{name}") for name, drawing in things.items())


def emblem(colour: str) -> str:
    """What the emblem of a player's colour is called in the definitions."""
    return f"bh-emblem-{colour}"


def _merchant(paint: Paint, colour: str) -> str:
    """A merchant with a flat cap who pulls a cart, 66 wide and 60 high, standing on the origin."""
    return (
        ellipse(2, 1, 36, 6, fill="#000", opacity=0.35)
        + path("M2-12H12", stroke=WOOD, stroke_width=3.4, stroke_linecap="round")
        + path("M8-24H36L33-8H11z", fill="#b27a42", stroke="#4a2a13", stroke_width=1.8)
        + path("M9.500-18.500H35M10.500-13H34", stroke="#7a4a20", stroke_width=1.4)
        + circle(22, -6, 8, fill="#d9a866", stroke="#4a2a13", stroke_width=2.4)
        + path("M22-14V2M14-6H30", stroke="#4a2a13", stroke_width=1.8)
        + circle(22, -6, 2.2, fill="#4a2a13")
        + path(
            "M-31 1C-32-14-27-32-21-35H-7C-1-32 4-14 3 1Q-14 5-31 1z",
            fill=paint.base,
            stroke=paint.dark,
            stroke_width=2,
        )
        + path("M-27-3C-27-14-24-26-19-31", fill="none", stroke=paint.light, stroke_width=2.6, stroke_linecap="round")
        + circle(-14, -42, 9.5, fill=SKIN, stroke="#8a5a34", stroke_width=1.4)
        + circle(-17, -42, 1.3, fill=INK)
        + circle(-10.5, -42, 1.3, fill=INK)
        + path("M-20-38C-19-31-9-31-8-38-11-36-17-36-20-38z", fill="#7a4a20")
        + path(
            "M-29-47C-28-57-20-60-12-59S2-53 0-47Q-14-43-29-47z", fill=paint.dark, stroke="#1c0f06", stroke_width=1.4
        )
        + path("M-3-52Q4-58 3-66-4-62-6-54z", fill="#fffaf0", stroke="#8a7a5a", stroke_width=0.8)
        + use(emblem(colour), -14, -15, 1.05, color=paint.ink)
    )


def _coin() -> str:
    """A thaler, 15 around the origin."""
    return circle(0, 0, 15, fill="url(#bh-gold)", stroke="#8f6208", stroke_width=1.6) + circle(
        0, 0, 11.8, fill="none", stroke="#fff6cf", stroke_width=1.2, opacity=0.9
    )


def _sheaf() -> str:
    """Supply: a sheaf of ears, 36 high around the origin."""
    stalks = "M-9 18C-5 6-8-4-14-14M-3 18C-1 4-3-6-5-18M3 18C1 4 3-6 5-18M9 18C5 6 8-4 14-14"
    ears = "".join(
        ellipse(x, y, 3.4, 6.4, fill="#f2c13d", stroke="#9a6a0c", stroke_width=1.2, transform=f"rotate({turn} {x} {y})")
        for x, y, turn in (
            (-13, -13, -30),
            (-5, -17, -8),
            (5, -17, 8),
            (13, -13, 30),
            (-9, -5, -22),
            (0, -8, 0),
            (9, -5, 22),
        )
    )
    return (
        path(stalks, fill="none", stroke="#b98a1e", stroke_width=2.6)
        + ears
        + path("M-9 7Q0 11 9 7L8 2Q0 6-8 2z", fill="#c5362b", stroke="#7a1712", stroke_width=1.2)
    )


def _gate() -> str:
    """Customs: a barrier with its coloured beam, 36 high around the origin."""
    return (
        rect(-19, -8, 9, 26, rx=2, fill="#93876f", stroke=INK, stroke_width=1.6)
        + path("M-22-7-14.500-16-7-7z", fill="#b4452f", stroke=INK, stroke_width=1.6)
        + path("M-12 3H20", stroke=INK, stroke_width=8, stroke_linecap="round")
        + path("M-12 3H20", stroke="#fff", stroke_width=5, stroke_linecap="round")
        + path("M-8 3h5M2 3h5M12 3h5", stroke="#d33a2e", stroke_width=5)
        + rect(15, 3, 5, 15, fill="#93876f", stroke=INK, stroke_width=1.4)
    )


def _wheel() -> str:
    """A plain travel card: a cart wheel, 17 around the origin."""
    spokes = "M0-14V14M-14 0H14M-10-10 10 10M10-10-10 10"
    return (
        circle(0, 0, 15, fill="none", stroke="#6b4120", stroke_width=5)
        + path(spokes, stroke="#8a5a2e", stroke_width=3)
        + circle(0, 0, 4.4, fill="#6b4120")
    )


def _ship() -> str:
    """A cog under sail, 90 high around the origin."""
    return (
        path("M-46 34q12-6 23 0t23 0 23 0 23 0", fill="none", stroke="#fff", stroke_width=3, opacity=0.8)
        + path("M-38 14H38L28 34H-28z", fill="#8a5a2e", stroke="#3c2412", stroke_width=2)
        + path("M-38 14V4H-24V14M38 14V0H22V14M-33 22H33", fill="none", stroke="#3c2412", stroke_width=2)
        + path("M0 14V-44", stroke="#3c2412", stroke_width=3)
        + path(
            "M-26-34Q0-40 26-34 32-14 26 4 0-4-26 4-20-14-26-34z", fill="#fff6df", stroke="#7a5a33", stroke_width=1.8
        )
        + path("M-8-37V1M8-37V1", stroke="#c5362b", stroke_width=6, opacity=0.85)
        + path("M0-44V-54L18-49 0-44z", fill="#c5362b", stroke="#7a1712", stroke_width=1.2)
    )


def _compass() -> str:
    """A rose of eight points, 60 around the origin."""
    points = "".join(
        path(f"M0-{long} 7-7 0 0z", fill=dark, stroke="#4a3116", stroke_width=0.8, transform=f"rotate({turn})")
        + path(f"M0-{long}-7-7 0 0z", fill=light, stroke="#4a3116", stroke_width=0.8, transform=f"rotate({turn})")
        for turn, long, dark, light in (
            *((turn, 40, "#a5824c", "#f3e2bd") for turn in (45, 135, 225, 315)),
            *((turn, 58, "#8f2f22", "#fff3d6") for turn in (0, 90, 180, 270)),
        )
    )
    return circle(0, 0, 46, fill="none", stroke="#4a3116", stroke_width=1.4, opacity=0.7) + points


def _swap() -> str:
    """Two arrows, one each way."""
    return path("M-11-4H7L3-9M11 4H-7L-3 9", fill="none", stroke=INK, stroke_width=2.8, stroke_linecap="round")


def _hills() -> str:
    """Hills as old charts have them, 60 wide on the origin."""
    humps = "M-30 0C-24-16-16-16-8 0M-12-4C-4-24 8-24 16 0M12-4C18-16 26-14 30 0"
    shade = "M-17-10l4 8M4-17l5 13M21-9l4 7"
    return path(humps, fill="none", stroke="#7d6a33", stroke_width=2.2, stroke_linecap="round") + path(
        shade, stroke="#7d6a33", stroke_width=1.4, opacity=0.7
    )


def _trees() -> str:
    """A few trees, 50 wide on the origin."""
    return "".join(
        path(f"M{x} {y}v-7", stroke="#5a3a18", stroke_width=2.4)
        + circle(x, y - 13, 8, fill="#7f9a45", stroke="#4c6326", stroke_width=1.4)
        + circle(x - 2.5, y - 15.5, 2.6, fill="#a9bf6a")
        for x, y in ((-16, -4), (14, -5), (-2, 0), (26, 1))
    )


def _lost() -> str:
    """A contract that is lost: a card crossed out, 36 high around the origin."""
    return rect(-12, -17, 24, 34, rx=4, fill="#fff6df", stroke="#24577d", stroke_width=4) + path(
        "M-15-13 15 13M15-13-15 13", stroke="#c5362b", stroke_width=6, stroke_linecap="round"
    )


def _cart() -> str:
    """The bed of a cart with four places a side, 158 by 82 units from the upper left corner. (BH-06)"""
    places = "".join(
        rect(6 + 37 * (place % 4), 5 + 37 * (place // 4), 35, 35, rx=6, fill="#5d3a1c", opacity=0.55)
        for place in range(8)
    )
    return rect(0, 0, 158, 82, rx=9, fill="url(#bh-box)", stroke="#4a2a13", stroke_width=2.4) + places
