"""Faces of travel cards and contracts, and backs, 88 by 124 units from the upper left corner."""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.components import Box
from stammtisch.games.bohnhansa.decisions.customs import TRAVEL_CUSTOMS
from stammtisch.games.bohnhansa.drawing.beans import bean_symbol
from stammtisch.games.bohnhansa.drawing.palette import GOLD
from stammtisch.games.bohnhansa.drawing.towns import town_symbol
from stammtisch.games.bohnhansa.names import CUSTOMS_CARD, SUPPLY_CARD, TRAVEL_CARDS
from stammtisch.games.bohnhansa.phrases import say_town
from stammtisch.pictures.paints import INK
from stammtisch.pictures.svg import circle, group, path, rect, text, use
from stammtisch.pictures.words import say

CARD: Final = (88, 124)
RIMS: Final = {"plain": "#8a6a3c", "customs": "#b4452f", "supply": "#b98a1e", "contract": "#24577d"}


def definitions() -> str:
    travel = "".join(group(_travel(card), id=travel_symbol(card)) for card in range(1, TRAVEL_CARDS + 1))
    return (
        travel
        + group(_back("#24577d", "#173f63") + use("bh-compass", 44, 62, 0.55), id="bh-back-contract")
        + group(_back("#8f7a2a", "#5d4b12") + use("bh-sheaf", 44, 62, 1.3), id="bh-back-harvest")
        + group(_back("#7a4a22", "#4a2a13") + use("bh-wheel", 44, 62, 1.3), id="bh-back-hand")
    )


def travel_symbol(card: int) -> str:
    """What a travel card is called in the definitions."""
    return f"bh-travel-{card}"


def frame(rim: str, lit: bool = False) -> str:
    """The bare card; one that can be used now has a golden edge."""
    width, tall = CARD
    glow = rect(-4, -4, width + 8, tall + 8, rx=11, fill=GOLD) if lit else ""
    return (
        rect(2, 4, width, tall, rx=8, fill="#000", opacity=0.35)
        + glow
        + rect(0, 0, width, tall, rx=8, fill="url(#bh-parchment)", stroke=INK, stroke_width=1.6)
        + rect(4, 4, width - 8, tall - 8, rx=5, fill="none", stroke=RIMS[rim], stroke_width=3)
    )


def contract_face(box: Box, contract: int, lit: bool = False) -> str:
    """BH-02: town, beans, payout."""
    town, beans = box.contract_town[contract], box.contract_beans[contract]
    first = 44 - 13 * (len(beans) - 1)
    return (
        frame("contract", lit)
        + use(town_symbol(town), 44, 46, 0.46)
        + rect(1, 44, 86, 20, fill="#24577d")
        + text(say_town(town), 44, 59, "bh-place")
        + "".join(use(bean_symbol(bean), first + 26 * place, 78, 0.7) for place, bean in enumerate(beans))
        + use("bh-coin", 44, 104, 0.94)
        + text(str(box.payout[contract]), 44, 111, "bh-payout")
    )


def _travel(card: int) -> str:
    if card == CUSTOMS_CARD:
        return (
            frame("customs")
            + text(str(card), 16, 23, "bh-corner")
            + use("bh-gate", 44, 48, 1.35)
            + text(f"−{TRAVEL_CUSTOMS}", 44, 96, "bh-toll")
            + text(say("card_customs"), 44, 113, "bh-card")
        )
    if card == SUPPLY_CARD:
        return (
            frame("supply")
            + text(str(card), 16, 23, "bh-corner")
            + use("bh-sheaf", 46, 58, 1.5)
            + text(say("card_supply"), 44, 113, "bh-card")
        )
    return frame("plain") + use("bh-wheel", 44, 62, 2, opacity=0.22) + text(str(card), 44, 78, "bh-number")


def _back(light: str, dark: str) -> str:
    width, tall = CARD
    return (
        rect(0, 0, width, tall, rx=8, fill=light, stroke=INK, stroke_width=1.6)
        + rect(5, 5, width - 10, tall - 10, rx=5, fill=dark, stroke="#f3e2bd", stroke_width=1.4)
        + circle(44, 62, 33, fill=light)
        + path("M12 12l14 14M76 12 62 26M12 112l14-14M76 112 62 98", stroke="#f3e2bd", stroke_width=1.4)
    )
