"""axe in a browser: the serious and critical faults of what a page shows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any

from playwright.sync_api import Browser, Page

from stammtisch.engine import all_games
from tests.web.browser import PATIENCE, READ
from tests.web.serving import Guest

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
# What is in order need not be listed: that would be thousands of pieces of a picture.
RUN = """async place => (await axe.run(place, { resultTypes: ['violations'] })).violations
  .filter(fault => ['serious', 'critical'].includes(fault.impact))
  .flatMap(fault => fault.nodes.map(node => `${fault.id}: ${node.target.join(' ')} (${node.failureSummary})`))"""
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
SCHEMES = ("light", "dark")


@contextmanager
def looking(browser: Browser, guest: Guest, scheme: str, size: str) -> Iterator[Page]:
    """A page of a guest's own browser."""
    width, height = SIZES[size]
    settings: dict[str, Any] = {"color_scheme": scheme, "viewport": {"width": width, "height": height}}
    context = browser.new_context(**settings, reduced_motion="reduce")
    name, value = guest.cookie().split("=", 1)
    context.add_cookies([{"name": name, "value": value, "url": f"http://{guest.host}"}])
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(READ % list(all_games()))
    yield page
    context.close()


def show(page: Page, guest: Guest, path: str) -> None:
    """Go to a page, and wait until it shows what it has to show."""
    page.goto(f"http://{guest.host}{path}")
    if page.locator("[data-part=table]").count():
        page.wait_for_function("() => document.documentElement.dataset.version !== undefined", timeout=PATIENCE)


def faults_of(page: Page, place: str = "html") -> list[str]:
    page.evaluate(AXE)
    faults: list[str] = page.evaluate(RUN, place)
    return faults
