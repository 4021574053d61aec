"""Sheds: a site with all six spots around it filled is resolved at once. (HA-50 to HA-54)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.refusal import Refusal
from stammtisch.games.heavenale.choices import SHED, SHED_MASKS
from stammtisch.games.heavenale.decisions.income import Standing, activate
from stammtisch.games.heavenale.names import FERTILITIES, FIRST_MONK, NOTHING, SHED_COUNT, SHEDS
from stammtisch.games.heavenale.state import HeavenAleState


def close_sheds(state: HeavenAleState, seat: int, spot: int) -> None:
    """After a tile on `spot`: note which sites it closed, and resolve them before anything else. (HA-30)"""
    garden = state.terms.garden
    for shed in garden.sheds_of[spot]:
        if state.filled[seat] & garden.shed_mask[shed] == garden.shed_mask[shed]:
            state.closing |= 1 << shed
    if state.closing:
        state.stack.append(CLOSE_SHEDS)


class CloseSheds(Decision[HeavenAleState]):
    """Waits for nobody: resolves the closed sites one after another, B1 first. (HA-53)"""

    name = "close_sheds"
    rule = "HA-50"

    def seats(self, state: HeavenAleState) -> int:
        return 0

    def resume(self, state: HeavenAleState) -> None:
        if not state.closing:
            state.stack.pop()
            return
        shed = 0
        while not state.closing >> shed & 1:
            shed += 1
        state.closing ^= 1 << shed
        seat = state.actor
        total = fertility_around(state, seat, shed)
        kind = shed_type(state, total)
        # HA-52: first the brewmaster, then the tile, then the activations.
        state.advance_brewmaster(seat, state.terms.box.shed_brewmaster[kind])
        state.sheds[seat * SHED_COUNT + shed] = kind
        if state.telling:
            steps = state.terms.box.shed_brewmaster[kind]
            state.tell("shed_built", seat, {"shed": SHEDS[shed], "sum": total, "type": kind, "steps": steps})
        if kind:
            state.shed = shed
            state.stack.append(CHOOSE_TILES)


class ChooseTiles(Decision[HeavenAleState]):
    """Which of the tiles around the new shed it activates. (HA-52)"""

    name = "shed"
    rule = "HA-52"

    def seats(self, state: HeavenAleState) -> int:
        return 1 << state.actor

    def choices(self, state: HeavenAleState, seat: int) -> list[int]:
        if seat != state.actor:
            return []
        return [SHED + mask for mask in SHED_MASKS[state.sheds[seat * SHED_COUNT + state.shed]]]

    def refusal(self, state: HeavenAleState, seat: int, choice: int) -> Refusal | None:
        if seat != state.actor:
            return state.not_asked(seat)
        kind = state.sheds[seat * SHED_COUNT + state.shed]
        if choice - SHED in SHED_MASKS[kind]:
            return None
        return Refusal(self.rule, f"shed_type_{kind}", {"shed": SHEDS[state.shed]})

    def take(self, state: HeavenAleState, seat: int, choice: int) -> None:
        standing = Standing(state, seat) if state.telling else None
        around = state.terms.garden.around_shed[state.shed]
        for direction in range(6):
            if choice - SHED >> direction & 1:
                activate(state, seat, around[direction])
        state.shed = NOTHING
        state.stack.pop()
        if standing is not None:
            standing.tell(state)


def fertility_around(state: HeavenAleState, seat: int, shed: int) -> int:
    """HA-50: the sum of the resource tiles around a site; monks count nothing."""
    total = 0
    garden = state.garden[seat]
    for spot in state.terms.garden.around_shed[shed]:
        if garden[spot] < FIRST_MONK:
            total += garden[spot] % FERTILITIES + 1
    return total


def shed_type(state: HeavenAleState, total: int) -> int:
    """HA-51: the type that a sum of fertility gives."""
    kind = 0
    while total > state.terms.box.shed_limits[kind]:
        kind += 1
    return kind


CLOSE_SHEDS: Final = CloseSheds()
CHOOSE_TILES: Final = ChooseTiles()
