"""What a boss is worth to whom: remainders, control of a garden's growth, beer contracts."""

from __future__ import annotations

import math

from stammtisch.games.goldbraeu.appraisal import weights
from stammtisch.games.goldbraeu.appraisal.outlook import Outlook
from stammtisch.games.goldbraeu.names import BREWERY_COUNT, GARDEN_COUNT, NOBODY


def boss_gain(outlook: Outlook, seat: int, business: int, boss: int) -> float:
    """What a seat gains when a business gets another boss."""
    old = outlook.view.boss[business]
    return boss_worth(outlook, seat, business, boss) - boss_worth(outlook, seat, business, old)


def boss_worth(outlook: Outlook, seat: int, business: int, boss: int) -> float:
    """What a boss at a business is worth to a seat, its own or not."""
    if boss == NOBODY:
        return 0.0
    stays = staying(outlook, business, boss)
    worth = 0.0
    for payday, days in enumerate(outlook.days):
        worth += math.pow(stays, days) * outlook.bonus[payday][business]
    if boss != seat:
        worth /= 1 - outlook.players
    if business < GARDEN_COUNT:
        worth += math.pow(stays, weights.CONTROL_DAYS) * control_worth(outlook, seat, business, boss)
    return worth + weights.CONTRACT_OPTION * contract_worth(outlook, seat, business, boss)


def staying(outlook: Outlook, business: int, boss: int) -> float:
    """How likely a boss survives a day. (GB-41)"""
    held = outlook.held[business * outlook.players + boss]
    total = outlook.total[business]
    if 2 * held > total:
        return weights.MAJORITY_STAYS
    return weights.RIVAL_STAYS if total > held else weights.QUIET_STAYS


def control_worth(outlook: Outlook, seat: int, garden: int, boss: int) -> float:
    """What a seat gains by the growth that a boss gives to a garden and withholds from his others."""
    others = outlook.gardens[boss]
    paces = outlook.paces[boss]
    if outlook.view.boss[garden] == boss:
        others = [other for other in others if other != garden]
        paces = outlook.spread(boss, others)
    with_it = [*others, garden]
    worth = 0.0
    for other, growth in zip(with_it, outlook.spread(boss, with_it), strict=True):
        worth += growth * outlook.pace_edge[other * outlook.players + seat]
    for other, growth in zip(others, paces, strict=True):
        worth -= growth * outlook.pace_edge[other * outlook.players + seat]
    return worth


def contract_worth(outlook: Outlook, seat: int, business: int, boss: int) -> float:
    """What a seat gains by the contract that a boss would sign for a business if it were his."""
    best = worth = 0.0
    for garden, brewery in contracts_with(outlook, business, boss):
        gain = contract_gain(outlook, boss, garden, brewery)
        if gain > best:
            best = gain
            worth = gain if seat == boss else contract_gain(outlook, seat, garden, brewery)
    return worth


def contracts_with(outlook: Outlook, business: int, boss: int) -> list[tuple[int, int]]:
    """The contracts between a business and those that a boss has already. (GB-48)"""
    view = outlook.view
    if business < GARDEN_COUNT:
        gardens = [business]
        breweries = [brewery for brewery in range(BREWERY_COUNT) if view.boss[GARDEN_COUNT + brewery] == boss]
    else:
        gardens = outlook.gardens[boss]
        breweries = [business - GARDEN_COUNT]
    return [
        (garden, brewery)
        for brewery in breweries
        if view.sign.count(brewery) < view.terms.pieces.signs
        for garden in gardens
        if view.sign[garden] != brewery
    ]


def contract_gain(outlook: Outlook, seat: int, garden: int, brewery: int) -> float:
    """What a seat gains when another brewery supplies a garden. (GB-72)"""
    new = (GARDEN_COUNT + brewery) * outlook.players + seat
    old = (GARDEN_COUNT + outlook.view.sign[garden]) * outlook.players + seat
    gain = 0.0
    for payday, edge in enumerate(outlook.edge):
        gain += outlook.sign_stays[payday] * outlook.amount[payday][garden] * (edge[new] - edge[old])
    return gain
