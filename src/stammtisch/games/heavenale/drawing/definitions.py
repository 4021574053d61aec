"""Gradients, patterns, filters and letters that the rest of the picture refers to."""

from __future__ import annotations

import random
from typing import Final

from stammtisch.games.heavenale.drawing.palette import MONK_PAINT, RESOURCE_PAINTS
from stammtisch.games.heavenale.names import RESOURCES
from stammtisch.pictures.gradients import Gradients, linear, radial
from stammtisch.pictures.letters import SANS, SERIF, style_sheet
from stammtisch.pictures.svg import element, path, rect

LETTERS: Final = {
    "ribbon": f"700 34px {SERIF};fill:#fff3d6;letter-spacing:.5px",
    "prompt": f"600 25px {SANS};fill:#fff3d6",
    "round": f"700 23px {SERIF};fill:#3b2110",
    "name": f"700 26px {SANS}",
    "money": f"700 30px {SERIF}",
    "stat": f"700 22px {SANS}",
    "fertility": f"800 36px {SANS};fill:#2b1607;stroke:#fffaf0;stroke-width:6px;paint-order:stroke",
    "roman": f"700 20px {SERIF};fill:#fff6df",
    "spot": f"600 14px {SANS}",
    "type": f"800 27px {SANS};fill:#3b2110",
    "coin": f"700 19px {SANS};fill:#4a2a08",
    "letter": f"800 27px {SERIF};fill:#4a2a08",
    "letters": f"800 18px {SERIF};fill:#4a2a08",
    "space": f"700 16px {SANS};fill:#5d4526",
    "label": f"600 17px {SANS};fill:#4a3116",
    "small": f"700 15px {SANS};fill:#3b2110",
    "place": f"700 12.5px {SANS};fill:#3b2110",
    "zone": f"700 14.5px {SANS};fill:#4a3116",
    "card": f"800 20px {SANS};fill:#3b2110",
    "goal": f"800 19px {SANS};fill:#3b2110",
    "points": f"800 16px {SANS};fill:#3b2110",
    "count": f"800 24px {SANS};fill:#fff6df;stroke:#2b1607;stroke-width:5px;paint-order:stroke",
    "asleep": f"italic 700 17px {SERIF};fill:#fff6df;stroke:#2b1607;stroke-width:4px;paint-order:stroke",
}
STYLE: Final = style_sheet("ha", LETTERS)

LINEAR: Final[Gradients] = {
    "wood": ("0 0 0 1", ((0, "#8a5a2e"), (0.5, "#6b4120"), (1, "#4a2a13"))),
    "table": ("0 0 0 1", ((0, "#5b3a1f"), (1, "#3a2312"))),
    "ribbon": ("0 0 0 1", ((0, "#d8443a"), (1, "#94221c"))),
    "parchment": ("0 0 0 1", ((0, "#fff6df"), (1, "#efdcb2"))),
    "grass": ("0 0 1 1", ((0, "#a3c964"), (0.5, "#86b34e"), (1, "#66983f"))),
    "sunny": ("0 0 1 1", ((0, "#ffe9a3"), (0.55, "#e9cf6c"), (1, "#bcc25a"))),
    "shady": ("0 0 1 1", ((0, "#5f8c62"), (0.5, "#42705a"), (1, "#2a5150"))),
    "plaster": ("0 0 0 1", ((0, "#fffaf0"), (1, "#ecd9b4"))),
    "roof": ("0 0 0 1", ((0, "#d9724e"), (1, "#9c3f27"))),
    "slate": ("0 0 0 1", ((0, "#8fb3a3"), (0.5, "#5c8a7c"), (1, "#33584f"))),
    "staves": ("0 0 1 0", ((0, "#8a5325"), (0.35, "#d99a55"), (0.6, "#c98441"), (1, "#6f3f18"))),
}
RADIAL: Final[Gradients] = {
    "gold": (".38 .32 .75", ((0, "#fff2b8"), (0.45, "#f6c646"), (1, "#b97f12"))),
    "turned": (".38 .3 .8", ((0, "#fbe3b4"), (0.5, "#e0a655"), (1, "#9a5f22"))),
    "beer": (".4 .35 .8", ((0, "#ffd869"), (1, "#d98a10"))),
    "leaf-1": (".35 .3 .8", ((0, "#b9d86e"), (0.6, "#63a03f"), (1, "#31682a"))),
    "leaf-2": (".35 .3 .8", ((0, "#9fca5e"), (0.6, "#4e8c37"), (1, "#275423"))),
    "sun": (".5 .5 .5", ((0, "#fffbe0"), (0.35, "#fff0a8", 0.95), (1, "#ffe07a", 0))),
    "light": (".3 .22 .95", ((0, "#fff0c0", 0.42), (0.5, "#ffd98a", 0.08), (1, "#2a1300", 0.34))),
    "cellar": (".5 .45 .6", ((0, "#8d6a48"), (0.6, "#6b4c30"), (1, "#43301f"))),
    "glow": (".5 .5 .5", ((0, "#fff3b0", 0.95), (0.6, "#ffd54d", 0.6), (1, "#ffc93c", 0))),
}


def definitions() -> str:
    by_colour = zip((*RESOURCES, "monk"), (*RESOURCE_PAINTS, MONK_PAINT), strict=True)
    tiles: Gradients = {
        f"tile-{name}": (".4 .3 .8", ((0.0, paint.light), (0.55, paint.base), (1.0, paint.base)))
        for name, paint in by_colour
    }
    return linear("ha", LINEAR) + radial("ha", RADIAL | tiles) + _cobbles() + _flagstones() + FILTERS


def _pattern(name: str, width: float, height: float, content: str) -> str:
    units = {"patternUnits": "userSpaceOnUse"}
    return element("pattern", content, id=f"ha-{name}", width=width, height=height, **units)


def _cobbles() -> str:
    """The path that the figures walk on."""
    rng = random.Random(7)
    size, count = 84, 6
    step = size / count
    stones = [rect(0, 0, size, size, fill="#8d7a63")]
    for row in range(count):
        for column in range(count):
            x, y = column * step + (step / 2 if row % 2 else 0), row * step
            width, height = step * rng.uniform(0.78, 0.93), step * rng.uniform(0.76, 0.9)
            tone = rng.choice(("#c9b99f", "#b9a88d", "#d2c3aa", "#b3a184", "#c4b195"))
            # A stone that leaves the tile on the right comes in again on the left.
            shifts = (0, -size) if x + width > size else (0,)
            stones += [rect(x + shift + 1, y + 1, width, height, rx=step * 0.3, fill=tone) for shift in shifts]
    return _pattern("cobbles", size, size, "".join(stones))


def _flagstones() -> str:
    """The floor of the cellar."""
    joints = path("M0 1H60M1 0V30M38 0V30M0 31H60M20 30V60M50 30V60", stroke="#2e1f12", stroke_width=2, fill="none")
    return _pattern("flagstones", 60, 60, rect(0, 0, 60, 60, fill="#fff", opacity=0.03) + joints)


FILTERS: Final = (
    '<filter id="ha-meadow" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" '
    'baseFrequency=".035 .05" numOctaves="4" seed="9"/><feColorMatrix values="0 0 0 0 .13  0 0 0 0 .3  0 0 0 0 .08  '
    '0 0 0 1.5 -.55"/><feComposite in2="SourceGraphic" operator="in"/></filter>'
    '<filter id="ha-grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" '
    'baseFrequency=".006 .22" numOctaves="4" seed="2"/><feColorMatrix values="0 0 0 0 .12  0 0 0 0 .06  0 0 0 0 .02  '
    '0 0 0 1.8 -.6"/><feComposite in2="SourceGraphic" operator="in"/></filter>'
    '<filter id="ha-soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="6"/></filter>'
)
