"""Negotiation: the book of open offers between seats, whatever it is that a game lets them trade.

A game says what a deal contains, whether it can be carried out and what carrying it out does. The book keeps what is
the same everywhere: who has offered what to whom, who has agreed, how deep counters go, how many offers there may be.
It tells nothing and changes nothing but itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from stammtisch.engine.refusal import Refusal

D = TypeVar("D")


class OfferRules:
    """The rules of the book: the numbers of the game's rules, and its limits.

    Refusals have the reasons `no_such_offer`, `not_asked`, `not_your_offer`, `counters_too_deep` (all with `number`),
    `too_many_offers` and `too_many_open` (with `partner`); the game has their texts.
    """

    def __init__(
        self, rule: str, limit_rule: str, per_pair: int, per_seat: int, depth: int, numbers: int, names: tuple[str, ...]
    ) -> None:
        self.rule = rule
        self.limit_rule = limit_rule
        self.per_pair = per_pair  # offers open between two seats
        self.per_seat = per_seat  # new ones of a seat, counters included, until the book is cleared
        self.depth = depth  # counters to counters; the first offer has depth 0
        self.numbers = numbers  # all offers until the book is cleared: choices name them by number
        self.names = names  # of the seats, for refusals


class Offer(Generic[D]):
    """Deals that one seat offers to others, all or nothing; several make a bundle. Never changed once made."""

    def __init__(self, number: int, by: int, to: int, deals: list[D], agreed: int, depth: int) -> None:
        self.number = number
        self.by = by
        self.to = to  # bit mask: every one of these seats must agree
        self.deals = deals
        self.agreed = agreed
        self.depth = depth

    def asks(self, seat: int) -> bool:
        """Whether the offer waits for this seat's answer."""
        return self.to & ~self.agreed & 1 << seat != 0

    def is_between(self, one: int, other: int) -> bool:
        """Whether one of the two has offered it to the other."""
        return (self.by == one and self.to >> other & 1 == 1) or (self.by == other and self.to >> one & 1 == 1)


class OfferBook(Generic[D]):
    """The open offers in the order of their numbers, what has been used up of the limits, and everyone's wishes.

    It remembers what somebody has said no to, so that nobody need be asked the same twice; no rule forbids that.
    """

    def __init__(
        self,
        rules: OfferRules,
        offers: list[Offer[D]],
        numbered: int,
        made: list[int],
        wishes: list[int],
        turned_down: tuple[Offer[D], ...],
    ) -> None:
        self.rules = rules
        self.offers = offers
        self.numbered = numbered  # offers made so far
        self.made = made  # the same by seat
        self.wishes = wishes  # by seat, in the game's own code: what it would give and looks for; 0: no wish
        self.turned_down = turned_down  # offers that were refused or countered

    def copy(self) -> OfferBook[D]:
        """An independent twin; offers never change and are shared."""
        return OfferBook(self.rules, self.offers[:], self.numbered, self.made[:], self.wishes[:], self.turned_down)

    def clear(self) -> None:
        """Begin anew: no offer, no wish, no limit used up, nothing remembered."""
        self.offers = []
        self.numbered = 0
        self.made = [0] * len(self.made)
        self.wishes = [0] * len(self.wishes)
        self.turned_down = ()

    def find(self, number: int) -> Offer[D] | None:
        """The open offer of that number."""
        for offer in self.offers:
            if offer.number == number:
                return offer
        return None

    def offer_refusal(self, by: int, to: int, countered: Offer[D] | None = None) -> Refusal | None:
        """Why a seat may not make another offer to these seats, be it new or in answer to one, as far as limits go."""
        rules = self.rules
        if countered is not None and countered.depth >= rules.depth:
            return Refusal(
                rules.limit_rule, "counters_too_deep", {"number": countered.number + 1, "limit": rules.depth}
            )
        if self.made[by] >= rules.per_seat or self.numbered >= rules.numbers:
            return Refusal(rules.limit_rule, "too_many_offers", {"limit": rules.per_seat})
        for seat in range(len(self.made)):
            if to >> seat & 1:
                # A counter closes what it answers, so that one does not count any more.
                count = 0
                for offer in self.offers:
                    count += offer is not countered and offer.is_between(by, seat)
                if count >= rules.per_pair:
                    return Refusal(
                        rules.limit_rule, "too_many_open", {"partner": rules.names[seat], "limit": rules.per_pair}
                    )
        return None

    def answer_refusal(self, seat: int, number: int) -> Refusal | None:
        """Why a seat may not accept, refuse or counter an offer."""
        offer = self.find(number)
        if offer is None:
            return Refusal(self.rules.rule, "no_such_offer", {"number": number + 1})
        return None if offer.asks(seat) else Refusal(self.rules.rule, "not_asked", {"number": number + 1})

    def withdraw_refusal(self, seat: int, number: int) -> Refusal | None:
        """Why a seat may not withdraw an offer."""
        offer = self.find(number)
        if offer is None:
            return Refusal(self.rules.rule, "no_such_offer", {"number": number + 1})
        return None if offer.by == seat else Refusal(self.rules.rule, "not_your_offer", {"number": number + 1})

    def open(self, by: int, to: int, deals: list[D], countered: Offer[D] | None = None) -> Offer[D]:
        """A new offer under the next number; one that it answers is closed."""
        depth = 0
        if countered is not None:
            depth = countered.depth + 1
            self.turn_down(countered)
        offer = Offer(self.numbered, by, to, deals, 0, depth)
        self.numbered += 1
        self.made[by] += 1
        self.offers.append(offer)
        return offer

    def agree(self, offer: Offer[D], seat: int) -> bool:
        """Note a seat's yes; True when it was the last: the offer is closed, and all of it is to be carried out."""
        agreed = offer.agreed | 1 << seat
        place = self.offers.index(offer)
        if offer.to & ~agreed:
            self.offers[place] = Offer(offer.number, offer.by, offer.to, offer.deals, agreed, offer.depth)
            return False
        del self.offers[place]
        return True

    def close(self, offer: Offer[D]) -> None:
        """Withdrawn or void: the whole offer is off, whoever has agreed already."""
        self.offers.remove(offer)

    def turn_down(self, offer: Offer[D]) -> None:
        """Refused or countered: the whole offer is off, and that is remembered."""
        self.close(offer)
        self.turned_down = (*self.turned_down, offer)

    def recheck(self, why_not: Callable[[list[D]], Refusal | None]) -> list[tuple[Offer[D], Refusal]]:
        """Close every offer that can no longer be carried out; each with the reason."""
        void: list[tuple[Offer[D], Refusal]] = []
        for offer in self.offers[:]:
            refusal = why_not(offer.deals)
            if refusal is not None:
                self.offers.remove(offer)
                void.append((offer, refusal))
        return void


def empty_book(rules: OfferRules, seats: int) -> OfferBook[D]:
    """A book in which nothing stands yet."""
    return OfferBook(rules, [], 0, [0] * seats, [0] * seats, ())
