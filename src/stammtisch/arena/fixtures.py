"""Who plays whom, in which seats, on which deals: planned before anything is played, and the same for everybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from stammtisch.engine import BadInput, Chance

Seats = tuple[str, ...]
"""The bot of each seat."""


class LineUps(StrEnum):
    """Which bots meet at one table."""

    DUELS = "duels"
    """Every two: one alone against the other in all other seats, and the other way round."""
    CHALLENGE = "challenge"
    """The first alone against each of the others in all other seats: half the games, where the first one is slow."""
    MIXED = "mixed"
    """As many different bots as there are seats, in every choice of them."""


@dataclass(frozen=True)
class Fixture:
    """One game to be played: the number of the deal, and who sits where."""

    deal: int
    seats: Seats


@dataclass(frozen=True)
class Schedule:
    """All games of a ladder."""

    bots: tuple[str, ...]
    players: int
    line_ups: LineUps
    deals: int
    seed: str

    def fixtures(self) -> Iterator[Fixture]:
        """Deal by deal, so that a ladder that is cut short has played whole deals."""
        for deal in range(self.deals):
            for seats in self.seatings(deal):
                yield Fixture(deal, seats)

    def seatings(self, deal: int) -> list[Seats]:
        """Who meets on a deal: each line-up in all rotations, so that whatever a seat is dealt, everybody gets it."""
        if self.line_ups is LineUps.MIXED:
            return [
                turned
                for together in combinations(self.bots, self.players)
                for turned in _rotations(self._shuffled(together, deal))
            ]
        pairs = combinations(self.bots, 2)
        if self.line_ups is LineUps.CHALLENGE:
            return [seats for one, other in pairs if one == self.bots[0] for seats in self._alone(one, other)]
        both_ways = (seats for one, other in pairs for seats in (*self._alone(one, other), *self._alone(other, one)))
        # Two at a table for two are alone against each other already.
        return list(dict.fromkeys(both_ways))

    def _alone(self, one: str, others: str) -> list[Seats]:
        return _rotations((one,) + (others,) * (self.players - 1))

    def _shuffled(self, together: Seats, deal: int) -> Seats:
        """Rotation gives everybody every seat; a new order for each deal gives everybody other neighbours."""
        stream = Chance(self.seed).stream(f"neighbours {deal} {' '.join(together)}")
        return tuple(together[number] for number in stream.shuffled(list(range(len(together)))))


def _rotations(seats: Seats) -> list[Seats]:
    return [seats[-turn:] + seats[:-turn] for turn in range(len(seats))]


def schedule(bots: Sequence[str], players: int, line_ups: LineUps, games: int, seed: str) -> Schedule:
    """A ladder in which those who meet do so in at least so many games, on whole deals."""
    if len(bots) < 2:
        raise BadInput("a ladder needs at least two bots, such as random,greedy")
    twice = next((bot for number, bot in enumerate(bots) if bot in bots[:number]), None)
    if twice is not None:
        raise BadInput(f"the bot '{twice}' is named twice; a bot cannot climb over itself")
    if line_ups is LineUps.MIXED and len(bots) < players:
        raise BadInput(f"mixed tables for {players} need at least {players} bots, not {len(bots)}")
    a_deal = 2 * players if line_ups is LineUps.DUELS and players > 2 else players
    return Schedule(tuple(bots), players, line_ups, -(-games // a_deal), seed)
