"""A database in a file, for tests of the store."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from stammtisch.store import Database, People, Tables, Writer, open_database
from stammtisch.store.models import CHOICE, OPEN, PERSON, EntryRow, SeatRow, TableRow


class Opened:
    """Everything of one store."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer
        self.people = People(database, writer)
        self.tables = Tables(database, writer)

    async def table(self, name: str = "t") -> TableRow:
        """A table with one free seat, opened by `anna`."""
        await self.people.keep_guest("anna", "Anna")
        row = TableRow(
            id=name, game="goldbraeu", rules_version=1, options={}, pace={}, clock=None, language="en", listed=True,
            hints=False, status=OPEN, seed="s", entropy=[], commitment="c", owner="anna", before=None, rematch=None,
            result=None, created=time.time(), changed=time.time(),
        )  # fmt: skip
        seat = SeatRow(table=name, seat=0, kind=PERSON, person=None, name="", invite=f"{name}-0", stand_in=None)
        await self.tables.create(row, [seat], [])
        return row


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Opened]:
    database = open_database(url)
    await database.migrate()
    writer = Writer(database)
    writer.start()
    try:
        yield Opened(database, writer)
    finally:
        await writer.stop()
        await database.close()


def entry(sequence: int, table: str = "t", code: str = "7") -> EntryRow:
    return EntryRow(table=table, sequence=sequence, kind=CHOICE, seat=0, code=code, at=1.0)
