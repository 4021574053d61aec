"""Tables, their seats, entries and chat."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Select, delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from stammtisch.store.database import Database
from stammtisch.store.models import FINISHED, OPEN, PERSON, RUNNING, AnalysisRow, ChatRow, EntryRow, SeatRow, TableRow
from stammtisch.store.writer import Writer


class StaleVersion(Exception):
    """Somebody else has written that entry first."""


@dataclass
class StoredTable:
    """Everything that is kept of one table."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]


class Tables:
    """Reads tables, and writes them through the one writer."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def create(self, row: TableRow, seats: list[SeatRow], entries: list[EntryRow]) -> None:
        def job(session: Session) -> None:
            session.add(row)
            session.flush()
            session.add_all([*seats, *entries])

        await self._writer.write(job)

    async def load(self, table: str) -> StoredTable | None:
        def job(session: Session) -> StoredTable | None:
            row = session.get(TableRow, table)
            if row is None:
                return None
            seats = session.scalars(select(SeatRow).where(SeatRow.table == table).order_by(SeatRow.seat))
            entries = session.scalars(select(EntryRow).where(EntryRow.table == table).order_by(EntryRow.sequence))
            return StoredTable(row, list(seats), list(entries))

        return await self._database.run(job)

    async def append(self, entries: list[EntryRow], clock: dict[str, object] | None) -> None:
        """Add entries; StaleVersion when the first one's place is taken."""

        def job(session: Session) -> None:
            session.add_all(entries)
            values: dict[str, object] = {"changed": entries[-1].at}
            if clock is not None:
                values["clock"] = clock
            session.execute(update(TableRow).where(TableRow.id == entries[0].table).values(values))

        try:
            await self._writer.write(job)
        except IntegrityError:
            raise StaleVersion from None

    async def set_clock(self, table: str, clock: dict[str, object]) -> None:
        await self._writer.write(lambda session: _set_clock(session, table, clock))

    async def set_status(self, table: str, status: str, result: dict[str, list[int]] | None = None) -> None:
        def job(session: Session) -> None:
            values = {"status": status, "result": result, "changed": time.time()}
            session.execute(update(TableRow).where(TableRow.id == table).values(values))

        await self._writer.write(job)

    async def keep_analysis(self, table: str, data: dict[str, object]) -> None:
        """Keep what was thought of a game, instead of what was thought before."""

        def job(session: Session) -> None:
            session.merge(AnalysisRow(table=table, data=data, created=time.time()))

        await self._writer.write(job)

    async def analysis(self, table: str) -> dict[str, object] | None:
        def job(session: Session) -> dict[str, object] | None:
            row = session.get(AnalysisRow, table)
            return None if row is None else row.data

        return await self._database.run(job)

    async def set_entropy(self, table: str, entropy: list[str]) -> None:
        def job(session: Session) -> None:
            session.execute(update(TableRow).where(TableRow.id == table).values(entropy=entropy))

        await self._writer.write(job)

    async def set_rematch(self, table: str, rematch: str) -> None:
        def job(session: Session) -> None:
            session.execute(update(TableRow).where(TableRow.id == table).values(rematch=rematch))

        await self._writer.write(job)

    async def seat(self, table: str, seat: int, **values: object) -> None:
        """Change who sits on a seat."""

        def job(session: Session) -> None:
            _change_seat(session, table, seat, values)

        await self._writer.write(job)

    async def stand_in(self, table: str, seat: int, bot: str | None, clock: dict[str, object] | None) -> None:
        """Change who stands in for a seat, and with it the clock, if there is one."""

        def job(session: Session) -> None:
            _change_seat(session, table, seat, {"stand_in": bot})
            if clock is not None:
                _set_clock(session, table, clock)

        await self._writer.write(job)

    async def take_seat(self, table: str, seat: int, person: str, name: str) -> bool:
        """Sit down; False when somebody was faster."""

        def job(session: Session) -> bool:
            free = (SeatRow.table == table, SeatRow.seat == seat, SeatRow.person.is_(None), SeatRow.kind == PERSON)
            taken = session.execute(
                update(SeatRow).where(*free).values(person=person, name=name).returning(SeatRow.seat)
            )
            session.execute(update(TableRow).where(TableRow.id == table).values(changed=time.time()))
            return taken.first() is not None

        return await self._writer.write(job)

    async def give_up(self, before: float, but: Collection[str]) -> list[str]:
        """Remove the tables that still wait for people and that nobody has joined since: nothing was played there."""

        def job(session: Session) -> list[str]:
            stale = select(TableRow.id).where(TableRow.status == OPEN, TableRow.changed < before)
            tables = list(session.scalars(stale.where(TableRow.id.not_in(but))))
            for column in (ChatRow.table, SeatRow.table, TableRow.id):
                session.execute(delete(column.class_).where(column.in_(tables)))
            return tables

        return await self._writer.write(job)

    async def by_invite(self, invite: str) -> SeatRow | None:
        query = select(SeatRow).where(SeatRow.invite == invite)
        return await self._database.run(lambda session: session.scalar(query))

    async def ids(self, status: str) -> list[str]:
        """Every table that is in this state, the oldest first."""
        query = select(TableRow.id).where(TableRow.status == status).order_by(TableRow.created)
        return await self._database.run(lambda session: list(session.scalars(query)))

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Tables that anybody may join, the newest first."""
        return await self._rows(select(TableRow).where(TableRow.status == OPEN, TableRow.listed), limit)

    async def running_tables(self, limit: int) -> list[TableRow]:
        return await self._rows(select(TableRow).where(TableRow.status == RUNNING, TableRow.listed), limit)

    async def of_person(self, person: str, status: tuple[str, ...], limit: int) -> list[TableRow]:
        """The tables at which a person sits."""
        mine = select(SeatRow.table).where(SeatRow.person == person)
        return await self._rows(select(TableRow).where(TableRow.id.in_(mine), TableRow.status.in_(status)), limit)

    async def finished_tables(self, limit: int) -> list[TableRow]:
        return await self._rows(select(TableRow).where(TableRow.status == FINISHED, TableRow.listed), limit)

    async def _rows(self, query: Select[TableRow], limit: int) -> list[TableRow]:
        latest = query.order_by(TableRow.changed.desc()).limit(limit)
        return await self._database.run(lambda session: list(session.scalars(latest)))

    async def seats(self, tables: list[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables at once."""
        query = select(SeatRow).where(SeatRow.table.in_(tables)).order_by(SeatRow.table, SeatRow.seat)
        found: dict[str, list[SeatRow]] = {table: [] for table in tables}
        for row in await self._database.run(lambda session: list(session.scalars(query))):
            found[row.table].append(row)
        return found

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """The latest of what was said, the oldest of it first."""
        query = select(ChatRow).where(ChatRow.table == table).order_by(ChatRow.number.desc()).limit(limit)
        return list(reversed(await self._database.run(lambda session: list(session.scalars(query)))))

    async def say(self, table: str, person: str, name: str, text: str) -> ChatRow:
        def job(session: Session) -> ChatRow:
            latest = session.scalar(select(func.max(ChatRow.number)).where(ChatRow.table == table))
            number = (latest or 0) + 1
            said = ChatRow(table=table, number=number, person=person, name=name, text=text, at=time.time())
            session.add(said)
            session.flush()
            return said

        return await self._writer.write(job)


def _change_seat(session: Session, table: str, seat: int, values: dict[str, object]) -> None:
    session.execute(update(SeatRow).where(SeatRow.table == table, SeatRow.seat == seat).values(values))


def _set_clock(session: Session, table: str, clock: dict[str, object]) -> None:
    session.execute(update(TableRow).where(TableRow.id == table).values(clock=clock))
