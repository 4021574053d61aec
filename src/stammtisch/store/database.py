"""The connection to the database, and bringing its tables up to date."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import async_sessionmaker, create_async_engine
from sqlalchemy.orm import Session, sessionmaker
from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")
Job = Callable[[Session], T]

THREADS: Final = 4


def sqlite_url(file: Path) -> str:
    """The address of a SQLite file."""
    return f"sqlite:///{file}"


def open_database(url: str) -> Database:
    """The database at an address: a SQLite file, or a server."""
    return SqliteFile(url) if make_url(url).get_backend_name() == "sqlite" else DatabaseServer(url)


class Database(ABC):
    """Runs jobs, each in a transaction of its own, beside the event loop."""

    @abstractmethod
    async def run(self, job: Job[T]) -> T:
        """The job's answer, once it is committed."""

    @abstractmethod
    async def connected(self, work: Callable[[Connection], T]) -> T:
        """Work below the models, such as a migration, in one transaction."""

    @abstractmethod
    async def close(self) -> None: ...

    async def migrate(self, revision: str = "head") -> None:
        """Bring the tables up to date."""
        await self.connected(lambda connection: _upgrade(connection, revision))


class SqliteFile(Database):
    """SQLite in threads of ours. A whole transaction is one step to a thread and back; with a driver that makes each
    statement such a step, an append took a dozen of them, and on a busy machine a hundred times as long."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url)
        event.listen(self._engine, "connect", _durable)
        event.listen(self._engine, "begin", _begin)
        self._sessions = sessionmaker(self._engine, expire_on_commit=False)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="store")

    async def run(self, job: Job[T]) -> T:
        def transaction() -> T:
            with self._sessions.begin() as session:
                return job(session)

        return await asyncio.get_running_loop().run_in_executor(self._threads, transaction)

    async def connected(self, work: Callable[[Connection], T]) -> T:
        def transaction() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, transaction)

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


class DatabaseServer(Database):
    """PostgreSQL by asyncpg, which needs no threads."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url)
        self._sessions = async_sessionmaker(self._engine, expire_on_commit=False)

    async def run(self, job: Job[T]) -> T:
        async with self._sessions.begin() as session:
            return await session.run_sync(job)

    async def connected(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def _upgrade(connection: Connection, revision: str) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def alembic_config() -> Config:
    """Where the migrations are."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def _durable(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """WAL, so that readers never wait; FULL, so that what was committed survives a power cut."""
    driver: Any = connection
    driver.isolation_level = None  # we say BEGIN ourselves: the driver's own begins come too late for reads
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
