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

    def considered(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> list[int]:
        """What the bot thinks about: the listed choices, and what it might propose beside them."""
        return choices + game.propose(view)

    def worth(self, game: Game[Any, Any, Any], view: View, choices: list[int]) -> list[float]:
        """What it takes each of them to be worth."""
        return game.appraise(view, choices)

    def choose(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int:
        found = self.considered(game, view, choices, rng)
        if len(found) == 1:
            return found[0]
        return best_of(found, self.worth(game, view, found), rng)[0]

    def interject(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int | None:
        """What is worth more than doing nothing: that is 0 in the appraisal of a seat that nobody waits for."""
        found = self.considered(game, view, choices, rng)
        if not found:
            return None
        choice, worth = best_of(found, self.worth(game, view, found), rng)
        return choice if worth > 0 else None


def best_of(choices: list[int], worth: list[float], rng: random.Random) -> tuple[int, float]:
    """The choice that is worth most, and how much; among equals a lot is drawn."""
    best = max(worth)
    return rng.choice([choice for choice, value in zip(choices, worth, strict=True) if value == best]), best
