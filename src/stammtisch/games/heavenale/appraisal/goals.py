"""Barrels: what there is to get, and what a step towards a goal is worth. (HA-70, HA-71)"""

from __future__ import annotations

import math
from typing import Final

from stammtisch.games.heavenale.appraisal import weights
from stammtisch.games.heavenale.decisions.barrels import available, goal_met
from stammtisch.games.heavenale.names import GOAL_COUNT, GOALS, NOBODY
from stammtisch.games.heavenale.progress import goal_progress
from stammtisch.games.heavenale.scoring import LARGE_BARREL, SMALL_BARREL
from stammtisch.games.heavenale.state import HeavenAleState

BREWMASTER: Final = GOALS.index("brewmaster")
MONK_DISCS: Final = GOALS.index("monk_discs")
ALL_MARKERS: Final = GOALS.index("all_markers")
RESOURCE_DISCS: Final = GOALS.index("resource_discs")
SIX_ONES: Final = GOALS.index("six_ones")
THREE_ALIKE: Final = GOALS.index("three_alike")
SIX_FIVES: Final = GOALS.index("six_fives")
FOUR_TYPES: Final = GOALS.index("four_types")
MARKER_ON_20: Final = GOALS.index("marker_on_20")
THREE_CARDS: Final = GOALS.index("three_cards")
ALL_SUNNY: Final = GOALS.index("all_sunny")


def points(table: HeavenAleState, seat: int, goal: int) -> int:
    """The barrel that a seat gets for a goal, once it is met."""
    if not available(table, seat, goal):
        return 0
    return LARGE_BARREL if table.large[goal] == NOBODY else SMALL_BARREL


def points_to_get(table: HeavenAleState, seat: int, goal: int) -> int:
    """The barrel of a goal that is not yet met."""
    return 0 if goal_met(table, seat, goal) else points(table, seat, goal)


def points_to_take(table: HeavenAleState, seat: int) -> int:
    """What a visit to a barrel space would bring now."""
    return sum(points(table, seat, goal) for goal in range(GOAL_COUNT) if goal_met(table, seat, goal))


def closer(table: HeavenAleState, seat: int, goal: int, to_come: float) -> float:
    """What one more piece is worth for a goal, of which so many pieces may still be expected."""
    have, need = goal_progress(table, seat, goal)
    return part_of(points(table, seat, goal), have, need, to_come)


def part_of(reward: int, have: int, need: int, to_come: float) -> float:
    """What the next of so many pieces adds to the hope of a reward; more, the nearer it is."""
    if have >= need or need - have > to_come + 1:
        return 0.0
    nearer = math.pow((have + 1) / need, weights.GOAL_POWER) - math.pow(max(have, 0) / need, weights.GOAL_POWER)
    return reward * weights.GOAL_TRUST * nearer
