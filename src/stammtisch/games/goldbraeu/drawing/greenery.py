"""Chestnut trees, flower beds and strings of lights: part of the scenery."""

from __future__ import annotations

import math
import random
from typing import Final

from stammtisch.games.goldbraeu.components import ALL_CELLS, cells_of
from stammtisch.games.goldbraeu.drawing.layout import (
    BOARD_WIDTH,
    SQUARE_HEIGHT,
    SQUARE_WIDTH,
    SQUARE_X,
    SQUARE_Y,
    Layout,
    middle,
    neighbours,
)
from stammtisch.games.goldbraeu.terms import GoldbraeuTerms
from stammtisch.pictures.svg import circle, ellipse, group, path, rect, use

# Trees (x, y, size) and flower beds on the left half; the right half mirrors them.
TREES: Final = (
    *((286, 80, 0.85), (372, 66, 0.7), (60, 352, 0.8), (196, 342, 0.68), (120, 370, 0.5)),
    *((64, 660, 0.85), (190, 650, 0.62), (128, 688, 0.5), (286, 944, 0.62), (352, 952, 0.56), (392, 830, 0.5)),
    *((690, 64, 0.5), (690, 930, 0.52)),
)
FLOWERS: Final = ((334, 140), (258, 330), (40, 410), (40, 612), (244, 690), (352, 880), (690, 110), (250, 965))
BULBS: Final = ("#ffe9a0", "#ffd15c", "#fff3c8")


def definitions() -> str:
    trees = "".join(group(_tree(random.Random(seed)), id=f"gb-tree-{seed}") for seed in range(3))
    return trees + group(_flowers(random.Random(5)), id="gb-flowers")


def greenery(terms: GoldbraeuTerms, layout: Layout) -> str:
    """Beds and trees on the meadow, and in the holes of the square; before a house the lane stays clear."""
    beds = [use("gb-flowers", mirrored, y) for x, y in FLOWERS for mirrored in _both_halves(x)]
    trees = [
        use(f"gb-tree-{index % 3}", mirrored, y, size)
        for index, (x, y, size) in enumerate(TREES)
        for mirrored in _both_halves(x)
    ]
    lanes = {neighbours(front)[side] for front, side in zip(layout.fronts, layout.sides, strict=True)}
    holes = [cell for cell in cells_of(ALL_CELLS & ~terms.board.playable) if cell not in lanes]
    return "".join(beds + trees + [use("gb-tree-1", *middle(cell), 0.62) for cell in holes])


def _both_halves(x: int) -> tuple[int, ...]:
    return (x,) if 2 * x == BOARD_WIDTH else (x, BOARD_WIDTH - x)


def lights() -> str:
    """Strings of bulbs along the long sides, from lantern to lantern."""
    left, centre, right = SQUARE_X - 36, BOARD_WIDTH / 2, SQUARE_X + SQUARE_WIDTH + 36
    heights = (SQUARE_Y - 34, SQUARE_Y + SQUARE_HEIGHT + 38)
    strings = [_string(y, *ends) for y in heights for ends in ((left, centre), (centre, right))]
    lanterns = [_lantern(x, y) for y in heights for x in (left, centre, right)]
    return "".join(strings + lanterns)


def _string(y: float, start: float, end: float) -> str:
    sag, count = 14, 10
    wire = f"M{start:g} {y:g}Q{(start + end) / 2:g} {y + 2 * sag:g} {end:g} {y:g}"
    bulbs = [
        circle(start + (end - start) * part, y + 4 * sag * part * (1 - part) + 4, 3.8, fill=BULBS[index % len(BULBS)])
        for index, part in enumerate(step / count for step in range(1, count))
    ]
    return path(wire, fill="none", stroke="#2b1a0c", stroke_width=2) + group(*bulbs, filter="url(#gb-glow)")


def _lantern(x: float, y: float) -> str:
    return (
        ellipse(x + 5, y + 30, 11, 5, fill="#000", opacity=0.35)
        + rect(x - 3, y, 6, 30, rx=2, fill="#2b2622")
        + circle(x, y, 8, fill="#ffe9a0", filter="url(#gb-glow)")
    )


def _tree(rng: random.Random) -> str:
    """A chestnut in bloom, about 50 units around the origin."""
    parts = [ellipse(9, 15, 46, 38, fill="#1d3410", opacity=0.4, filter="url(#gb-soft)")]
    blobs = [(rng.uniform(-26, 26), rng.uniform(-24, 24), rng.uniform(18, 27)) for _ in range(9)] + [(0, 0, 30)]
    for index, (x, y, r) in enumerate(sorted(blobs, key=lambda blob: -blob[1])):
        parts.append(circle(x, y, r, fill=f"url(#gb-leaf-{index % 2 + 1})"))
    parts += [_spot(rng, 38, rng.uniform(1.6, 3.8), "#d9ec94", rng.uniform(0.15, 0.5)) for _ in range(22)]
    parts += [_spot(rng, 34, 2.6, "#fff4ee", 0.9) for _ in range(7)]
    return "".join(parts)


def _spot(rng: random.Random, spread: float, r: float, fill: str, opacity: float) -> str:
    angle, distance = rng.uniform(0, math.tau), rng.uniform(0, spread)
    return circle(math.cos(angle) * distance - 2, math.sin(angle) * distance - 3, r, fill=fill, opacity=opacity)


def _flowers(rng: random.Random) -> str:
    colours = ("#fff", "#ffe36b", "#f6a1c0", "#ff7b6b")
    return "".join(_spot(rng, 26, rng.uniform(1.4, 2.6), rng.choice(colours), 0.9) for _ in range(16))
