"""Where bots think: in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import random
import time

from stammtisch.analysis import Counsel, advise
from stammtisch.table.bot_turn import BotTurn
from stammtisch.web.helpers import Helpers

ADVICE = 0.6
"""Advice takes so much of the longest that a bot may think: its figures are shown, and few looks say little."""


class Thinker(Helpers):
    """Lets bots think, and makes each take the time that feels alive; what it thought is part of that time."""

    def __init__(self, processes: int, pause: tuple[float, float], seconds: float) -> None:
        super().__init__(processes, "bot")
        self._pause = pause
        self._seconds = seconds
        self._thinking = 0
        self._rng = random.Random()

    @property
    def longest(self) -> float:
        """The longest that a bot pauses, in seconds."""
        return self._pause[1]

    async def choose(self, turn: BotTurn, goes_on: bool = False) -> int | None:
        """The bot's choice, not before a moment has passed; None at once when it has nothing to say.

        `goes_on`: it has just chosen; whoever has decided where to go needs no second thought about what to do there.
        """
        begun = time.monotonic()
        self._thinking += 1
        try:
            choice = await self.do(BotTurn.choose, turn, self._seconds, self._part())
        finally:
            self._thinking -= 1
        if choice is not None:
            least, most = self._pause
            # An only answer needs no thought, and shows none.
            brief = goes_on or len(turn.choices) == 1
            pause = least if brief else self._rng.uniform(least, most)
            await asyncio.sleep(max(0.0, begun + pause - time.monotonic()))
        return choice

    async def advise(self, turn: BotTurn) -> Counsel:
        """What a strong player would do there."""
        self._thinking += 1
        try:
            return await self.do(_advised, turn, ADVICE * self._seconds * self._part())
        finally:
            self._thinking -= 1

    def _part(self) -> float:
        """How much of its own time one has who thinks now: so the stronger bot stays so when many think."""
        return min(1.0, self.places / self._thinking)


def _advised(turn: BotTurn, seconds: float) -> Counsel:
    return advise(turn.game, turn.view, list(turn.choices), turn.seed, seconds)
