"""The journeyman: knows the rules of thumb, and still overlooks something now and then."""

from __future__ import annotations

import random
from typing import Any, Final

from stammtisch.bots.greedy_bot import GreedyBot
from stammtisch.bots.noticing import notice
from stammtisch.engine.game import Game
from stammtisch.engine.view import View

NOTICED: Final = 0.97
"""How likely the journeyman notices a choice, or thinks of an offer."""


class Geselle(GreedyBot):
    """Takes what looks best, like the greedy bot, of what it notices; it never looks ahead."""

    name = "geselle"
    description = "knows the rules of thumb, and now and then overlooks something"

    def considered(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> list[int]:
        return notice(super().considered(game, view, choices, rng), NOTICED, rng)
