"""axe finds no serious or critical fault on any page, in light and dark, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from stammtisch.engine import all_games
from tests.web.browser import PATIENCE, READ, browsing
from tests.web.invitations import invitation
from tests.web.serving import Guest

pytestmark = pytest.mark.slow

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
RUN = """async () => (await axe.run()).violations
  .filter(fault => ['serious', 'critical'].includes(fault.impact))
  .flatMap(fault => fault.nodes.map(node => `${fault.id}: ${node.target.join(' ')} (${node.failureSummary})`))"""
RECORDS = Path(__file__).parents[2] / "records"
SIZES = {"desk": (1440, 900), "phone": (390, 844)}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser


def addresses(anna: Guest, ben: Guest) -> dict[str, str]:
    """Every page, with a table of each game that runs and one that is over."""
    waiting = anna.go("/tables", game="goldbraeu", seats=["me", "friend", "greedy"], listed="yes")
    theirs = ben.go("/tables", game="heavenale", seats=["me", "friend"])
    found = {"waiting": waiting, "invitation": invitation(ben, theirs), "account": "/account", "login": "/login"}
    found |= {"front": "/", "programs": "/api/docs", "nothing": "/nothing-here"}
    for game in all_games():
        found[f"{game}: new"] = f"/new?game={game}"
        found[f"{game}: rules"] = f"/rules/{game}"
        found[f"{game}: table"] = anna.quick(game)
        over = uploaded(anna, game)
        found[f"{game}: over"] = over
        found[f"{game}: replay"] = f"{over}/replay?at=20"
        found[f"{game}: check"] = f"{over}/check"
    return found


def uploaded(guest: Guest, game: str) -> str:
    """A recorded game as a table to look at."""
    record = min((RECORDS / game).glob("*.json"))
    answer = guest.http.post("/records", data={"csrf": guest.csrf}, files={"file": record.read_bytes()})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"].partition("/replay")[0])


def look(page: Page, address: str) -> list[str]:
    """The faults of a page, once it shows what it has to show."""
    page.goto(address)
    if page.locator("[data-part=table]").count():
        page.wait_for_function("() => document.documentElement.dataset.version !== undefined", timeout=PATIENCE)
    return faults_of(page)


def faults_of(page: Page) -> list[str]:
    page.evaluate(AXE)
    faults: list[str] = page.evaluate(RUN)
    return faults


def test_a_fault_would_be_found(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content('<html lang="en"><title>t</title><button></button><p style="color:#ccc">pale</p></html>')
    assert [fault.partition(":")[0] for fault in faults_of(page)] == ["button-name", "color-contrast"]
    page.close()


@pytest.mark.parametrize("game", all_games())
def test_what_a_newcomer_is_told_has_no_serious_fault(browser: Browser, anna: Guest, game: str) -> None:
    page = browser.new_page()
    assert look(page, f"http://{anna.host}{anna.quick(game)}") == []
    page.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_has_a_serious_fault(browser: Browser, anna: Guest, ben: Guest, scheme: str, size: str) -> None:
    width, height = SIZES[size]
    settings: dict[str, Any] = {"color_scheme": scheme, "viewport": {"width": width, "height": height}}
    context = browser.new_context(**settings, reduced_motion="reduce")
    name, value = anna.cookie().split("=", 1)
    context.add_cookies([{"name": name, "value": value, "url": f"http://{anna.host}"}])
    page = context.new_page()
    page.add_init_script(READ % list(all_games()))
    faults = {
        place: found
        for place, address in addresses(anna, ben).items()
        if (found := look(page, f"http://{anna.host}{address}"))
    }
    context.close()
    assert not faults, "\n".join(f"{place}: {fault}" for place, found in faults.items() for fault in found[:4])
