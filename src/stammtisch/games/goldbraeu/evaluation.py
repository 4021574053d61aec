"""What every seat may expect to have at the end, from a complete position: where search stops looking ahead.

Money, and what the paydays to come will bring if everything goes on as it usually does. `features` says it in numbers,
WEIGHTS what they turned out to be worth in games of bots: `python -m benchmarks.tune goldbraeu`.
"""

from __future__ import annotations

import math
from typing import Final

from stammtisch.games.goldbraeu.appraisal import weights
from stammtisch.games.goldbraeu.decisions.purchase import PRICES
from stammtisch.games.goldbraeu.names import BREWERY_COUNT, BUSINESS_COUNT, GARDEN_COUNT, NOBODY
from stammtisch.games.goldbraeu.scoring import DRUNKARD_COSTS, PER_CELL, WAITRESS_BRINGS
from stammtisch.games.goldbraeu.state import (
    BUYING,
    DAYS_PER_WEEK,
    EVENING,
    EXPANDING,
    LAST_DAY,
    MORNING,
    NAMING,
    SET_UP,
    GoldbraeuState,
)

FEATURES: Final = (
    "money",
    "next income",  # of the plain cells
    "next chips",
    "next growth",
    "next bonus",
    "later income",
    "later chips",
    "later growth",
    "later bonus",
    "bosses",
    "firm bosses",
    "hand",
    "best cell",
    "best naming",
    "cells today",
    "namings today",
    "purchase today",
    "price today",
)
MONEY, NEXT, LATER, BOSSES, FIRM, HAND, CELL, NAME, CELLS_TODAY, NAMINGS_TODAY, PURCHASE, PRICE = (
    0, 1, 5, 9, 10, 11, 12, 13, 14, 15, 16, 17,
)  # fmt: skip
INCOME, CHIPS, GROWTH, BONUS = 0, 1, 2, 3

KNOWN: Final[dict[int, float]] = {MONEY: 1.0}
"""Money is money; a fit thinks less of it early in the game because those who buy well have little left."""

STAGES: Final = 10


def stage(state: GoldbraeuState) -> int:
    """Set-up, then three parts of each week."""
    if state.part == SET_UP:
        return 0
    week, day = divmod(state.day, DAYS_PER_WEEK)
    return 1 + 3 * week + (0 if day < 3 else 1 if day < 6 else 2)


def features(state: GoldbraeuState, seat: int) -> list[float]:
    """The row of one seat."""
    return rows(state)[seat]


def rows(state: GoldbraeuState) -> list[list[float]]:
    """By seat: what FEATURES name."""
    players = state.players
    found = [[0.0] * len(FEATURES) for _ in range(players)]
    held = holdings(state)
    days = days_to_paydays(state)
    unseen = unseen_shares(state)
    cards = len(state.deck) + 2 - state.open.count(NOBODY)
    plain = [plain_cells(state, state.cells[garden]) for garden in range(GARDEN_COUNT)]
    stays = [staying(state, held, business) for business in range(BUSINESS_COUNT)]
    growth: list[float] = []
    cell_worth = [0.0] * (GARDEN_COUNT * players)
    naming_worth = [0.0] * BUSINESS_COUNT
    for payday, ahead in enumerate(days):
        arrival = min(weights.BUYS_A_DAY * ahead / cards, 1.0) if cards else 0.0
        parts: list[float] = []
        for business in range(BUSINESS_COUNT):
            parts += fractions(state, held, business, unseen[business], arrival)
        if payday == 0:
            growth = growths(state, parts)
        first = NEXT if payday == 0 else LATER
        chip = math.pow(weights.CHIP_STAYS, ahead)
        pots = [0.0] * BREWERY_COUNT
        for garden in range(GARDEN_COUNT):
            half = PER_CELL / 2 * plain[garden]
            grown = PER_CELL / 2 * growth[garden] * ahead
            moved = chip_half(state, garden, half) * chip
            brewery = state.sign[garden]
            pots[brewery] += half
            here = garden * players
            there = (GARDEN_COUNT + brewery) * players
            for seat in range(players):
                part = parts[here + seat] + parts[there + seat]
                row = found[seat]
                row[first + INCOME] += half * part
                row[first + CHIPS] += moved * part
                row[first + GROWTH] += grown * part
                cell_worth[here + seat] += PER_CELL / 2 * part
        for business in range(BUSINESS_COUNT):
            amount = PER_CELL / 2 * plain[business] if business < GARDEN_COUNT else pots[business - GARDEN_COUNT]
            bonus = remainder(state, held, business, amount, unseen[business], arrival)
            boss = state.boss[business]
            if boss != NOBODY:
                found[boss][first + BONUS] += bonus * math.pow(stays[business], ahead)
            naming_worth[business] += bonus
    for seat in range(players):
        row = found[seat]
        row[MONEY] = float(state.money[seat])
        row[HAND] = float(state.hand_size(seat))
        best, second = best_cells(state, seat, cell_worth)
        row[CELL] = best
        row[NAME] = best_naming(state, seat, held, naming_worth, cell_worth, days)
        pending = actions_today(state, seat, EXPANDING)
        row[CELLS_TODAY] = best * min(pending, 1) + second * max(pending - 1, 0)
        row[NAMINGS_TODAY] = row[NAME] * actions_today(state, seat, NAMING)
        if actions_today(state, seat, BUYING):
            row[PURCHASE] = 1.0
            row[PRICE] = float(PRICES[state.chosen.count(BUYING)])
    for business in range(BUSINESS_COUNT):
        boss = state.boss[business]
        if boss != NOBODY:
            found[boss][BOSSES] += 1.0
            if stays[business] == weights.MAJORITY_STAYS:
                found[boss][FIRM] += 1.0
    return found


def evaluate(state: GoldbraeuState) -> list[float]:
    """By seat: the money that it may expect to have in the end."""
    if not state.stack:
        return [float(money) for money in state.money]
    weight = WEIGHTS[state.players - 3][stage(state)]
    expected: list[float] = []
    for row in rows(state):
        total = weight[len(row)]
        for index, value in enumerate(row):
            total += weight[index] * value
        expected.append(total)
    return expected


def doubt(state: GoldbraeuState) -> float:
    """The scale of the logistic that makes shares of the win out of differences between expected scores."""
    return DOUBTS[state.players - 3][stage(state)] if state.stack else 0.0


def holdings(state: GoldbraeuState) -> list[int]:
    """By business and seat: markers, and hand shares as if they lay there already."""
    held = state.markers[:]
    players = state.players
    for seat in range(players):
        for business in range(BUSINESS_COUNT):
            held[business * players + seat] += state.hand[seat * BUSINESS_COUNT + business]
    return held


def days_to_paydays(state: GoldbraeuState) -> list[float]:
    """The days until each payday that is still to come, today counted as far as it is not over."""
    today = 1.0 if state.part <= MORNING else 0.5 if state.part < EVENING else 0.0
    first = DAYS_PER_WEEK - 1 - state.day % DAYS_PER_WEEK
    return [today + float(ahead) for ahead in range(first, LAST_DAY - state.day + 1, DAYS_PER_WEEK)]


def unseen_shares(state: GoldbraeuState) -> list[int]:
    """By business, the shares that can still be bought."""
    unseen = [state.terms.pieces.shares - state.gone[business] for business in range(BUSINESS_COUNT)]
    for index, count in enumerate(state.hand):
        unseen[index % BUSINESS_COUNT] -= count
    return unseen


def plain_cells(state: GoldbraeuState, cells: int) -> int:
    """Cells counted in plain ones: a parasol makes two of one. (GB-71)"""
    return cells.bit_count() + (cells & state.terms.board.parasols).bit_count()


def fractions(state: GoldbraeuState, held: list[int], business: int, unseen: int, arrival: float) -> list[float]:
    """By seat, its part of a thaler that a business divides, when each unseen share has come with a chance.

    Either not all of them come and everyone has his part; or they do, and single markers fall (GB-65).
    """
    players = state.players
    first = business * players
    total = 0
    firm = weights.FIRM * unseen
    for index in range(first, first + players):
        count = held[index]
        total += count
        if count > 1:
            firm += count
    crowd = total + arrival * unseen
    if total == 0:
        return [0.0] * players
    full = math.pow(arrival, unseen) if total + unseen >= state.terms.last_share else 0.0
    single = full * min(weights.SAVED * unseen, 1.0) / firm if firm else 0.0
    several = full / firm if firm else 0.0
    each = (1.0 - full) / crowd
    found: list[float] = []
    for index in range(first, first + players):
        count = held[index]
        found.append(count * (each + (several if count > 1 else single)))
    return found


def staying(state: GoldbraeuState, held: list[int], business: int) -> float:
    """How likely the boss of a business survives a day. (GB-41)"""
    boss = state.boss[business]
    if boss == NOBODY:
        return 0.0
    first = business * state.players
    total = 0
    for index in range(first, first + state.players):
        total += held[index]
    own = held[first + boss]
    if 2 * own > total:
        return weights.MAJORITY_STAYS
    return weights.RIVAL_STAYS if total > own else weights.QUIET_STAYS


def growths(state: GoldbraeuState, parts: list[float]) -> list[float]:
    """By garden, the cells a day that its boss will add: the more he gains by one, the more."""
    players = state.players
    wishes = [0.0] * GARDEN_COUNT
    totals = [0.0] * players
    for garden in range(GARDEN_COUNT):
        boss = state.boss[garden]
        if boss == NOBODY or not state.terms.board.around(state.cells[garden]) & state.free:
            continue
        here = garden * players
        there = (GARDEN_COUNT + state.sign[garden]) * players
        sum_all = 0.0
        for seat in range(players):
            sum_all += parts[here + seat] + parts[there + seat]
        own = parts[here + boss] + parts[there + boss]
        wish = max(own - (sum_all - own) / (players - 1), 0.0)
        wishes[garden] = wish * wish
        totals[boss] += wish * wish
    found: list[float] = []
    for garden in range(GARDEN_COUNT):
        wish = wishes[garden]
        found.append(weights.GROWTH * wish / totals[state.boss[garden]] if wish > 0.0 else 0.0)
    return found


def chip_half(state: GoldbraeuState, garden: int, half: float) -> float:
    """What the chips add to half the income of a garden. (GB-71)"""
    if state.waitress == garden:
        return WAITRESS_BRINGS / 2
    if state.drunkard == garden:
        return -min(DRUNKARD_COSTS / 2, half)
    return 0.0


def remainder(
    state: GoldbraeuState, held: list[int], business: int, amount: float, unseen: int, arrival: float
) -> float:
    """What a boss may expect beside his markers' parts: all where nobody has any, else what cannot be divided."""
    first = business * state.players
    total = 0
    for index in range(first, first + state.players):
        total += held[index]
    if not total:
        return amount * math.pow(1.0 - arrival, unseen)
    crowd = total + arrival * unseen
    return amount if amount < crowd else max(crowd - 1.5, 0.0) / 2


def best_cells(state: GoldbraeuState, seat: int, cell_worth: list[float]) -> tuple[float, float]:
    """What the best free cell is worth to a seat beyond what the others get on average, and the next best."""
    board = state.terms.board
    players = state.players
    best = second = 0.0
    for garden in range(GARDEN_COUNT):
        if state.boss[garden] != seat:
            continue
        reach = board.around(state.cells[garden]) & state.free
        if not reach:
            continue
        each = edge(cell_worth, garden * players, seat, players)
        parasols = (reach & board.parasols).bit_count()
        for number in range(min(reach.bit_count(), 2)):
            gain = 2.0 * each if number < parasols else each
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    return best, second


def edge(table: list[float], first: int, seat: int, players: int) -> float:
    """A seat's own number in a table by seat, less the average of the others'."""
    total = 0.0
    for index in range(first, first + players):
        total += table[index]
    own = table[first + seat]
    return own - (total - own) / (players - 1)


def best_naming(
    state: GoldbraeuState,
    seat: int,
    held: list[int],
    naming_worth: list[float],
    cell_worth: list[float],
    days: list[float],
) -> float:
    """What the best boss is worth that a seat could name: where it has a share and nobody can block. (GB-40, GB-41)"""
    if not state.bosses_left(seat):
        return 0.0
    players = state.players
    best = 0.0
    for business in range(BUSINESS_COUNT):
        first = business * players
        boss = state.boss[business]
        if boss == seat or not held[first + seat] or state.protected >> business & 1:
            continue
        if boss != NOBODY:
            total = 0
            for index in range(first, first + players):
                total += held[index]
            if 2 * held[first + boss] > total:
                continue
        worth = naming_worth[business]
        if business < GARDEN_COUNT and days:
            worth += weights.GROWTH * days[0] * max(edge(cell_worth, first, seat, players), 0.0)
        best = max(best, worth)
    return best


def actions_today(state: GoldbraeuState, seat: int, action: int) -> int:
    """How often a seat will still do an action today, by the cards laid. (GB-22, GB-23)"""
    if state.part < EXPANDING or state.part > action or state.chosen[seat] != action:
        return 0
    alone = action != BUYING and state.chosen.count(action) == 1
    if state.part < action:
        return 2 if alone else 1
    place = (seat - state.start) % state.players
    if place < state.turn:
        return 0
    if place == state.turn and state.left:
        return state.left
    return 2 if alone else 1


WEIGHTS: Final[list[list[list[float]]]] = [
    [[1.0] * 9 + [0.0] * 10] * STAGES,
    [[1.0] * 9 + [0.0] * 10] * STAGES,
]
DOUBTS: Final[list[list[float]]] = [[10.0] * STAGES, [10.0] * STAGES]
