"""axe in a browser: the serious and critical faults of what a page shows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files

from playwright.sync_api import Browser, Page

from stammtisch.engine import all_games
from tests.web.browser import PATIENCE, READ, sign_in
from tests.web.serving import Guest

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
# What is in order need not be listed: that would be thousands of pieces of a picture.
RUN = """async ([place, rules]) => (await axe.run(place, { resultTypes: ['violations'], ...rules })).violations
  .filter(fault => ['serious', 'critical'].includes(fault.impact))
  .flatMap(fault => fault.nodes.map(node => `${fault.id}: ${node.target.join(' ')} (${node.failureSummary})`))"""
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""All that can be wrong in the dark and was right in the light: the page is the same but for its colours."""


@contextmanager
def looking(browser: Browser, guest: Guest, size: str) -> Iterator[Page]:
    """A page of a guest's own browser."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    sign_in(context, guest)
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
    """What is wrong in light or dark."""
    page.evaluate(AXE)
    light: list[str] = page.evaluate(RUN, [place, {}])
    page.emulate_media(color_scheme="dark")
    dark: list[str] = page.evaluate(RUN, [place, COLOURS])
    page.emulate_media(color_scheme="light")
    return light + [f"in the dark {fault}" for fault in dark]
