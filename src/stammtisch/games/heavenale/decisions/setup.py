"""Set-up: the deal and the first start spots. (HA-10 to HA-16)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.chance import Chance
from stammtisch.engine.decision import Decision
from stammtisch.engine.refusal import Refusal
from stammtisch.games.heavenale.choices import START, START_FIRST, START_INCOMES
from stammtisch.games.heavenale.decisions.round import ROUND, lay_out
from stammtisch.games.heavenale.decisions.start_area import spot_of, start_choices, start_refusal, take_start_spot
from stammtisch.games.heavenale.names import (
    AT_START,
    CARD_COUNT,
    EMPTY,
    FIRST_MONK,
    FIRST_SPOT,
    GOAL_COUNT,
    LAST_SPACE,
    MONK_COUNT,
    NOBODY,
    NOTHING,
    PAIR_COUNT,
    SHED_COUNT,
    SPOT_COUNT,
)
from stammtisch.games.heavenale.state import HeavenAleState
from stammtisch.games.heavenale.terms import HeavenAleTerms

START_MONEY: Final = 25


def set_up(terms: HeavenAleTerms, chance: Chance) -> HeavenAleState:
    """The first position, dealt by the streams `resources-I`, `resources-II`, `monks-I`, `monks-II` and `first`."""
    state = bare(terms)
    resources = [tile for tile in range(FIRST_MONK) for _ in range(terms.box.copies)]
    monks = [FIRST_MONK + monk for monk in range(MONK_COUNT) for _ in range(terms.box.monk_copies)]
    state.resources_1 = bytes(chance.stream("resources-I").shuffled(resources))
    state.resources_2 = bytes(chance.stream("resources-II").shuffled(resources))
    # HA-11: the piles of four are dealt one after another, so one row of tiles is enough; what the seat count leaves
    # unused stays at its end, unseen.
    state.monks_1 = bytes(chance.stream("monks-I").shuffled(monks))
    state.monks_2 = bytes(chance.stream("monks-II").shuffled(monks))
    state.first = chance.stream("first").below(terms.players)
    state.spot[state.first] = FIRST_SPOT
    state.next = state.first
    state.actor = (state.first + terms.setup_step) % terms.players
    lay_out(state)
    state.stack = [ROUND, CHOOSE_START]
    state.settle()
    return state


def bare(terms: HeavenAleTerms) -> HeavenAleState:
    """The boards before anything is dealt."""
    state = HeavenAleState(terms)
    players = terms.players
    markers, brewmaster = terms.box.start_of(terms.options["start_spots"])
    state.stack = []
    state.money = [START_MONEY] * players  # HA-13
    state.bank = 0
    state.figure = [AT_START] * players
    state.spot = [NOTHING] * players
    state.markers = markers * players
    state.brewmaster = [brewmaster] * players
    state.garden = [bytes([EMPTY]) * SPOT_COUNT] * players
    state.filled = [0] * players
    state.present = [0] * players
    state.sheds = [NOTHING] * (SHED_COUNT * players)
    state.discs = [0] * players
    state.cards = [(1 << CARD_COUNT) - 1] * players
    state.placed = [NOTHING] * (PAIR_COUNT * players)
    state.large = [NOBODY] * GOAL_COUNT
    state.small = [NOBODY] * GOAL_COUNT
    state.track = [b""] * (LAST_SPACE + 1)
    state.supply = [0] * (LAST_SPACE + 1)
    state.resources_1 = b""
    state.resources_2 = b""
    state.monks_1 = b""
    state.monks_2 = b""
    state.round = 0
    state.first = 0
    state.next = 0
    state.actor = 0
    state.bought = False
    state.tile = NOTHING
    state.half = NOTHING
    state.closing = 0
    state.shed = NOTHING
    state.pair = NOTHING
    return state


class ChooseStart(Decision[HeavenAleState]):
    """Everyone but the first player, in turn: a free spot of the start area and its income. (HA-14)"""

    name = "choose_start"
    rule = "HA-14"

    def seats(self, state: HeavenAleState) -> int:
        return 1 << state.actor

    def choices(self, state: HeavenAleState, seat: int) -> list[int]:
        return start_choices(state, seat) if seat == state.actor else []

    def refusal(self, state: HeavenAleState, seat: int, choice: int) -> Refusal | None:
        if seat != state.actor:
            return Refusal(self.rule, "not_your_turn")
        if not START <= choice < START + len(START_INCOMES):
            return Refusal(self.rule, "choose_a_spot")
        if choice == START + START_FIRST:
            return Refusal(self.rule, "spot_taken", {"spot": "first"})
        return start_refusal(state, seat, spot_of(choice - START))

    def take(self, state: HeavenAleState, seat: int, choice: int) -> None:
        take_start_spot(state, seat, choice - START)
        state.actor = (seat + state.terms.setup_step) % state.players
        if state.actor == state.first:
            state.stack.pop()


CHOOSE_START: Final = ChooseStart()
