"""Payday: the last chance to play hand shares, then the income. (GB-70)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.refusal import Refusal
from stammtisch.games.goldbraeu.choices import PASS, PLAY
from stammtisch.games.goldbraeu.decisions.action import act_refusal
from stammtisch.games.goldbraeu.decisions.shares import play_refusal, play_share
from stammtisch.games.goldbraeu.names import BUSINESS_COUNT
from stammtisch.games.goldbraeu.scoring import pay_out
from stammtisch.games.goldbraeu.state import GoldbraeuState


class Payday(Decision[GoldbraeuState]):
    """One visit each, from the start player clockwise, even with an empty hand (GB-83); then the money."""

    name = "payday"
    rule = "GB-70"

    def seats(self, state: GoldbraeuState) -> int:
        return 1 << state.actor()

    def choices(self, state: GoldbraeuState, seat: int) -> list[int]:
        if seat != state.actor():
            return []
        found = [PASS]
        if state.markers_left(seat):
            first = seat * BUSINESS_COUNT
            found += [PLAY + business for business in range(BUSINESS_COUNT) if state.hand[first + business]]
        return found

    def refusal(self, state: GoldbraeuState, seat: int, choice: int) -> Refusal | None:
        if seat == state.actor() and PLAY <= choice < PLAY + BUSINESS_COUNT:
            return play_refusal(state, seat, choice - PLAY)
        return act_refusal(state, seat, choice)

    def take(self, state: GoldbraeuState, seat: int, choice: int) -> None:
        if choice != PASS:
            play_share(state, seat, choice - PLAY)
            return
        if state.telling:
            state.tell("ready_for_payday", seat, {})
        state.turn += 1
        if state.turn == state.players:
            state.turn = 0
            state.stack.pop()
            pay_out(state)


PAYDAY: Final = Payday()
