"""The course of a day: two open cards, secret action cards, then the three rounds of actions. (GB-20 to GB-26)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.refusal import Refusal
from stammtisch.games.goldbraeu.choices import CARD
from stammtisch.games.goldbraeu.decisions.expansion import EXPANSION
from stammtisch.games.goldbraeu.decisions.naming import NAME_BOSS
from stammtisch.games.goldbraeu.decisions.payday import PAYDAY
from stammtisch.games.goldbraeu.decisions.purchase import PURCHASE
from stammtisch.games.goldbraeu.names import ACTIONS, CARDS, NOTHING
from stammtisch.games.goldbraeu.state import (
    BUYING,
    DAYS_PER_WEEK,
    EVENING,
    EXPANDING,
    LAST_DAY,
    MORNING,
    PAID,
    GoldbraeuState,
)

ACTION_DECISIONS: Final[list[Decision[GoldbraeuState]]] = [EXPANSION, NAME_BOSS, PURCHASE]


class Day(Decision[GoldbraeuState]):
    """Lies at the bottom of the stack, waits for nobody, and opens the decisions of day after day."""

    name = "day"
    rule = "GB-22"

    def seats(self, state: GoldbraeuState) -> int:
        return 0

    def resume(self, state: GoldbraeuState) -> None:
        if state.part == MORNING:
            turn_up_cards(state)
            state.chosen = [NOTHING] * state.players
            state.stack.append(LAY_CARD)
        elif state.part < EVENING:
            self._next_action(state)
        elif state.part == EVENING and state.day % DAYS_PER_WEEK == DAYS_PER_WEEK - 1:
            state.part = PAID
            state.stack.append(PAYDAY)
        else:
            self._end_day(state)

    def _next_action(self, state: GoldbraeuState) -> None:
        """GB-22: the next player, clockwise from the start player, whose card belongs to this part of the day."""
        while state.turn < state.players:
            if state.chosen[state.actor()] == state.part:
                # GB-23: alone, one acts twice; a lone buyer only pays less (GB-50).
                alone = state.part != BUYING and state.chosen.count(state.part) == 1
                state.left = 2 if alone else 1
                state.stack.append(ACTION_DECISIONS[state.part])
                return
            state.turn += 1
        state.turn = 0
        state.part += 1

    def _end_day(self, state: GoldbraeuState) -> None:
        """GB-25, GB-26: the figure moves on, but not after the last payday."""
        if state.day == LAST_DAY:
            state.stack.pop()
            if state.telling:
                state.tell("over", NOTHING, {"money": state.money[:]}, True)
            return
        state.day += 1
        state.start = (state.start + 1) % state.players
        state.protected = 0
        state.part = MORNING


class LayCard(Decision[GoldbraeuState]):
    """Everyone at once and in secret: one of the three action cards. (GB-21)"""

    name = "card"
    rule = "GB-21"

    def seats(self, state: GoldbraeuState) -> int:
        return state.undecided()

    def choices(self, state: GoldbraeuState, seat: int) -> list[int]:
        if state.chosen[seat] >= 0:
            return []
        return [CARD, CARD + 1, CARD + 2]

    def refusal(self, state: GoldbraeuState, seat: int, choice: int) -> Refusal | None:
        if state.chosen[seat] >= 0:
            return state.not_asked(seat)
        if not CARD <= choice < CARD + len(ACTIONS):
            return Refusal(self.rule, "lay_a_card")
        return None

    def take(self, state: GoldbraeuState, seat: int, choice: int) -> None:
        state.chosen[seat] = choice - CARD
        if state.telling:
            state.tell("card_laid", seat, {}, True)
        if not self.seats(state):
            state.part = EXPANDING
            state.stack.pop()
            if state.telling:
                for other in range(state.players):
                    state.tell("card_shown", other, {"action": ACTIONS[state.chosen[other]]}, True)


def turn_up_cards(state: GoldbraeuState) -> None:
    """GB-20: yesterday's open cards under the deck, the first slot's nearer the top; then two new ones."""
    for slot in range(2):
        if state.open[slot] >= 0:
            state.deck += bytes([state.open[slot]])
            state.returned += 1
    for slot in range(2):
        state.open[slot] = state.deck[slot] if slot < len(state.deck) else NOTHING  # GB-56
    state.deck = state.deck[2:]
    state.returned = min(state.returned, len(state.deck))
    if state.telling:
        cards = [CARDS[card] for card in state.open if card >= 0]
        week, day = divmod(state.day, DAYS_PER_WEEK)
        state.tell("cards_turned_up", NOTHING, {"week": week + 1, "day": day + 1, "cards": cards}, True)


DAY: Final = Day()
LAY_CARD: Final = LayCard()
