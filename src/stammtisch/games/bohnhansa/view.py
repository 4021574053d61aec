"""What one seat may know of a position. (BH-74)"""

from __future__ import annotations

from stammtisch.engine.negotiation import Offer
from stammtisch.engine.view import View
from stammtisch.games.bohnhansa.deal import Deal, exchange
from stammtisch.games.bohnhansa.offer import offer_of
from stammtisch.games.bohnhansa.order import Order, order_of
from stammtisch.games.bohnhansa.terms import BohnHansaTerms


class BohnHansaView(View):
    """The public part of a state under the same names, and the viewer's own hand in its order."""

    def __init__(self, terms: BohnHansaTerms, seat: int | None) -> None:
        self.terms = terms
        self.seat = seat

    decisions: list[str]  # the stack by name, the question asked now last
    waiting: int
    money: list[int]
    bank: int
    credit: list[int]
    cart: list[int]
    supply: list[int]
    figure: list[int]
    hand_sizes: list[int]
    travel_cards: list[list[int]]  # by seat: which travel cards the hand still has, in no order
    places: list[list[int]]  # by seat: what everybody may remember of the order of its hand, as in `memory`
    hand: list[int]  # the viewer's own, the front first
    dealt: list[int]  # the viewer's own three contracts in set-up
    has_chosen: list[bool]
    chosen: list[int]
    shown: list[list[int]]
    laid: list[int]
    before: list[list[int]]
    meter: list[int]
    deck_size: int
    discards: list[int]
    shuffles: int
    pile_size: int
    reserve_size: int
    reserve_drawn: int  # bit mask of the reserve cards that have been drawn
    harvested: list[int]
    active: int
    phase: int
    last: int
    journey: int
    debt: int
    debtor: int
    promised: list[int]
    price: list[int]
    emergency: int
    offers: list[dict[str, object]]
    numbered: int
    made: list[int]
    wishes: list[int]
    turned_down: list[dict[str, object]]  # offers of this turn that were refused or countered
    orders: list[int]  # the viewer's own standing orders, by their numbers
    round: int
    talker: int
    heard: bool
    carrying: list[int]
    carried: int

    def open_offers(self) -> list[Offer[Deal]]:
        """The open offers as the state knows them."""
        return [offer_of(offer) for offer in self.offers]

    def offered_in_vain(self, seat: int) -> list[int]:
        """The numbers of all exchanges that a seat has offered in vain in this turn, alone or in a bundle."""
        found: list[int] = []
        for offer in self.turned_down:
            if offer["by"] == seat:
                deals = offer["deals"]
                assert isinstance(deals, list)
                found += [exchange(number) for number in deals]
        return found

    def standing_orders(self) -> list[Order]:
        """The viewer's own orders as the state knows them. (BH-89)"""
        return [order_of(number) for number in self.orders]

    def agreed(self) -> BohnHansaTerms:
        return self.terms

    def fields(self) -> tuple[str, ...]:
        return FIELDS


FIELDS = (
    "decisions",
    "waiting",
    "money",
    "bank",
    "credit",
    "cart",
    "supply",
    "figure",
    "hand_sizes",
    "travel_cards",
    "places",
    "hand",
    "dealt",
    "has_chosen",
    "chosen",
    "shown",
    "laid",
    "before",
    "meter",
    "deck_size",
    "discards",
    "shuffles",
    "pile_size",
    "reserve_size",
    "reserve_drawn",
    "harvested",
    "active",
    "phase",
    "last",
    "journey",
    "debt",
    "debtor",
    "promised",
    "price",
    "emergency",
    "offers",
    "numbered",
    "made",
    "wishes",
    "turned_down",
    "orders",
    "round",
    "talker",
    "heard",
    "carrying",
    "carried",
)
