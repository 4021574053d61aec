"""What a strong player would do in a position, and what it expects of it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from stammtisch.bots.budget import Budget
from stammtisch.bots.levels import Meister
from stammtisch.engine import View, find_game

SHOWN: Final = 3
"""So many choices are worth naming."""


@dataclass(frozen=True)
class Advice:
    """A choice, and what the adviser expects: the own share of the win."""

    choice: int
    share: float


def advise(game: str, view: View, choices: list[int], seed: int, seconds: float) -> list[Advice]:
    """The best choices of a seat, the best first, from nothing but what it sees."""
    bot = Meister()
    bot.budget = Budget(seconds=seconds)
    thoughts = bot.think(find_game(game), view, choices, random.Random(seed))
    assert view.seat is not None
    return [Advice(candidate.choice, candidate.expected[view.seat]) for candidate in thoughts.candidates[:SHOWN]]
