"""The apprentice: quick, greedy, and blind to some of what could be done."""

from __future__ import annotations

import random
from typing import Any, Final

from stammtisch.bots.greedy_bot import GreedyBot
from stammtisch.bots.noticing import notice
from stammtisch.engine.game import Game
from stammtisch.engine.view import View

NOTICED: Final = 0.85
"""How likely the apprentice notices a choice at all."""


class Lehrling(GreedyBot):
    """Takes what brings most at once, of what it notices, and thinks neither of later nor of unlisted offers."""

    name = "lehrling"
    description = "takes what pays at once, and overlooks things"

    def considered(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> list[int]:
        return notice(choices, NOTICED, rng)

    def worth(self, game: Game[Any, Any, Any], view: View, choices: list[int]) -> list[float]:
        return game.glance(view, choices)
