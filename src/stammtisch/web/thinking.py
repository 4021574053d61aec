"""Where bots think: beside the event loop, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from stammtisch.table.bot_turn import BotTurn

THREADS: Final = 2


class Thinker:
    """Lets bots think in threads, and makes each take the time that feels alive."""

    def __init__(self, pause: tuple[float, float]) -> None:
        self._pause = pause
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")
        self._rng = random.Random()

    @property
    def longest(self) -> float:
        """The longest that a bot pauses, in seconds."""
        return self._pause[1]

    async def choose(self, turn: BotTurn, goes_on: bool = False) -> int | None:
        """The bot's choice, not before a moment has passed; None at once when it has nothing to say.

        `goes_on`: it has just chosen; whoever has decided where to go needs no second thought about what to do there.
        """
        choice = await asyncio.get_running_loop().run_in_executor(self._pool, turn.choose)
        if choice is not None:
            least, most = self._pause
            # An only answer needs no thought, and shows none.
            brief = goes_on or len(turn.choices) == 1
            await asyncio.sleep(least if brief else self._rng.uniform(least, most))
        return choice

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
