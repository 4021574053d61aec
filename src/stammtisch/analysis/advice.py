"""What a strong player would do in a position, and what it expects of it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from stammtisch.analysis.review import DOUBTFUL
from stammtisch.bots.budget import Budget
from stammtisch.bots.levels import Meister
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

    He chooses what he has looked at most. What he hardly looked at may promise more, but nobody should trust that.
    """
    bot = Meister()
    bot.budget = Budget(seconds=seconds)
    thoughts = bot.think(find_game(game), view, choices, random.Random(seed))
    seat = view.seat
    assert seat is not None
    least = max(ENOUGH, DOUBTFUL * thoughts.candidates[0].visits)
    best, *others = (
        Advice(candidate.choice, candidate.expected[seat], candidate.visits >= least)
        for candidate in thoughts.candidates[:SHOWN]
    )
    return [best, *sorted(others, key=lambda advice: -advice.share)]
