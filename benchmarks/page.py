"""How heavy and how quick the pages are in a real browser on this machine: `make bench-page` (needs Chromium).

Prints what the front page weighs, how soon the table page can be used, how soon a click shows, and how soon the other
player's screen shows what was chosen. The figures depend on the machine and on what else it does.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Browser, Page

from stammtisch.engine import all_games
from tests.web.browser import PATIENCE, READ, browsing
from tests.web.invitations import invitation
from tests.web.serving import Guest, serving

TIMES: Final = 12
TRIES: Final = 3
"""Of which the quickest counts: what else the machine does only ever adds."""

WEIGHT: Final = """() => ['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind))
  .reduce((sum, entry) => sum + entry.transferSize, 0)"""
USABLE: Final = "() => document.querySelector('.choice') && performance.now()"
# A moment that two pages of one machine agree on.
WATCH: Final = """() => new MutationObserver(() => {
  window.shown = performance.timeOrigin + performance.now();
}).observe(document.documentElement, { attributeFilter: ['data-version'] })"""
CLICK: Final = """() => {
  const begun = performance.now();
  document.querySelector('.choice').click();
  return { begun: performance.timeOrigin + begun, took: performance.now() - begun };
}"""
ASKED: Final = """() => document.querySelector('.choice') && document.documentElement.dataset.busy !== 'true'"""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), painters=1) as host,
        browsing() as browser,
        Guest(host) as anna,
        Guest(host) as ben,
    ):
        line("front page, compressed", weigh(open_page(browser, anna, "/")) / 1000, "kB", 150)
        for game in all_games():
            table = anna.quick(game)
            line(f"{game}: table usable", min(usable(browser, anna, table) for _ in range(TRIES)), "ms", 1000)
        shown, seen = play(browser, anna, ben)
        line("click to local reaction", median(shown), "ms", 10)
        line("click to the other's screen", median(seen), "ms", 150)
        print(f"slowest of {TIMES}: {max(shown):.1f} and {max(seen):.1f} ms")


def line(name: str, figure: float, unit: str, promise: float) -> None:
    print(f"{name:34}{figure:9.1f} {unit}   (promised: under {promise:g})", flush=True)


def open_page(browser: Browser, guest: Guest, path: str) -> Page:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    name, value = guest.cookie().split("=", 1)
    context.add_cookies([{"name": name, "value": value, "url": f"http://{guest.host}"}])
    page = context.new_page()
    page.add_init_script(READ % list(all_games()))
    page.goto(f"http://{guest.host}{path}")
    return page


def weigh(page: Page) -> float:
    page.wait_for_load_state("networkidle")
    weight: float = page.evaluate(WEIGHT)
    page.context.close()
    return weight


def usable(browser: Browser, guest: Guest, table: str) -> float:
    """From the address to something that can be chosen, with nothing in the browser's cache."""
    page = open_page(browser, guest, table)
    moment: float = page.wait_for_function(USABLE, timeout=PATIENCE).json_value()
    page.context.close()
    return moment


def play(browser: Browser, anna: Guest, ben: Guest) -> tuple[list[float], list[float]]:
    """Milliseconds until a click shows to whoever clicks, and until what was chosen shows to the other."""
    table = anna.go("/tables", game="goldbraeu", seats=["me", "friend", "greedy"])
    ben.go(invitation(anna, table))
    pages = [open_page(browser, guest, table) for guest in (anna, ben)]
    for page in pages:
        page.wait_for_function("() => document.documentElement.dataset.version !== undefined", timeout=PATIENCE)
        page.evaluate(WATCH)
    shown: list[float] = []
    seen: list[float] = []
    while len(seen) < TIMES:
        page, other = pages if pages[0].evaluate(ASKED) else reversed(pages)
        if not page.evaluate(ASKED):
            page.wait_for_timeout(50)
            continue
        other.evaluate("() => { window.shown = undefined; }")
        clicked = page.evaluate(CLICK)
        moment = other.wait_for_function("() => window.shown", timeout=PATIENCE).json_value()
        shown.append(clicked["took"])
        seen.append(moment - clicked["begun"])
    return shown, seen


if __name__ == "__main__":
    main()
