"""What games add up to: for the ratings, and for each bot alone against another."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence

from stammtisch.arena.finish import Finish
from stammtisch.arena.fixtures import Fixture, Schedule
from stammtisch.arena.plackett_luce import Tally


class Count:
    """Sums over some games of one bot."""

    def __init__(self) -> None:
        self.games = 0.0
        self.wins = 0.0
        self.ranks = 0.0
        self.margins = 0.0

    def note(self, finish: Finish, seat: int) -> None:
        self.games += 1
        self.wins += finish.win(seat)
        self.ranks += finish.ranks()[seat]
        self.margins += finish.margin(seat)

    def add(self, other: Count, times: float) -> None:
        self.games += other.games * times
        self.wins += other.wins * times
        self.ranks += other.ranks * times
        self.margins += other.margins * times

    @property
    def win_share(self) -> float:
        return self.wins / self.games

    @property
    def mean_rank(self) -> float:
        return self.ranks / self.games

    @property
    def mean_margin(self) -> float:
        return self.margins / self.games


class Games:
    """What some games say: those of one deal, of all, or of a sample."""

    def __init__(self, bots: Sequence[str], finishes: Iterable[Finish] = ()) -> None:
        self._numbers = {bot: number for number, bot in enumerate(bots)}
        self.tally = Tally(len(bots))
        self.alone: dict[tuple[str, str], Count] = defaultdict(Count)
        """How each bot fared alone at tables with another."""
        for finish in finishes:
            self._note(finish)

    def _note(self, finish: Finish) -> None:
        seats = finish.fixture.seats
        self.tally.note([[self._numbers[seats[seat]] for seat in level] for level in finish.order()])
        for seat, bot in enumerate(seats):
            if seats.count(bot) == 1:
                for other in dict.fromkeys(seats):
                    if other != bot:
                        self.alone[bot, other].note(finish, seat)

    def add(self, other: Games, times: int) -> None:
        self.tally.add(other.tally, times)
        for pair, count in other.alone.items():
            self.alone[pair].add(count, times)


def by_deal(bots: Sequence[str], finishes: Iterable[Finish]) -> list[Games]:
    """The games of each deal."""
    deals: dict[int, list[Finish]] = defaultdict(list)
    for finish in finishes:
        deals[finish.fixture.deal].append(finish)
    return [Games(bots, games) for games in deals.values()]


def imaginary_deal(plan: Schedule, rng: random.Random) -> Games:
    """A deal of the schedule on which all games end as chance has it."""
    finishes: list[Finish] = []
    for seats in plan.seatings(0):
        scores = sorted(range(plan.players), key=lambda _: rng.random())
        finishes.append(Finish(Fixture(0, seats), tuple(scores), (scores.index(plan.players - 1),)))
    return Games(plan.bots, finishes)


def drawn_again(bots: Sequence[str], deals: Sequence[Games], times: Sequence[int]) -> Games:
    """The games of some deals, each deal so many times."""
    drawn = Games(bots)
    for games, often in zip(deals, times, strict=True):
        if often:
            drawn.add(games, often)
    return drawn
