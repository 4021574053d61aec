"""One running table as a plain object: no files, no clock, no web, no database."""

from stammtisch.table.table import HUMAN, Table
from stammtisch.table.table_file import read_saved, table_text

__all__ = ["HUMAN", "Table", "read_saved", "table_text"]
