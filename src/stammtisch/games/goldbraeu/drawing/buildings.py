"""The half-timbered houses of the gardens and the brick breweries, drawn once and used at every place."""

from __future__ import annotations

from typing import Final

from stammtisch.pictures.svg import circle, ellipse, group, path, rect

BEAM: Final = "#5a2f14"
# How high the roof's ledge for markers and the boss's feet are above the doorstep.
HOUSE_LEDGE: Final = 68
HOUSE_TOP: Final = 108
BREWERY_LEDGE: Final = 88
BREWERY_TOP: Final = 168


def definitions() -> str:
    return group(_house(), id="gb-house") + group(_brewery(), id="gb-brewery") + group(_barrel(), id="gb-barrel")


def _house() -> str:
    """210 wide, 145 high; the shutters take the colour of whoever uses it."""
    shadow = ellipse(10, 1, 112, 18, fill="#1c2a0c", opacity=0.5, filter="url(#gb-soft)")
    walls = (
        path("M-88-72H88V0H-88z", fill="url(#gb-plaster)")
        + path("M-88-72H88v14H-88z", fill="#3a1f0c", opacity=0.3)
        + path("M-88-12H88V0H-88z", fill="url(#gb-cobbles)", stroke="#7d6a52", stroke_width=1)
    )
    posts = "".join(f"M{x}-70V-12" for x in (-85, -52, -19, 19, 52, 85))
    timber = path(posts, stroke=BEAM, stroke_width=5) + path(
        "M-88-66H88M-88-13H88M-83-15-55-62M83-15 55-62", stroke=BEAM, stroke_width=4.5, fill="none"
    )
    door = (
        path("M-14 0V-32a14 15 0 0 1 28 0V0z", fill="url(#gb-door)", stroke="#2e1807", stroke_width=3)
        + path("M0 0V-47M-14-22H14", stroke="#2e1807", stroke_width=1.4)
        + circle(8, -19, 2.2, fill="#ffd777")
    )
    return shadow + walls + timber + _house_window(-36) + _house_window(36) + door + _chimney() + _roof()


def _house_window(x: int) -> str:
    blossoms = "".join(
        circle(index * 4 - 14, 12 - index % 2 * 2, 3, fill="#e8384f" if index % 3 else "#ff86a0") for index in range(8)
    )
    shutters = "".join(
        rect(left, -14, 8, 26, rx=1, fill="currentColor", stroke="#0004", stroke_width=1) for left in (-20, 12)
    )
    return group(
        rect(-12, -14, 24, 27, rx=2, fill="url(#gb-window)", stroke="#4a2a12", stroke_width=2.5),
        path("M0-14V13M-12-2H12", stroke="#4a2a12", stroke_width=1.6),
        shutters,
        rect(-16, 13, 32, 6, rx=2, fill="#6b3c1a"),
        blossoms,
        at=(x, -40),
    )


def _roof() -> str:
    slope = "M-108-64-82-142H82L108-64z"
    edges = path("M-110-64H110", stroke="#5d2110", stroke_width=5, stroke_linecap="round") + path(
        "M-84-142H84", stroke="#e07a55", stroke_width=6, stroke_linecap="round"
    )
    dormers = "".join(
        group(
            path("M-13 0V-15L0-29 13-15V0z", fill="url(#gb-plaster)", stroke=BEAM, stroke_width=2),
            path("M-18-12 0-32 18-12", fill="none", stroke="#8e3520", stroke_width=6, stroke_linejoin="round"),
            path("M-18-14 0-34 18-14", fill="none", stroke="#e07a55", stroke_width=2, stroke_linejoin="round"),
            rect(-6, -15, 12, 12, fill="url(#gb-window)", stroke="#4a2a12", stroke_width=1.6),
            at=(x, -106),
        )
        for x in (-52, 52)
    )
    return path(slope, fill="url(#gb-tiles)") + path(slope, fill="url(#gb-roofshade)") + edges + dormers


def _chimney() -> str:
    smoke = group(
        circle(80, -172, 7, fill="#fff"),
        circle(87, -186, 10, fill="#fff"),
        filter="url(#gb-steam)",
        opacity=0.5,
    )
    stack = path("M66-158h17v40H66z", fill="url(#gb-bricks)") + path("M63-162h23v6H63z", fill="#7a3422")
    return smoke + stack


def _brewery() -> str:
    """200 wide, 170 high without its chimney; the stone ledge carries the markers."""
    gable = "M-92 0V-88h14v-18h20v-20h20v-20h18v-18h40v18h18v20h20v20h20v18h14V0z"
    caps = "".join(
        rect(x - 2, y - 4, width + 4, 6, rx=1.5, fill="#f0dcc0", stroke="#9a7a58", stroke_width=0.8)
        for x, y, width in (
            *((-78, -106, 20), (-58, -126, 20), (-38, -146, 18), (-20, -164, 40)),
            *((20, -146, 18), (38, -126, 20), (58, -106, 20)),
        )
    )
    return (
        ellipse(10, 3, 112, 20, fill="#1c2a0c", opacity=0.55, filter="url(#gb-soft)")
        + _brewery_chimney()
        + path(gable, fill="url(#gb-bricks)", stroke="#6d2f20", stroke_width=2)
        + path(gable, fill="url(#gb-roofshade)", opacity=0.6)
        + caps
        + rect(-98, -90, 196, 8, rx=2, fill="#f0dcc0", stroke="#9a7a58", stroke_width=1)
        + _kettle()
        + _brewery_windows()
    )


def _brewery_chimney() -> str:
    smoke = group(
        circle(76, -196, 9, fill="#fff"),
        circle(84, -212, 12, fill="#fff"),
        filter="url(#gb-steam)",
        opacity=0.6,
    )
    shaft = "M60-182h20l4 100H56z"
    return (
        smoke
        + path(shaft, fill="url(#gb-bricks)")
        + path(shaft, fill="url(#gb-roofshade)", opacity=0.7)
        + path("M56-188h28v8H56z", fill="#6d2f20")
    )


def _kettle() -> str:
    arch = "M-40 0V-34a40 38 0 0 1 80 0V0"
    return (
        path(arch + "z", fill="#2c1a10")
        + path(arch + "z", fill="url(#gb-window)", opacity=0.45)
        + path("M-32 0v-12q0-28 32-28t32 28V0z", fill="url(#gb-copper)")
        + path("M-7-39l3-12h8l3 12z", fill="url(#gb-copper)")
        + path("M-33-12h66", stroke="#ffd0a0", stroke_width=3, opacity=0.8)
        + path("M-23-16q2-14 14-18", stroke="#fff", stroke_width=4, stroke_linecap="round", fill="none", opacity=0.75)
        + path(arch, fill="none", stroke="#f0dcc0", stroke_width=5)
    )


def _brewery_windows() -> str:
    return "".join(
        path(f"M{x - 10}-26v-24a10 10 0 0 1 20 0v24z", fill="url(#gb-window)", stroke="#f0dcc0", stroke_width=3.5)
        + path(f"M{x}-60v34M{x - 10}-42h20", stroke="#6d2f20", stroke_width=1.6)
        for x in (-66, 66)
    )


def _barrel() -> str:
    """Its hoops take the colour of whoever uses it."""
    return (
        ellipse(2, 3, 14, 5, fill="#000", opacity=0.35)
        + path(
            "M-11-26q-6 13 0 27 11 5 22 0 6-14 0-27-11-5-22 0z",
            fill="url(#gb-plank)",
            stroke="#5a3214",
            stroke_width=1.4,
        )
        + path("M-13.5-19q13.5 6 27 0M-13.5-5q13.5 6 27 0", stroke="currentColor", stroke_width=3.2, fill="none")
        + ellipse(0, -27, 11, 4, fill="#d79a55", stroke="#5a3214", stroke_width=1)
    )
