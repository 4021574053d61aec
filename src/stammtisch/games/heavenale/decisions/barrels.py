"""Barrel spaces: every barrel whose goal is met, at once. (HA-70 to HA-72)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.components import SHADY, SUNNY
from stammtisch.games.heavenale.names import (
    FERTILITIES,
    FIRST_MONK,
    GOAL_COUNT,
    GOALS,
    NOBODY,
    NOTHING,
    PAIR_COUNT,
    RESOURCE_COUNT,
    SHED_COUNT,
    SHED_TYPES,
    TOP,
)
from stammtisch.games.heavenale.state import HeavenAleState

ALL_MONK_DISCS: Final = 0b1111 << 6
ALL_RESOURCE_DISCS: Final = 0b11111 << 1
# HA-71: how many pieces a goal wants that counts them.
TILES_WANTED: Final = 6
SHEDS_WANTED: Final = 3
SHED_TYPES_WANTED: Final = 4
CARDS_WANTED: Final = 3

FERTILITY: Final = bytes([tile % FERTILITIES + 1 if tile < FIRST_MONK else 0 for tile in range(256)])
"""By tile, as `translate` takes it: its fertility, 0 for monks and empty spots."""


def barrels_to_take(state: HeavenAleState, seat: int) -> bool:
    """Whether a visit would bring at least one barrel. (HA-23)"""
    return any(available(state, seat, goal) and goal_met(state, seat, goal) for goal in range(GOAL_COUNT))


def available(state: HeavenAleState, seat: int, goal: int) -> bool:
    """Whether a barrel of this goal is there for a seat: the large one, or the small one for whom lacks the large."""
    return state.large[goal] == NOBODY or (state.small[goal] == NOBODY and state.large[goal] != seat)


def take_barrels(state: HeavenAleState, seat: int) -> None:
    """HA-70: the large one if it is there, else the small one; all goals at once, never from players."""
    for goal in range(GOAL_COUNT):
        if not available(state, seat, goal) or not goal_met(state, seat, goal):
            continue
        size = "large" if state.large[goal] == NOBODY else "small"
        if size == "large":
            state.large[goal] = seat
        else:
            state.small[goal] = seat
        if state.telling:
            state.tell("barrel_taken", seat, {"goal": GOALS[goal], "size": size})


def goal_met(state: HeavenAleState, seat: int, goal: int) -> bool:
    """HA-71, HA-72: all numbers are "at least". Asked at every move, so nothing is copied to be looked at."""
    if goal == 0:
        return state.brewmaster[seat] >= 1
    if goal == 1:
        return state.discs[seat] & ALL_MONK_DISCS == ALL_MONK_DISCS
    if goal == 2:
        return all(state.markers[index] >= 1 for index in range(seat * RESOURCE_COUNT, (seat + 1) * RESOURCE_COUNT))
    if goal == 3:
        return state.discs[seat] & ALL_RESOURCE_DISCS == ALL_RESOURCE_DISCS
    if goal == 4:
        return fertility_count(state, seat, 1) >= TILES_WANTED
    if goal == 5:
        return max(shed_counts(state, seat)) >= SHEDS_WANTED
    if goal == 6:
        return fertility_count(state, seat, 5) >= TILES_WANTED
    if goal == 7:
        return SHED_TYPES - shed_counts(state, seat).count(0) >= SHED_TYPES_WANTED
    if goal == 8:
        return any(state.markers[index] >= TOP for index in range(seat * RESOURCE_COUNT, (seat + 1) * RESOURCE_COUNT))
    if goal == 9:
        return PAIR_COUNT - state.placed[seat * PAIR_COUNT : (seat + 1) * PAIR_COUNT].count(NOTHING) >= CARDS_WANTED
    half = SUNNY if goal == 10 else SHADY
    return state.filled[seat] & half == half


def shed_counts(state: HeavenAleState, seat: int) -> list[int]:
    """How many sheds of each type a seat has."""
    counts = [0] * SHED_TYPES
    for index in range(seat * SHED_COUNT, (seat + 1) * SHED_COUNT):
        kind = state.sheds[index]
        if kind >= 0:
            counts[kind] += 1
    return counts


def fertility_count(state: HeavenAleState, seat: int, fertility: int) -> int:
    """How many resource tiles of a fertility lie in a garden, both halves counted."""
    # Asked twice at every move: a loop over the spots was an eighth of random play.
    return state.garden[seat].translate(FERTILITY).count(fertility)
