"""What a journey costs, as a sign: so many cards, customs, a harvest card, contracts lost. (BH-32 to BH-36)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.journeys import Prospect
from stammtisch.pictures.svg import rect, text, use

AMBER: Final = "#ffd98a"
PITCH: Final = 20
WIDEST: Final = 54  # for the signs beside the number


def cost_sign(prospect: Prospect, lost: int) -> str:
    """A pill around the origin with the number of cards, and a sign for each thing that they bring or lose."""
    signs = ["bh-gate"] * prospect.pays_customs + ["bh-sheaf"] * prospect.brings_harvest + ["bh-lost"] * lost
    pitch = min(PITCH, WIDEST / max(len(signs), 1))
    width = 28 + pitch * len(signs)
    return (
        rect(-width / 2, -11, width, 22, rx=11, fill=AMBER, stroke="#8a5a1e", stroke_width=1.4)
        + text(str(len(prospect.played)), 14 - width / 2, 5.5, "bh-steps")
        + "".join(use(sign, 34 - width / 2 + pitch * place, 0, 0.46) for place, sign in enumerate(signs))
    )
