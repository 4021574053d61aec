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

SHOWN: Final = 3
"""So many choices are worth naming."""


@dataclass(frozen=True)
class Advice:
    """A choice, and what the adviser expects: the own share of the win, and whether he has looked well."""

    choice: int
    share: float
    sure: bool


def advise(game: str, view: View, choices: list[int], seed: int, seconds: float) -> list[Advice]:
    """What the adviser would choose, then what else he considered, the most promising first; from the view alone.

    He chooses what he has looked at most. What he hardly looked at may seem to promise more, but nobody should trust
    that: it is told as promising no more than the advice itself.
    """
    bot = Meister()
    bot.budget = Budget(seconds=seconds)
    thoughts = bot.think(find_game(game), view, choices, random.Random(seed))
    assert view.seat is not None
    return advice(thoughts.candidates, view.seat)


def advice(candidates: list[Candidate], seat: int) -> list[Advice]:
    """The best candidates as a seat is told of them."""
    best = candidates[0]
    least = max(ENOUGH, DOUBTFUL * best.visits)
    found: list[Advice] = []
    for candidate in candidates[:SHOWN]:
        share, sure = candidate.expected[seat], candidate.visits >= least
        found.append(Advice(candidate.choice, share if sure else min(share, best.expected[seat]), sure))
    return [found[0], *sorted(found[1:], key=lambda other: -other.share)]
