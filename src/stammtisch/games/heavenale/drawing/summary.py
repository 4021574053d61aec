"""What a player looks up: the sheds beside the garden, and with two players the rest of it below. (HA-51)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.drawing.layout import SMALL
from stammtisch.games.heavenale.terms import HeavenAleTerms
from stammtisch.pictures.svg import group, rect, text, use
from stammtisch.pictures.words import say

SHED_PITCH: Final = 45


def shed_table(terms: HeavenAleTerms) -> str:
    """For each type the sums of fertility that build it, and the steps of the brewmaster."""
    parts = [rect(0, 0, 5 * SHED_PITCH + 12, 118, rx=10, fill="#fff6df", opacity=0.9)]
    first = 0
    for kind, to in enumerate(terms.box.shed_limits):
        x = 6 + (kind + 0.5) * SHED_PITCH
        last = kind == len(terms.box.shed_limits) - 1
        sums = f"{first}+" if last else f"{first}–{to}"
        parts.append(use(f"ha-shed-{kind}", x, 48, 0.5))
        parts.append(text(sums, x, 18, "ha-small"))
        parts.append(use("ha-brewmaster", x - 11, 94, 0.55))
        parts.append(text(f"+{terms.box.shed_brewmaster[kind]}", x + 11, 100, "ha-small"))
        first = to + 1
    return group(*parts)


def summary() -> str:
    """In the place of a third player's board: what tiles, discs and barrels bring, and how the game ends."""
    icons = (
        use("ha-spot-sun", scale=0.45),
        use("ha-spot-shade", scale=0.45),
        use("ha-disc", scale=0.8) + text("X", 0, 8, "ha-letter", transform="scale(.8)"),
        use("ha-monk2-head"),
        use("ha-symbol-hops", scale=0.95),
        use("ha-brewmaster", scale=0.9),
        use("ha-barrel", 0, 18, 0.8, color="#3d3531"),
        use("ha-coin", scale=1.1),
        use("ha-mug", scale=0.85),
    )
    rows = (
        group(icon, at=(44, 88 + 43 * row)) + text(say(f"summary_{row + 1}"), 84, 94 + 43 * row, "ha-label ha-left")
        for row, icon in enumerate(icons)
    )
    return (
        rect(0, 0, SMALL.width, SMALL.height, rx=18, fill="url(#ha-wood)", stroke="#2b1607", stroke_width=2)
        + rect(4, 4, SMALL.width - 8, SMALL.height - 8, rx=15, fill="url(#ha-parchment)")
        + text(say("summary"), SMALL.width / 2, 44, "ha-round")
        + "".join(rows)
    )
