"""What a strong player would do in a position, and what it expects of it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from stammtisch.analysis.review import DOUBTFUL
from stammtisch.bots.budget import Budget
from stammtisch.bots.levels import Meister
from stammtisch.bots.search.thoughts import Candidate
from stammtisch.engine import View, find_game

ENOUGH: Final = 10
"""With fewer looks nobody is sure of anything."""

EXPECTED: Final = 0.2
"""What another seat does less often than this, where it does nothing else more often, nobody expects."""

SHOWN: Final = 3
"""So many choices are worth naming."""


@dataclass(frozen=True)
class Advice:
    """A choice, and what the adviser expects: the own share of the win, and whether he is sure enough of it."""

    choice: int
    share: float
    sure: bool
    looks: int
    """How often he has looked at it."""


@dataclass(frozen=True)
class Foreseen:
    """What the adviser expects of another seat, at the same time or right after what he advises, and how likely."""

    seat: int
    choice: int
    likelihood: float


@dataclass(frozen=True)
class Counsel:
    """What the adviser would choose, then what else he considered; how often he looked ahead, and what he expects."""

    choices: list[Advice]
    looks: int
    others: list[Foreseen]


def advise(game: str, view: View, choices: list[int], seed: int, seconds: float) -> Counsel:
    """What the adviser would choose, then what else he considered, the most promising first; from the view alone.

    He chooses what he has looked at most, unless something else that he has looked at well is clearly better. What
    seems to promise more by chance, or was hardly looked at, is told as promising about as much as the advice itself.
    """
    bot = Meister()
    bot.budget = Budget(seconds=seconds)
    thoughts = bot.think(find_game(game), view, choices, random.Random(seed))
    assert view.seat is not None
    found = advice(thoughts.candidates, view.seat)
    # What is expected of the others follows upon what was looked at most.
    replies = thoughts.replies if found[0].choice == thoughts.candidates[0].choice else []
    others = [Foreseen(reply.seat, reply.choice, reply.likelihood) for reply in replies if reply.likelihood >= EXPECTED]
    return Counsel(found, thoughts.iterations, others)


def advice(candidates: list[Candidate], seat: int) -> list[Advice]:
    """The best candidates as a seat is told of them."""
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
            sure = candidate.visits >= least and share <= most
            others.append(Advice(candidate.choice, min(share, most), sure, candidate.visits))
    others.sort(key=lambda other: -other.share)
    return [Advice(best.choice, most, best.visits >= least, best.visits), *others[: SHOWN - 1]]
