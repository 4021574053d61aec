"""The connection to the database, and bringing its tables up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry


def sqlite_url(file: Path) -> str:
    """The address of a SQLite file."""
    return f"sqlite+aiosqlite:///{file}"


class Database:
    """One database by its URL: SQLite (aiosqlite) or PostgreSQL (asyncpg)."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _durable)
            event.listen(self.engine.sync_engine, "begin", _begin)
        self.sessions: async_sessionmaker[AsyncSession] = async_sessionmaker(self.engine, expire_on_commit=False)

    async def migrate(self, revision: str = "head") -> None:
        """Bring the tables up to date."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_upgrade, revision)

    async def close(self) -> None:
        await self.engine.dispose()


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
