"""What the games of a ladder say: a rating for each bot, and how each fares alone against each other one."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from stammtisch.arena.bootstrap import interval, samples
from stammtisch.arena.counting import Count, Games, by_deal, drawn_again, imaginary_deal
from stammtisch.arena.finish import Finish
from stammtisch.arena.fixtures import Schedule
from stammtisch.arena.plackett_luce import fit

ANCHOR = "random"
"""Whose rating is fixed, where it plays; else that of the bot that was named first."""
ANCHORED_AT = 1000.0
ELO = 400 / math.log(10)
"""400 points more make somebody ten times as strong."""


@dataclass(frozen=True)
class Rating:
    """A rung of the ladder."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    win_share: float
    """Of the games in which it sat alone among others; for a bot that never did, a seat's share."""


@dataclass(frozen=True)
class HeadToHead:
    """How a bot fared alone at tables with another."""

    bot: str
    against: str
    games: int
    win_share: float
    low: float
    high: float
    rank: float
    margin: float


@dataclass(frozen=True)
class Standings:
    """The ladder, from the top down, and who beats whom."""

    anchor: str
    fair_share: float
    ratings: tuple[Rating, ...]
    head_to_head: tuple[HeadToHead, ...]


def standings(plan: Schedule, finishes: Sequence[Finish]) -> Standings:
    """What the games say; the same for the same games, whoever played them and in whatever order they came."""
    bots = plan.bots
    anchor = ANCHOR if ANCHOR in bots else bots[0]
    place = {fixture: number for number, fixture in enumerate(plan.fixtures())}
    in_order = sorted(finishes, key=lambda finish: place[finish.fixture])
    whole, deals = Games(bots, in_order), by_deal(bots, in_order)
    rng = random.Random(f"{plan.seed} samples")
    again = [drawn_again(bots, [*deals, imaginary_deal(plan, rng)], times) for times in samples(len(deals), rng)]

    strengths = fit(whole.tally, bots.index(anchor))
    refitted = [fit(sample.tally, bots.index(anchor), strengths) for sample in again]
    ratings: list[Rating] = []
    for bot, found, values in zip(bots, strengths, zip(*refitted, strict=True), strict=True):
        ratings.append(_rating(bot, in_order, found, interval(found, values, len(deals))))
    ratings.sort(key=lambda rating: -rating.rating)

    rungs = [rating.bot for rating in ratings]
    pairs: list[HeadToHead] = []
    for pair in sorted(whole.alone, key=lambda pair: (rungs.index(pair[0]), rungs.index(pair[1]))):
        share = whole.alone[pair].win_share
        bounds = interval(share, [sample.alone[pair].win_share for sample in again], len(deals))
        pairs.append(_head_to_head(pair, whole.alone[pair], bounds))
    return Standings(anchor, 1 / plan.players, tuple(ratings), tuple(pairs))


def _rating(bot: str, finishes: Sequence[Finish], strength: float, bounds: tuple[float, float]) -> Rating:
    played = [finish for finish in finishes if bot in finish.fixture.seats]
    alone = [finish for finish in played if finish.fixture.seats.count(bot) == 1]
    seats, wins = 0, 0.0
    for finish in alone or played:
        for seat, sitting in enumerate(finish.fixture.seats):
            if sitting == bot:
                seats += 1
                wins += finish.win(seat)
    low, high = bounds
    return Rating(bot, _elo(strength), _elo(low), _elo(high), len(played), wins / seats)


def _elo(strength: float) -> float:
    return ANCHORED_AT + ELO * strength


def _head_to_head(pair: tuple[str, str], count: Count, bounds: tuple[float, float]) -> HeadToHead:
    low, high = max(0.0, bounds[0]), min(1.0, bounds[1])
    return HeadToHead(*pair, round(count.games), count.win_share, low, high, count.mean_rank, count.mean_margin)
