"""Swaps for which the active player first buys what he gives: money is spent only once the other agrees. (BH-80)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.bargains import Bargains
from stammtisch.games.bohnhansa.appraisal.swaps import Swaps
from stammtisch.games.bohnhansa.deal import NO_BEANS, Deal
from stammtisch.games.bohnhansa.names import BEAN_COUNT, BOXES, CART, SLOT_COUNT
from stammtisch.games.bohnhansa.offer_notation import offer_code
from stammtisch.games.bohnhansa.state import BOX_BITS
from stammtisch.games.bohnhansa.view import BohnHansaView

ONE_OR_TWO: Final = (1, 2)
"""How many beans of a kind are asked for the one that is bought."""


class Purchases:
    """What the active player could buy for a partner; the seat itself is one of the two."""

    def __init__(self, bargains: Bargains, swaps: Swaps) -> None:
        self.bargains = bargains
        self.swaps = swaps
        view = bargains.outlook.view
        self.view = view
        first = view.active * BEAN_COUNT
        self.room: int = CART - sum(view.cart[first : first + BEAN_COUNT])
        self.sold: dict[int, int] = sold_to_the_active(view)

    def ranked(self, partner: int) -> list[tuple[float, int]]:
        """What such swaps with a partner are worth to offer, and their codes in words."""
        found: list[tuple[float, int]] = []
        for bean, box in self.sold.items():
            for get in range(BEAN_COUNT):
                for count in ONE_OR_TWO:
                    if get != bean and count <= min(self.room, self.view.cart[partner * BEAN_COUNT + get]):
                        deal = self.promising(partner, bean, box, get, count)
                        worth = self.bargains.offering(deal) if deal is not None else 0.0
                        if deal is not None and worth > 0:
                            found.append((worth, offer_code(deal.number())))
        return found

    def promising(self, partner: int, bean: int, box: int, get: int, count: int) -> Deal | None:
        """The deal, if it may bring me anything at all."""
        elsewhere = self.view.figure[partner] != self.view.figure[self.view.active]
        if self.bargains.outlook.my_turn:
            gain = self.swaps.more(get, count) - self.view.price[bean]
        else:
            gain = self.swaps.more(bean, 1) + self.swaps.fewer(get, count)
            gain += self.bargains.coming if elsewhere else 0.0
        if gain <= weights.TRIFLE:
            return None
        gives = NO_BEANS[:]
        gets = NO_BEANS[:]
        gives[bean] = 1
        gets[get] = count
        return Deal(partner, elsewhere, gives, gets, [bean * SLOT_COUNT + box], NO_BEANS, NO_BEANS)


def sold_to_the_active(view: BohnHansaView) -> dict[int, int]:
    """By bean: the first box of the active player's town that holds it, where he can pay for it."""
    found: dict[int, int] = {}
    for box in range(BOXES - 1, -1, -1):
        pile = view.meter[view.figure[view.active] * BOXES + box]
        if pile and view.price[pile // BOX_BITS] <= view.money[view.active]:
            found[pile // BOX_BITS] = box
    return found
