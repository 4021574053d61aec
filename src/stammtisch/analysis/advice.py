"""What a strong player would do in a position, and what it expects of it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from stammtisch.analysis.decision import DOUBTFUL
from stammtisch.bots.budget import Budget
from stammtisch.bots.levels import Meister
from stammtisch.bots.search.thoughts import Candidate, Thoughts
from stammtisch.engine import State, View, find_game

ENOUGH: Final = 10
"""With fewer looks nobody is sure of anything."""

CERTAIN: Final = 0.05
"""A share that strays by more than this (one standard error) is told as not certain, also that of the advice itself: in
Heaven & Ale a dozen looks gave the same choice 52 % of the win, and then 58 %."""

EXPECTED: Final = 0.2
"""Even the likeliest choice of another seat is not told if it is less likely than this."""

SHOWN: Final = 3
"""So many choices are worth naming."""


@dataclass(frozen=True)
class Advice:
    """A choice, and what the adviser expects: the own share of the win, and whether he is sure enough of it."""

    choice: int
    share: float
    sure: bool
    part: float
    """Of all his looks ahead, so much went there."""


@dataclass(frozen=True)
class Foreseen:
    """What the adviser expects of another seat, at the same time or right after what he advises, and how likely.

    A `Reply` for other processes: compiled classes do not travel.
    """

    seat: int
    choice: int
    likelihood: float


@dataclass(frozen=True)
class Counsel:
    """What the adviser would choose, then what else he considered; how often he looked ahead, and what he expects."""

    choices: list[Advice]
    looks: int
    others: list[Foreseen]


def may_be_advised(state: State, seat: int) -> bool:
    """Whether a seat is asked something: the game waits for it, or somebody waits for its answer."""
    return seat in state.seats_to_decide() or seat in state.seats_addressed()


def advise(game: str, view: View, choices: list[int], seed: int, seconds: float) -> Counsel:
    """Think about a position, from the view alone."""
    bot = Meister()
    bot.budget = Budget(seconds=seconds)
    thoughts = bot.think(find_game(game), view, choices, random.Random(seed))
    assert view.seat is not None
    return counsel(thoughts, view.seat)


def counsel(thoughts: Thoughts, seat: int) -> Counsel:
    """What a seat is told of the adviser's thoughts."""
    found = advice(thoughts.candidates, thoughts.iterations, seat)
    # What is expected of the others follows upon what was looked at most.
    replies = thoughts.replies if found[0].choice == thoughts.candidates[0].choice else []
    others = [
        Foreseen(reply.seat, reply.choice, reply.likelihood)
        for reply in replies
        if reply.looks >= ENOUGH and reply.likelihood >= EXPECTED
    ]
    return Counsel(found, thoughts.iterations, others)


def advice(candidates: list[Candidate], looks: int, seat: int) -> list[Advice]:
    """What the adviser would choose, then what else he considered, the most promising first.

    He chooses what he has looked at most, unless something else that he has looked at well is clearly better. What
    seems to promise more by chance, or was hardly looked at, is told as promising about as much as the advice itself.
    """
    best = candidates[0]
    least = max(ENOUGH, DOUBTFUL * best.visits)
    for candidate in candidates[1:]:
        if candidate.visits >= least and candidate.clearly_better(best, seat):
            best = candidate
    most = best.expected[seat]
    others: list[Advice] = []
    for candidate in candidates[:SHOWN]:
        share = candidate.expected[seat]
        if candidate is not best:
            sure = share <= most and _certain(candidate, least, seat)
            others.append(Advice(candidate.choice, min(share, most), sure, candidate.visits / looks))
    others.sort(key=lambda other: -other.share)
    return [Advice(best.choice, most, _certain(best, least, seat), best.visits / looks), *others[: SHOWN - 1]]


def _certain(candidate: Candidate, least: float, seat: int) -> bool:
    """Whether it was looked at well enough to name a figure."""
    return candidate.visits >= least and candidate.errors[seat] <= CERTAIN
