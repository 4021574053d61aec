"""People: guests, accounts and the tokens of their bots."""

from __future__ import annotations

import hashlib
import secrets
import time

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from stammtisch.engine import BadInput
from stammtisch.store.database import Database
from stammtisch.store.models import ChatRow, Person, SeatRow, TableRow, TokenRow
from stammtisch.store.writer import Writer


def account_key(name: str) -> str:
    """Accounts differ by more than capitals and blanks."""
    return " ".join(name.split()).casefold()


class People:
    """Reads people, and writes them through the one writer."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def find(self, person: str) -> Person | None:
        async with self._database.sessions() as session:
            return await session.get(Person, person)

    async def find_account(self, name: str) -> Person | None:
        async with self._database.sessions() as session:
            return await session.scalar(select(Person).where(Person.account == account_key(name)))

    async def keep_guest(self, person: str, name: str) -> Person:
        """The row of a guest, made when there is something to remember."""

        async def job(session: AsyncSession) -> Person:
            found = await session.get(Person, person)
            if found is None:
                found = Person(id=person, name=name, account=None, password=None, created=time.time())
                session.add(found)
            return found

        return await self._writer.write(job)

    async def rename(self, person: str, name: str) -> None:
        async def job(session: AsyncSession) -> None:
            await session.execute(update(Person).where(Person.id == person).values(name=name))

        await self._writer.write(job)

    async def make_account(self, person: str, name: str, password_hash: str) -> None:
        """Turn a guest into an account."""

        async def job(session: AsyncSession) -> None:
            values = {"name": " ".join(name.split()), "account": account_key(name), "password": password_hash}
            await session.execute(update(Person).where(Person.id == person).values(**values))

        try:
            await self._writer.write(job)
        except IntegrityError:
            raise BadInput(f"the name {name} is taken; choose another or log in") from None

    async def take_along(self, guest: str, account: str) -> None:
        """Hand a guest's games to an account that has just logged in."""

        async def job(session: AsyncSession) -> None:
            for column, table in ((SeatRow.person, SeatRow), (TableRow.owner, TableRow), (ChatRow.person, ChatRow)):
                await session.execute(update(table).where(column == guest).values({column.key: account}))
            await session.execute(update(TokenRow).where(TokenRow.person == guest).values(person=account))
            await session.execute(delete(Person).where(Person.id == guest, Person.account.is_(None)))

        await self._writer.write(job)

    async def new_token(self, person: str, label: str) -> str:
        """A fresh token for a bot; it is shown once and kept only as a hash."""
        token = secrets.token_urlsafe(24)

        async def job(session: AsyncSession) -> None:
            session.add(TokenRow(digest=digest(token), person=person, label=label, created=time.time()))

        await self._writer.write(job)
        return token

    async def tokens(self, person: str) -> list[TokenRow]:
        async with self._database.sessions() as session:
            rows = await session.scalars(select(TokenRow).where(TokenRow.person == person).order_by(TokenRow.created))
            return list(rows)

    async def drop_token(self, person: str, token_digest: str) -> None:
        async def job(session: AsyncSession) -> None:
            await session.execute(delete(TokenRow).where(TokenRow.digest == token_digest, TokenRow.person == person))

        await self._writer.write(job)

    async def by_token(self, token: str) -> Person | None:
        async with self._database.sessions() as session:
            query = select(Person).join(TokenRow, TokenRow.person == Person.id).where(TokenRow.digest == digest(token))
            return await session.scalar(query)


def digest(token: str) -> str:
    """A token as it is kept. It is long and random, so a fast hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
