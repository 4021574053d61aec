"""The tables of the database. Times are seconds since 1970: SQLite would give datetimes back without their zone."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Float, ForeignKey, Index, MetaData, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMING: Final = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
"""Constraints have names from the start: a migration can only change what it can name."""

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
"""What a table can be: people are still missing, it is played, it is over."""

PERSON: Final = "person"
"""The kind of a seat for people; every other word names a bot."""

CHOICE: Final = "choice"
UNDO: Final = "undo"
"""What an entry can be. An undo takes the latest standing choice back; nothing is ever deleted."""


class Base(DeclarativeBase):
    """All models share names for constraints."""

    metadata = MetaData(naming_convention=NAMING)


class Person(Base):
    """A guest, or somebody with an account: the same row, so that a guest's games go along."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    account: Mapped[str | None] = mapped_column(String(40), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    created: Mapped[float] = mapped_column(Float)


class TableRow(Base):
    """A table: what was agreed, and how it stands."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules_version: Mapped[int]
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    pace: Mapped[dict[str, object]] = mapped_column(JSON)
    clock: Mapped[dict[str, object] | None] = mapped_column(JSON)
    language: Mapped[str] = mapped_column(String(8))
    listed: Mapped[bool]
    hints: Mapped[bool]
    status: Mapped[str] = mapped_column(String(12), index=True)
    seed: Mapped[str] = mapped_column(Text)
    entropy: Mapped[list[str]] = mapped_column(JSON)
    commitment: Mapped[str] = mapped_column(String(64))
    owner: Mapped[str] = mapped_column(ForeignKey("people.id"))
    before: Mapped[str | None] = mapped_column(String(32))
    rematch: Mapped[str | None] = mapped_column(String(32))
    result: Mapped[dict[str, list[int]] | None] = mapped_column(JSON)
    created: Mapped[float] = mapped_column(Float)
    changed: Mapped[float] = mapped_column(Float)


class SeatRow(Base):
    """A place at a table. `person` is null while it waits for somebody; `stand_in` is the bot that plays for them."""

    __tablename__ = "seats"
    __table_args__ = (Index("ix_seats_person", "person"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(20))
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    name: Mapped[str] = mapped_column(String(40))
    invite: Mapped[str | None] = mapped_column(String(32), unique=True)
    stand_in: Mapped[str | None] = mapped_column(String(20))


class EntryRow(Base):
    """A choice, or that one was taken back. The code is text: an offer's exceeds 64 bits."""

    __tablename__ = "entries"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    sequence: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int]
    code: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class ChatRow(Base):
    """Something said at a table."""

    __tablename__ = "chat"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class AnalysisRow(Base):
    """What a strong player thinks of a finished game."""

    __tablename__ = "analyses"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    data: Mapped[dict[str, object]] = mapped_column(JSON)
    created: Mapped[float] = mapped_column(Float)


class TokenRow(Base):
    """A token of an outside bot, as its hash only."""

    __tablename__ = "tokens"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    label: Mapped[str] = mapped_column(String(40))
    created: Mapped[float] = mapped_column(Float)
