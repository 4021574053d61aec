"""All tables that are alive in this process: found, opened, restored after a restart."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from stammtisch.engine import BadInput
from stammtisch.store import People, Tables, Writer, open_database
from stammtisch.store.models import FINISHED, OPEN, RUNNING
from stammtisch.web.painter import Painter
from stammtisch.web.reviews import Reviews
from stammtisch.web.room import Room
from stammtisch.web.settings import Settings
from stammtisch.web.thinking import Thinker

ROUND: Final = 60.0
"""Seconds between two looks at what can be put away."""
IDLE: Final = {OPEN: 900.0, RUNNING: 900.0, FINISHED: 60.0}
"""Seconds after which a room that nobody looks at is put away; it is read from the store when somebody comes."""
OPEN_FOR: Final = 14 * 86400.0
"""Seconds after which a table that still waits for people, and that nobody has joined lately, is given up."""

log = logging.getLogger(__name__)


class House:
    """The store, the rooms and the bots of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = open_database(settings.database_url)
        self.writer = Writer(self.database)
        self.people = People(self.database, self.writer)
        self.tables = Tables(self.database, self.writer)
        self.thinker = Thinker(settings.thinkers, settings.bot_pause, settings.bot_seconds)
        self.reviews = Reviews(self.tables, settings.thinkers, settings.analysis_seconds)
        self.painter = Painter(settings.painters)
        self.advised: set[str] = set()
        """Whom the Meister is advising: each takes time from all bots, so nobody asks in several tabs at once."""
        self._rooms: dict[str, Room] = {}
        self._asleep: dict[str, list[int]] = {}
        """The running tables that were put away, and the seats that each waits for."""
        self._rounds: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the store up to date and every running table back to life."""
        started = time.perf_counter()
        self.painter.open()
        self.thinker.open()
        await self.database.migrate()
        self.writer.start()
        running = await self.tables.ids(RUNNING)
        for table in running:
            try:
                await self.room(table)
            except BadInput:
                # One table that cannot go on must not keep the others from it.
                log.exception("table %s cannot be restored", table)
        self._rounds = asyncio.create_task(self._go_round(), name="rounds")
        log.info("%d tables restored in %.1f s", len(running), time.perf_counter() - started)

    async def close(self) -> None:
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)
        for room in list(self._rooms.values()):
            try:
                await room.close()
            except Exception:
                # One clock that cannot be stored must not keep the others, and our processes, from their end.
                log.exception("table %s cannot be closed", room.id)
        await self.reviews.close()
        await self.writer.stop()
        await self.thinker.close()
        await self.painter.close()
        await self.database.close()

    async def room(self, table: str) -> Room | None:
        """The room of a table; None when there is no such table."""
        if table not in self._rooms:
            stored = await self.tables.load(table)
            # While we read, somebody else may have opened it: there must never be two.
            if stored is not None and table not in self._rooms:
                room = self._rooms[table] = Room(stored, self.tables, self.thinker, self.settings.absence)
                self._asleep.pop(table, None)
                await room.note_end()
        found = self._rooms.get(table)
        if found is not None:
            found.asked_for = time.time()
        return found

    async def take_along(self, guest: str, account: str) -> None:
        """Hand a guest's seats to an account, also at the tables that are alive."""
        await self.people.take_along(guest, account)
        for room in self._rooms.values():
            for row in room.seats:
                if row.person == guest:
                    row.person = account
            if room.row.owner == guest:
                room.row.owner = account

    def alive(self, table: str) -> Room | None:
        """The room of a table, if it is at hand."""
        return self._rooms.get(table)

    def waiting(self, table: str) -> list[int]:
        """The seats that a table waits for, also while it is put away."""
        room = self._rooms.get(table)
        return room.waiting() if room is not None else self._asleep.get(table, [])

    async def tidy(self, now: float) -> None:
        """Put away the rooms that nobody has used for a while, and give up tables that nobody joins."""
        for room in list(self._rooms.values()):
            if room.resting and now - room.used > IDLE[room.row.status]:
                del self._rooms[room.id]
                if room.row.status == RUNNING:
                    self._asleep[room.id] = room.waiting()
                await room.close()
        looked_at = [room.id for room in self._rooms.values() if room.audience.viewers]
        for table in await self.tables.give_up(now - OPEN_FOR, looked_at):
            self._rooms.pop(table, None)

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.tidy(time.time())
            except Exception:
                # What could not be put away now is looked at again in the next round.
                log.exception("not everything could be put away")
