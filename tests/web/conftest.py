"""What the tests of the site share: a server, a browser and two people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.browser import Player, browsing, sign_in
from tests.web.serving import Guest, serving


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for the tests of one file."""
    with serving(tmp_path_factory.mktemp("data")) as host:
        yield host


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for the tests of one file."""
    with browsing() as browser:
        yield browser


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Browser]:
    """The same for one test, whose pages are closed after it: what glows unseen costs the others their time."""
    yield chromium
    for context in chromium.contexts:
        context.close()


@pytest.fixture
def anna(host: str) -> Iterator[Guest]:
    with Guest(host) as guest:
        yield guest


@pytest.fixture
def ben(host: str) -> Iterator[Guest]:
    with Guest(host) as guest:
        yield guest


@pytest.fixture
def player(browser: Browser, host: str, anna: Guest) -> Player:
    """Anna in a browser."""
    player = Player(browser, host, viewport={"width": 1440, "height": 900})
    sign_in(player.page.context, anna)
    return player


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data directory for a server of its own."""
    return tmp_path / "data"
