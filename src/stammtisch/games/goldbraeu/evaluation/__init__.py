"""What every seat may expect to have at the end, from a complete position: where search stops looking ahead.

Money, and what the paydays to come will bring if everything goes on as it usually does. `rows` says it in numbers,
`weights` what they turned out to be worth in games of bots: `python -m benchmarks.tune goldbraeu`.
"""

from __future__ import annotations

import math
from typing import Final

from stammtisch.games.goldbraeu.appraisal import weights as habits
from stammtisch.games.goldbraeu.decisions.purchase import PRICES
from stammtisch.games.goldbraeu.evaluation.prospect import HALF_CELL, Prospect
from stammtisch.games.goldbraeu.evaluation.today import actions_left, cells, naming, purchase
from stammtisch.games.goldbraeu.evaluation.weights import DOUBTS, WEIGHTS
from stammtisch.games.goldbraeu.names import BUSINESS_COUNT, GARDEN_COUNT, NOBODY
from stammtisch.games.goldbraeu.state import BUYING, DAYS_PER_WEEK, EXPANDING, NAMING, SET_UP, GoldbraeuState

MONEY: Final = 0
NEXT: Final = 1  # the next payday: what stands now, the chips, the cells to come, what bosses get; then likewise
LATER: Final = 5  # the paydays behind it
FIRM: Final = 9
HAND: Final = 10
TODAY: Final = 11  # + action
PRICE: Final = 14

INCOME: Final = 0
CHIPS: Final = 1
GROWTH: Final = 2
BONUS: Final = 3

FEATURES: Final = (
    "money",
    "next income",
    "next chips",
    "next growth",
    "next bonus",
    "later income",
    "later chips",
    "later growth",
    "later bonus",
    "firm bosses",
    "hand",
    "cells today",
    "naming today",
    "purchase today",
    "price saved",
)
KNOWN: Final[dict[int, float]] = {MONEY: 1.0, PRICE: 1.0}
"""Money is money; a fit thinks less of it early in the game because those who buy well have little left."""
GUESSES: Final[list[float]] = [1.0, 1.0, 1.0, 0.7, 0.6, 1.0, 1.0, 0.7, 0.6, 1.0, 0.7, 1.0, 0.6, 1.1, 1.0]
"""What the weights would be if everything came as expected."""

STAGES: Final = 10


def stage(state: GoldbraeuState) -> int:
    """Set-up, then three parts of each week."""
    if state.part == SET_UP:
        return 0
    week, day = divmod(state.day, DAYS_PER_WEEK)
    return 1 + 3 * week + (0 if day < 3 else 1 if day < 6 else 2)


def rows(state: GoldbraeuState) -> list[list[float]]:
    """By seat: what FEATURES name."""
    prospect = Prospect(state)
    players = state.players
    found = [[0.0] * len(FEATURES) for _ in range(players)]
    for payday, ahead in enumerate(prospect.days):
        add_payday(prospect, payday, ahead, found)
    for business in range(BUSINESS_COUNT):
        if prospect.stays[business] == habits.MAJORITY_STAYS:
            found[state.boss[business]][FIRM] += 1.0
    for seat in range(players):
        row = found[seat]
        row[MONEY] = float(state.money[seat])
        row[HAND] = float(state.hand_size(seat))
        left = actions_left(state, seat)
        if left and prospect.days:
            add_today(prospect, seat, left, row)
    return found


def add_payday(prospect: Prospect, payday: int, ahead: float, found: list[list[float]]) -> None:
    """What a payday will pay to each seat."""
    state = prospect.state
    players = state.players
    first = NEXT if payday == 0 else LATER
    parts = prospect.parts[payday]
    stays = math.pow(habits.CHIP_STAYS, ahead)
    grown = [HALF_CELL * growth * ahead for growth in prospect.growth]
    moved = [prospect.chip(garden) * stays for garden in range(GARDEN_COUNT)]
    for seat in range(players):
        # Summed up outside the row: it is the innermost loop of every search.
        income = chips = growing = 0.0
        for garden in range(GARDEN_COUNT):
            there = GARDEN_COUNT + state.sign[garden]
            part = parts[garden * players + seat] + parts[there * players + seat]
            income += prospect.amount[garden] * part
            chips += moved[garden] * part
            growing += grown[garden] * part
        row = found[seat]
        row[first + INCOME] += income
        row[first + CHIPS] += chips
        row[first + GROWTH] += growing
    for business in range(BUSINESS_COUNT):
        boss = state.boss[business]
        if boss != NOBODY:
            bonus = prospect.bonus(business, payday)
            found[boss][first + BONUS] += bonus * math.pow(prospect.stays[business], ahead)


def add_today(prospect: Prospect, seat: int, left: int, row: list[float]) -> None:
    """What the card that a seat has laid will still bring."""
    state = prospect.state
    action = state.chosen[seat]
    if action == EXPANDING:
        row[TODAY + EXPANDING] = cells(prospect, seat, left)
    elif action == NAMING:
        row[TODAY + NAMING] = naming(prospect, seat) * left
    else:
        price = PRICES[state.chosen.count(BUYING)]
        row[TODAY + BUYING] = max(purchase(prospect, seat), float(price))
        row[PRICE] = -float(price)


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
