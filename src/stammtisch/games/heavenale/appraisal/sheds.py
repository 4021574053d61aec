"""Sheds: which of the tiles around a new one should pay. (HA-52)"""

from __future__ import annotations

from stammtisch.games.heavenale.appraisal.garden import GardenPlan
from stammtisch.games.heavenale.choices import SHED


def appraise_shed(plan: GardenPlan, choices: list[int]) -> list[float]:
    outlook = plan.outlook
    around = outlook.table.terms.garden.around_shed[outlook.table.shed]
    pays = [outlook.pays_at(spot) for spot in around]
    values: list[float] = []
    for choice in choices:
        mask = choice - SHED
        values.append(sum(pay for direction, pay in enumerate(pays) if mask >> direction & 1))
    return values
