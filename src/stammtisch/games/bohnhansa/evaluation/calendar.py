"""When the game ends, as far as the hands tell: the supply cards that bring the harvests lie in them. (BH-36, BH-70)"""

from __future__ import annotations

import math
from typing import Final

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.names import LAST_HARVEST, SUPPLY_CARD
from stammtisch.games.bohnhansa.state import FINAL, BohnHansaState

ROUNDS: Final = 4
"""How often a supply card may still come round: with a dozen cards in the hand no game lasts longer."""


class Calendar:
    """The turn in which the last harvest is due if everybody plays as many cards as usual, and the turns until then."""

    def __init__(self, state: BohnHansaState) -> None:
        self.state = state
        players = state.players
        due: list[int] = []
        for seat in range(players):
            after = (seat - state.active) % players
            due += [after] * len(state.before[seat])
            size = len(state.hand[seat])
            for journey in range(ROUNDS):
                cards = place_of(SUPPLY_CARD, state.hand[seat]) + 1 + journey * size
                due.append((math.ceil(cards / weights.CARDS_A_JOURNEY) - 1) * players + after)
        due.sort()
        missing = LAST_HARVEST - len(state.harvested)
        # Turns from now until the one in which the eighth harvest is placed; 0 when it has been.
        self.end: int = due[missing - 1] if missing > 0 else 0

    def turns(self, seat: int) -> float:
        """How many turns a seat has left, the present one included: those until the end, and then the last round."""
        state = self.state
        if state.phase == FINAL:
            return 0.0
        after = (seat - state.active) % state.players
        if state.last >= 0:
            return 1.0 if after <= state.last else 0.0
        turns = float((self.end - after) // state.players + 1) if after <= self.end else 0.0
        return turns if after == self.end % state.players else turns + 1.0


def place_of(card: int, hand: bytes) -> int:
    """How many cards of a hand lie before one that comes back to it."""
    for place in range(len(hand)):
        if hand[place] == card:
            return place
    return 0
