"""Turn after turn, until everyone has had his last. (BH-14, BH-30, BH-70)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.refusal import Refusal
from stammtisch.games.bohnhansa.decisions.carry_out import settle_offers
from stammtisch.games.bohnhansa.decisions.closing import FINAL_STEP
from stammtisch.games.bohnhansa.decisions.harvest import place_harvest
from stammtisch.games.bohnhansa.decisions.standing_orders import leave_order, order_refusal
from stammtisch.games.bohnhansa.decisions.travel import TRAVEL_DECISION
from stammtisch.games.bohnhansa.names import NOTHING
from stammtisch.games.bohnhansa.state import CLOSING, FINAL, TRAVELLING, BohnHansaState


class Turns(Decision[BohnHansaState]):
    """Lies at the bottom of the stack, waits for nobody, and opens turn after turn.

    Standing orders come here, whatever is being asked above. (BH-89)
    """

    name = "turns"
    rule = "BH-14"

    def seats(self, state: BohnHansaState) -> int:
        return 0

    def refusal(self, state: BohnHansaState, seat: int, choice: int) -> Refusal | None:
        return order_refusal(state, seat, choice)

    def take(self, state: BohnHansaState, seat: int, choice: int) -> None:
        leave_order(state, seat, choice)
        if not state.carrying:
            settle_offers(state)

    def resume(self, state: BohnHansaState) -> None:
        if state.phase == CLOSING:
            if state.last == 0:
                state.phase = FINAL
                state.places = [b""] * state.players
                state.chosen = [NOTHING] * state.players
                state.stack.append(FINAL_STEP)
                return
            if state.last > 0:
                state.last -= 1
            state.active = (state.active + 1) % state.players
        self._begin(state)

    def _begin(self, state: BohnHansaState) -> None:
        """A turn begins with the harvest cards that lie before the player. (BH-30)"""
        seat = state.active
        state.phase = TRAVELLING
        state.emergency = 0
        state.shown = [b""] * state.players
        if state.telling:
            state.tell("turn_began", seat, {})
        waiting = state.before[seat]
        state.before[seat] = b""
        for card in waiting:
            place_harvest(state, seat, card)
        state.stack.append(TRAVEL_DECISION)


TURNS: Final = Turns()
