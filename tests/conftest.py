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
    """What is patched is not noticed by compiled code: tests that patch it run on the source alone."""
    if COMPILED:
        for item in items:
            if item.get_closest_marker("interpreted"):
                item.add_marker(pytest.mark.skip(reason="patches what the compiled build does not look up"))
