"""The migrations lead to exactly the tables that the models describe, and back."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect

from stammtisch.store import Database
from stammtisch.store.database import alembic_config, sqlite_url
from stammtisch.store.models import Base


def test_migrations_and_models_agree(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        found: list[object] = compare_metadata(MigrationContext.configure(connection), Base.metadata)
        return found

    async def run() -> None:
        database = Database(sqlite_url(tmp_path / "a.db"))
        await database.migrate()
        await database.migrate()  # a second time changes nothing
        async with database.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await database.close()

    asyncio.run(run())


def test_migrations_can_be_taken_back(tmp_path: Path) -> None:
    def down(connection: Connection) -> list[str]:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        return inspect(connection).get_table_names()

    async def run() -> None:
        database = Database(sqlite_url(tmp_path / "a.db"))
        await database.migrate()
        async with database.engine.begin() as connection:
            assert await connection.run_sync(down) == ["alembic_version"]
        await database.close()

    asyncio.run(run())
