"""The move: what a stop brings, and what the lap still offers behind it. (HA-21 to HA-24)"""

from __future__ import annotations

import math

from stammtisch.games.heavenale.appraisal import weights
from stammtisch.games.heavenale.appraisal.activation import DiscPlan
from stammtisch.games.heavenale.appraisal.cards import kept_cards
from stammtisch.games.heavenale.appraisal.garden import NEVER, GardenPlan
from stammtisch.games.heavenale.appraisal.goals import points_to_take
from stammtisch.games.heavenale.appraisal.outlook import Outlook, rivals_before
from stammtisch.games.heavenale.appraisal.purchase import stop_gain
from stammtisch.games.heavenale.choices import (
    MOVE,
    SELL,
    START,
    START_BREWMASTER,
    START_DUCATS,
    START_FIRST,
    START_MARKER,
)
from stammtisch.games.heavenale.components import ACTIVATION, BARREL
from stammtisch.games.heavenale.decisions.start_area import BREWMASTER_INCOME, DUCATS_INCOME, MARKER_INCOME
from stammtisch.games.heavenale.names import LAST_SPACE, RESOURCE_COUNT
from stammtisch.games.heavenale.scoring import CARD_SALE


def appraise_move(plan: GardenPlan, choices: list[int]) -> list[float]:
    """A stop with the rest of the lap behind it, or the start area; a card goes for what it makes affordable."""
    outlook = plan.outlook
    home = max((start_gain(outlook, choice - START) for choice in choices if START <= choice < SELL), default=0.0)
    stops = stop_gains(plan)
    rest = rest_of_lap(outlook, stops, home)
    richer = home
    for space in range(outlook.table.figure[outlook.me] + 1, LAST_SPACE + 1):
        stop = max(stops[space], stop_gain(plan, space, outlook.money + CARD_SALE))
        richer = max(richer, stop + rest[space])
    kept = kept_cards(outlook)
    values: list[float] = []
    for choice in choices:
        if choice >= SELL:
            values.append(richer - kept[choice - SELL])
        elif choice >= START:
            values.append(start_gain(outlook, choice - START))
        else:
            space = choice - MOVE + 1
            values.append(stops[space] + rest[space])
    return values


def appraise_choose_start(plan: GardenPlan, choices: list[int]) -> list[float]:
    return [start_gain(plan.outlook, choice - START) for choice in choices]


def stop_gains(plan: GardenPlan) -> list[float]:
    """By space, what a stop there brings as things lie now."""
    outlook = plan.outlook
    table = outlook.table
    discs = DiscPlan(plan)
    barrels = float(points_to_take(outlook.table, outlook.me))
    if outlook.rounds_after:
        barrels *= weights.BARREL_NOW
    gains = [NEVER] * (LAST_SPACE + 1)
    for space in range(table.figure[outlook.me] + 1, LAST_SPACE + 1):
        kind = table.terms.track.kind[space]
        if kind == BARREL:
            gains[space] = barrels
        elif kind != ACTIVATION:
            gains[space] = stop_gain(plan, space, outlook.money)
        elif table.supply[space]:
            gains[space] = discs.best(table.terms.track.letter_mask[space])
    return gains


def rest_of_lap(outlook: Outlook, stops: list[float], home: float) -> list[float]:
    """By space, what the best row of stops behind it may be expected to bring, and then the start area.

    Each turn that one comes later something may be gone: the more figures are behind it, the likelier.
    """
    rest = [home] * (LAST_SPACE + 1)
    later = [0.0] * (LAST_SPACE + 1)
    for space in range(LAST_SPACE, outlook.table.figure[outlook.me], -1):
        for ahead in range(space + 1, LAST_SPACE + 1):
            rest[space] = max(rest[space], later[ahead])
        if stops[space] > 0:
            waits = math.pow(weights.SURVIVE, rivals_before(outlook.table, outlook.me, space))
            later[space] = (stops[space] + rest[space]) * waits * outlook.sight
    return rest


def start_gain(outlook: Outlook, income: int) -> float:
    """What a spot of the start area brings. (HA-15, HA-94)"""
    steps = [0] * RESOURCE_COUNT
    if income == START_FIRST:
        return weights.FIRST_PLAYER if outlook.rounds_after else 1.0
    if income == START_BREWMASTER:
        return outlook.gain(steps, BREWMASTER_INCOME, 0)
    if income == START_DUCATS:
        return outlook.gain(steps, 0, DUCATS_INCOME)
    steps[income - START_MARKER] = MARKER_INCOME
    return outlook.gain(steps, 0, 0)
