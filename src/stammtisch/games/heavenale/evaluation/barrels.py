"""Barrels: those that a seat has and those that it may hope for. (HA-70, HA-71, HA-94)"""

from __future__ import annotations

import math

from stammtisch.games.heavenale.components import BARREL
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
from stammtisch.games.heavenale.evaluation.production import likely
from stammtisch.games.heavenale.evaluation.prospect import Prospect
from stammtisch.games.heavenale.evaluation.weights import WEIGHTS
from stammtisch.games.heavenale.names import (
    BARREL_CARD,
    GOAL_COUNT,
    LAST_SPACE,
    NOBODY,
    NOTHING,
    PAIR_COUNT,
    SHED_TYPES,
    TOP,
)
from stammtisch.games.heavenale.scoring import LARGE_BARREL, SMALL_BARREL


def barrel_points(prospect: Prospect, row: list[float], blur: float) -> float:
    """The points of a seat's barrels, had or hoped for; `row` are the forecast places of its markers, sorted."""
    state = prospect.state
    seat = prospect.seat
    extra = 1 if BARREL_CARD in state.placed[seat * PAIR_COUNT : (seat + 1) * PAIR_COUNT] else 0
    trust = visit_chance(prospect)
    had = 0
    hoped = 0.0
    hopes: list[float] | None = None
    for goal in range(GOAL_COUNT):
        if state.large[goal] == seat:
            had += LARGE_BARREL + extra
        elif state.small[goal] == seat:
            had += SMALL_BARREL + extra
        elif trust > 0.0 and (state.large[goal] == NOBODY or state.small[goal] == NOBODY):
            if hopes is None:
                hopes = goal_hopes(prospect, row, blur)
            hoped += hopes[goal] * (extra + (LARGE_BARREL if state.large[goal] == NOBODY else SMALL_BARREL))
    return had + trust * hoped


def visit_chance(prospect: Prospect) -> float:
    """How likely a seat still stops on a barrel space."""
    if prospect.rounds_after:
        return WEIGHTS.barrel_later
    kinds = prospect.state.terms.track.kind
    for space in range(prospect.state.figure[prospect.seat] + 1, LAST_SPACE + 1):
        if kinds[space] == BARREL:
            return WEIGHTS.barrel_now
    return 0.0


def goal_hopes(prospect: Prospect, row: list[float], blur: float) -> list[float]:
    """By goal, how likely it is to be met."""
    state = prospect.state
    seat = prospect.seat
    discs = state.discs[seat]
    sheds = shed_counts(state, seat)
    placed = PAIR_COUNT - state.placed[seat * PAIR_COUNT : (seat + 1) * PAIR_COUNT].count(NOTHING)
    tiles = prospect.tiles_to_come
    return [
        likely(prospect.master - 0.5, blur),
        prospect.filled_chance(ALL_MONK_DISCS & ~discs),
        likely(row[0] + 0.25 * prospect.anywhere - 0.5, blur),
        prospect.filled_chance(ALL_RESOURCE_DISCS & ~discs),
        hope(TILES_WANTED - fertility_count(state, seat, 1), tiles, WEIGHTS.tile_missing),
        hope(SHEDS_WANTED - max(sheds), tiles, WEIGHTS.shed_missing),
        hope(TILES_WANTED - fertility_count(state, seat, 5), tiles, WEIGHTS.tile_missing),
        hope(SHED_TYPES_WANTED - SHED_TYPES + sheds.count(0), tiles, WEIGHTS.shed_missing),
        likely(row[-1] - TOP + 0.5, blur),
        hope(CARDS_WANTED - placed, prospect.cards_to_come, WEIGHTS.card_missing),
        hope(prospect.free_sunny, tiles, WEIGHTS.spot_missing),
        hope(prospect.free_shady, tiles, WEIGHTS.spot_missing),
    ]


def hope(missing: int, to_come: float, hardness: float) -> float:
    """How likely so many missing pieces are found among those to come."""
    if missing <= 0:
        return 1.0
    return math.pow(to_come / (to_come + hardness), missing)
