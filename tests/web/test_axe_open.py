"""axe finds no serious or critical fault in what opens on a page: dialogs, drawers, the trade desk, tips, curtain."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.web.axe import SIZES, faults_of, looking, show
from tests.web.serving import Guest, Message
from tests.web.traders import Traders, traders

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("size", SIZES)]


@pytest.fixture
def three(host: str) -> Iterator[Traders]:
    with traders(host) as found:
        yield found


def no_fault(page: Page, part: str) -> None:
    """Whatever is the matter with one part of the page that is open now."""
    place = f"[data-part={part}]"
    assert page.locator(place).is_visible()
    assert faults_of(page, place) == []


def close(page: Page, part: str) -> None:
    page.keyboard.press("Escape")
    page.wait_for_selector(f"[data-part={part}]", state="hidden")


def test_what_opens_beside_a_game(browser: Browser, anna: Guest, size: str) -> None:
    anna.go("/name", name="Anna")
    table = anna.quick("goldbraeu")
    with anna.open(table) as tab:
        tab.send("chat", text="Prost!")
        tab.next("chat")
    with looking(browser, anna, size) as page:
        show(page, anna, table)
        page.click("[data-part=show-primer]")
        no_fault(page, "primer")
        close(page, "primer")
        page.keyboard.press("?")
        no_fault(page, "keys")
        close(page, "keys")
        page.click("[data-part=ledger] > summary")
        no_fault(page, "ledger")
        page.click("#page-chat-tab")
        no_fault(page, "chat")
        page.fill("[data-part=chat-input]", "\a")
        page.press("[data-part=chat-input]", "Enter")
        page.wait_for_selector("[data-part=notice]")
        no_fault(page, "notice")
        page.hover("[id^=money-]")
        page.wait_for_selector("[data-part=tip]")
        no_fault(page, "tip")
        page.click("[data-part=asks]")
        page.locator(".choice").first.click()
        no_fault(page, "doubt")
        page.evaluate("document.documentElement.dataset.connection = 'lost'")
        assert faults_of(page, ".beam") == []


def test_the_curtain_between_two_who_share_a_device(browser: Browser, anna: Guest, size: str) -> None:
    with looking(browser, anna, size) as page:
        show(page, anna, anna.hotseat("heavenale", 2))
        no_fault(page, "handover")


def offered(three: Traders) -> tuple[int, Message]:
    """Play on until somebody has an open offer before them; their seat, and the position of who made it."""
    seat, update = three.market()
    desk = update["trade"]
    partner = next(each for each in desk["partners"] if each["has"])
    give, get = next(iter(desk["me"]["has"])), next(iter(partner["has"]))
    invited = " invited" if partner["invited"] else ""
    said = three.answer(seat, "say", update, notation=f"offer {partner['key']} gives={give} gets={get}{invited}")
    assert said["type"] == "done"
    return partner["seat"], three.tabs[seat].resync()


def test_the_trade_desk(browser: Browser, three: Traders, size: str) -> None:
    asked, update = offered(three)
    for guest, own in ((three.people[asked], False), (three.people[update["seat"]], True)):
        with looking(browser, guest, size) as page:
            show(page, guest, three.table)
            page.click("[data-part=show-desk]")
            closed = page.locator("[data-part=desk] details:not([open]) > summary")
            while closed.count():
                closed.first.click()
            assert page.locator(".offer.asks").count() == (0 if own else 1)
            no_fault(page, "desk")
            if own:
                page.locator("[data-part=desk] button[data-act=more]:enabled").first.click()
                page.wait_for_selector(".verdict.good, .verdict.bad")
                no_fault(page, "desk")
