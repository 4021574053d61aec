"""A position of Bohn Hansa: where every piece is and what is being asked."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.chance import Chance
from stammtisch.engine.negotiation import OfferBook
from stammtisch.engine.refusal import Refusal
from stammtisch.engine.state import State
from stammtisch.games.bohnhansa.deal import Deal
from stammtisch.games.bohnhansa.names import BEAN_COUNT, CART, FIRST_CONTRACT
from stammtisch.games.bohnhansa.offer import offer_data
from stammtisch.games.bohnhansa.offer_notation import UNLISTED, is_order, is_wish
from stammtisch.games.bohnhansa.order import Order
from stammtisch.games.bohnhansa.terms import BohnHansaTerms
from stammtisch.games.bohnhansa.view import BohnHansaView

# The phases of a turn (BH-30 to BH-53), before and after all turns.
SET_UP: Final = 0
TRAVELLING: Final = 1
TRADING: Final = 2
CLOSING: Final = 3
FINAL: Final = 4

BOX_BITS: Final = 16
"""A box of a meter is bean * 16 + count, or 0."""


class BohnHansaState(State):
    """Lists of small numbers, and `bytes` for hands and piles; `-1` is nobody or nothing.

    Created empty: `deal`, `copy`, `build` or `imagine` fills it.
    """

    def __init__(self, terms: BohnHansaTerms, chance: Chance) -> None:
        self.terms = terms
        self.chance = chance
        self.players = terms.players
        self.telling = False
        self.told = []
        self.waiting = 0

    money: list[int]  # by seat
    bank: int  # what the bank has taken in less what it has paid out
    credit: list[int]  # by seat: what was borrowed (BH-35)
    cart: list[int]  # by seat * 8 + bean
    supply: list[int]  # by bean
    figure: list[int]  # by seat: a town
    hand: list[bytes]  # by seat: the front first
    places: list[bytes]  # by seat: what everybody may remember of the order of a hand, see `memory`
    dealt: list[bytes]  # by seat: the three contracts of set-up
    chosen: list[int]  # by seat: the opening chosen in set-up, or in the final step 0 for whoever has finished
    shown: list[bytes]  # by seat: the cards played this turn, in a journey or as a guest
    laid: bytes  # contracts of the active player on the table
    before: list[bytes]  # by seat: harvest cards lying open before a player (BH-41)
    meter: list[int]  # by town * 5 + box
    deck: bytes  # contracts, the top first
    discards: bytes  # contracts, in the order of their numbers
    shuffles: int  # how often the discards have become the deck
    pile: bytes  # harvest cards, the top first
    reserve: bytes
    reserved: int  # bit mask of the two cards that were the reserve
    harvested: bytes  # harvest cards placed, in their order
    active: int  # whose turn it is
    phase: int
    last: int  # turns to come once the eighth harvest is placed, else -1
    journey: int  # what the journey still brings: bit 0 customs, bit 1 supply
    debt: int  # customs still to be paid
    debtor: int
    promised: list[int]  # by bean: what the debtor cannot pay with (BH-42)
    price: list[int]  # by bean: of this phase in this town, 0 where it is not sold
    emergency: int  # bit mask of the kinds bought in emergency this turn
    book: OfferBook[Deal]  # the offers of this turn; wishes are have mask * 256 + want mask
    orders: list[list[Order]]  # by seat: standing orders, the first that fits answers (BH-89); replaced, never changed
    round: int  # of negotiation in rounds, 0 to 3
    talker: int  # seats after the active player that have been heard in this round
    heard: bool  # whether anybody has made an offer in this round
    carrying: list[Deal]  # deals being carried out
    carried: int  # how far the first of them is

    def copy(self) -> BohnHansaState:
        twin = BohnHansaState(self.terms, self.chance)
        twin.stack = self.stack[:]
        twin.waiting = self.waiting
        twin.money = self.money[:]
        twin.bank = self.bank
        twin.credit = self.credit[:]
        twin.cart = self.cart[:]
        twin.supply = self.supply[:]
        twin.figure = self.figure[:]
        twin.hand = self.hand[:]
        twin.places = self.places[:]
        twin.dealt = self.dealt
        twin.chosen = self.chosen[:]
        twin.shown = self.shown[:]
        twin.laid = self.laid
        twin.before = self.before[:]
        twin.meter = self.meter[:]
        twin.deck = self.deck
        twin.discards = self.discards
        twin.shuffles = self.shuffles
        twin.pile = self.pile
        twin.reserve = self.reserve
        twin.reserved = self.reserved
        twin.harvested = self.harvested
        twin.active = self.active
        twin.phase = self.phase
        twin.last = self.last
        twin.journey = self.journey
        twin.debt = self.debt
        twin.debtor = self.debtor
        twin.promised = self.promised[:]
        twin.price = self.price[:]
        twin.emergency = self.emergency
        twin.book = self.book.copy()
        twin.orders = self.orders
        twin.round = self.round
        twin.talker = self.talker
        twin.heard = self.heard
        twin.carrying = self.carrying[:]
        twin.carried = self.carried
        return twin

    def view(self, seat: int | None) -> BohnHansaView:
        """BH-74: what is public, and the seat's own hand in its order."""
        view = BohnHansaView(self.terms, seat)
        setting_up = self.phase == SET_UP
        view.decisions = [decision.name for decision in self.stack]
        view.waiting = self.waiting
        view.money = self.money[:]
        view.bank = self.bank
        view.credit = self.credit[:]
        view.cart = self.cart[:]
        view.supply = self.supply[:]
        view.figure = self.figure[:]
        view.hand_sizes = [len(hand) for hand in self.hand]
        view.travel_cards = [travel_cards(hand) for hand in self.hand]
        view.places = [list(places) for places in self.places]
        view.hand = [] if seat is None else list(self.hand[seat])
        view.dealt = list(self.dealt[seat]) if setting_up and seat is not None else []
        view.has_chosen = [choice >= 0 for choice in self.chosen]
        view.chosen = [
            choice if other == seat or not setting_up else min(choice, -1) for other, choice in enumerate(self.chosen)
        ]
        view.shown = [list(cards) for cards in self.shown]
        view.laid = list(self.laid)
        view.before = [list(cards) for cards in self.before]
        view.meter = self.meter[:]
        view.deck_size = len(self.deck)
        view.discards = list(self.discards)
        view.shuffles = self.shuffles
        view.pile_size = len(self.pile)
        view.reserve_size = len(self.reserve)
        view.reserve_drawn = self.reserved & ~sum(1 << card for card in self.reserve)
        view.harvested = list(self.harvested)
        view.active = self.active
        view.phase = self.phase
        view.last = self.last
        view.journey = self.journey
        view.debt = self.debt
        view.debtor = self.debtor
        view.promised = self.promised[:]
        view.price = self.price[:]
        view.emergency = self.emergency
        view.offers = [offer_data(offer) for offer in self.book.offers]
        view.numbered = self.book.numbered
        view.made = self.book.made[:]
        view.wishes = self.book.wishes[:]
        view.turned_down = [offer_data(offer) for offer in self.book.turned_down]
        view.orders = [] if seat is None else [order.number() for order in self.orders[seat]]
        view.round = self.round
        view.talker = self.talker
        view.heard = self.heard
        view.carrying = [deal.number() for deal in self.carrying]
        view.carried = self.carried
        return view

    def scores(self) -> list[int]:
        """BH-72: money; before the end as if beans were sold and credits repaid now."""
        if self.over:
            return self.money[:]
        return [self.money[seat] + self.worth(seat) - 2 * self.credit[seat] for seat in range(self.players)]

    def not_asked(self, seat: int) -> Refusal:
        if self.over:
            return Refusal("BH-72", "over")
        if self.phase == SET_UP:
            return Refusal("BH-13", "chosen_already")
        if self.phase == FINAL:
            return Refusal("BH-72", "finished")
        return Refusal("BH-14", "not_your_turn")

    def refusal(self, seat: int, choice: int) -> Refusal | None:
        """Orders may be left at any time, so the turns below all questions take them; offers have their phase."""
        if choice >= UNLISTED and self.stack and 0 <= seat < self.players:
            if is_order(choice):
                return self.stack[0].refusal(self, seat, choice)
            if self.phase != TRADING:
                return Refusal("BH-84" if is_wish(choice) else "BH-80", "not_in_phase_two")
        return super().refusal(seat, choice)

    def step(self, seat: int, choice: int) -> None:
        asked = self.stack[0] if is_order(choice) else self.stack[-1]
        asked.take(self, seat, choice)
        self.settle()

    def unlisted(self, seat: int) -> tuple[str, ...]:
        kinds = super().unlisted(seat)
        return kinds if self.terms.in_rounds or self.phase == FINAL else (*kinds, "order")

    def beans(self, seat: int) -> int:
        """How many beans a seat's cart holds. (BH-06)"""
        total = 0
        for index in range(seat * BEAN_COUNT, (seat + 1) * BEAN_COUNT):
            total += self.cart[index]
        return total

    def room(self, seat: int) -> int:
        """How many more beans fit into a seat's cart."""
        return CART - self.beans(seat)

    def worth(self, seat: int) -> int:
        """A cart at base prices."""
        total = 0
        for bean in range(BEAN_COUNT):
            total += self.cart[seat * BEAN_COUNT + bean] * self.terms.box.base[bean]
        return total

    def pay(self, seat: int, amount: int) -> None:
        """Money from the bank to a seat, or with a negative amount from the seat to the bank."""
        self.money[seat] += amount
        self.bank -= amount

    def drop(self, seat: int, bean: int) -> None:
        """A bean from a cart back to the supply."""
        self.cart[seat * BEAN_COUNT + bean] -= 1
        self.supply[bean] += 1


def travel_cards(hand: bytes) -> list[int]:
    """The travel cards of a hand in the order of their numbers."""
    held = [False] * FIRST_CONTRACT
    for card in hand:
        if card < FIRST_CONTRACT:
            held[card] = True
    return [card for card in range(FIRST_CONTRACT) if held[card]]
