"""Barrels: those that a seat has and those that it may hope for. (HA-70, HA-71, HA-94)"""

from __future__ import annotations

import math

from stammtisch.games.heavenale.components import BARREL
from stammtisch.games.heavenale.decisions.barrels import ALL_MONK_DISCS, ALL_RESOURCE_DISCS
from stammtisch.games.heavenale.evaluation.production import likely
from stammtisch.games.heavenale.evaluation.prospect import Prospect
from stammtisch.games.heavenale.evaluation.weights import WEIGHTS
from stammtisch.games.heavenale.names import (
    BARREL_CARD,
    FERTILITIES,
    FIRST_MONK,
    GOAL_COUNT,
    LAST_SPACE,
    NOBODY,
    NOTHING,
    PAIR_COUNT,
    SHED_COUNT,
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
    ones = 0
    fives = 0
    for tile in prospect.garden:
        if tile < FIRST_MONK:
            number = tile % FERTILITIES
            if number == 0:
                ones += 1
            elif number == FERTILITIES - 1:
                fives += 1
    most, types = shed_counts(state.sheds, seat)
    placed = PAIR_COUNT - state.placed[seat * PAIR_COUNT : (seat + 1) * PAIR_COUNT].count(NOTHING)
    tiles = prospect.tiles_to_come
    return [
        likely(prospect.master - 0.5, blur),
        prospect.filled_chance(ALL_MONK_DISCS & ~discs),
        likely(row[0] + 0.25 * prospect.anywhere - 0.5, blur),
        prospect.filled_chance(ALL_RESOURCE_DISCS & ~discs),
        hope(6 - ones, tiles, WEIGHTS.tile_missing),
        hope(3 - most, tiles, WEIGHTS.shed_missing),
        hope(6 - fives, tiles, WEIGHTS.tile_missing),
        hope(4 - types, tiles, WEIGHTS.shed_missing),
        likely(row[-1] - TOP + 0.5, blur),
        hope(3 - placed, prospect.cards_to_come, WEIGHTS.card_missing),
        hope(prospect.free_sunny, tiles, WEIGHTS.spot_missing),
        hope(prospect.free_shady, tiles, WEIGHTS.spot_missing),
    ]


def shed_counts(sheds: list[int], seat: int) -> tuple[int, int]:
    """How many sheds of one type a seat has at most, and how many types."""
    counts = [0] * SHED_TYPES
    for index in range(seat * SHED_COUNT, (seat + 1) * SHED_COUNT):
        if sheds[index] >= 0:
            counts[sheds[index]] += 1
    return max(counts), SHED_TYPES - counts.count(0)


def hope(missing: int, to_come: float, hardness: float) -> float:
    """How likely so many missing pieces are found among those to come."""
    if missing <= 0:
        return 1.0
    return math.pow(to_come / (to_come + hardness), missing)
