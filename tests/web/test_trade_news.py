"""The trade desk tells what became of an offer, brings a counter-offer into sight, and lets bots wait."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.test_trade_page import DESK, PHONE, Trader
from tests.web.traders import offer, traders

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_refusal_is_told_where_the_next_offer_is_put_together(
    browser: Browser, host: str, screen: dict[str, object]
) -> None:
    with traders(host) as three:
        seat, update, partner, give, _ = three.agreeable()
        anna = Trader(browser, host, three, seat, **screen)
        anna.hit(anna.page.locator("[data-part=show-desk]"))
        anna.hit(anna.tap("partner", key=partner["key"]))
        anna.hit(anna.tap("more", side="gives", good=give))
        anna.page.wait_for_selector(".composer .verdict.good")
        anna.hit(anna.tap("send"))
        tab = three.tabs[partner["seat"]]
        asked = tab.until(lambda message: message["type"] == "update" and message["addressed"])
        refusal = next(choice for choice in asked["choices"] if choice["notation"].startswith("refuse"))
        tab.send("choose", version=asked["version"], choice=refusal["choice"])
        news = anna.page.locator("[data-part=desk] .news")
        expect(news).to_contain_text(f"{update['panels'][partner['seat']]['name']} refuses offer 1.")
        expect(news).to_contain_text(f"{update['panels'][seat]['name']} gives ")
        expect(news).to_be_in_viewport()
        anna.hit(anna.tap("more", side="gives", good=give))
        expect(news).to_have_count(0)
        assert anna.faults == []


def test_what_others_agree_on_is_in_the_log_alone(browser: Browser, host: str) -> None:
    with traders(host) as three:
        seat, update, partner, give, _ = three.agreeable()
        cleo = Trader(browser, host, three, 3 - seat - partner["seat"], **DESK)
        cleo.page.click("[data-part=show-desk]")
        cleo.page.click("[data-drawer=log] > summary")
        three.answer(seat, "say", update, notation=offer(partner, f"gives={give}"))
        tab = three.tabs[partner["seat"]]
        asked = tab.until(lambda message: message["type"] == "update" and message["addressed"])
        refusal = next(choice for choice in asked["choices"] if choice["notation"].startswith("refuse"))
        tab.send("choose", version=asked["version"], choice=refusal["choice"])
        expect(cleo.page.locator("[data-drawer=log] li").first).to_contain_text("refuses offer 1.")
        expect(cleo.page.locator("[data-part=desk] .news")).to_have_count(0)


def test_a_counter_offer_comes_into_sight(browser: Browser, host: str) -> None:
    with traders(host) as three:
        seat, update, partner, give, get = three.agreeable()
        for goods in (f"gives={give}", f"gives={give} gets={get}", f"gets={get}"):
            said = three.answer(seat, "say", update, notation=offer(partner, goods))
            assert said["type"] == "done"
            update = three.tabs[seat].resync()
        ben = Trader(browser, host, three, partner["seat"], viewport={"width": 1280, "height": 700})
        ben.page.click("[data-part=show-desk]")
        ben.tap("counter").click()
        expect(ben.page.locator(".composer h3")).to_be_in_viewport(ratio=1)
        assert ben.faults == []


def test_advice_that_an_offer_overtakes_says_so_instead_of_vanishing(browser: Browser, host: str) -> None:
    with traders(host, hints="yes") as three:
        seat, _, partner, _, _ = three.agreeable()
        anna = Trader(browser, host, three, seat, **DESK)
        anna.page.click("[data-part=hint]")
        advice = anna.page.locator("[data-part=advice]")
        expect(advice.locator("li").first).to_be_visible()
        theirs = three.tabs[partner["seat"]].resync()
        [me] = theirs["trade"]["partners"]
        good = next(iter(theirs["trade"]["me"]["has"]))
        assert three.answer(partner["seat"], "say", theirs, notation=offer(me, f"gives={good}"))["type"] == "done"
        expect(advice.locator("p")).to_have_text(["Something has changed since. Ask again."])
        anna.page.click("[data-part=hint]")
        expect(advice.locator("li").first).to_be_visible()
        assert anna.faults == []


def test_bots_wait_for_whoever_looks_at_the_desk(browser: Browser, host: str) -> None:
    with traders(host) as three:
        seat, _ = three.market()
        anna = Trader(browser, host, three, (seat + 1) % 3, **DESK)
        held: list[bool] = []
        anna.page.on(
            "websocket", lambda socket: socket.on("framesent", lambda frame: held.append('"hold"' in str(frame)))
        )
        anna.page.reload()
        anna.page.wait_for_selector("[data-part=show-desk]:not([hidden])")
        anna.page.click("[data-part=show-desk]")
        anna.page.wait_for_selector(".composer")
        assert any(held)
