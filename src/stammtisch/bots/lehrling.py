"""The apprentice: quick, greedy, and blind to half of what could be done."""

from __future__ import annotations

import random
from typing import Any, Final

from stammtisch.bots.bot import Bot
from stammtisch.bots.greedy_bot import best_of
from stammtisch.engine.game import Game
from stammtisch.engine.view import View

NOTICED: Final = 0.85
"""How likely the apprentice notices a choice at all; the first that it comes upon it always does."""


class Lehrling(Bot):
    """Takes what brings most at once, of what it notices, and thinks neither of later nor of the others."""

    name = "lehrling"
    description = "takes what pays at once, and overlooks things"

    def choose(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int:
        noticed = notice(choices, rng)
        if len(noticed) == 1:
            return noticed[0]
        return best_of(noticed, game.glance(view, noticed), rng)[0]

    def interject(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int | None:
        """Answers what it is asked; offers of its own it does not think of."""
        noticed = notice(choices, rng)
        if not noticed:
            return None
        choice, worth = best_of(noticed, game.glance(view, noticed), rng)
        return choice if worth > 0 else None


def notice(choices: list[int], rng: random.Random) -> list[int]:
    """The choices that come to mind; one at least, where there is any."""
    noticed = [choice for choice in choices if rng.random() < NOTICED]
    return noticed or ([rng.choice(choices)] if choices else [])
