"""The bot that takes what looks best at once."""

from __future__ import annotations

import random
from typing import Any

from stammtisch.bots.bot import Bot
from stammtisch.engine.game import Game
from stammtisch.engine.view import View


class GreedyBot(Bot):
    """Asks the game what each choice is worth and takes the best; among equals it draws lots."""

    name = "greedy"
    description = "takes what looks best at once, without looking ahead"

    def choose(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int:
        if len(choices) == 1:
            return choices[0]
        worth = game.appraise(view, choices)
        best = max(worth)
        return rng.choice([choice for choice, value in zip(choices, worth, strict=True) if value == best])
