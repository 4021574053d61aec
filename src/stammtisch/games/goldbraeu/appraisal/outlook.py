"""The rest of the game as one seat expects it: who will own how much of what, and what it will earn."""

from __future__ import annotations

import math
from typing import Final

from stammtisch.games.goldbraeu.appraisal import weights
from stammtisch.games.goldbraeu.names import BREWERY_COUNT, BUSINESS_COUNT, GARDEN_COUNT, NOBODY
from stammtisch.games.goldbraeu.scoring import DRUNKARD_COSTS, PER_CELL, WAITRESS_BRINGS, income
from stammtisch.games.goldbraeu.state import DAYS_PER_WEEK, EVENING, LAST_DAY, MORNING
from stammtisch.games.goldbraeu.view import GoldbraeuView

PAYDAYS: Final = 3


class Outlook:
    """Computed once from a view; every decision is appraised with it; `sight` is how many paydays are looked at,
    `card_worth` what a card is worth to the viewer in units of what it brings there.

    The measure of everything is the *edge*: a seat's own money less the average of the others'. Tables by payday
    start with the next one; tables by business and seat are counted like the markers.
    """

    def __init__(self, view: GoldbraeuView, sight: int, card_worth: float) -> None:
        self.view = view
        self.card_worth = card_worth
        self.players: int = view.terms.players
        self.me: int = NOBODY if view.seat is None else view.seat
        self.days: list[float] = days_to_paydays(view.day, view.part)[:sight]
        self.held: list[int] = holdings(view)
        self.total: list[int] = [sum(self.held_at(business)) for business in range(BUSINESS_COUNT)]
        self.unseen: list[int] = unseen_shares(view)
        self.arrival: list[float] = [arrival(view, sum(self.unseen), days) for days in self.days]
        # By payday: how likely a chip or a sign is still where it is.
        self.chip_stays: list[float] = self._stays(weights.CHIP_STAYS)
        self.sign_stays: list[float] = self._stays(weights.CONTRACT_STAYS)
        # By payday, then business and seat: the edge out of each thaler that the business divides.
        self.edge: list[list[float]] = [self._edges_at(payday) for payday in range(len(self.days))]
        # By garden and seat: the edge of one more plain cell, and of one more every day.
        self.cell_edge: list[float] = self._cell_edges([1.0] * len(self.days))
        self.pace_edge: list[float] = self._cell_edges(self.days)
        # By seat: the gardens whose boss it has, and how many cells a day it may be expected to add to each.
        self.gardens: list[list[int]] = [[] for _ in range(self.players)]
        for garden in range(GARDEN_COUNT):
            if view.boss[garden] != NOBODY:
                self.gardens[view.boss[garden]].append(garden)
        self.paces: list[list[float]] = [self.spread(seat, gardens) for seat, gardens in enumerate(self.gardens)]
        self.growth: list[float] = [0.0] * GARDEN_COUNT
        for gardens, paces in zip(self.gardens, self.paces, strict=True):
            for garden, growth in zip(gardens, paces, strict=True):
                self.growth[garden] = growth
        # By payday, then garden: the income without the chips; then business: what is divided there.
        self.harvest: list[list[float]] = [self._harvest(days) for days in self.days]
        self.amount: list[list[float]] = [self._amounts(payday) for payday in range(len(self.days))]
        # Likewise: the remainder that a boss may expect.
        self.bonus: list[list[float]] = [self._bonuses(payday) for payday in range(len(self.days))]

    def held_at(self, business: int) -> list[int]:
        """By seat, the shares that count as markers of a business."""
        return self.held[business * self.players : (business + 1) * self.players]

    def markers_at(self, business: int) -> list[int]:
        """By seat, the markers that lie at a business."""
        return self.view.markers[business * self.players : (business + 1) * self.players]

    def add_edges(self, held: list[int], first: int, unseen: int, arrival: float, found: list[float]) -> None:
        """Append, by seat, the edge out of a thaler divided among `held`, from `first`, and the unseen shares to come.

        Either not all of them come and everyone has his part; or they do, and single markers fall (GB-65).
        """
        players = self.players
        total = 0
        firm = weights.FIRM * unseen
        for index in range(first, first + players):
            count = held[index]
            total += count
            if count > 1:
                firm += count
        crowd = total + arrival * unseen
        if crowd <= 0:
            found.extend([0.0] * players)
            return
        full = math.pow(arrival, unseen) if total + unseen >= self.view.terms.last_share else 0.0
        single = full * min(weights.SAVED * unseen, 1.0) / firm if firm else 0.0
        several = full / firm if firm else 0.0
        each = (1 - full) / crowd
        paid = 0.0
        for index in range(first, first + players):
            count = held[index]
            paid += count * (each + (several if count > 1 else single))
        others = players - 1
        for index in range(first, first + players):
            count = held[index]
            part = count * (each + (several if count > 1 else single))
            found.append(part - (paid - part) / others)

    def spread(self, seat: int, gardens: list[int]) -> list[float]:
        """How many cells a day a seat would add to each of its gardens: the more it gains, the more."""
        view = self.view
        wishes = [
            max(self.cell_edge[garden * self.players + seat], 0.0)
            if view.terms.board.around(view.cells[garden]) & view.free
            else 0.0
            for garden in gardens
        ]
        total = sum([wish * wish for wish in wishes])
        return [weights.GROWTH * wish * wish / total if total else 0.0 for wish in wishes]

    def _stays(self, chance: float) -> list[float]:
        """By payday, how likely something is still there that stays with this chance for a day."""
        return [math.pow(chance, days) for days in self.days]

    def _edges_at(self, payday: int) -> list[float]:
        edges: list[float] = []
        arrival = self.arrival[payday]
        for business in range(BUSINESS_COUNT):
            self.add_edges(self.held, business * self.players, self.unseen[business], arrival, edges)
        return edges

    def _cell_edges(self, cells: list[float]) -> list[float]:
        """By garden and seat: the edge of so many more plain cells at each payday. (GB-72)"""
        found: list[float] = []
        for garden in range(GARDEN_COUNT):
            brewery = GARDEN_COUNT + self.view.sign[garden]
            for seat in range(self.players):
                total = 0.0
                for payday, edge in enumerate(self.edge):
                    total += cells[payday] * (edge[garden * self.players + seat] + edge[brewery * self.players + seat])
                found.append(PER_CELL / 2 * total)
        return found

    def _harvest(self, days: float) -> list[float]:
        view = self.view
        return [
            income(view.cells[garden], view.terms.board.parasols, False, False) + PER_CELL * self.growth[garden] * days
            for garden in range(GARDEN_COUNT)
        ]

    def _amounts(self, payday: int) -> list[float]:
        """Where the chips stand now they may be still; else they may be anywhere. (GB-71, GB-72)"""
        view = self.view
        stays = self.chip_stays[payday]
        astray = (1 - stays) / GARDEN_COUNT
        halves: list[float] = []
        pots = [0.0] * BREWERY_COUNT
        for garden in range(GARDEN_COUNT):
            earned = self.harvest[payday][garden] + astray * (WAITRESS_BRINGS - DRUNKARD_COSTS)
            if garden == view.waitress:
                earned += stays * WAITRESS_BRINGS
            if garden == view.drunkard:
                earned -= stays * DRUNKARD_COSTS
            half = max(earned, 0.0) / 2
            halves.append(half)
            pots[view.sign[garden]] += half
        return halves + pots

    def _bonuses(self, payday: int) -> list[float]:
        """The whole amount where nobody has a marker, or each too little for a thaler. (GB-73, GB-75)"""
        bonuses: list[float] = []
        for business, amount in enumerate(self.amount[payday]):
            arrival, unseen = self.arrival[payday], self.unseen[business]
            held = self.total[business]
            crowd = held + arrival * unseen
            if not held:
                bonuses.append(amount * math.pow(1 - arrival, unseen))
            elif amount < crowd:
                bonuses.append(amount)
            else:
                # Amounts are even, so an even number of markers leaves less than an odd one.
                bonuses.append(max(crowd - 1.5, 0.0) / 2)
        return bonuses


def days_to_paydays(day: int, part: int) -> list[float]:
    """The days until each payday that is still to come, today counted as far as it is not over."""
    today = 1.0 if part <= MORNING else 0.5 if part < EVENING else 0.0
    first = DAYS_PER_WEEK - 1 - day % DAYS_PER_WEEK
    return [today + float(ahead) for ahead in range(first, LAST_DAY - day + 1, DAYS_PER_WEEK)]


def holdings(view: GoldbraeuView) -> list[int]:
    """By business and seat: the markers, and the viewer's hand shares as if they lay there already."""
    held = view.markers[:]
    if view.seat is not None:
        for business, shares in enumerate(view.hand):
            held[business * view.terms.players + view.seat] += shares
    return held


def unseen_shares(view: GoldbraeuView) -> list[int]:
    """By business, the shares that are neither out of the game nor in the viewer's hand."""
    unseen = [view.terms.pieces.shares - gone for gone in view.gone[:BUSINESS_COUNT]]
    for business, shares in enumerate(view.hand):
        unseen[business] -= shares
    return unseen


def arrival(view: GoldbraeuView, unseen: int, days: float) -> float:
    """How likely an unseen share is on the board after some days: from another hand or by a purchase."""
    hidden = sum(view.hand_sizes) - sum(view.hand)
    cards = view.deck_size + 2 - view.open.count(NOBODY)
    in_hand = hidden / unseen if unseen else 0.0
    bought = min(weights.BUYS_A_DAY * days / cards, 1.0) if cards else 0.0
    return in_hand * weights.PLAYED + (1 - in_hand) * bought
