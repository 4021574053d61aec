"""What outlives the process: people, tables and every choice, in SQLite or PostgreSQL."""

from stammtisch.store.database import Database, open_database
from stammtisch.store.ids import new_id
from stammtisch.store.people import People
from stammtisch.store.tables import StaleVersion, Tables
from stammtisch.store.writer import Writer

__all__ = ["Database", "People", "StaleVersion", "Tables", "Writer", "new_id", "open_database"]
