"""Set-up: beans, meters, harvests, and the contract that everyone fulfils at once. (BH-10 to BH-14)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.chance import Chance
from stammtisch.engine.decision import Decision
from stammtisch.engine.negotiation import empty_book
from stammtisch.engine.refusal import Refusal
from stammtisch.games.bohnhansa.choices import OPENING, ORDERS
from stammtisch.games.bohnhansa.decisions.anytime import discard_contract
from stammtisch.games.bohnhansa.decisions.travel_cards import contract_values
from stammtisch.games.bohnhansa.decisions.turn import TURNS
from stammtisch.games.bohnhansa.memory import BACK
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    BOXES,
    CONTRACT_COUNT,
    FIRST_CONTRACT,
    HARVEST_COUNT,
    NOBODY,
    NOTHING,
    RESERVE,
    TOWN_COUNT,
    TRAVEL_CARDS,
)
from stammtisch.games.bohnhansa.offer import OFFER_RULES
from stammtisch.games.bohnhansa.state import BOX_BITS, SET_UP, BohnHansaState
from stammtisch.games.bohnhansa.terms import BohnHansaTerms

DEALT: Final = 3


def set_up(terms: BohnHansaTerms, chance: Chance) -> BohnHansaState:
    """The first position, dealt by the streams `harvests` and `contracts`; ties for the first turn by `first`."""
    state = bare(terms, chance)
    harvests = chance.stream("harvests").shuffled(list(range(HARVEST_COUNT)))
    state.reserve = bytes(harvests[:RESERVE])
    state.reserved = sum(1 << card for card in state.reserve)
    state.pile = bytes(harvests[RESERVE:])
    contracts = chance.stream("contracts").shuffled(list(range(FIRST_CONTRACT, FIRST_CONTRACT + CONTRACT_COUNT)))
    # BH-13: from the top, seat 0 first.
    state.dealt = [bytes(contracts[seat * DEALT : (seat + 1) * DEALT]) for seat in range(terms.players)]
    state.deck = bytes(contracts[terms.players * DEALT :])
    state.stack = [TURNS, OPENING_CONTRACT]
    state.settle()
    return state


def bare(terms: BohnHansaTerms, chance: Chance) -> BohnHansaState:
    """Carts and meters as they begin; nothing is dealt: the piles of cards and the stack are the caller's."""
    state = BohnHansaState(terms, chance)
    players = terms.players
    state.money = [0] * players
    state.bank = 0
    state.credit = [0] * players
    state.cart = [1] * (BEAN_COUNT * players)  # BH-10
    state.supply = [count - players for count in terms.box.tokens]
    state.figure = [0] * players
    state.hand = [bytes(range(1, TRAVEL_CARDS + 1))] * players
    state.places = [b""] * players
    state.dealt = [b""] * players
    state.chosen = [NOTHING] * players
    state.shown = [b""] * players
    state.laid = b""
    state.before = [b""] * players
    state.meter = [0] * (TOWN_COUNT * BOXES)
    for town in range(TOWN_COUNT):  # BH-11
        for box, bean in enumerate(terms.box.sells[town]):
            state.meter[town * BOXES + box] = bean * BOX_BITS + 1
            state.supply[bean] -= 1
    state.discards = b""
    state.shuffles = 0
    state.harvested = b""
    state.active = 0
    state.phase = SET_UP
    state.last = NOTHING
    state.journey = 0
    state.debt = 0
    state.debtor = NOBODY
    state.promised = [0] * BEAN_COUNT
    state.price = [0] * BEAN_COUNT
    state.emergency = 0
    state.book = empty_book(OFFER_RULES, players)
    state.orders = [[] for _ in range(players)]
    state.round = 0
    state.talker = 0
    state.heard = False
    state.carrying = []
    state.carried = 0
    return state


class OpeningContract(Decision[BohnHansaState]):
    """Everyone at once: the best-paid of three contracts is fulfilled, the others go to the hand. (BH-13)"""

    name = "opening"
    rule = "BH-13"

    def seats(self, state: BohnHansaState) -> int:
        waiting = 0
        for seat in range(state.players):
            if state.chosen[seat] < 0:
                waiting |= 1 << seat
        return waiting

    def choices(self, state: BohnHansaState, seat: int) -> list[int]:
        if state.chosen[seat] >= 0:
            return []
        return [OPENING + order for order in range(len(ORDERS)) if is_best(state, seat, ORDERS[order][0])]

    def refusal(self, state: BohnHansaState, seat: int, choice: int) -> Refusal | None:
        if state.chosen[seat] >= 0:
            return state.not_asked(seat)
        if not OPENING <= choice < OPENING + len(ORDERS):
            return Refusal(self.rule, "choose_opening")
        if is_best(state, seat, ORDERS[choice - OPENING][0]):
            return None
        return Refusal(self.rule, "not_the_best_paid")

    def take(self, state: BohnHansaState, seat: int, choice: int) -> None:
        state.chosen[seat] = choice - OPENING
        if state.telling:
            state.tell("opening_chosen", seat, {}, True)
        if not self.seats(state):
            self._open(state)

    def _open(self, state: BohnHansaState) -> None:
        box = state.terms.box
        for seat in range(state.players):
            first, second, third = (state.dealt[seat][place] for place in ORDERS[state.chosen[seat]])
            contract = first - FIRST_CONTRACT
            for bean in box.contract_beans[contract]:
                state.drop(seat, bean)
            state.pay(seat, box.payout[contract])
            state.figure[seat] = box.contract_town[contract]
            discard_contract(state, first)
            state.places[seat] = state.hand[seat] + bytes([BACK, BACK])
            state.hand[seat] += bytes([second, third])
            if state.telling:
                state.tell("opened", seat, {**contract_values(box, first), "payout": box.payout[contract]}, True)
        state.chosen = [NOTHING] * state.players
        state.dealt = [b""] * state.players
        state.active = first_player(state)
        state.stack.pop()


def is_best(state: BohnHansaState, seat: int, place: int) -> bool:
    """Whether no other contract of the three pays more."""
    payout = state.terms.box.payout
    paid = [payout[card - FIRST_CONTRACT] for card in state.dealt[seat]]
    return paid[place] == max(paid)


def first_player(state: BohnHansaState) -> int:
    """The poorest begins; a tie is drawn. (BH-14)"""
    poorest = min(state.money)
    seats = [seat for seat in range(state.players) if state.money[seat] == poorest]
    return seats[state.chance.stream("first").below(len(seats))]


OPENING_CONTRACT: Final = OpeningContract()
