"""The garden: what a tile is worth on a spot, and what a shed site promises. (HA-33, HA-42, HA-50)"""

from __future__ import annotations

import math
from typing import Final

from stammtisch.games.heavenale.appraisal import weights
from stammtisch.games.heavenale.appraisal.goals import (
    ALL_SUNNY,
    FOUR_TYPES,
    SIX_FIVES,
    SIX_ONES,
    THREE_ALIKE,
    closer,
    part_of,
    points,
)
from stammtisch.games.heavenale.appraisal.outlook import Outlook
from stammtisch.games.heavenale.decisions.sheds import shed_type
from stammtisch.games.heavenale.evaluation.shed_hopes import PICKS, SITE
from stammtisch.games.heavenale.names import (
    COLOUR_CARD,
    EMPTY,
    FERTILITIES,
    FIRST_MONK,
    FIRST_MONK_SLOT,
    FIRST_RESOURCE_SLOT,
    HALVES,
    RESOURCE_COUNT,
    SHED_COUNT,
    SHED_TYPES,
    SPOT_COUNT,
    SUNNY_COUNT,
    TILE_KINDS,
    X_SLOT,
)

NEVER: Final = -1000.0


def best_three(row: list[float], start: int) -> float:
    """The sum of the best three of the six ways to fill a spot; a loop because sorting took a third of an appraisal."""
    first = second = third = -math.inf
    for index in range(start, start + SITE):
        value = row[index]
        if value > first:
            first, second, third = value, first, second
        elif value > second:
            second, third = value, second
        elif value > third:
            third = value
    return first + second + third


class GardenPlan:
    """The free spots of a garden and what tiles on them would bring."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self._weigh_tiles()
        self._weigh_goals()
        self.shed_gain: list[float] = self._shed_gains(self._promises())
        self._weigh_spots()
        # By tile * 2 + half, once asked for.
        self.known: list[float | None] = [None] * (2 * TILE_KINDS)

    def _weigh_tiles(self) -> None:
        """The average of what tiles bring, and how likely each number is to be chosen for X."""
        outlook = self.outlook
        total, count = 6.0, 3
        numbers = [1.0] * FERTILITIES
        for spot in range(SPOT_COUNT):
            tile = outlook.garden[spot]
            if tile != EMPTY:
                act = outlook.act_at(spot)
                total += act
                count += 1
                if tile < FIRST_MONK:
                    numbers[tile % FERTILITIES] += act
        self.average: float = total / count
        squares = [number * number for number in numbers]
        whole = sum(squares)
        self.x_share: list[float] = [square / whole for square in squares]

    def _weigh_goals(self) -> None:
        """What a tile in each half, and a tile of each fertility, is worth for barrels."""
        outlook = self.outlook
        table, me, to_come = outlook.table, outlook.me, outlook.tiles_to_come
        self.half_goal: list[float] = [closer(table, me, ALL_SUNNY + half, to_come) for half in range(len(HALVES))]
        self.number_goal: list[float] = [0.0] * FERTILITIES
        self.number_goal[0] = closer(table, me, SIX_ONES, to_come)
        self.number_goal[-1] = closer(table, me, SIX_FIVES, to_come)

    def _shed_worth(self, kind: int) -> float:
        """What a shed of a type brings when it is closed. (HA-51, HA-52)"""
        outlook = self.outlook
        table, me = outlook.table, outlook.me
        sheds = table.sheds[me * SHED_COUNT : (me + 1) * SHED_COUNT]
        steps = table.terms.box.shed_brewmaster[kind]
        worth = outlook.gain([0] * RESOURCE_COUNT, steps, 0) + PICKS[kind] * self.average
        worth += part_of(points(table, me, THREE_ALIKE), sheds.count(kind), 3, outlook.tiles_to_come)
        if kind not in sheds:
            worth += closer(table, me, FOUR_TYPES, outlook.tiles_to_come)
        return worth

    def _promises(self) -> list[list[float]]:
        """By free spots and fertility so far: what a shed site may be expected to bring.

        One chooses what goes there: the average of the best three out of monk and five fertilities.
        """
        outlook = self.outlook
        chance = math.pow(outlook.fill, weights.SHED_FOCUS)
        kinds = [self._shed_worth(kind) for kind in range(SHED_TYPES)]
        promises = [[kinds[shed_type(outlook.table, total)] for total in range(SITE * FERTILITIES + 1)]]
        for free in range(1, SITE + 1):
            closed = promises[-1]
            promises.append(
                [chance * best_three(closed, total) / 3 for total in range((SITE - free) * FERTILITIES + 1)]
            )
        return promises

    def _shed_gains(self, promises: list[list[float]]) -> list[float]:
        """By spot * 6 + fertility: how much a tile there adds to the promises of the sites around it."""
        garden = self.outlook.garden
        gains = [0.0] * (SPOT_COUNT * SITE)
        for around in self.outlook.table.terms.garden.around_shed:
            free = [spot for spot in around if garden[spot] == EMPTY]
            if not free:
                continue
            total = sum(garden[spot] % FERTILITIES + 1 for spot in around if garden[spot] < FIRST_MONK)
            before = promises[len(free)][total]
            after = promises[len(free) - 1]
            for spot in free:
                for fertility in range(SITE):
                    gains[spot * SITE + fertility] += after[total + fertility] - before
        return gains

    def _weigh_spots(self) -> None:
        """By spot: how often monks will activate a tile there, and what a monk there would activate."""
        outlook = self.outlook
        self.touch: list[float] = outlook.touch[:]
        self.around: list[float] = [0.0] * SPOT_COUNT
        monks = weights.FUTURE_MONK * outlook.fill * outlook.chance
        tiles = weights.FUTURE_TILE * outlook.fill * self.average
        for spot in range(SPOT_COUNT):
            if outlook.garden[spot] != EMPTY:
                continue
            for other in outlook.table.terms.garden.neighbours[spot]:
                if outlook.garden[other] == EMPTY:
                    self.touch[spot] += monks
                    self.around[spot] += tiles
                else:
                    self.around[spot] += outlook.act_at(other)

    def spot_worth(self, tile: int, spot: int) -> float:
        """What a tile on a spot brings through monks and sheds."""
        outlook = self.outlook
        worth = outlook.act[tile * 2 + (spot >= SUNNY_COUNT)] * self.touch[spot]
        if tile >= FIRST_MONK:
            worth += outlook.slot_chance[FIRST_MONK_SLOT + tile - FIRST_MONK] * self.around[spot]
            return worth + self.shed_gain[spot * SITE]
        return worth + self.shed_gain[spot * SITE + tile % FERTILITIES + 1]

    def tile_worth(self, tile: int, half: int) -> float:
        """What a tile brings on the best free spot of a half; NEVER where there is none."""
        known = self.known[tile * 2 + half]
        if known is not None:
            return known
        best = NEVER
        for spot in range(half * SUNNY_COUNT, (half + 1) * SUNNY_COUNT):
            if self.outlook.garden[spot] == EMPTY:
                best = max(best, self.spot_worth(tile, spot))
        if best > NEVER:
            best += self.half_goal[half] + self._slots_worth(tile, half)
        self.known[tile * 2 + half] = best
        return best

    def _slots_worth(self, tile: int, half: int) -> float:
        """What a tile brings through the slots for its resource and its number, wherever it lies."""
        if tile >= FIRST_MONK:
            return 0.0
        outlook = self.outlook
        resource, number = divmod(tile, FERTILITIES)
        uses = outlook.slot_chance[FIRST_RESOURCE_SLOT + resource]
        uses += outlook.slot_chance[X_SLOT] * self.x_share[number]
        worth = uses * outlook.act[tile * 2 + half] + self.number_goal[number]
        if outlook.table.cards[outlook.me] >> COLOUR_CARD & 1:
            worth += weights.COLOUR_CARD * outlook.chance * outlook.step[resource]
        return worth
