"""The bot that looks ahead."""

from __future__ import annotations

import random
import re
from typing import Any, Final

from stammtisch.bots.bot import Bot
from stammtisch.bots.budget import Budget
from stammtisch.bots.search.search import SILENCE, Search
from stammtisch.bots.search.thoughts import Thoughts
from stammtisch.bots.together import think_together
from stammtisch.engine.errors import BadInput
from stammtisch.engine.game import Game
from stammtisch.engine.view import View

A_DAY: Final = 86_400.0
MOST_JOBS: Final = 256
LIKELY: Final = 0.01
"""What is less likely to be right at first sight is not worth a thought, when nobody waits or all others are so."""
UNASKED: Final = 0.25
"""The part of the budget for words that nobody has asked for: the table stands still meanwhile, most stay unsaid."""


class SearchBot(Bot):
    """Searches the tree of what may come; how long, how far and in how many processes are settings."""

    name = "search"
    description = "looks ahead in worlds that it imagines"
    budget = Budget(iterations=1000)
    horizon = 0
    jobs = 1

    def adjust(self, settings: str) -> None:
        """Take other settings, written like `0.1s,h=10`, `500i` or `2s,j=4`."""
        told: dict[str, str] = {}
        for setting in settings.split(","):
            try:
                what = self._take(setting)
            except ValueError:
                raise BadInput(f"'{setting}' is no setting of a search; write 0.5s, 500i, h=10 or j=2") from None
            if what in told:
                raise BadInput(f"'{told[what]}' and '{setting}' do not go together; a search has one {what}")
            told[what] = setting

    def _take(self, setting: str) -> str:
        """One setting; what it is about."""
        if not re.fullmatch("[a-z=]*[0-9.]+[a-z]*", setting):
            raise ValueError  # Python reads more as a number than anybody means: 1_0, ' 10', digits of other scripts
        if setting.startswith("h="):
            self.horizon = number(setting[2:], 0)
            return "horizon"
        if setting.startswith("j="):
            self.jobs = number(setting[2:], 1, MOST_JOBS)
            return "number of jobs"
        if setting.endswith("i"):
            self.budget = Budget(iterations=number(setting[:-1], 1))
        elif setting.endswith("s") and 0 < (seconds := float(setting[:-1])) <= A_DAY:
            self.budget = Budget(seconds=seconds)
        else:
            raise ValueError
        return "budget"

    def plays_like(self, other: Bot) -> bool:
        """The levels of the search differ in nothing but their settings."""
        return isinstance(other, SearchBot) and self._settings() == other._settings()

    def _settings(self) -> tuple[Budget, int, int]:
        return self.budget, self.horizon, self.jobs

    def in_time(self, longest: float, part: float) -> Bot:
        if self.budget.seconds:
            self.budget = Budget(seconds=min(longest, part * self.budget.seconds))
        return self

    def think(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> Thoughts:
        """Search until the budget is spent: what each choice leads to."""
        return self.weigh(game, view, choices + game.sound_out(view), rng, self.budget, among_equals=True)

    def weigh(
        self,
        game: Game[Any, Any, Any],
        view: View,
        considered: list[int],
        rng: random.Random,
        budget: Budget,
        among_equals: bool,
    ) -> Thoughts:
        """The same for exactly these choices, of which the last may be silence.

        What is thought for others to see takes all seats for equals; who chooses counts on his own mastery.
        """
        if self.jobs > 1:
            return think_together(game, view, considered, self.horizon, budget, self.jobs, rng, among_equals)
        search = Search(game, view, considered, self.horizon, rng, among_equals)
        search.run(budget.start(), only_to_choose=not among_equals)
        return search.thoughts()

    def best(
        self, game: Game[Any, Any, Any], view: View, considered: list[int], rng: random.Random, budget: Budget
    ) -> int:
        """What so much thought comes to."""
        return self.weigh(game, view, considered, rng, budget, among_equals=False).candidates[0].choice

    def choose(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int:
        considered = choices + game.sound_out(view)
        obvious = likely(game, view, considered) if len(considered) > 1 else considered
        if len(obvious) == 1:
            return obvious[0]
        return self.best(game, view, considered, rng, self.budget)

    def interject(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int | None:
        """Answers that are waited for, after some thought; offers of its own only if they promise more than silence."""
        waited_for = bool(choices) and max(game.appraise(view, choices)) > 0
        proposed = game.sound_out(view)
        if not waited_for and not proposed:
            return None
        considered = choices + proposed
        weighed = likely(game, view, considered) or considered
        budget = self.budget
        if not waited_for:
            # Nobody waits for an answer: only a proposal is worth the words.
            weighed.append(SILENCE)
            budget = budget.part(UNASKED)
        if len(weighed) == 1:
            return weighed[0]
        found = self.best(game, view, weighed, rng, budget)
        return None if found == SILENCE else found


def number(text: str, least: int, most: int = 10**9) -> int:
    """The number that was written, if it lies between these."""
    if not least <= int(text) <= most:
        raise ValueError
    return int(text)


def likely(game: Game[Any, Any, Any], view: View, considered: list[int]) -> list[int]:
    """The choices that may well be right at first sight; none where the game leaves that to its appraisal."""
    chances = game.likelihoods(view, considered)
    return [choice for choice, chance in zip(considered, chances, strict=True) if chance >= LIKELY] if chances else []
