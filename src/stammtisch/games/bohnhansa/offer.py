"""Offers of Bohn Hansa: the rules of their book, whom they ask, and their plain data. (BH-80, BH-85)"""

from __future__ import annotations

from typing import Any, Final

from stammtisch.engine.negotiation import Offer, OfferRules
from stammtisch.games.bohnhansa.choices import OFFER_NUMBERS
from stammtisch.games.bohnhansa.deal import Deal, deal_of
from stammtisch.games.bohnhansa.names import COLOURS

OFFER_RULES: Final = OfferRules(
    "BH-80", "BH-85", per_pair=3, per_seat=12, depth=4, numbers=OFFER_NUMBERS, names=COLOURS
)


def asked_by(seat: int, active: int, deals: list[Deal]) -> int:
    """Whom an offer asks, as a bit mask: the active player asks his partners, everyone else asks him. (BH-40)"""
    if seat != active:
        return 1 << active
    partners = 0
    for deal in deals:
        partners |= 1 << deal.partner
    return partners


def offer_data(offer: Offer[Deal]) -> dict[str, object]:
    """An offer as plain data."""
    return {
        "number": offer.number,
        "by": offer.by,
        "to": offer.to,
        "deals": [deal.number() for deal in offer.deals],
        "agreed": offer.agreed,
        "depth": offer.depth,
    }


def offer_of(data: dict[str, Any]) -> Offer[Deal]:
    """An offer from what `offer_data` made of one."""
    deals = [deal_of(number) for number in data["deals"]]
    return Offer(data["number"], data["by"], data["to"], deals, data["agreed"], data["depth"])
