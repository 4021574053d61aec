"""Activation spaces: what a disc on a slot brings now, and what the slot would bring later. (HA-40 to HA-44)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.appraisal import weights
from stammtisch.games.heavenale.appraisal.cards import best_card
from stammtisch.games.heavenale.appraisal.garden import NEVER, GardenPlan
from stammtisch.games.heavenale.appraisal.goals import MONK_DISCS, RESOURCE_DISCS, closer
from stammtisch.games.heavenale.choices import DISC, DISC_MONK, DISC_RESOURCE, DISC_TARGET_COUNT
from stammtisch.games.heavenale.decisions.activation import letter_of, slot_of
from stammtisch.games.heavenale.names import (
    EMPTY,
    FERTILITIES,
    FIRST_MONK,
    MONK_COUNT,
    RESOURCE_COUNT,
    SLOT_COUNT,
    SPOT_COUNT,
    SUNNY_COUNT,
)

# By slot, which part of the tiles still to come it will activate.
COVER: Final = (0.25, *(0.17,) * RESOURCE_COUNT, *(0.15,) * MONK_COUNT)


class DiscPlan:
    """By disc target, what a disc there is worth now; NEVER where none may lie."""

    def __init__(self, plan: GardenPlan) -> None:
        self.outlook = plan.outlook
        self.ducats: list[int] = [0] * DISC_TARGET_COUNT
        incomes = self._incomes()
        later = self._later(incomes, weights.GROWTH * self.outlook.tiles_to_come * plan.average)
        # Whoever has more slots than discs to come loses by a disc now only what the slot is better than the first
        # that would stay empty.
        row = sorted(later, reverse=True)
        discs = int(self.outlook.discs_to_come * weights.SLOT_REACH)
        spare = row[discs] if discs < SLOT_COUNT else 0.0
        extra = self._extras()
        self.worth: list[float] = [NEVER] * DISC_TARGET_COUNT
        for target in range(DISC_TARGET_COUNT):
            if incomes[target] > NEVER:
                slot = slot_of(target)
                self.worth[target] = incomes[target] - max(later[slot] - spare, 0.0) + extra[slot]

    def _incomes(self) -> list[float]:
        """What each target would pay now. (HA-41 to HA-46)"""
        outlook = self.outlook
        steps = [[0] * RESOURCE_COUNT for _ in range(DISC_TARGET_COUNT)]
        master = [0] * DISC_TARGET_COUNT
        ducats = self.ducats
        present = [False] * DISC_TARGET_COUNT
        for spot in range(SPOT_COUNT):
            tile = outlook.garden[spot]
            if tile == EMPTY:
                continue
            targets = [
                DISC_MONK + outlook.garden[other] - FIRST_MONK
                for other in outlook.table.terms.garden.neighbours[spot]
                if FIRST_MONK <= outlook.garden[other] < EMPTY
            ]
            if tile >= FIRST_MONK:
                present[DISC_MONK + tile - FIRST_MONK] = True
            else:
                targets += [tile % FERTILITIES, DISC_RESOURCE + tile // FERTILITIES]
                present[tile % FERTILITIES] = present[DISC_RESOURCE + tile // FERTILITIES] = True
            for target in targets:
                if tile >= FIRST_MONK:
                    master[target] += 1
                elif spot < SUNNY_COUNT:
                    steps[target][tile // FERTILITIES] += tile % FERTILITIES + 1
                else:
                    ducats[target] += tile % FERTILITIES + 1
        return [
            outlook.gain(steps[target], master[target], ducats[target])
            if present[target] and not outlook.discs >> slot_of(target) & 1
            else NEVER
            for target in range(DISC_TARGET_COUNT)
        ]

    def _later(self, incomes: list[float], growth: float) -> list[float]:
        """By slot, what a disc would bring towards the end, when ducats are worth less; nothing where there is one."""
        now = [0.0] * SLOT_COUNT
        fall = self.outlook.ducat - weights.DUCAT_FALLS * self.outlook.later_ducat
        for target in range(DISC_TARGET_COUNT):
            slot = slot_of(target)
            now[slot] = max(now[slot], incomes[target] - fall * self.ducats[target])
        return [
            0.0 if self.outlook.discs >> slot & 1 else now[slot] + growth * COVER[slot] for slot in range(SLOT_COUNT)
        ]

    def _extras(self) -> list[float]:
        """By slot, what a disc brings towards a privilege card and a barrel."""
        outlook = self.outlook
        card = best_card(outlook)
        hope = weights.CARD_SOON * min(outlook.discs_to_come / 2, 1.0)
        resources = closer(outlook.table, outlook.me, RESOURCE_DISCS, outlook.discs_to_come)
        monks = closer(outlook.table, outlook.me, MONK_DISCS, outlook.discs_to_come)
        extras = [0.0, *[resources] * RESOURCE_COUNT, *[monks] * MONK_COUNT]
        for pair in outlook.table.terms.box.pairs:
            for slot in range(SLOT_COUNT):
                if pair >> slot & 1:
                    extras[slot] += card * (1 - weights.CARD_SOON if outlook.discs & pair else hope)
        return extras

    def best(self, letters: int) -> float:
        """What the best target brings that the letters of a space allow."""
        best = NEVER
        for target in range(DISC_TARGET_COUNT):
            if letter_of(target) & letters:
                best = max(best, self.worth[target])
        return best


def appraise_disc(plan: GardenPlan, choices: list[int]) -> list[float]:
    discs = DiscPlan(plan)
    return [discs.worth[choice - DISC] for choice in choices]
