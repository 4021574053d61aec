"""Trees, flowers and the abbey church in the corners around the track: part of the scenery."""

from __future__ import annotations

import math
import random
from typing import Final

from stammtisch.games.heavenale.drawing.layout import TRACK
from stammtisch.pictures.svg import circle, ellipse, group, path, rect, use

# Trees (x, y, size) in the lower corners, in front of the buildings.
TREES: Final = (
    *((40, 742, 0.62), (188, 884, 0.58), (52, 872, 0.72), (226, 900, 0.4)),
    *((880, 742, 0.62), (732, 884, 0.58), (868, 872, 0.72), (694, 900, 0.4)),
    *((30, 190, 0.46), (890, 190, 0.46), (226, 30, 0.42), (694, 30, 0.42)),
)
FLOWERS: Final = ((60, 800), (150, 900), (860, 800), (770, 900), (34, 240), (886, 240), (260, 28), (660, 28))


def definitions() -> str:
    trees = "".join(group(_tree(random.Random(seed)), id=f"ha-tree-{seed}") for seed in range(3))
    return (
        trees
        + group(_flowers(random.Random(5)), id="ha-flowers")
        + group(_church(), id="ha-church")
        + group(_brewery(), id="ha-brewery")
    )


def greenery() -> str:
    beds = (use("ha-flowers", x, y) for x, y in FLOWERS)
    trees = (use(f"ha-tree-{index % 3}", x, y, size) for index, (x, y, size) in enumerate(TREES))
    return "".join((*beds, use("ha-church", 112, 866, 0.98), use("ha-brewery", TRACK - 112, 866, 0.98), *trees))


def _tree(rng: random.Random) -> str:
    """A lime tree, about 50 units around the origin."""
    parts = [ellipse(9, 15, 46, 38, fill="#1d3410", opacity=0.4, filter="url(#ha-soft)")]
    blobs = [(rng.uniform(-26, 26), rng.uniform(-24, 24), rng.uniform(18, 27)) for _ in range(8)] + [(0, 0, 30)]
    for index, (x, y, r) in enumerate(sorted(blobs, key=lambda blob: -blob[1])):
        parts.append(circle(x, y, r, fill=f"url(#ha-leaf-{index % 2 + 1})"))
    parts += [_dot(rng, 38, rng.uniform(1.6, 3.8), "#d9ec94", rng.uniform(0.15, 0.5)) for _ in range(18)]
    return "".join(parts)


def _dot(rng: random.Random, spread: float, r: float, fill: str, opacity: float) -> str:
    turn, distance = rng.uniform(0, math.tau), rng.uniform(0, spread)
    return circle(math.cos(turn) * distance - 2, math.sin(turn) * distance - 3, r, fill=fill, opacity=opacity)


def _flowers(rng: random.Random) -> str:
    colours = ("#fff", "#ffe36b", "#f6a1c0", "#ff7b6b")
    return "".join(_dot(rng, 24, rng.uniform(1.4, 2.6), rng.choice(colours), 0.9) for _ in range(14))


def _church() -> str:
    """The nave with its red roof, and a tower with an onion; 130 high, standing on the origin."""
    windows = "".join(
        path(f"M{x} -14v-16a6 7 0 0 1 12 0v16z", fill="#ffdf8a", stroke="#7a5a33", stroke_width=1.6)
        for x in (-6, 14, 34)
    )
    return (
        ellipse(4, 2, 78, 12, fill="#1c2a0c", opacity=0.5, filter="url(#ha-soft)")
        + rect(-22, -44, 84, 44, fill="url(#ha-plaster)", stroke="#8a6a3c", stroke_width=1.6)
        + path("M-28-42-14-70H58L70-42z", fill="url(#ha-roof)", stroke="#6d2510", stroke_width=1.8)
        + windows
        + rect(-54, -86, 36, 86, fill="url(#ha-plaster)", stroke="#8a6a3c", stroke_width=1.6)
        + path("M-41-56v-10a5 6 0 0 1 10 0v10z", fill="#5a4630")
        + circle(-36, -36, 7, fill="#fff", stroke="#5a4630", stroke_width=2)
        + path("M-36-36V-41M-36-36H-32", stroke="#5a4630", stroke_width=1.6)
        + path("M-42 0v-16a6 7 0 0 1 12 0V0z", fill="#6b3c1a")
        + path(
            "M-58-86H-14C-16-92-22-92-22-98-22-106-14-106-18-116-22-124-32-124-36-134-40-124-50-124-54-116-58-106-50-106"
            "-50-98-50-92-56-92-58-86z",
            fill="url(#ha-slate)",
            stroke="#23453c",
            stroke_width=1.8,
        )
        + path("M-36-134V-152M-42-146H-30", stroke="#c9951f", stroke_width=3)
    )


def _brewery() -> str:
    """The abbey's brewhouse with its copper hood; 110 high, standing on the origin."""
    return (
        ellipse(-2, 2, 78, 12, fill="#1c2a0c", opacity=0.5, filter="url(#ha-soft)")
        + path("M30-96h16v40H30z", fill="#a8543a", stroke="#6d2510", stroke_width=1.6)
        + path("M27-100h22v7H27z", fill="#7d3a26")
        + rect(-60, -50, 116, 50, fill="url(#ha-plaster)", stroke="#8a6a3c", stroke_width=1.6)
        + path("M-68-48-48-86H44L64-48z", fill="url(#ha-roof)", stroke="#6d2510", stroke_width=1.8)
        + path("M-16-88q0-16 14-16t14 16z", fill="#c97a3f", stroke="#6d3410", stroke_width=1.6)
        + path("M-4-104v-8h4v8z", fill="#c97a3f")
        + path("M-24 0v-24a22 20 0 0 1 44 0V0z", fill="#3c2412")
        + path("M-18 0v-8q0-16 16-16t16 16v8z", fill="#d98a4c", stroke="#6d3410", stroke_width=1.4)
        + "".join(
            path(f"M{x}-18v-12a6 6 0 0 1 12 0v12z", fill="#ffdf8a", stroke="#7a5a33", stroke_width=1.6)
            for x in (-50, 34)
        )
        + use("ha-barrel", -72, 6, 0.6, color="#3d3531")
        + use("ha-barrel", -54, 10, 0.6, color="#3d3531")
    )
