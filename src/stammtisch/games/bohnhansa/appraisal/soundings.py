"""Offers held against hands that the others may have: which of them would be agreed to. (BH-80)"""

from __future__ import annotations

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.bargains import Bargains
from stammtisch.games.bohnhansa.appraisal.outlook import Outlook
from stammtisch.games.bohnhansa.appraisal.purchases import sold_to_the_active
from stammtisch.games.bohnhansa.appraisal.talk import Talk
from stammtisch.games.bohnhansa.deal import NO_BEANS, NO_PURCHASES, Deal
from stammtisch.games.bohnhansa.names import BEAN_COUNT, CART, SLOT_COUNT
from stammtisch.games.bohnhansa.offer_notation import offer_code
from stammtisch.games.bohnhansa.state import BohnHansaState


class Soundings(Talk):
    """What a seat says that imagines the others' hands: swaps of one or two beans, also of different kinds, no bundles.

    Without looking ahead, offers so chosen bring 4.6 ± 2.3 thalers more than greedy bots have at the same table for
    four, 4.4 ± 2.0 for five, 2.9 ± 3.0 for three (`benchmarks/trading.py`, 100 deals each).
    """

    def __init__(self, bargains: Bargains, worlds: list[BohnHansaState]) -> None:
        super().__init__(bargains)
        self.worlds = worlds

    def bundles(self, partners: list[int]) -> list[tuple[float, int]]:
        return []

    def offers_between(self, partner: int) -> list[tuple[float, int]]:
        """What the deals that are agreed to in some world are worth to offer there on average, and their codes."""
        deals = self.deals_with(partner)
        if not deals:
            return []
        other = partner if self.my_turn else self.view.active
        rivalry = self.bargains.partner(other).rivalry
        sums = [0.0] * len(deals)
        for world in self.worlds:
            theirs = Bargains(Outlook(world.view(other)))
            for index in range(len(deals)):
                mine, deal = deals[index]
                gain = theirs.mine(deal)
                if gain > 0 and rivalry * gain < mine and theirs.accepting([deal], deal) > weights.CLEARLY:
                    sums[index] += mine - rivalry * gain
        found: list[tuple[float, int]] = []
        for index in range(len(deals)):
            worth = sums[index] / len(self.worlds)
            if worth > weights.SOUNDED:
                found.append((worth, offer_code(deals[index][1].number())))
        return found

    def deals_with(self, partner: int) -> list[tuple[float, Deal]]:
        """What could be swapped with a partner and pays for me, with what it brings."""
        view = self.view
        cart = view.cart[view.active * BEAN_COUNT : (view.active + 1) * BEAN_COUNT]
        other_cart = view.cart[partner * BEAN_COUNT : (partner + 1) * BEAN_COUNT]
        room = CART - sum(cart)
        other_room = CART - sum(other_cart)
        elsewhere = view.figure[partner] != view.figure[view.active]
        received = handfuls(other_cart)
        found: list[tuple[float, Deal]] = []
        for gives in handfuls(cart):
            for gets in received:
                more = sum(gets) - sum(gives)
                if more <= room and -more <= other_room and have_nothing_in_common(gives, gets):
                    self.consider(Deal(partner, elsewhere, gives, gets, NO_PURCHASES, NO_BEANS, NO_BEANS), found)
        for bean, box in sold_to_the_active(view).items():
            bought = NO_BEANS[:]
            bought[bean] = 1
            buys = [bean * SLOT_COUNT + box]
            for gets in received:
                # What is bought passes through the cart: it needs a place there, and what comes for it has that one.
                if sum(gets) <= room and not gets[bean]:
                    self.consider(Deal(partner, elsewhere, bought, gets, buys, NO_BEANS, NO_BEANS), found)
        return found

    def consider(self, deal: Deal, found: list[tuple[float, Deal]]) -> None:
        mine = self.bargains.mine(deal)
        if mine > weights.TRIFLE:
            found.append((mine, deal))


def handfuls(cart: list[int]) -> list[list[int]]:
    """One or two beans of a cart, by bean, in every way."""
    found: list[list[int]] = []
    for bean in range(BEAN_COUNT):
        if cart[bean]:
            one = NO_BEANS[:]
            one[bean] = 1
            found.append(one)
            for other in range(bean, BEAN_COUNT):
                if cart[other] > one[other]:
                    two = one[:]
                    two[other] += 1
                    found.append(two)
    return found


def have_nothing_in_common(gives: list[int], gets: list[int]) -> bool:
    """Whether no kind of bean goes both ways."""
    for bean in range(BEAN_COUNT):  # noqa: SIM110 -- a loop compiles better than `all`
        if gives[bean] and gets[bean]:
            return False
    return True
