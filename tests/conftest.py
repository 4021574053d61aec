"""What tests of several packages share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stammtisch.engine.build import COMPILED
from tests.postgres import Postgres, missing, postgres


@pytest.fixture(scope="session")
def database_server() -> Iterator[Postgres]:
    """A PostgreSQL; without one the test is skipped, and says so."""
    reason = missing()
    if reason is not None:
        pytest.skip(reason)
    with postgres() as server:
        yield server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Compiled classes cannot be patched: tests that do so run on the source alone."""
    if COMPILED:
        for item in items:
            if item.get_closest_marker("interpreted"):
                item.add_marker(pytest.mark.skip(reason="changes our own code, which is compiled here"))
