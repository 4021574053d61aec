"""Privilege cards: what each would bring beside a pair, and whether it should be sold. (HA-60 to HA-65)"""

from __future__ import annotations

from stammtisch.games.heavenale.appraisal import weights
from stammtisch.games.heavenale.appraisal.garden import GardenPlan
from stammtisch.games.heavenale.appraisal.goals import THREE_CARDS, closer, points_to_take
from stammtisch.games.heavenale.appraisal.outlook import Outlook
from stammtisch.games.heavenale.choices import CARD, LOWEST_PRIVILEGE, PASS
from stammtisch.games.heavenale.decisions.privilege import (
    BREWMASTER_CARD_STEPS,
    DUCATS_CARD_PAYS,
    card_of,
    disc_count,
    lowest_markers,
    tiles_of,
)
from stammtisch.games.heavenale.names import (
    BREWMASTER_CARD,
    CARD_COUNT,
    COLOUR_CARD,
    DUCATS_CARD,
    LOWEST_CARD,
    RESOURCE_COUNT,
)
from stammtisch.games.heavenale.scoring import CARD_SALE, LARGE_BARREL


def appraise_card(plan: GardenPlan, choices: list[int]) -> list[float]:
    """What a card brings now, less what it would gain by waiting; against the ducats for which it can be sold."""
    outlook = plan.outlook
    waits = [weights.COLOUR_WAIT * outlook.left, weights.LOWEST_WAIT * outlook.left, 0.0, 0.0, 0.0]
    values: list[float] = []
    for choice in choices:
        if choice == PASS:
            values.append(CARD_SALE * outlook.ducat)
        else:
            card = card_of(choice - CARD)
            resource = (choice - CARD) % LOWEST_PRIVILEGE
            values.append(privilege_gain(outlook, card, resource) - waits[card])
    return values


def privilege_gain(outlook: Outlook, card: int, resource: int) -> float:
    """What a card brings when it is placed now; the marker matters only for the first two. (HA-61)"""
    steps = [0] * RESOURCE_COUNT
    if card == COLOUR_CARD:
        steps[resource] = tiles_of(outlook.table, outlook.me, resource)
        return outlook.gain(steps, 0, 0)
    if card == LOWEST_CARD:
        steps[resource] = disc_count(outlook.table, outlook.me)
        return outlook.gain(steps, 0, 0)
    if card == DUCATS_CARD:
        return outlook.gain(steps, 0, DUCATS_CARD_PAYS)
    if card == BREWMASTER_CARD:
        return outlook.gain(steps, BREWMASTER_CARD_STEPS, 0)
    barrels = outlook.table.large.count(outlook.me) + outlook.table.small.count(outlook.me)
    barrels_soon = points_to_take(outlook.table, outlook.me) / LARGE_BARREL
    return barrels + barrels_soon + weights.BARRELS * outlook.left


def card_gains(outlook: Outlook) -> list[float]:
    """By card in hand, what it brings when it is placed now as well as it can be; nothing for the others.

    Asked for by slots and by sales: worked out once for an outlook, whose ducat must not change any more.
    """
    if outlook.card_gains is not None:
        return outlook.card_gains
    hand = outlook.table.cards[outlook.me]
    gains = [0.0] * CARD_COUNT
    for card in range(CARD_COUNT):
        if hand >> card & 1:
            markers = [0]
            if card == COLOUR_CARD:
                markers = list(range(RESOURCE_COUNT))
            elif card == LOWEST_CARD:
                markers = lowest_markers(outlook.table, outlook.me)
            gains[card] = max(privilege_gain(outlook, card, resource) for resource in markers)
    outlook.card_gains = gains
    return gains


def best_card(outlook: Outlook) -> float:
    """What a pair completed now brings."""
    if not outlook.table.cards[outlook.me]:
        return 0.0
    return max(card_gains(outlook)) + closer(outlook.table, outlook.me, THREE_CARDS, pairs_to_come(outlook))


def kept_cards(outlook: Outlook) -> list[float]:
    """By card, what it is worth in the hand: the best ones beside the pairs to come, the others only sold. (HA-98)"""
    gains = card_gains(outlook)
    pairs = pairs_to_come(outlook)
    return [
        weights.CARD_WORTH if sum(other > gain for other in gains) < pairs else CARD_SALE * outlook.later_ducat
        for gain in gains
    ]


def pairs_to_come(outlook: Outlook) -> int:
    """How many pairs can still be completed with the discs that may be expected."""
    count = 0
    for pair in outlook.table.terms.box.pairs:
        missing = (pair & ~outlook.discs).bit_count()
        if 0 < missing <= outlook.discs_to_come + 0.5:
            count += 1
    return count
