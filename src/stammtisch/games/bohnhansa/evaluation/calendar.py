"""When the game ends, as far as the hands tell: the supply cards that bring the harvests lie in them. (BH-70, BH-71)"""

from __future__ import annotations

import math
from typing import Final

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.names import SUPPLY_CARD
from stammtisch.games.bohnhansa.state import FINAL, TRAVELLING, BohnHansaState

ROUNDS: Final = 4
"""How often a supply card may still come round: with a dozen cards in the hand no game lasts longer."""


class Calendar:
    """The turn in which the last harvest is due if everybody plays as many cards as usual, and the turns until then."""

    def __init__(self, state: BohnHansaState) -> None:
        self.state = state
        players = state.players
        waiting: list[int] = []
        supplies: list[int] = []
        for seat in range(players):
            after = (seat - state.active) % players
            waiting += [after for card in state.before[seat] if not state.reserved >> card & 1]
            size = len(state.hand[seat])
            made = 1 if after == 0 and state.phase > TRAVELLING else 0
            for again in range(ROUNDS):
                cards = state.hand[seat].index(SUPPLY_CARD) + 1 + again * size
                journeys = made + math.ceil(cards / weights.CARDS_A_JOURNEY)
                supplies.append((journeys - 1) * players + after)
        supplies.sort()
        # Turns from now until the one in which the last card of the pile is placed; 0 when it has been.
        self.end: int = max(waiting + supplies[: len(state.pile)], default=0)

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
