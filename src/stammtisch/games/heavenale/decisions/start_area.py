"""The start area: which spots are free and what they bring. (HA-15, HA-22, HA-24, HA-25, HA-29)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.refusal import Refusal
from stammtisch.games.heavenale.choices import (
    START,
    START_BREWMASTER,
    START_DUCATS,
    START_FIRST,
    START_INCOMES,
    START_MARKER,
)
from stammtisch.games.heavenale.decisions.income import Standing
from stammtisch.games.heavenale.names import (
    BREWMASTER_SPOT,
    DUCATS_SPOT,
    FIRST_SPOT,
    MARKER_SPOT,
    RESOURCE_COUNT,
    START_SPOTS,
)
from stammtisch.games.heavenale.state import HeavenAleState

BREWMASTER_INCOME: Final = 1
MARKER_INCOME: Final = 2
DUCATS_INCOME: Final = 2


def spot_of(income: int) -> int:
    """The start spot on which an income stands."""
    if income >= START_MARKER:
        return MARKER_SPOT
    return (FIRST_SPOT, BREWMASTER_SPOT, DUCATS_SPOT)[income]


def must_begin(state: HeavenAleState, seat: int) -> bool:
    """HA-24: the last one in takes the first-player spot if it is free; in set-up nobody has come in yet."""
    return state.last_out(seat) and state.start_spot_free(seat, FIRST_SPOT)


def start_choices(state: HeavenAleState, seat: int) -> list[int]:
    """The free spots with their incomes."""
    if must_begin(state, seat):
        return [START + START_FIRST]
    taken = 0
    for other in range(state.players):
        if other != seat and state.spot[other] >= 0:
            taken |= 1 << state.spot[other]
    found: list[int] = []
    if not taken >> FIRST_SPOT & 1:
        found.append(START + START_FIRST)
    if not taken >> BREWMASTER_SPOT & 1:
        found.append(START + START_BREWMASTER)
    if not taken >> DUCATS_SPOT & 1:
        found.append(START + START_DUCATS)
    if not taken >> MARKER_SPOT & 1:
        found += [START + START_MARKER + resource for resource in range(RESOURCE_COUNT)]
    return found


def start_refusal(state: HeavenAleState, seat: int, spot: int) -> Refusal | None:
    """Why a start spot may not be taken."""
    if not state.start_spot_free(seat, spot):
        return Refusal("HA-22", "spot_taken", {"spot": START_SPOTS[spot]})
    if spot != FIRST_SPOT and must_begin(state, seat):
        return Refusal("HA-24", "must_begin")
    return None


def take_start_spot(state: HeavenAleState, seat: int, income: int) -> None:
    """Stand there and take the income. (HA-15)"""
    standing = Standing(state, seat) if state.telling else None
    state.spot[seat] = spot_of(income)
    if income == START_BREWMASTER:
        state.advance_brewmaster(seat, BREWMASTER_INCOME)
    elif income == START_DUCATS:
        state.pay(seat, DUCATS_INCOME)
    elif income >= START_MARKER:
        state.advance_marker(seat, income - START_MARKER, MARKER_INCOME)
    if standing is not None:
        state.tell("start_spot", seat, {"spot": START_INCOMES[income]})
        if income != START_FIRST:
            standing.tell(state)
