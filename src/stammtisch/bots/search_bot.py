"""The bot that looks ahead."""

from __future__ import annotations

import random
from typing import Any

from stammtisch.bots.bot import Bot
from stammtisch.bots.budget import Budget
from stammtisch.bots.greedy_bot import best_of
from stammtisch.bots.search.search import Search
from stammtisch.bots.search.thoughts import Thoughts
from stammtisch.bots.together import think_together
from stammtisch.engine.errors import BadInput
from stammtisch.engine.game import Game
from stammtisch.engine.view import View


class SearchBot(Bot):
    """Searches the tree of what may come; how long, how far and in how many processes are settings."""

    name = "search"
    description = "looks ahead in worlds that it imagines"
    budget = Budget(iterations=1000)
    horizon = 0
    jobs = 1

    def adjust(self, settings: str) -> None:
        """Take other settings, written like `0.1s,h=10`, `500i` or `2s,j=4`."""
        for setting in settings.split(","):
            try:
                if setting.startswith("h="):
                    self.horizon = int(setting[2:])
                elif setting.startswith("j="):
                    self.jobs = int(setting[2:])
                elif setting.endswith("i"):
                    self.budget = Budget(iterations=int(setting[:-1]))
                elif setting.endswith("s"):
                    self.budget = Budget(seconds=float(setting[:-1]))
                else:
                    raise ValueError
            except ValueError:
                raise BadInput(f"'{setting}' is no setting of a search; write 0.5s, 500i, h=10 or j=2") from None

    def in_time(self, seconds: float) -> Bot:
        if self.budget.seconds > seconds:
            self.budget = Budget(seconds=seconds)
        return self

    def think(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> Thoughts:
        """Search until the budget is spent: what each choice leads to."""
        considered = choices + game.propose(view)
        if self.jobs > 1:
            return think_together(game, view, considered, self.horizon, self.budget, self.jobs, rng)
        search = Search(game, view, considered, self.horizon, rng)
        search.run(self.budget.start())
        return search.thoughts()

    def choose(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int:
        considered = choices + game.propose(view)
        if len(considered) == 1:
            return considered[0]
        return self.think(game, view, choices, rng).candidates[0].choice

    def interject(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int | None:
        """What looks better than doing nothing."""
        considered = choices + game.propose(view)
        if not considered:
            return None
        choice, worth = best_of(considered, game.appraise(view, considered), rng)
        return choice if worth > 0 else None
