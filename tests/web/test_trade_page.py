"""Two browsers make a real trade at the desk: one by mouse, one on a phone; and by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator

from tests.web.browser import Player, browsing
from tests.web.traders import Traders, traders

pytestmark = pytest.mark.slow

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "color_scheme": "dark"}
DESK = {"viewport": {"width": 1440, "height": 900}}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser


@pytest.fixture
def three(host: str) -> Iterator[Traders]:
    with traders(host) as found:
        yield found


class Trader(Player):
    """One of the three, with a browser of their own."""

    def __init__(self, browser: Browser, host: str, three: Traders, seat: int, **context: Any) -> None:
        super().__init__(browser, host, **context)
        cookie = three.people[seat].http.cookies["stammtisch"]
        self.page.context.add_cookies([{"name": "stammtisch", "value": cookie, "url": f"http://{host}"}])
        self.go(three.table)
        self.page.wait_for_selector("[data-part=show-desk]:not([hidden])")

    def tap(self, act: str, **data: str) -> Locator:
        """The first button of the desk that does this."""
        conditions = "".join(f"[data-{key}='{value}']" for key, value in data.items())
        return self.page.locator(f"[data-part=desk] button[data-act={act}]{conditions}").first

    def beans(self, colour: str) -> dict[str, int]:
        """A cart, as the picture shows it."""
        found: dict[str, int] = self.page.evaluate(
            """colour => Object.fromEntries([...document.querySelectorAll(`[id^="bean-${colour}-"]`)]
               .map(each => [each.id.split('-')[2], Number(each.dataset.count)]))""",
            colour,
        )
        return found


def test_two_people_trade_without_talking_one_of_them_on_a_phone(browser: Browser, host: str, three: Traders) -> None:
    seat, update = three.market()
    desk = update["trade"]
    partner = next(each for each in desk["partners"] if each["has"])
    give, get = next(iter(desk["me"]["has"])), next(iter(set(partner["has"]) - set(desk["me"]["has"])))
    anna = Trader(browser, host, three, seat, **DESK)
    ben = Trader(browser, host, three, partner["seat"], **PHONE)
    before = anna.beans(partner["key"])

    anna.page.click("[data-part=show-desk]")
    anna.tap("partner", key=partner["key"]).click()
    anna.tap("more", side="gives", good=give).click()
    anna.page.wait_for_selector(".verdict.good")
    anna.tap("more", side="gets", good=get).click()
    anna.page.wait_for_selector(f".verdict.good:has-text('{get}')")
    anna.tap("send").click()

    ben.page.wait_for_selector("[data-part=desk-count]:not([hidden])")
    ben.page.tap("[data-part=show-desk]")
    offer = ben.page.locator(".offer.asks")
    assert "gives" in offer.inner_text()
    ben.page.locator(".offer.asks [data-key^=accept]").tap()
    if ben.page.locator("[data-part=doubt]").is_visible():
        ben.page.tap("[data-part=do-it]")
    ben.page.wait_for_function("() => !document.querySelector('.offer')")
    anna.page.wait_for_function("() => !document.querySelector('.offer')")

    after = anna.beans(partner["key"])
    assert (after[give], after[get]) == (before[give] + 1, before[get] - 1)
    assert ben.beans(partner["key"]) == after, "both see the same"
    ben.page.tap("[data-drawer=log] > summary")
    assert ben.page.locator("[data-drawer=log] li").first.inner_text().startswith("The deal is done.")
    assert anna.faults + ben.faults == []


def test_what_is_not_possible_cannot_be_sent_and_says_why(browser: Browser, host: str, three: Traders) -> None:
    seat, update = three.market()
    partner = next(each for each in update["trade"]["partners"] if each["has"])
    anna = Trader(browser, host, three, seat, **DESK)
    anna.page.click("[data-part=show-desk]")
    anna.tap("partner", key=partner["key"]).click()
    anna.tap("more", side="gives").click()
    anna.page.wait_for_selector(".verdict.good")
    anna.page.click("[data-drawer=drops] > summary")
    anna.tap("more", side="partner_drops").click()
    verdict = anna.page.wait_for_selector(".verdict.bad")
    assert verdict is not None
    assert "BH-44" in verdict.inner_text()
    assert anna.tap("send").is_disabled()


def test_a_wish_and_an_order_by_keyboard_alone(browser: Browser, host: str, three: Traders) -> None:
    seat, _ = three.market()
    anna = Trader(browser, host, three, seat, **DESK)
    press = anna.page.keyboard.press

    def on(selector: str) -> None:
        """Along with the tabulator until there, then Enter."""
        for _ in range(150):
            if anna.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                press("Enter")
                return
            press("Tab")
        raise AssertionError(f"the tabulator does not lead to {selector}")

    anna.page.locator("body").focus()
    press("t")
    on("[data-drawer=wishes] > summary")
    on("[data-side=want][data-good=Garten]")
    on("[data-drawer=wishes] .primary")
    anna.page.wait_for_selector("[id^=wish][data-want=Garten]", state="attached")
    on("[data-drawer=orders] > summary")
    on("[data-act=front][data-key=customs]")
    anna.page.wait_for_selector("[data-drawer=orders] .verdict.good")
    on("[data-drawer=orders] .primary")
    anna.page.wait_for_selector("[data-drawer=orders] li")
    assert "customs" in anna.page.locator("[data-drawer=orders] li").inner_text()
    assert anna.faults == []
