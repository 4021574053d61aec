"""The migrations lead to exactly the tables that the models describe, and back."""

from __future__ import annotations

import asyncio

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect

from stammtisch.store import open_database
from stammtisch.store.database import alembic_config
from stammtisch.store.models import Base


def test_migrations_and_models_agree(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        found: list[object] = compare_metadata(MigrationContext.configure(connection), Base.metadata)
        return found

    async def run() -> None:
        database = open_database(url)
        await database.migrate()
        await database.migrate()  # a second time changes nothing
        assert await database.connected(differences) == []
        await database.close()

    asyncio.run(run())


def test_migrations_can_be_taken_back(url: str) -> None:
    def down(connection: Connection) -> list[str]:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        return inspect(connection).get_table_names()

    async def run() -> None:
        database = open_database(url)
        await database.migrate()
        assert await database.connected(down) == ["alembic_version"]
        await database.close()

    asyncio.run(run())
