"""Boss or contract: which is worth the action, and whether the present boss will stand for it. (GB-40 to GB-49)"""

from __future__ import annotations

import math
from typing import Final

from stammtisch.games.goldbraeu.appraisal import weights
from stammtisch.games.goldbraeu.appraisal.bosses import boss_gain, contract_gain, contracts_with
from stammtisch.games.goldbraeu.appraisal.outlook import Outlook
from stammtisch.games.goldbraeu.choices import ALLOW, BLOCK, BOSS, BOSS_WITH_SHARE, CONTRACT, PASS
from stammtisch.games.goldbraeu.names import BREWERY_COUNT, BUSINESS_COUNT, GARDEN_COUNT, NOBODY

# A majority need not block (GB-41), and a blocked try costs nothing (GB-42).
SURE: Final = 0.97


def appraise_place_boss(outlook: Outlook, choices: list[int]) -> list[float]:
    """The first bosses, where they bring most."""
    return [boss_gain(outlook, outlook.me, choice - BOSS, outlook.me) for choice in choices]


def appraise_boss(outlook: Outlook, choices: list[int]) -> list[float]:
    """A boss by his gain and the chance that he is not blocked, a contract by its gain."""
    values: list[float] = []
    for choice in choices:
        if choice == PASS:
            values.append(0.0)
        elif choice >= CONTRACT:
            values.append(contract_gain(outlook, outlook.me, *divmod(choice - CONTRACT, BREWERY_COUNT)))
        elif choice >= BOSS_WITH_SHARE:
            values.append(with_share_gain(outlook, choice - BOSS_WITH_SHARE))
        else:
            values.append(naming_gain(outlook, outlook.me, choice - BOSS, 0))
    return values


def naming_gain(outlook: Outlook, seat: int, business: int, shares: int) -> float:
    """What naming a boss brings on average, so many hand shares of the business having been played."""
    gain = boss_gain(outlook, seat, business, seat)
    return gain * (1 - block_chance(outlook, business, shares))


def with_share_gain(outlook: Outlook, business: int) -> float:
    """The same after playing a share; useless where it would be the last and a single one. (GB-67)"""
    markers = outlook.markers_at(business)
    if not markers[outlook.me] and sum(markers) + 1 >= outlook.view.terms.last_share:
        return -weights.SHOWN
    return naming_gain(outlook, outlook.me, business, 1) - weights.SHOWN


def block_chance(outlook: Outlook, business: int, played: int) -> float:
    """How likely the present boss blocks: by the markers that all see, or by shares that he may hold. (GB-41)"""
    view = outlook.view
    boss = view.boss[business]
    if boss == NOBODY:
        return 0.0
    markers = outlook.markers_at(business)
    missing = sum(markers) + played - 2 * markers[boss] + 1
    if missing <= 0:
        return SURE
    if boss == outlook.me:
        return SURE if view.hand[business] >= missing else 0.0
    hidden = view.hand_sizes[boss]
    unseen = outlook.unseen[business]
    if missing > min(hidden, unseen):
        return 0.0
    expected = hidden * unseen / sum(outlook.unseen)
    return math.pow(min(expected / missing, 1.0), missing)


def appraise_block(outlook: Outlook, choices: list[int]) -> list[float]:
    """Block where the boss is worth keeping; show shares only where that will stop the challenger."""
    view = outlook.view
    challenger = (view.start + view.turn) % outlook.players
    loss = -boss_gain(outlook, outlook.me, view.named, challenger)
    values: list[float] = []
    for choice in choices:
        if choice == ALLOW:
            values.append(0.0)
        elif choice == BLOCK:
            values.append(loss)
        else:
            values.append((loss if can_stop(outlook, challenger) else 0.0) - weights.SHOWN)
    return values


def can_stop(outlook: Outlook, challenger: int) -> bool:
    """Whether the hand shares of the challenged business give the majority, or let the challenger's marker fall."""
    view = outlook.view
    markers = outlook.markers_at(view.named)
    shares = view.hand[view.named]
    total = sum(markers) + shares
    if 2 * (markers[outlook.me] + shares) > total:
        return True
    return markers[challenger] == 1 and total >= view.terms.last_share


def best_namings(outlook: Outlook, seat: int) -> tuple[float, float]:
    """The gains of the best boss or contract for a seat, and of the next best."""
    view = outlook.view
    gains = [0.0, 0.0]
    for brewery in range(GARDEN_COUNT, BUSINESS_COUNT):
        if view.boss[brewery] == seat:
            gains += [contract_gain(outlook, seat, *contract) for contract in contracts_with(outlook, brewery, seat)]
    if view.boss.count(seat) < view.terms.pieces.bosses:
        gains += [
            naming_gain(outlook, seat, business, 0)
            for business in range(BUSINESS_COUNT)
            if view.boss[business] != seat and outlook.held[business * outlook.players + seat]
        ]
    gains.sort()
    return gains[-1], gains[-2]
