"""What the tests of the site share: a server and two people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.serving import Guest, serving


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for the tests of one file."""
    with serving(tmp_path_factory.mktemp("data")) as host:
        yield host


@pytest.fixture
def anna(host: str) -> Iterator[Guest]:
    with Guest(host) as guest:
        yield guest


@pytest.fixture
def ben(host: str) -> Iterator[Guest]:
    with Guest(host) as guest:
        yield guest


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data directory for a server of its own."""
    return tmp_path / "data"
