"""What the action cards that lie on the table will still bring today. (GB-22, GB-23)"""

from __future__ import annotations

import math

from stammtisch.games.goldbraeu.appraisal import weights
from stammtisch.games.goldbraeu.evaluation.prospect import HALF_CELL, Prospect
from stammtisch.games.goldbraeu.names import BREWERY_COUNT, BUSINESS_COUNT, DRUNKARD, GARDEN_COUNT, NOBODY
from stammtisch.games.goldbraeu.scoring import WAITRESS_BRINGS
from stammtisch.games.goldbraeu.state import BUYING, EXPANDING, GoldbraeuState


def actions_left(state: GoldbraeuState, seat: int) -> int:
    """How many actions a seat still has today by the card that it has laid."""
    action = state.chosen[seat]
    if state.part < EXPANDING or state.part > action or action < 0:
        return 0
    place = (seat - state.start) % state.players
    if state.part == action and place <= state.turn:
        # A card that is paid for is not bought again, though what it does is still open.
        bought = action == BUYING and state.stack[-1].name != "buy"
        return state.left if place == state.turn and not bought else 0
    return 2 if action != BUYING and state.chosen.count(action) == 1 else 1


def cells(prospect: Prospect, seat: int, actions: int) -> float:
    """What the best free cells are worth to a seat beyond what the others get on average."""
    state = prospect.state
    board = state.terms.board
    best = second = 0.0
    for garden in range(GARDEN_COUNT):
        if state.boss[garden] != seat:
            continue
        reach = board.around(state.cells[garden]) & state.free
        if not reach:
            continue
        each = 0.0
        for parts in prospect.parts:
            each += HALF_CELL * prospect.edge(parts, garden, seat)
        parasols = (reach & board.parasols).bit_count()
        for number in range(min(reach.bit_count(), 2)):
            gain = 2.0 * each if number < parasols else each
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    return best + second if actions > 1 else best


def naming(prospect: Prospect, seat: int) -> float:
    """What the best boss or contract is worth to a seat: a boss where it has a share and nobody can block. (GB-40)"""
    state = prospect.state
    players = prospect.players
    best = best_contract(prospect, seat)
    if not state.bosses_left(seat):
        return best
    for business in range(BUSINESS_COUNT):
        boss = state.boss[business]
        held = prospect.held[business * players + seat]
        if boss == seat or not held or state.protected >> business & 1:
            continue
        if boss != NOBODY and 2 * prospect.held[business * players + boss] > prospect.total[business]:
            continue
        stays = weights.MAJORITY_STAYS if 2 * held > prospect.total[business] else weights.RIVAL_STAYS
        worth = 0.0
        for payday, ahead in enumerate(prospect.days):
            kept = math.pow(stays, ahead)
            worth += kept * prospect.bonus(business, payday)
            if business < GARDEN_COUNT:
                edge = prospect.edge(prospect.parts[payday], business, seat)
                worth += kept * HALF_CELL * weights.GROWTH * ahead * max(edge, 0.0)
        best = max(best, worth)
    return best


def best_contract(prospect: Prospect, seat: int) -> float:
    """What a seat gains by the best contract that it could sign. (GB-48)"""
    state = prospect.state
    players = prospect.players
    best = 0.0
    for brewery in range(BREWERY_COUNT):
        if state.boss[GARDEN_COUNT + brewery] != seat or not state.signs_left(brewery):
            continue
        new = (GARDEN_COUNT + brewery) * players + seat
        for garden in range(GARDEN_COUNT):
            if state.boss[garden] != seat or state.sign[garden] == brewery:
                continue
            old = (GARDEN_COUNT + state.sign[garden]) * players + seat
            gain = 0.0
            for parts in prospect.parts:
                gain += prospect.amount[garden] * (parts[new] - parts[old])
            best = max(best, gain)
    return best


def purchase(prospect: Prospect, seat: int) -> float:
    """What the best card is worth to a seat: an open share, a chip that moves, or whatever the deck brings."""
    state = prospect.state
    everything = 0.0
    shares = 0
    for business in range(BUSINESS_COUNT):
        unseen = prospect.unseen[business]
        if unseen:
            everything += unseen * share_gain(prospect, seat, business)
            shares += unseen
    best = everything / shares if shares and state.deck else 0.0
    for card in state.open:
        if card >= DRUNKARD:
            best = max(best, chip_gain(prospect))
        elif card >= 0 and state.markers_left(seat):
            best = max(best, share_gain(prospect, seat, card))
    return best


def share_gain(prospect: Prospect, seat: int, business: int) -> float:
    """What one more share of a business brings to a seat at the paydays to come."""
    first = business * prospect.players
    amount = prospect.amount[business]
    if amount <= 0.0:
        return 0.0
    held = prospect.held
    held[first + seat] += 1
    gain = 0.0
    for payday, arrival in enumerate(prospect.arrival):
        parts: list[float] = []
        prospect.divide(held, business, prospect.unseen[business] - 1, arrival, parts)
        gain += amount * (parts[seat] - prospect.parts[payday][first + seat])
    held[first + seat] -= 1
    return gain


def chip_gain(prospect: Prospect) -> float:
    """What moving a chip brings: usually a third of what the waitress pays, as long as it stays there."""
    worth = 0.0
    for ahead in prospect.days:
        worth += WAITRESS_BRINGS / 3 * math.pow(weights.CHIP_STAYS, ahead)
    return worth
