"""How far a seat has come towards each goal. (HA-71)"""

from __future__ import annotations

from stammtisch.games.heavenale.decisions.barrels import (
    ALL_MONK_DISCS,
    ALL_RESOURCE_DISCS,
    CARDS_WANTED,
    SHED_TYPES_WANTED,
    SHEDS_WANTED,
    TILES_WANTED,
    fertility_count,
    shed_counts,
)
from stammtisch.games.heavenale.names import (
    EMPTY,
    MONK_COUNT,
    NOTHING,
    PAIR_COUNT,
    RESOURCE_COUNT,
    SHED_TYPES,
    SUNNY_COUNT,
    TOP,
)
from stammtisch.games.heavenale.state import HeavenAleState


def goal_progress(state: HeavenAleState, seat: int, goal: int) -> tuple[int, int]:
    """What a seat has and what the goal needs, in the order of GOALS; it is met when the first reaches the second."""
    markers = state.markers[seat * RESOURCE_COUNT : (seat + 1) * RESOURCE_COUNT]
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
        return fertility_count(state, seat, 1), TILES_WANTED
    if goal == 5:
        return max(shed_counts(state, seat)), SHEDS_WANTED
    if goal == 6:
        return fertility_count(state, seat, 5), TILES_WANTED
    if goal == 7:
        return SHED_TYPES - shed_counts(state, seat).count(0), SHED_TYPES_WANTED
    if goal == 8:
        return max(markers), TOP
    if goal == 9:
        return PAIR_COUNT - placed.count(NOTHING), CARDS_WANTED
    half = garden[:SUNNY_COUNT] if goal == 10 else garden[SUNNY_COUNT:]
    return SUNNY_COUNT - half.count(EMPTY), SUNNY_COUNT
