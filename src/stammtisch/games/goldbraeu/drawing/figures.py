"""The wooden and painted pieces themselves, drawn once for each colour: bosses, markers, signs, chips, coins."""

from __future__ import annotations

from typing import Final

from stammtisch.games.goldbraeu.drawing.emblems import emblem
from stammtisch.games.goldbraeu.drawing.palette import BREWERY_PAINTS, CHIP_COLOURS
from stammtisch.games.goldbraeu.names import BREWERIES, COLOURS
from stammtisch.games.goldbraeu.scoring import DRUNKARD_COSTS, WAITRESS_BRINGS
from stammtisch.pictures.paints import CREAM, PLAYERS, Paint
from stammtisch.pictures.svg import circle, ellipse, group, path, rect, text, use

SKIN: Final = "#f2c79b"
# GB-71: what a chip changes on payday.
EFFECTS: Final = {"waitress": f"+{WAITRESS_BRINGS}", "drunkard": f"−{DRUNKARD_COSTS}"}


def definitions() -> str:
    by_colour = "".join(
        group(_boss(paint, colour), id=f"gb-boss-{colour}") + group(_block(paint, colour), id=f"gb-block-{colour}")
        for colour, paint in zip(COLOURS, PLAYERS, strict=True)
    )
    signs = "".join(group(_sign(brewery), id=f"gb-sign-{brewery}") for brewery in range(len(BREWERIES)))
    return (
        by_colour
        + signs
        + group(_wreath(), id="gb-wreath")
        + group(_coin(), id="gb-gold-coin")
        + group(_waitress(), id="gb-waitress-figure")
        + group(_drunkard(), id="gb-drunkard-figure")
        + group(_chip("waitress"), id="gb-waitress")
        + group(_chip("drunkard"), id="gb-drunkard")
        + group(_mug(), id="gb-mug")
        + group(_purse(), id="gb-purse")
    )


def _boss(paint: Paint, colour: str) -> str:
    """A stout figure with hat and moustache, 64 high, standing on the origin."""
    return (
        ellipse(3, 0, 21, 5, fill="#000", opacity=0.4)
        + path(
            "M-18 1C-19-15-15-31-9-33H9C15-31 19-15 18 1-8 4 8 4-18 1z",
            fill=paint.base,
            stroke=paint.dark,
            stroke_width=2,
        )
        + path("M-15-3C-15-17-12-28-7-30", fill="none", stroke=paint.light, stroke_width=3, stroke_linecap="round")
        + use(emblem(colour), 0, -13, 0.98, color=paint.ink)
        + circle(0, -39, 10, fill=SKIN, stroke="#8a5a34", stroke_width=1.4)
        + circle(-3.6, -40.5, 1.3, fill="#3b2110")
        + circle(3.6, -40.5, 1.3, fill="#3b2110")
        + path("M-7-35.5Q-3-38.5 0-36 3-38.5 7-35.5 3-33 0-34.5-3-33-7-35.500z", fill="#5a3214")
        + path("M-15-45Q0-41 15-45 14-49 8-49L6-59Q0-62-6-59L-8-49Q-14-49-15-45z", fill=paint.dark, stroke="#1c0f06")
        + path("M-8-50Q0-47 8-50", fill="none", stroke=paint.light, stroke_width=2.6)
        + path("M6-51Q15-57 13-67 6-62 5-52z", fill="#fffaf0", stroke="#8a7a5a", stroke_width=0.8)
    )


def _block(paint: Paint, colour: str) -> str:
    """A wooden block, 45 by 34, standing on the origin; the count is written on its right half."""
    return (
        rect(-19, -1, 44, 6, rx=3, fill="#000", opacity=0.35)
        + path("M-22-28-17-34H27L22-28z", fill=paint.light)
        + path("M22-28 27-34V-6L22 0z", fill=paint.dark)
        + rect(-22, -28, 44, 28, rx=2, fill=paint.base, stroke=paint.dark, stroke_width=1.4)
        + use(emblem(colour), -10, -14, 0.85, color=paint.ink)
    )


def _sign(brewery: int) -> str:
    """A brewery's sign, hanging from the origin on two chains."""
    paint = BREWERY_PAINTS[brewery]
    return (
        path("M-8 0V8M8 0V8", stroke="#2b2b2b", stroke_width=2)
        + path("M-18 7H18V32Q18 41 0 45-18 41-18 32z", fill=paint.base, stroke="#f3dfae", stroke_width=2.6)
        + path(
            "M-19.5 5.500H19.500V32Q19.5 42 0 46.5-19.5 42-19.5 32z",
            fill="none",
            stroke=paint.dark,
            stroke_width=1,
        )
        + use(emblem(BREWERIES[brewery]), 0, 24, 0.68, color=CREAM)
    )


def _wreath() -> str:
    """A gilded ring behind a boss: named today."""
    return ellipse(0, -28, 30, 37, fill="#fff2a8", opacity=0.55) + ellipse(
        0, -28, 30, 37, fill="none", stroke="#f2b632", stroke_width=3.5, stroke_dasharray="7 4"
    )


def _coin() -> str:
    return circle(0, 0, 15, fill="url(#gb-gold)", stroke="#8f6208", stroke_width=1.6) + circle(
        0, 0, 12, fill="none", stroke="#fff6cf", stroke_width=1, opacity=0.8
    )


def _chip(figure: str) -> str:
    rim = CHIP_COLOURS[figure]
    return (
        ellipse(3, 6, 31, 30, fill="#000", opacity=0.35)
        + circle(0, 0, 30, fill=rim, stroke="#2a1810", stroke_width=1.6)
        + circle(0, 0, 25, fill="#ffedc4", stroke="#fff8e4", stroke_width=1.5)
        + use(f"gb-{figure}-figure", 0, -3, 0.94)
        + rect(-19, 14, 38, 19, rx=9.5, fill="#fff8e4", stroke=rim, stroke_width=2)
        + text(EFFECTS[figure], 0, 29.5, "gb-coin")
    )


def _waitress() -> str:
    """Plaits, a dirndl, and a mug in each hand; 46 high around the origin."""
    mugs = "".join(
        rect(x - 5, -6, 10, 13, rx=1.5, fill="url(#gb-beer)", stroke="#8a560a", stroke_width=1)
        + path(f"M{x - 6}-6a4 4 0 0 1 5-4 4 4 0 0 1 7 4z", fill="#fffdf4")
        for x in (-17, 17)
    )
    return (
        path("M-8 0C-13 8-15 16-16 23H16C15 16 13 8 8 0z", fill="#b8577e", stroke="#6d2745", stroke_width=1.2)
        + path("M-6 3C-9 10-9 16-9 23H9C9 16 9 10 6 3z", fill="#fffaf0")
        + path("M-9-7H9L7 4H-7z", fill="#6d2745")
        + path("M-9-6-17 2M9-6 17 2", stroke=SKIN, stroke_width=4, stroke_linecap="round")
        + mugs
        + path(
            "M-8-15C-12-8-11-3-9 0M8-15C12-8 11-3 9 0",
            stroke="#c98a2e",
            stroke_width=4,
            fill="none",
            stroke_linecap="round",
        )
        + circle(0, -14, 8.5, fill=SKIN, stroke="#8a5a34", stroke_width=1)
        + path("M-9-14A9 9 0 0 1 9-14C5-20-4-20-9-14z", fill="#c98a2e", stroke="#8a5a14", stroke_width=0.8)
        + path("M-3-10Q0-7.5 3-10", fill="none", stroke="#a03a3a", stroke_width=1.6, stroke_linecap="round")
        + circle(-3, -14, 1.1, fill="#3b2110")
        + circle(3, -14, 1.1, fill="#3b2110")
    )


def _drunkard() -> str:
    """Hat askew, red nose, a tilted mug; 46 high around the origin."""
    mug = group(
        rect(-6, -7, 12, 14, rx=1.5, fill="url(#gb-beer)", stroke="#8a560a", stroke_width=1),
        path("M-7-7a4 4 0 0 1 6-4 4 4 0 0 1 8 4z", fill="#fffdf4"),
        at=(18, 4),
    )
    stars = "".join(
        path(f"M{x} {y}l1.5 3 3 .5-2.3 2 .7 3-2.9-1.6-2.9 1.6.7-3-2.3-2 3-.5z", fill="#e0a51f")
        for x, y in ((-17, -20), (14, -24))
    )
    return (
        path("M-13 23C-14 8-10-3-3-5H4C11-2 14 8 14 23z", fill="#5d7a46", stroke="#2f4420", stroke_width=1.2)
        + path("M-5-4-7 22M6-4 8 22", stroke="#6b4120", stroke_width=3)
        + path("M9 2 17 7", stroke=SKIN, stroke_width=4.5, stroke_linecap="round")
        + mug
        + group(
            circle(0, -13, 9, fill="#f4b990", stroke="#8a5a34", stroke_width=1),
            circle(0.5, -11.5, 3, fill="#d8443a"),
            path("M-6-15l4 2M6-15l-4 2", stroke="#3b2110", stroke_width=1.6, stroke_linecap="round"),
            path("M-4-7Q0-9 4-6", fill="none", stroke="#7a2a1c", stroke_width=1.6, stroke_linecap="round"),
            path("M-12-18Q0-14 12-18L8-20Q8-27 0-27T-8-20z", fill="#4a3424", stroke="#20140a"),
            transform="rotate(-16 0 -12)",
        )
        + stars
    )


def _mug() -> str:
    """The start player's figure: a full mug, 40 high around the origin."""
    return (
        path("M10-7h6q5 0 5 5v7q0 5-5 5h-6", fill="none", stroke="#8a560a", stroke_width=6)
        + path("M10-7h6q5 0 5 5v7q0 5-5 5h-6", fill="none", stroke="#fff3d0", stroke_width=3)
        + rect(-14, -12, 26, 31, rx=4, fill="url(#gb-beer)", stroke="#8a560a", stroke_width=2)
        + path("M-7-5V13M-1-5V13M5-5V13", stroke="#fff3d0", stroke_width=2.5, stroke_linecap="round", opacity=0.65)
        + path(
            "M-17-10a6 6 0 0 1 5-9 8 8 0 0 1 13-3 7 7 0 0 1 12 5 5.5 5.5 0 0 1 0 9q-15 4-30-2z",
            fill="url(#gb-foam)",
            stroke="#b99a62",
            stroke_width=1.2,
        )
    )


def _purse() -> str:
    """The payday figure: a purse, 40 high around the origin."""
    return (
        path("M-6-9C-19-2-21 18-11 19H11C21 18 19-2 6-9z", fill="#8a4b2a", stroke="#4a2412", stroke_width=2)
        + path("M-9-18Q0-12 9-18L6-9H-6z", fill="#a8623a", stroke="#4a2412", stroke_width=1.6)
        + rect(-8, -11, 16, 5, rx=2.5, fill="#f2b632", stroke="#8f6208", stroke_width=1)
        + circle(0, 7, 8.5, fill="url(#gb-gold)", stroke="#8f6208", stroke_width=1.4)
        + path("M-3 3H3M0 3V12", stroke="#6a4306", stroke_width=2.4, stroke_linecap="round")
    )
