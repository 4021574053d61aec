"""The bot that knows the rules and nothing else."""

from __future__ import annotations

import random
from typing import Any

from stammtisch.bots.bot import Bot
from stammtisch.engine.game import Game
from stammtisch.engine.view import View


class RandomBot(Bot):
    """Every legal choice is as good as another."""

    name = "random"
    description = "plays any legal choice"

    def choose(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int:
        return rng.choice(choices)
