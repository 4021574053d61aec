"""axe finds no serious or critical fault on any page, in light and dark, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from stammtisch.engine import all_games
from tests.web.axe import SIZES, faults_of, looking, show
from tests.web.invitations import invitation
from tests.web.serving import Guest

pytestmark = pytest.mark.slow

RECORDS = Path(__file__).parents[2] / "records"


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
    return guest.bring(record.read_text(encoding="utf-8"))


def test_a_fault_would_be_found(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(
        '<html lang="en" style="color-scheme:light dark"><title>t</title>'
        '<button></button><p style="color:#ccc">pale</p><p style="color:#333">dark</p></html>'
    )
    found = [fault.partition(":")[0] for fault in faults_of(page)]
    assert found == ["button-name", "color-contrast", "in the dark color-contrast"]
    page.close()


@pytest.mark.parametrize("game", all_games())
def test_what_a_newcomer_is_told_has_no_serious_fault(browser: Browser, anna: Guest, game: str) -> None:
    page = browser.new_page(reduced_motion="reduce")
    show(page, anna, anna.quick(game))
    assert faults_of(page) == []
    page.close()


@pytest.mark.parametrize("size", SIZES)
def test_no_page_has_a_serious_fault(browser: Browser, anna: Guest, ben: Guest, size: str) -> None:
    faults: dict[str, list[str]] = {}
    with looking(browser, anna, size) as page:
        for place, path in addresses(anna, ben).items():
            show(page, anna, path)
            faults[place] = faults_of(page)
    assert not any(faults.values()), "\n".join(f"{place}: {fault}" for place in faults for fault in faults[place][:4])
