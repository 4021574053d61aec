"""How far a seat has come towards each goal. (HA-71)"""

from __future__ import annotations

from stammtisch.games.heavenale.decisions.barrels import ALL_MONK_DISCS, ALL_RESOURCE_DISCS, fertility_count
from stammtisch.games.heavenale.names import (
    EMPTY,
    MONK_COUNT,
    NOTHING,
    PAIR_COUNT,
    RESOURCE_COUNT,
    SHED_COUNT,
    SHED_TYPES,
    SUNNY_COUNT,
    TOP,
)
from stammtisch.games.heavenale.state import HeavenAleState


def goal_progress(state: HeavenAleState, seat: int, goal: int) -> tuple[int, int]:
    """What a seat has and what the goal needs, in the order of GOALS; it is met when the first reaches the second."""
    markers = state.markers[seat * RESOURCE_COUNT : (seat + 1) * RESOURCE_COUNT]
    sheds = state.sheds[seat * SHED_COUNT : (seat + 1) * SHED_COUNT]
    placed = state.placed[seat * PAIR_COUNT : (seat + 1) * PAIR_COUNT]
    garden = state.garden[seat]
    if goal == 0:
        return state.brewmaster[seat], 1
    if goal == 1:
        return (state.discs[seat] & ALL_MONK_DISCS).bit_count(), MONK_COUNT
    if goal == 2:
        return min(markers), 1
    if goal == 3:
        return (state.discs[seat] & ALL_RESOURCE_DISCS).bit_count(), RESOURCE_COUNT
    if goal == 4:
        return fertility_count(state, seat, 1), 6
    if goal == 5:
        return max(sheds.count(kind) for kind in range(SHED_TYPES)), 3
    if goal == 6:
        return fertility_count(state, seat, 5), 6
    if goal == 7:
        return sum(kind in sheds for kind in range(SHED_TYPES)), 4
    if goal == 8:
        return max(markers), TOP
    if goal == 9:
        return PAIR_COUNT - placed.count(NOTHING), 3
    half = garden[:SUNNY_COUNT] if goal == 10 else garden[SUNNY_COUNT:]
    return SUNNY_COUNT - half.count(EMPTY), SUNNY_COUNT
