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
    """Long tests come first, so that in the end no core waits for another.

    What is patched is not noticed by compiled code: tests that patch it run on the source alone.
    """
    items.sort(key=_shortness)
    if COMPILED:
        for item in items:
            if item.get_closest_marker("interpreted"):
                item.add_marker(pytest.mark.skip(reason="patches what the compiled build does not look up"))


def _shortness(item: pytest.Item) -> int:
    """What happens in a browser takes longest; after that, what is marked so."""
    if "browser" in getattr(item, "fixturenames", ()):
        return 0
    return 1 if item.get_closest_marker("slow") else 2
