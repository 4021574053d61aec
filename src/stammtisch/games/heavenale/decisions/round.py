"""Rounds and whose turn it is. (HA-20, HA-26, HA-80 to HA-84)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import Decision
from stammtisch.games.heavenale.components import ACTIVATION, MONK, RESOURCE
from stammtisch.games.heavenale.decisions.move import MOVE_FIGURE
from stammtisch.games.heavenale.names import AT_START, BACK_IN, FIRST_SPOT, NOBODY
from stammtisch.games.heavenale.state import HeavenAleState


class Round(Decision[HeavenAleState]):
    """Lies at the bottom of the stack, waits for nobody, and opens turn after turn."""

    name = "round"
    rule = "HA-26"

    def seats(self, state: HeavenAleState) -> int:
        return 0

    def resume(self, state: HeavenAleState) -> None:
        for step in range(state.players):
            seat = (state.next + step) % state.players
            if state.figure[seat] != BACK_IN:
                state.actor = seat
                state.next = (seat + 1) % state.players
                state.stack.append(MOVE_FIGURE)
                return
        state.round += 1
        if state.round == state.terms.rounds:
            state.stack.pop()
            if state.telling:
                state.tell("over", NOBODY, {}, True)
            return
        state.first = state.spot.index(FIRST_SPOT)
        state.next = state.first
        state.figure = [AT_START] * state.players
        lay_out(state)


def lay_out(state: HeavenAleState) -> None:
    """HA-10 to HA-12, HA-80 to HA-83: a monk, a resource tile and a disc for each space, in track order."""
    track = state.terms.track
    for space in track.spaces(MONK):
        if state.monks_1:
            state.track[space] += state.monks_1[:1]
            state.monks_1 = state.monks_1[1:]
        else:
            state.track[space] += state.monks_2[:1]
            state.monks_2 = state.monks_2[1:]
    for space in track.spaces(RESOURCE):
        if state.resources_1:
            state.track[space] += state.resources_1[:1]
            state.resources_1 = state.resources_1[1:]
        else:
            state.track[space] += state.resources_2[:1]
            state.resources_2 = state.resources_2[1:]
    last = state.round == state.terms.rounds - 1
    for space in track.spaces(ACTIVATION):
        state.supply[space] = 2 if last and space in state.terms.second_discs else 1
    if state.telling:
        state.tell("laid_out", state.first, {"round": state.round + 1}, True)


ROUND: Final = Round()
