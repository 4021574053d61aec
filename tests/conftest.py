"""What tests of several packages share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.postgres import Postgres, missing, postgres


@pytest.fixture(scope="session")
def database_server() -> Iterator[Postgres]:
    """A PostgreSQL; without one the test is skipped, and says so."""
    reason = missing()
    if reason is not None:
        pytest.skip(reason)
    with postgres() as server:
        yield server
