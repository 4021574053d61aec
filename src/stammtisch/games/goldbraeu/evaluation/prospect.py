"""The rest of the game from a complete position: who will own how much of what, and what it will pay.

The same expectations as in `appraisal.outlook`, for all seats at once and with all hands in the open; kept apart
because it is asked at every leaf of a search, so it does without everything that only a single decision needs.
"""

from __future__ import annotations

import math

from stammtisch.games.goldbraeu.appraisal import weights
from stammtisch.games.goldbraeu.appraisal.outlook import days_to_paydays
from stammtisch.games.goldbraeu.names import BREWERY_COUNT, BUSINESS_COUNT, GARDEN_COUNT, NOBODY
from stammtisch.games.goldbraeu.scoring import DRUNKARD_COSTS, PER_CELL, WAITRESS_BRINGS
from stammtisch.games.goldbraeu.state import PAID, GoldbraeuState

HALF_CELL = PER_CELL / 2
"""What a cell pays to each of its garden and its brewery. (GB-72)"""


class Prospect:
    """Tables by business and seat are counted like the markers; `payday` counts from the next one."""

    def __init__(self, state: GoldbraeuState) -> None:
        self.state = state
        self.players: int = state.players
        self.days: list[float] = days_to_paydays(state.day, state.part)
        self.unseen: list[int] = unseen_shares(state)
        # Who has passed the payday that is going on has what lies on the board; all else is played by then. (GB-70)
        self.held_now: list[int] = holdings(state, state.turn if state.part == PAID else 0)
        self.held: list[int] = holdings(state, 0) if state.part == PAID else self.held_now
        self.total: list[int] = totals(self.held, state.players)
        cards = len(state.deck) + 2 - state.open.count(NOBODY)
        self.arrival: list[float] = [
            min(weights.BUYS_A_DAY * ahead / cards, 1.0) if cards else 0.0 for ahead in self.days
        ]
        # By payday, then business and seat: the part of each thaler that the business divides.
        self.parts: list[list[float]] = [
            self.parts_at(payday, self.held_now if payday == 0 else self.held) for payday in range(len(self.days))
        ]
        self.stays: list[float] = [self.staying(business) for business in range(BUSINESS_COUNT)]
        self.growth: list[float] = self.growths() if self.days else [0.0] * GARDEN_COUNT
        # By garden: half the income of what it has now; then by brewery the sum of its gardens' halves.
        self.amount: list[float] = self.amounts()

    def parts_at(self, payday: int, held: list[int]) -> list[float]:
        """By business and seat."""
        found: list[float] = []
        arrival = self.arrival[payday]
        for business in range(BUSINESS_COUNT):
            self.divide(held, business, self.unseen[business], arrival, found)
        return found

    def divide(self, held: list[int], business: int, unseen: int, arrival: float, found: list[float]) -> None:
        """Append, by seat, its part of a thaler that a business divides, when each unseen share comes with a chance.

        Either not all of them come and everyone has his part; or they do, and single markers fall (GB-65).
        """
        players = self.players
        first = business * players
        total = 0
        firm = weights.FIRM * unseen
        for index in range(first, first + players):
            count = held[index]
            total += count
            if count > 1:
                firm += count
        if total == 0:
            found.extend([0.0] * players)
            return
        full = 0.0
        if total + unseen >= self.state.terms.last_share:
            full = math.pow(arrival, unseen)
        single = full * min(weights.SAVED * unseen, 1.0) / firm if firm else 0.0
        several = full / firm if firm else 0.0
        each = (1.0 - full) / (total + arrival * unseen)
        for index in range(first, first + players):
            count = held[index]
            found.append(count * (each + (several if count > 1 else single)))

    def staying(self, business: int) -> float:
        """How likely the boss of a business survives a day; nobody's does not. (GB-41)"""
        boss = self.state.boss[business]
        if boss == NOBODY:
            return 0.0
        own = self.held[business * self.players + boss]
        if 2 * own > self.total[business]:
            return weights.MAJORITY_STAYS
        return weights.RIVAL_STAYS if self.total[business] > own else weights.QUIET_STAYS

    def edge(self, parts: list[float], garden: int, seat: int) -> float:
        """Of each thaler that a garden and its brewery divide: a seat's part less the average of the others'."""
        here = garden * self.players
        there = (GARDEN_COUNT + self.state.sign[garden]) * self.players
        total = 0.0
        for other in range(self.players):
            total += parts[here + other] + parts[there + other]
        own = parts[here + seat] + parts[there + seat]
        return own - (total - own) / (self.players - 1)

    def growths(self) -> list[float]:
        """By garden, the cells a day that its boss will add: the more he gains by one, the more."""
        state = self.state
        parts = self.parts[-1]
        wishes = [0.0] * GARDEN_COUNT
        sums = [0.0] * self.players
        for garden in range(GARDEN_COUNT):
            boss = state.boss[garden]
            if boss == NOBODY or not state.terms.board.around(state.cells[garden]) & state.free:
                continue
            wish = max(self.edge(parts, garden, boss), 0.0)
            wishes[garden] = wish * wish
            sums[boss] += wish * wish
        found: list[float] = []
        for garden in range(GARDEN_COUNT):
            wish = wishes[garden]
            found.append(weights.GROWTH * wish / sums[state.boss[garden]] if wish > 0.0 else 0.0)
        return found

    def amounts(self) -> list[float]:
        state = self.state
        found: list[float] = []
        pots = [0.0] * BREWERY_COUNT
        for garden in range(GARDEN_COUNT):
            cells = state.cells[garden]
            half = HALF_CELL * (cells.bit_count() + (cells & state.terms.board.parasols).bit_count())
            found.append(half)
            pots[state.sign[garden]] += half
        return found + pots

    def chip(self, garden: int) -> float:
        """What the chips add to half the income of a garden. (GB-71)"""
        if self.state.waitress == garden:
            return WAITRESS_BRINGS / 2
        if self.state.drunkard == garden:
            return -min(DRUNKARD_COSTS / 2, self.amount[garden])
        return 0.0

    def bonus(self, business: int, payday: int) -> float:
        """What a boss may expect beside his markers' parts: all where nobody has any, else what cannot be divided."""
        amount = self.amount[business]
        total = self.total[business]
        coming = self.arrival[payday] * self.unseen[business]
        if not total:
            return amount * math.pow(1.0 - self.arrival[payday], self.unseen[business])
        crowd = total + coming
        return amount if amount < crowd else max(crowd - 1.5, 0.0) / 2


def holdings(state: GoldbraeuState, passed: int) -> list[int]:
    """By business and seat: markers, and hand shares as if they lay there, but for the first seats that have passed."""
    held = state.markers[:]
    players = state.players
    for place in range(passed, players):
        seat = (state.start + place) % players
        first = seat * BUSINESS_COUNT
        for business in range(BUSINESS_COUNT):
            held[business * players + seat] += state.hand[first + business]
    return held


def totals(held: list[int], players: int) -> list[int]:
    """By business: all markers and shares."""
    found: list[int] = []
    for business in range(BUSINESS_COUNT):
        total = 0
        for index in range(business * players, (business + 1) * players):
            total += held[index]
        found.append(total)
    return found


def unseen_shares(state: GoldbraeuState) -> list[int]:
    """By business, the shares that can still be bought."""
    unseen = [state.terms.pieces.shares - state.gone[business] for business in range(BUSINESS_COUNT)]
    for index, count in enumerate(state.hand):
        unseen[index % BUSINESS_COUNT] -= count
    return unseen
