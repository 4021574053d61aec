"""People: guests, accounts and the tokens of their bots."""

from __future__ import annotations

import hashlib
import secrets
import time

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

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
        return await self._database.run(lambda session: session.get(Person, person))

    async def find_account(self, name: str) -> Person | None:
        query = select(Person).where(Person.account == account_key(name))
        return await self._database.run(lambda session: session.scalar(query))

    async def keep_guest(self, person: str, name: str) -> Person:
        """The row of a guest, made when there is something to remember."""

        def job(session: Session) -> Person:
            found = session.get(Person, person)
            if found is None:
                found = Person(id=person, name=name, account=None, password=None, created=time.time())
                session.add(found)
            return found

        return await self._writer.write(job)

    async def rename(self, person: str, name: str) -> None:
        def job(session: Session) -> None:
            session.execute(update(Person).where(Person.id == person).values(name=name))

        await self._writer.write(job)

    async def make_account(self, person: str, name: str, password_hash: str) -> None:
        """Turn a guest into an account."""

        def job(session: Session) -> None:
            values = {"name": " ".join(name.split()), "account": account_key(name), "password": password_hash}
            session.execute(update(Person).where(Person.id == person).values(**values))

        try:
            await self._writer.write(job)
        except IntegrityError:
            raise BadInput(f"the name {name} is taken; choose another or log in") from None

    async def take_along(self, guest: str, account: str) -> None:
        """Hand a guest's games to an account that has just logged in."""

        def job(session: Session) -> None:
            for column, table in ((SeatRow.person, SeatRow), (TableRow.owner, TableRow), (ChatRow.person, ChatRow)):
                session.execute(update(table).where(column == guest).values({column.key: account}))
            session.execute(update(TokenRow).where(TokenRow.person == guest).values(person=account))
            session.execute(delete(Person).where(Person.id == guest, Person.account.is_(None)))

        await self._writer.write(job)

    async def new_token(self, person: str, label: str) -> str:
        """A fresh token for a bot; it is shown once and kept only as a hash."""
        token = secrets.token_urlsafe(24)

        def job(session: Session) -> None:
            session.add(TokenRow(digest=digest(token), person=person, label=label, created=time.time()))

        await self._writer.write(job)
        return token

    async def tokens(self, person: str) -> list[TokenRow]:
        query = select(TokenRow).where(TokenRow.person == person).order_by(TokenRow.created)
        return await self._database.run(lambda session: list(session.scalars(query)))

    async def drop_token(self, person: str, token_digest: str) -> None:
        def job(session: Session) -> None:
            session.execute(delete(TokenRow).where(TokenRow.digest == token_digest, TokenRow.person == person))

        await self._writer.write(job)

    async def by_token(self, token: str) -> Person | None:
        query = select(Person).join(TokenRow, TokenRow.person == Person.id).where(TokenRow.digest == digest(token))
        return await self._database.run(lambda session: session.scalar(query))


def digest(token: str) -> str:
    """A token as it is kept. It is long and random, so a fast hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
