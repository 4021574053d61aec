"""The store is tested on both databases."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.store.database import sqlite_url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "a.db")
    address: str = request.getfixturevalue("database_server").new_database()
    return address
