"""No page is wider than a phone, in any language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from stammtisch.engine import all_games
from stammtisch.web.languages import LANGUAGES
from tests.web.browser import Player
from tests.web.serving import Guest

pytestmark = pytest.mark.slow

WIDTH = 390
PATHS = ("/", "/login", "/account", *(f"/{page}{key}" for key in all_games() for page in ("new?game=", "rules/")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_has_to_be_scrolled_sideways(browser: Browser, host: str, anna: Guest, language: str) -> None:
    player = Player(browser, host, locale=language, viewport={"width": WIDTH, "height": 844})
    waiting = anna.go("/tables", game="goldbraeu", seats=["me", "friend", "meister"], listed="yes")
    wide: dict[str, int] = {}
    for path in (*PATHS, waiting):
        player.go(path)
        for drawer in player.page.locator("main details > summary").all():
            drawer.click()
        wide[path] = player.page.evaluate("document.documentElement.scrollWidth")
    assert [path for path, width in wide.items() if width > WIDTH] == []
