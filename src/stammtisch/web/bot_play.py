"""The bots of one table: asked after each change, they think elsewhere and choose like everybody else."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from stammtisch.store.models import RUNNING
from stammtisch.table.bot_turn import bot_turn
from stammtisch.table.table import UNASKED
from stammtisch.web.last_call import last_call
from stammtisch.web.thinking import Thinker

if TYPE_CHECKING:
    from stammtisch.web.room import Room

log = logging.getLogger(__name__)


class BotPlay:
    """One task that runs while a bot has something to say."""

    def __init__(self, room: Room, thinker: Thinker) -> None:
        self.unasked = 0
        """How many choices in a row bots have made unasked."""
        self._room = room
        self._thinker = thinker
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Something has changed; whoever is thinking already will notice."""
        if self._seats() and not self.playing:
            self._task = asyncio.create_task(self._run(), name=f"bots at {self._room.id}")

    @property
    def playing(self) -> bool:
        return self._task is not None and not self._task.done()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _seats(self) -> list[int]:
        """The seats of bots that may choose now: first those that nobody waits for, clockwise from the last chooser."""
        room = self._room
        if room.table is None or room.row.status != RUNNING:
            return []
        bots = room.bots()
        unasked = room.table.may_act() if self.unasked < UNASKED else []
        return [seat for seat in room.table.clockwise(unasked) + room.waiting() if seat in bots]

    async def _run(self) -> None:
        goes_on = True
        while goes_on:
            version = self._room.version
            try:
                goes_on = await self._ask()
            except Exception:
                # The table stays as it is; the next change, or the next start of the server, wakes the bot again.
                # Only if the choice is stored the bots go on: who else should make a change?
                log.exception("the bot at table %s cannot go on", self._room.id)
                goes_on = self._room.version != version

    async def _ask(self) -> bool:
        """One choice of a bot; False when no bot has anything to say."""
        room = self._room
        version, bots, table = room.version, room.bots(), room.table
        assert table is not None

        def overtaken() -> bool:
            return version != room.version or table is not room.table or bots != room.bots()

        for seat in self._seats():
            asked = seat in room.waiting()
            goes_on = bool(table.record.choices) and table.record.choices[-1][0] == seat
            choice = await self._thinker.choose(bot_turn(table, seat, bots[seat]), goes_on)
            if asked and choice is not None and not overtaken():
                await last_call(room, table.state, seat, choice, self._thinker.longest)
            async with room.lock:
                if overtaken():
                    return True  # the table has moved on while the bot was thinking: ask again
                if choice is not None:
                    refusal = table.state.refusal(seat, choice)
                    if refusal is not None:
                        raise RuntimeError(f"the bot '{bots[seat]}' chose what it may not: {refusal}")
                    self.unasked = 0 if asked else self.unasked + 1
                    await room.take(table, seat, choice)
                    return True
        return False
