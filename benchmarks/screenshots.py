"""Photographs every page of the site in three widths, light and dark, and in every language on two of them.

    python -m benchmarks.screenshots [FOLDER]

Chromium has to be installed. The pictures are to be looked at; nothing compares them.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize

from stammtisch.engine import all_games
from stammtisch.web.languages import LANGUAGES
from tests.web.browser import READ, browsing
from tests.web.serving import Guest, serving

SIZES: Final[dict[int, ViewportSize]] = {
    1440: {"width": 1440, "height": 900},
    1024: {"width": 1024, "height": 768},
    390: {"width": 390, "height": 844},
}
THEMES: Final = ("light", "dark")
LOOKS: Final = [
    *(("en", width, theme) for width in SIZES for theme in THEMES),
    *((language, *look) for language in LANGUAGES if language != "en" for look in ((1440, "light"), (390, "dark"))),
]
MIDDLE: Final = {"goldbraeu": 34, "heavenale": 36}
"""Own choices after which a game is in full swing; 25 for a game that we do not know."""
DULL: Final = ("pass", "sell", "start", "allow", "keep")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as host,
        browsing() as browser,
        Guest(host) as guest,
    ):
        tables = {key: _tables(guest, key) for key in all_games()}
        addresses = dict(_pages(guest, tables))
        for moments in tables.values():
            _analysed(guest, moments["end"])
        for language, width, theme in LOOKS:
            with _looking(browser, guest, language, width, theme) as page:
                for name, address in addresses.items():
                    _photograph(page, host, address, folder / f"{name}-{width}-{theme}-{language}.png")


def _tables(guest: Guest, game: str) -> dict[str, str]:
    """One table at the start, one in the middle, one at the end."""
    middle = MIDDLE.get(game, 25)
    return {
        "start": _played(guest, game, 0),
        "decision": _played(guest, game, middle // 3),
        "middle": _played(guest, game, middle),
        "end": _played(guest, game, 10_000),
    }


def _played(guest: Guest, game: str, choices: int) -> str:
    table, rng = guest.quick(game), random.Random(f"{game} {choices}")
    with guest.open(table) as tab:
        update = tab.my_turn()
        while choices and not update["over"]:
            tab.choose(update, _sensible(update["choices"], rng))
            update = tab.my_turn()
            choices -= 1
    return table


def _analysed(guest: Guest, table: str) -> None:
    guest.post(f"{table}/analysis")
    while guest.get(f"{table}/analysis").json()["state"] == "running":
        time.sleep(1)


def _sensible(choices: list[dict[str, Any]], rng: random.Random) -> int:
    """Not the best, but something that fills the board: no passing, no selling, no long jumps."""
    keen = [place for place, choice in enumerate(choices) if choice["notation"].split()[0] not in DULL]
    return rng.choice((keen or list(range(len(choices))))[:4])


def _pages(guest: Guest, tables: dict[str, dict[str, str]]) -> Iterator[tuple[str, str]]:
    game = next(iter(tables))
    yield "front", "/"
    yield "new", f"/new?game={game}"
    yield "waiting", guest.go("/tables", game=game, seats=["me", "friend", "greedy"])
    yield "account", "/account"
    yield "login", "/login"
    yield "missing", "/t/nowhere"
    for key, moments in tables.items():
        yield f"{key}-rules", f"/rules/{key}"
        for name, table in moments.items():
            yield f"{key}-{name}", table
        yield f"{key}-hint", moments["middle"]
        yield f"{key}-replay", f"{moments['end']}/replay?at=60"
        yield f"{key}-analysis", f"{moments['end']}/replay?at=60"
        yield f"{key}-check", f"{moments['end']}/check"


@contextmanager
def _looking(browser: Browser, guest: Guest, language: str, width: int, theme: Any) -> Iterator[Page]:
    context = browser.new_context(viewport=SIZES[width], color_scheme=theme, locale=language, reduced_motion="reduce")
    name, value = guest.cookie().split("=", 1)
    context.add_cookies([{"name": name, "value": value, "url": f"http://{guest.host}"}])
    page = context.new_page()
    page.add_init_script(READ % list(all_games()))
    yield page
    context.close()


def _photograph(page: Page, host: str, address: str, file: Path) -> None:
    page.goto(f"http://{host}{address}")
    if address.startswith("/t/") and address.count("/") == 2:
        page.wait_for_function("() => !document.querySelector('[data-part=prompt]')?.textContent.startsWith('…')")
        if "-end-" in file.name:
            page.wait_for_selector("dialog[open] .chart svg")
        if "-hint-" in file.name:
            page.click("[data-part=hint]")
            page.wait_for_selector("[data-part=advice] li")
    if "-analysis-" in file.name:
        page.wait_for_selector(".accounts")
        page.locator("[data-part=chances]").scroll_into_view_if_needed()
    page.wait_for_load_state("networkidle")
    page.screenshot(path=file)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("build/screenshots"))
