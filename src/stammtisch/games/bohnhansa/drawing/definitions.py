"""Gradients, filters and letters that the rest of the picture refers to."""

from __future__ import annotations

from typing import Final

from stammtisch.pictures.gradients import Gradients, linear, radial
from stammtisch.pictures.letters import SANS, SERIF, style_sheet
from stammtisch.pictures.svg import element, path, rect

LETTERS: Final = {
    "ribbon": f"700 30px {SERIF};fill:#fff3d6;letter-spacing:.5px",
    "prompt": f"600 23px {SANS};fill:#fff3d6",
    "long": f"600 17.5px {SANS};fill:#fff3d6",
    "phase": f"700 21px {SERIF};fill:#3b2110",
    "name": f"700 21px {SANS}",
    "money": f"700 24px {SERIF}",
    "stat": f"700 20px {SANS};fill:#3b2110",
    "supply": f"700 19px {SANS};fill:#3b2110",
    "small": f"600 13.5px {SANS};fill:#4a3116",
    "note": f"600 12.5px {SANS};fill:#4a3116",
    "tag": f"600 16px {SANS}",
    "caption": f"700 17px {SANS};fill:#fff;stroke:#2b1607;stroke-width:4.5px;paint-order:stroke",
    "label": f"700 17px {SERIF};fill:#fff3d6",
    "town": f"700 18px {SERIF};fill:#fff3d6",
    "sea": f"italic 600 28px {SERIF};fill:#2c6280;letter-spacing:4px;opacity:.55",
    "price": f"600 17px {SANS};fill:#755a31",
    "now": f"800 20px {SANS};fill:#3b2110",
    "count": f"800 19px {SANS};fill:#fff;stroke:#2b1607;stroke-width:4.5px;paint-order:stroke;stroke-linejoin:round",
    "pile": f"800 28px {SANS};fill:#fff6df;stroke:#2b1607;stroke-width:5px;paint-order:stroke",
    "number": f"700 46px {SERIF};fill:#4a3116",
    "corner": f"700 17px {SERIF};fill:#4a3116",
    "card": f"700 13.5px {SANS};fill:#3b2110",
    "place": f"700 13px {SERIF};fill:#fff3d6",
    "payout": f"800 19px {SANS};fill:#3b2110",
    "toll": f"800 23px {SANS};fill:#a12d1f",
    "goal": f"600 15px {SANS}",
    "order": f"600 13.5px {SANS};fill:#f3e2bd",
    "steps": f"800 16px {SANS};fill:#3b2110",
    "digit": f"700 20px {SANS}",
}
STYLE: Final = style_sheet("bh", LETTERS) + (
    # On a phone the picture is a quarter of its size: what one plays by grows, what one looks up gives way.
    "@media(max-width:600px){.bh-now{font-size:27px}.bh-count{font-size:28px}.bh-money{font-size:29px}"
    ".bh-town{font-size:22px}.bh-label{font-size:25px}.bh-caption{font-size:20px}.bh-place{font-size:13.5px}"
    ".bh-card{font-size:15px}.bh-corner{font-size:21px}.bh-long{font-size:19px}.bh-payout{font-size:25px}.bh-toll{font-size:27px}.bh-name{font-size:22px}"
    ".bh-stat{font-size:25px}.bh-steps{font-size:20px}.bh-note{font-size:16px}.bh-goal{font-size:18px}.bh-pile{font-size:40px}.bh-price{opacity:0}}"
)

LINEAR: Final[Gradients] = {
    "wood": ("0 0 0 1", ((0, "#8a5a2e"), (0.5, "#6b4120"), (1, "#4a2a13"))),
    "table": ("0 0 0 1", ((0, "#5b3a1f"), (1, "#3a2312"))),
    "ribbon": ("0 0 0 1", ((0, "#2f6f9c"), (1, "#173f63"))),
    "parchment": ("0 0 0 1", ((0, "#fff6df"), (1, "#efdcb2"))),
    "sea": ("0 0 1 1", ((0, "#b7dbe0"), (0.5, "#8fc3d3"), (1, "#6aa6c2"))),
    "land": ("0 0 1 1", ((0, "#f1e3b4"), (0.5, "#dfd293"), (1, "#c6c27a"))),
    "brick": ("0 0 0 1", ((0, "#cf6f4c"), (1, "#a1452b"))),
    "plaster": ("0 0 0 1", ((0, "#fffaf0"), (1, "#ecd9b4"))),
    "stone": ("0 0 0 1", ((0, "#cdc3b1"), (1, "#93876f"))),
    "roof": ("0 0 0 1", ((0, "#d9603f"), (1, "#8f3520"))),
    "copper": ("0 0 1 0", ((0, "#a6d8c3"), (0.5, "#5fa48d"), (1, "#33705e"))),
    "box": ("0 0 0 1", ((0, "#c8935a"), (1, "#94602f"))),
}
RADIAL: Final[Gradients] = {
    "gold": (".38 .32 .75", ((0, "#fff2b8"), (0.45, "#f6c646"), (1, "#b97f12"))),
    "light": (".3 .22 .95", ((0, "#fffbe6", 0.4), (0.5, "#fff", 0.04), (1, "#0d2438", 0.34))),
    "glow": (".5 .5 .5", ((0, "#fff3b0", 0.95), (0.6, "#ffd54d", 0.6), (1, "#ffc93c", 0))),
}


def definitions() -> str:
    return linear("bh", LINEAR) + radial("bh", RADIAL) + _waves() + FILTERS


def _waves() -> str:
    """Rows of little waves over the sea."""
    wave = "M6 14q6-8 12 0 6-8 12 0M56 44q6-8 12 0 6-8 12 0"
    lines = path(wave, fill="none", stroke="#3d7f9c", stroke_width=1.8, stroke_linecap="round", opacity=0.45)
    units = {"patternUnits": "userSpaceOnUse"}
    return element("pattern", rect(0, 0, 100, 60, fill="none") + lines, id="bh-waves", width=100, height=60, **units)


FILTERS: Final = (
    '<filter id="bh-paper" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" '
    'baseFrequency=".02 .03" numOctaves="4" seed="11"/><feColorMatrix values="0 0 0 0 .36  0 0 0 0 .26  0 0 0 0 .1  '
    '0 0 0 1.3 -.55"/><feComposite in2="SourceGraphic" operator="in"/></filter>'
    '<filter id="bh-grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" '
    'baseFrequency=".006 .22" numOctaves="4" seed="2"/><feColorMatrix values="0 0 0 0 .12  0 0 0 0 .06  0 0 0 0 .02  '
    '0 0 0 1.8 -.6"/><feComposite in2="SourceGraphic" operator="in"/></filter>'
)
