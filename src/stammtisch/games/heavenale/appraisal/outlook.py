"""How the game stands for one seat: what a step of each marker, a step of the brewmaster and a ducat are worth."""

from __future__ import annotations

import math

from stammtisch.games.heavenale.appraisal import weights
from stammtisch.games.heavenale.appraisal.brew import brew
from stammtisch.games.heavenale.appraisal.goals import ALL_MARKERS, BREWMASTER, MARKER_ON_20, points_to_get
from stammtisch.games.heavenale.components import ACTIVATION
from stammtisch.games.heavenale.evaluation.production import likely
from stammtisch.games.heavenale.names import (
    EMPTY,
    FERTILITIES,
    FIRST_MONK,
    FIRST_MONK_SLOT,
    FIRST_RESOURCE_SLOT,
    LAST_SPACE,
    MONK_COUNT,
    RESOURCE_COUNT,
    SLOT_COUNT,
    SPOT_COUNT,
    SUNNY_COUNT,
    TOP,
    X_SLOT,
)
from stammtisch.games.heavenale.state import HeavenAleState


class Outlook:
    """Computed once for a seat; everything is measured in points at the end of the game.

    From a whole table, so that the rules' own counting can be used; nothing here asks for the order of a pile.
    `sight` is how much of what lies behind the next stop is seen.
    """

    def __init__(self, table: HeavenAleState, seat: int, sight: float = 1.0) -> None:
        self.table = table
        self.sight = sight
        self.me: int = seat
        self.garden: list[int] = list(table.garden[seat])
        self.markers: list[int] = table.markers[seat * RESOURCE_COUNT : (seat + 1) * RESOURCE_COUNT]
        self.discs: int = table.discs[seat]
        self.money: int = table.money[seat]
        self.card_gains: list[float] | None = None  # see `cards`
        self._look_ahead()
        self._forecast()
        self._value_steps()
        # By tile * 2 + half: what one activation brings some time later.
        self.act: list[float] = []
        for tile in range(FIRST_MONK):
            fertility = tile % FERTILITIES + 1
            self.act += [fertility * self.step[tile // FERTILITIES], fertility * self.later_ducat]
        self.act += [self.master_step] * (2 * MONK_COUNT)

    def _look_ahead(self) -> None:
        """How much of the game is left, and what may be expected of it: tiles, discs, ducats to spend."""
        table = self.table
        ahead = max(LAST_SPACE - table.figure[self.me], 0)
        self.rounds_after: int = table.terms.rounds - 1 - table.round
        self.left: float = (self.rounds_after + ahead / LAST_SPACE) / table.terms.rounds
        self.free_spots: int = self.garden.count(EMPTY)
        self.tiles_to_come: float = min(weights.TILES * self.left, self.free_spots)
        # How likely a free spot is to be filled.
        self.fill: float = self.tiles_to_come / self.free_spots if self.free_spots else 0.0
        self.discs_to_come: float = discs_to_come(table, self.me)
        # By slot, how likely it is still to get a disc.
        free_slots = SLOT_COUNT - self.discs.bit_count()
        self.chance: float = weights.SLOT_REACH * min(1.0, self.discs_to_come / free_slots) if free_slots else 0.0
        self.slot_chance: list[float] = [0.0 if self.discs >> slot & 1 else self.chance for slot in range(SLOT_COUNT)]
        scarce = weights.PLENTY / (weights.PLENTY + self.money)
        early = (weights.DUCAT_EARLY - weights.DUCAT_LATE) * math.pow(self.left, weights.DUCAT_CURVE)
        self.later_ducat: float = weights.DUCAT_LATE + early * scarce
        # A ducat in hand is worth what it is worth later, or more: see `purse`.
        self.ducat: float = self.later_ducat

    def _forecast(self) -> None:
        """Where markers and brewmaster may be expected to end."""
        self.touch: list[float] = self._monks_next_to()
        steps = [weights.MARKER_GAIN * self.left] * RESOURCE_COUNT
        for spot in range(SUNNY_COUNT):
            tile = self.garden[spot]
            if tile < FIRST_MONK:
                resource = tile // FERTILITIES
                uses = self.slot_chance[FIRST_RESOURCE_SLOT + resource] + weights.X_TILES * self.slot_chance[X_SLOT]
                steps[resource] += (tile % FERTILITIES + 1) * (uses + self.touch[spot])
        self.places: list[float] = [min(place + step, TOP) for place, step in zip(self.markers, steps, strict=True)]
        self.master: float = min(self.table.brewmaster[self.me] + weights.BREWMASTER_GAIN * self.left, TOP)
        self.blur: float = 0.5 + weights.BLUR * self.left
        self.goal_points: list[int] = [
            points_to_get(self.table, self.me, goal) for goal in (BREWMASTER, ALL_MARKERS, MARKER_ON_20)
        ]

    def _monks_next_to(self) -> list[float]:
        """By spot, how often monks next to it may be expected to activate it."""
        touch = [0.0] * SPOT_COUNT
        for spot in range(SPOT_COUNT):
            tile = self.garden[spot]
            if FIRST_MONK <= tile < EMPTY:
                chance = self.slot_chance[FIRST_MONK_SLOT + tile - FIRST_MONK]
                for other in self.table.terms.garden.neighbours[spot]:
                    touch[other] += chance
        return touch

    def _value_steps(self) -> None:
        """What a step is worth on average over the next few."""
        self.now: float = self._worth(self.places, self.master)
        self.step: list[float] = []
        for resource in range(RESOURCE_COUNT):
            places = self.places[:]
            places[resource] += 2
            self.step.append((self._worth(places, self.master) - self.now) / 2)
        self.master_step: float = (
            self._worth(self.places, self.master + 3) - self._worth(self.places, self.master - 1)
        ) / 4

    def _worth(self, places: list[float], master: float) -> float:
        """What markers and brewmaster bring at the end, the barrels that hang on them included."""
        value = brew(self.table.terms.box.zones, places, min(master, TOP), self.blur)
        brewmaster, all_markers, on_20 = self.goal_points
        value += weights.GOAL_TRUST * (
            brewmaster * likely(master - 0.5, self.blur)
            + all_markers * likely(min(places) - 0.5, self.blur)
            + on_20 * likely(max(places) - TOP + 0.5, self.blur)
        )
        return value

    def gain(self, steps: list[int], master: int, ducats: int) -> float:
        """What these steps and ducats are worth now, all together; steps beyond 20 are ducats. (HA-47)"""
        places = self.places[:]
        for resource in range(RESOURCE_COUNT):
            over = max(self.markers[resource] + steps[resource] - TOP, 0)
            places[resource] += steps[resource] - over
            ducats += over
        return self._worth(places, self.master + master) - self.now + ducats * self.ducat

    def act_at(self, spot: int) -> float:
        """What one activation of the tile on a spot brings some time later."""
        return self.act[self.garden[spot] * 2 + (spot >= SUNNY_COUNT)]

    def pays_at(self, spot: int) -> float:
        """What the tile on a spot brings when it is activated now."""
        tile = self.garden[spot]
        if tile < FIRST_MONK and spot >= SUNNY_COUNT:
            return (tile % FERTILITIES + 1) * self.ducat
        return self.act_at(spot)


def discs_to_come(table: HeavenAleState, me: int) -> float:
    """A fair share of the discs that lie ahead and of those of later rounds."""
    spaces = table.terms.track.spaces(ACTIVATION)
    total = 0.0
    for space in spaces:
        if space > table.figure[me]:
            total += table.supply[space] / (1 + rivals_before(table, me, space))
    after = table.terms.rounds - 1 - table.round
    if after > 0:
        total += (after * len(spaces) + len(table.terms.second_discs)) / table.terms.players
    return total


def rivals_before(table: HeavenAleState, me: int, space: int) -> int:
    """How many other figures can still come to a space in this round."""
    count = 0
    for seat in range(table.terms.players):
        if seat != me and table.figure[seat] < space:
            count += 1
    return count
