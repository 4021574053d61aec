"""All tables that are alive in this process: found, opened, restored after a restart."""

from __future__ import annotations

import logging
import time
from typing import Final

from stammtisch.engine import BadInput
from stammtisch.store import People, Tables, Writer, open_database
from stammtisch.store.models import RUNNING
from stammtisch.web.painter import Painter
from stammtisch.web.room import Room
from stammtisch.web.settings import Settings
from stammtisch.web.thinking import Thinker

MOST_IDLE: Final = 50
"""Rooms that nobody looks at and nobody is waited for in, kept at hand; the rest is read from the store again."""

log = logging.getLogger(__name__)


class House:
    """The store, the rooms and the bots of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = open_database(settings.database_url)
        self.writer = Writer(self.database)
        self.people = People(self.database, self.writer)
        self.tables = Tables(self.database, self.writer)
        self.thinker = Thinker(settings.bot_pause)
        self.painter = Painter(settings.painters)
        self._rooms: dict[str, Room] = {}

    async def open(self) -> None:
        """Bring the store up to date and every running table back to life."""
        started = time.perf_counter()
        self.painter.open()
        await self.database.migrate()
        self.writer.start()
        running = await self.tables.ids(RUNNING)
        for table in running:
            try:
                await self.room(table)
            except BadInput:
                # One table that cannot go on must not keep the others from it.
                log.exception("table %s cannot be restored", table)
        log.info("%d tables restored in %.1f s", len(running), time.perf_counter() - started)

    async def close(self) -> None:
        for room in self._rooms.values():
            await room.close()
        await self.writer.stop()
        self.thinker.close()
        await self.painter.close()
        await self.database.close()

    async def room(self, table: str) -> Room | None:
        """The room of a table; None when there is no such table."""
        if table in self._rooms:
            return self._rooms[table]
        stored = await self.tables.load(table)
        # While we read, somebody else may have opened it: there must never be two.
        if stored is None or table in self._rooms:
            return self._rooms.get(table)
        self._close_idle()
        self._rooms[table] = Room(stored, self.tables, self.thinker)
        return self._rooms[table]

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

    def _close_idle(self) -> None:
        idle = [room.id for room in self._rooms.values() if room.row.status != RUNNING and not room.viewers]
        for table in idle[:-MOST_IDLE]:
            del self._rooms[table]
