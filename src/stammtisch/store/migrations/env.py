"""How Alembic runs: on the connection that the program hands over, in batches where SQLite cannot alter a table."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from stammtisch.store.models import Base

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True, compare_type=True)
with context.begin_transaction():
    context.run_migrations()
