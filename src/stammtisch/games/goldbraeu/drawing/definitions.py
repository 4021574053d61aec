"""Gradients, patterns, filters and letters that the rest of the picture refers to."""

from __future__ import annotations

import random
from typing import Final

from stammtisch.games.goldbraeu.drawing.palette import GROUND_LINES, GROUNDS
from stammtisch.pictures.gradients import Gradients, linear, radial
from stammtisch.pictures.letters import SANS, SERIF, style_sheet
from stammtisch.pictures.svg import circle, element, group, path, rect

LETTERS: Final = {
    "plate": f"700 20px {SERIF};fill:#fff3d6",
    "ribbon": f"700 44px {SERIF};fill:#fff3d6;letter-spacing:1px",
    "coin": f"700 19px {SANS};fill:#4a2a08",
    "coordinate": f"700 17px {SANS};fill:#5d4526",
    "count": f"700 23px {SANS}",
    "card": f"700 15px {SANS};fill:#3b2110",
    "label": f"600 18px {SANS};fill:#f3e2bd",
    "name": f"700 22px {SANS}",
    "money": f"700 36px {SERIF};fill:#3b2110",
    "stat": f"700 24px {SANS};fill:#3b2110",
    "week": f"700 23px {SERIF};fill:#3b2110",
    "small": f"600 17px {SANS};fill:#3b2110",
    "times": f"700 17px {SANS};fill:#fff6df",
    "prompt": f"600 19px {SANS};fill:#fff3d6",
}
STYLE: Final = style_sheet("gb", LETTERS)

LINEAR: Final[Gradients] = {
    "wood": ("0 0 0 1", ((0, "#8a5a2e"), (0.5, "#6b4120"), (1, "#4a2a13"))),
    "plank": ("0 0 0 1", ((0, "#e2a65c"), (0.55, "#c98441"), (1, "#a4642b"))),
    "picket": ("0 0 1 0", ((0, "#fffaf0"), (0.55, "#f3e3c4"), (1, "#c7a777"))),
    "plaster": ("0 0 0 1", ((0, "#fff7e3"), (1, "#ecd6a6"))),
    "roofshade": ("0 0 0 1", ((0, "#fff", 0.25), (0.4, "#fff", 0), (1, "#2a0b04", 0.45))),
    "window": ("0 0 0 1", ((0, "#fff3b0"), (1, "#ffb640"))),
    "door": ("0 0 1 0", ((0, "#7a4a22"), (0.5, "#5a3214"), (1, "#3c1f0b"))),
    "ribbon": ("0 0 0 1", ((0, "#d8443a"), (1, "#94221c"))),
    "sand": ("0 0 0 1", ((0, "#f6e8c8"), (1, "#e6cf9f"))),
    "grass": ("0 0 1 1", ((0, "#a3c964"), (0.5, "#86b34e"), (1, "#66983f"))),
    "parchment": ("0 0 0 1", ((0, "#fff6df"), (1, "#efdcb2"))),
    "side": ("0 0 0 1", ((0, "#5b3a1f"), (1, "#3a2312"))),
}
RADIAL: Final[Gradients] = {
    "copper": (".35 .28 .85", ((0, "#ffe1bd"), (0.25, "#f0a267"), (0.65, "#b8602b"), (1, "#5d2a0e"))),
    "beer": (".4 .35 .8", ((0, "#ffd869"), (1, "#d98a10"))),
    "foam": (".4 .35 .8", ((0, "#fff"), (1, "#f1e3c6"))),
    "leaf-1": (".35 .3 .8", ((0, "#b9d86e"), (0.6, "#63a03f"), (1, "#31682a"))),
    "leaf-2": (".35 .3 .8", ((0, "#9fca5e"), (0.6, "#4e8c37"), (1, "#275423"))),
    "gold": (".38 .32 .75", ((0, "#fff2b8"), (0.45, "#f6c646"), (1, "#b97f12"))),
    "sun": (".3 .22 .95", ((0, "#fff0c0", 0.42), (0.5, "#ffd98a", 0.08), (1, "#2a1300", 0.34))),
}


def definitions() -> str:
    patterns = _cobbles() + _roof_tiles() + _brickwork() + _lozenges() + _grounds()
    return linear("gb", LINEAR) + radial("gb", RADIAL) + patterns + FILTERS


def _pattern(name: str, width: float, height: float, content: str, **more: str) -> str:
    units = {"patternUnits": "userSpaceOnUse", **more}
    return element("pattern", content, id=f"gb-{name}", width=width, height=height, **units)


def _cobbles() -> str:
    rng = random.Random(7)
    size, count = 96, 6
    step = size / count
    stones = [rect(0, 0, size, size, fill="#8d7a63")]
    for row in range(count):
        for column in range(count):
            x, y = column * step + (step / 2 if row % 2 else 0), row * step
            width, height = step * rng.uniform(0.78, 0.93), step * rng.uniform(0.76, 0.9)
            tone = rng.choice(("#bfae94", "#b4a288", "#c9b99f", "#a99679", "#bda98c"))
            # A stone that leaves the tile on the right comes in again on the left.
            for shift in (0, -size) if x + width > size else (0,):
                stones.append(rect(x + shift + 1, y + 1, width, height, rx=step * 0.3, fill=tone))
                stones.append(rect(x + shift + 2.2, y + 2, width - 4, height * 0.35, rx=3, fill="#fff", opacity=0.16))
    return _pattern("cobbles", size, size, "".join(stones))


def _roof_tiles() -> str:
    row = "M0 0a8 9 0 0 0 16 0"
    between = "M-8 6a8 9 0 0 0 16 0M8 6a8 9 0 0 0 16 0"
    shapes = path(row, fill="#c9593a") + path(between, fill="#bb4f33")
    outline = path(row + between, fill="none", stroke="#7d2c1a", stroke_width=1)
    return _pattern("tiles", 16, 12, rect(0, 0, 16, 12, fill="#a8452c") + shapes + outline)


def _brickwork() -> str:
    lower = rect(-11.4, 7.6, 22.8, 5.8, fill="#a94a33") + rect(12.6, 7.6, 22.8, 5.8, fill="#bf5c42")
    wall = rect(0, 0, 24, 14, fill="#d8b89a") + rect(0.6, 0.6, 22.8, 5.8, fill="#b5533a") + lower
    return _pattern("bricks", 24, 14, wall)


def _lozenges() -> str:
    """The backs of the cards."""
    cloth = rect(0, 0, 14, 20, fill="#f6f3ea") + path("M7 0 14 10 7 20 0 10z", fill="#3f7fc2")
    return _pattern("lozenges", 14, 20, cloth, patternTransform="rotate(12)")


# Each garden has a floor of its own: bricks, flagstones, planks, bark, tiles, lawn. A tile of 50 by 50.
BRICKS: Final = (
    "M0 .5H50M0 12.5H50M0 25.5H50M0 37.5H50M12.5 0v12.5M37.5 0v12.5M0 12.5v13M25 12.5v13M12.5 25.5v12M37.5 25.5v12"
    "M0 37.5v13M25 37.5v13"
)
FLAGSTONES: Final = "M0 1H50M1 0V26M30 0V26M0 26H50M16 26V50M40 26V50"
PLANKS: Final = "M0 .5H50M0 10.5H50M0 20.5H50M0 30.5H50M0 40.5H50M14 0v10M38 10v10M8 20v10M30 30v10M20 40v10"
BARK: Final = "M5 7l8 3M38 10l8-4M10 22l4 7M43 26l2 7M6 40l8-3M38 42l8 2M16 12l5 3M33 32l6-4"
PALE_BARK: Final = "M22 4l3 7M28 20l8 3M22 36l7 5"
TILES: Final = "M0 0H25V25H0zM25 25H50V50H25z"
JOINTS: Final = "M0 .5H50M.5 0V50M25.5 0V50M0 25.5H50"
BLADES: Final = "".join(
    f"M{x} {y}l2-7 1 7 3-5-1 6z"
    for x, y in ((6, 12), (26, 9), (40, 20), (14, 28), (33, 34), (5, 45), (22, 47), (42, 46))
)


def _grounds() -> str:
    bricks, stones, planks, bark, tiles, lawn = GROUND_LINES
    marks = (
        path(BRICKS, stroke=bricks, fill="none", opacity=0.75),
        path(FLAGSTONES, stroke=stones, stroke_width=2, fill="none", opacity=0.7),
        path(PLANKS, stroke=planks, fill="none", opacity=0.8),
        group(path(BARK, stroke=bark) + path(PALE_BARK, stroke="#c4a88f"), stroke_width=3, stroke_linecap="round"),
        path(TILES, fill=tiles, opacity=0.42) + path(JOINTS, stroke="#fff", opacity=0.35, fill="none"),
        path(BLADES, fill=lawn, opacity=0.8) + circle(18, 16, 1.5, fill="#fff") + circle(38, 30, 1.5, fill="#ffe36b"),
    )
    return "".join(
        _pattern(f"ground-{garden}", 50, 50, rect(0, 0, 50, 50, fill=fill) + marks[garden])
        for garden, fill in enumerate(GROUNDS)
    )


FILTERS: Final = (
    '<filter id="gb-noise" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".85" '
    'numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .25  0 0 0 0 .17  0 0 0 0 .07  0 0 0 .9 -.28"/>'
    '<feComposite in2="SourceGraphic" operator="in"/></filter>'
    '<filter id="gb-meadow" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" '
    'baseFrequency=".035 .05" numOctaves="4" seed="9"/><feColorMatrix values="0 0 0 0 .13  0 0 0 0 .3  0 0 0 0 .08  '
    '0 0 0 1.5 -.55"/><feComposite in2="SourceGraphic" operator="in"/></filter>'
    '<filter id="gb-grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" '
    'baseFrequency=".006 .22" numOctaves="4" seed="2"/><feColorMatrix values="0 0 0 0 .12  0 0 0 0 .06  0 0 0 0 .02  '
    '0 0 0 1.8 -.6"/><feComposite in2="SourceGraphic" operator="in"/></filter>'
    '<filter id="gb-soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="6"/></filter>'
    '<filter id="gb-steam" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="8"/></filter>'
    '<filter id="gb-glow" x="-200%" y="-200%" width="500%" height="500%"><feGaussianBlur stdDeviation="5" result="b"/>'
    '<feMerge><feMergeNode in="b"/><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
)
