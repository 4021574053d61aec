"""Offers made, answered and countered: which is worth the words. (BH-80 to BH-88)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.negotiation import Offer
from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.bargains import Bargains
from stammtisch.games.bohnhansa.appraisal.bundles import Bundles
from stammtisch.games.bohnhansa.appraisal.purchases import Purchases
from stammtisch.games.bohnhansa.appraisal.swaps import Swaps
from stammtisch.games.bohnhansa.appraisal.wishes import wish
from stammtisch.games.bohnhansa.choices import ACCEPT, INVITE, OFFER_NUMBERS, PASS, REFUSE, SWAP, WITHDRAW
from stammtisch.games.bohnhansa.deal import Deal, exchange
from stammtisch.games.bohnhansa.decisions.negotiation import proposal_deals
from stammtisch.games.bohnhansa.decisions.rounds import deal_of_swap
from stammtisch.games.bohnhansa.names import NOTHING
from stammtisch.games.bohnhansa.offer import OFFER_RULES
from stammtisch.games.bohnhansa.offer_notation import (
    BUNDLE,
    COUNTER,
    OFFER,
    UNLISTED,
    WISH,
    counter_code,
    kind_of,
    offer_code,
)
from stammtisch.games.bohnhansa.view import BohnHansaView

SILENT: Final = -1000.0
"""What is better left unsaid."""
ANSWER: Final = 0.001
"""A refusal is a little better than leaving somebody without an answer."""


class Talk:
    """What each thing that can be said in a negotiation is worth to the seat, against saying nothing."""

    def __init__(self, bargains: Bargains) -> None:
        self.bargains = bargains
        self.view = bargains.outlook.view
        self.me: int = bargains.outlook.me
        self.my_turn: bool = bargains.outlook.my_turn
        self.open: list[Offer[Deal]] = self.view.open_offers()
        self._swaps: list[Swaps] = []
        self._said: list[tuple[float, int]] = []

    def worth(self, choice: int) -> float:
        """By kind of choice; what is neither an offer nor an answer is not for this moment."""
        if choice == PASS:
            return 0.0
        if ACCEPT <= choice < WITHDRAW:
            return self.answer(choice)
        if SWAP <= choice < INVITE:
            worth, code = self.best()
            return worth if code == choice else SILENT
        if choice >= UNLISTED:
            return self.proposal(choice)
        return SILENT

    def best(self) -> tuple[float, int]:
        """What to say now and its worth: a counter to whoever waits for my answer, else a new offer."""
        if not self._said:
            offer = self.asked()
            self._said.append(self.new_offer() if offer is None else self.counter_offer(offer))
        return self._said[0]

    def swaps(self) -> Swaps:
        """The plain swaps, looked at only when something is to be proposed."""
        if not self._swaps:
            self._swaps.append(Swaps(self.bargains))
        return self._swaps[0]

    def asked(self) -> Offer[Deal] | None:
        """The first open offer that waits for my answer."""
        for offer in self.open:
            if offer.asks(self.me):
                return offer
        return None

    def my_deal(self, offer: Offer[Deal]) -> Deal:
        """The part of an offer that concerns me."""
        for deal in offer.deals:
            if deal.partner == self.me:
                return deal
        return offer.deals[0]

    def answer(self, choice: int) -> float:
        """Accept what pays, refuse what does not."""
        number = (choice - ACCEPT) % OFFER_NUMBERS
        for offer in self.open:
            if offer.number == number:
                return ANSWER if choice >= REFUSE else self.bargains.accepting(offer.deals, self.my_deal(offer))
        return SILENT

    def new_offer(self) -> tuple[float, int]:
        """What to offer now: the best of what was not turned down in this turn."""
        view = self.view
        if has_said_enough(view, self.me):
            return SILENT, NOTHING
        seats = range(view.terms.players) if self.my_turn else [self.me]
        found = self.new_offers([seat for seat in seats if seat != view.active and self.has_room(seat)])
        found.sort(reverse=True)
        return self.first_unsaid(found)

    def new_offers(self, partners: list[int]) -> list[tuple[float, int]]:
        """What may be offered in deals with these, with its worth: bundles too."""
        found = self.bundles(partners)
        for partner in partners:
            found += self.offers_between(partner)
        return found

    def bundles(self, partners: list[int]) -> list[tuple[float, int]]:
        """Deals with two of these that depend on each other, with their worth. (BH-87)"""
        if not self.my_turn or self.view.terms.in_rounds:
            return []
        return Bundles(self.bargains, self.swaps(), partners).ranked()

    def offers_between(self, partner: int) -> list[tuple[float, int]]:
        """What may be offered in a deal of the active player with a partner, of whom I am one, with its worth."""
        found = self.swaps().ranked(partner)
        if not self.view.terms.in_rounds:
            found += Purchases(self.bargains, self.swaps()).ranked(partner)
        return found

    def has_room(self, partner: int) -> bool:
        """Whether one more offer may be open between the active player and a partner. (BH-85)"""
        between = [offer for offer in self.open if offer.is_between(self.view.active, partner)]
        return len(between) < OFFER_RULES.per_pair

    def counter_offer(self, offer: Offer[Deal]) -> tuple[float, int]:
        """The best swap to answer an open offer with, unless enough has been said."""
        if offer.depth >= weights.COUNTERS or len(offer.deals) > 1 or is_at_limit(self.view, self.me):
            return SILENT, NOTHING
        asked = self.my_deal(offer)
        found = self.offers_between(asked.partner)
        found.sort(reverse=True)
        worth, code = self.first_unsaid(found)
        return worth * weights.COUNTERED if code >= 0 else worth, code

    def first_unsaid(self, found: list[tuple[float, int]]) -> tuple[float, int]:
        """The first of some offers of which no deal lies open or was turned down; nothing where there is none.

        To have the same beans from the market instead of the cart is another deal, but not to the one who said no.
        """
        said = [offer.deals[0].number() for offer in self.open if len(offer.deals) == 1]
        in_vain = self.view.offered_in_vain(self.me)
        for worth, code in found:
            if not any(number in said or exchange(number) in in_vain for number in self.numbers(code)):
                return worth, code
        return SILENT, NOTHING

    def numbers(self, code: int) -> list[int]:
        """The deals of an offer in words, or of a plain swap, by their numbers."""
        if code >= UNLISTED:
            return [deal.number() for deal in proposal_deals(code)]
        return [deal_of_swap(code, self.view.figure, self.view.active).number()]

    def proposal(self, choice: int) -> float:
        """An offer, counter or bundle in words, worth what its deals are; a wish, worth a word."""
        kind = kind_of(choice)
        if kind == OFFER:
            return self.bargains.offering(proposal_deals(choice)[0])
        if kind == COUNTER:
            return self.bargains.offering(proposal_deals(choice)[0]) * weights.COUNTERED
        if kind == BUNDLE:
            return self.bargains.bundling(proposal_deals(choice))
        return ANSWER if kind == WISH else SILENT

    def proposals(self) -> list[int]:
        """What I would put into words: an offer, a counter, a bundle, or else once in a phase a wish. (BH-80)"""
        asked = self.asked()
        code = self.best()[1]
        if code >= 0:
            if asked is not None:
                return [counter_code(asked.number, self.numbers(code)[0])]
            return [code if code >= UNLISTED else offer_code(self.numbers(code)[0])]
        if asked is not None or self.view.wishes[self.me]:
            return []
        wished = wish(self.bargains.outlook, self.swaps())
        return [wished] if wished >= 0 else []


def has_said_enough(view: BohnHansaView, seat: int) -> bool:
    """Whether a seat makes no new offer now: few in a turn, and none while one of its own waits for an answer."""
    most = weights.OFFERS_ACTIVE if seat == view.active else weights.OFFERS_OTHERS
    waits = any(offer["by"] == seat for offer in view.offers)
    return waits or view.made[seat] >= most or is_at_limit(view, seat)


def is_at_limit(view: BohnHansaView, seat: int) -> bool:
    """Whether a seat may make no more offers or counters in this turn. (BH-85)"""
    return view.made[seat] >= OFFER_RULES.per_seat or view.numbered >= OFFER_RULES.numbers


def is_asked(view: BohnHansaView, seat: int) -> bool:
    """Whether an open offer waits for a seat's answer."""
    return any(offer.asks(seat) for offer in view.open_offers())
