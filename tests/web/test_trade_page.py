"""Two browsers make a real trade at the desk, one of them on a phone, or within a whole game; and by keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.browser import PAIR_LANGUAGE, STILL, Player, sign_in
from tests.web.serving import Message
from tests.web.traders import Traders, best, offer, seated, traders

pytestmark = pytest.mark.slow

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "color_scheme": "dark"}
DESK = {"viewport": {"width": 1440, "height": 900}}
# Without scrolling, and with nothing above it.
UNCOVERED = """selector => {
  const button = document.querySelector(selector);
  const { x, y, width, height } = button.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === button;
}"""
VERSION = "document.documentElement.dataset.version"
# What is short ends when the test says so.
HOLD = """() => {
  const wait = setTimeout;
  window.held = [];
  window.setTimeout = (then, time) => time < 1000 ? held.push(then) : wait(then, time);
}"""
REACHED = "version => Number(document.documentElement.dataset.version) >= version"


@pytest.fixture
def three(host: str) -> Iterator[Traders]:
    with traders(host, hints="yes") as found:
        yield found


class Trader(Player):
    """One of the three, with a browser of their own."""

    def __init__(self, browser: Browser, host: str, three: Traders, seat: int, **context: Any) -> None:
        super().__init__(browser, host, **context)
        self.touch = bool(context.get("has_touch"))
        sign_in(self.page.context, three.people[seat])
        self.go(three.table)
        self.name = self.page.locator(".beam .name").text_content()
        self.page.wait_for_selector("[data-part=show-desk]:not([hidden])")

    def hit(self, thing: Locator) -> None:
        """With a finger where there is a touch screen, else with the mouse."""
        if self.touch:
            thing.tap()
        else:
            thing.click()

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


def trade(giver: Trader, taker: Trader, deal: tuple[Message, str, str]) -> None:
    """One puts an offer together, the other accepts it; then both see the same carts."""
    partner, give, get = deal
    before = giver.beans(partner["key"])
    giver.hit(giver.page.locator("[data-part=show-desk]"))
    giver.hit(giver.tap("partner", key=partner["key"]))
    giver.hit(giver.tap("more", side="gives", good=give))
    giver.hit(giver.tap("more", side="gets", good=get))
    giver.page.wait_for_selector(".composer .verdict.good")
    giver.hit(giver.tap("send"))

    taker.hit(taker.page.locator("[data-part=show-desk]"))
    offer = taker.page.locator(".offer.asks", has_text=giver.name)
    assert get in offer.inner_text()
    taker.hit(offer.locator("[data-key^=accept]"))
    if taker.page.locator("[data-part=doubt]").is_visible():
        taker.hit(taker.page.locator("[data-part=do-it]"))

    for trader in (giver, taker):
        for good, count in ((give, before[give] + 1), (get, before[get] - 1)):
            expect(trader.page.locator(f"#bean-{partner['key']}-{good}")).to_have_attribute("data-count", str(count))


def test_two_people_trade_without_talking_one_of_them_on_a_phone(browser: Browser, host: str, three: Traders) -> None:
    seat, update = three.market()
    deal = three.deal(update)
    assert deal
    anna = Trader(browser, host, three, seat, **DESK)
    ben = Trader(browser, host, three, deal[0]["seat"], **PHONE)
    trade(anna, ben, deal)
    ben.page.tap("[data-drawer=log] > summary")
    assert ben.page.locator("[data-drawer=log] li").first.inner_text().startswith("The deal is done.")
    assert anna.faults + ben.faults == []


def test_two_browsers_play_a_whole_game_with_a_trade_between_them(browser: Browser, host: str) -> None:
    rng = random.Random(3)
    with seated(host, 2) as pair:
        people = [Trader(browser, host, pair, seat, locale=PAIR_LANGUAGE, **STILL) for seat in range(2)]
        traded = False
        while not any(each.over for each in people):
            for seat, each in enumerate(people):
                if not each.asked:
                    continue
                if traded:
                    each.choose_by_mouse(rng)
                    continue
                with pair.people[seat].open(pair.table) as tab:
                    update = tab.resync()
                deal = pair.deal(update) if update["your_turn"] else None
                each.page.wait_for_function(REACHED, arg=update["version"])
                if deal:
                    trade(each, people[1 - seat], deal)
                    for other in people:
                        other.hit(other.tap("close"))
                    traded = True
                elif update["choices"]:
                    each.press(update["choices"][best(update)]["choice"])
        assert traded, "nobody had anything to trade"
        for each in people:
            each.page.wait_for_selector("dialog[open] .winner")
            assert each.page.evaluate("document.documentElement.lang") == PAIR_LANGUAGE
            assert each.faults == []


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


def test_nothing_put_together_cannot_be_sent_and_the_button_says_why(
    browser: Browser, host: str, three: Traders
) -> None:
    seat, update = three.market()
    partners = {each["invited"]: each["key"] for each in update["trade"]["partners"]}
    anna = Trader(browser, host, three, seat, **DESK)
    anna.page.click("[data-part=show-desk]")
    send = anna.tap("send")
    if False in partners:
        anna.tap("partner", key=partners[False]).click()
        expect(send).to_be_disabled()
        expect(send).to_have_accessible_description("Tap what you give and what you would like.")
    if True in partners:
        anna.tap("partner", key=partners[True]).click()
        expect(send).to_have_text("Send only the invitation")
        anna.tap("more", side="gives").click()
        expect(send).to_have_text("Send the offer")


def test_escape_closes_the_desk_and_keeps_what_was_put_together(browser: Browser, host: str, three: Traders) -> None:
    seat, _ = three.market()
    anna = Trader(browser, host, three, seat, **DESK)
    anna.page.click("[data-part=show-desk]")
    anna.tap("more", side="gives").click()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[data-part=desk]")).to_be_hidden()
    expect(anna.page.locator("[data-part=show-desk]")).to_be_focused()
    anna.page.keyboard.press("t")
    expect(anna.page.locator(".composer .taken")).to_have_count(1)


@pytest.mark.parametrize("screen", [DESK, STILL, PHONE], ids=["wide", "small", "phone"])
def test_the_end_of_a_phase_is_in_sight_however_long_the_list_is(
    browser: Browser, host: str, three: Traders, screen: dict[str, Any]
) -> None:
    seat, update = three.market()
    choice = next(each["choice"] for each in update["choices"] if each["notation"] == "end")
    end = f".choice[data-choice='{choice}']"
    anna = Trader(browser, host, three, seat, **screen)
    assert anna.page.evaluate(UNCOVERED, end)
    if screen is not PHONE:
        anna.page.click("[data-part=show-desk]")
        assert anna.page.evaluate(UNCOVERED, end), "beside the open desk too"


def test_the_way_out_of_the_desk_is_in_sight_on_a_phone_wherever_one_has_scrolled(
    browser: Browser, host: str, three: Traders
) -> None:
    seat, _ = three.market()
    anna = Trader(browser, host, three, seat, **PHONE)
    anna.page.tap("[data-part=show-desk]")
    assert anna.page.evaluate(UNCOVERED, ".composer h3"), "it begins at its beginning"
    anna.page.tap("[data-drawer=orders] > summary")
    for place in (0, 10_000):
        anna.page.evaluate("place => { document.querySelector('.side').scrollTop = place; }", place)
        assert anna.page.evaluate(UNCOVERED, "[data-act=close]"), place


def test_what_gives_something_away_comes_after_what_one_touch_does(browser: Browser, host: str, three: Traders) -> None:
    seat, update = three.market()
    kinds = {each["choice"]: each["notation"].split()[0] for each in update["choices"]}
    touched_once = {kinds[each["choice"]] for each in update["choices"] if len(each["clicks"]) == 1}
    assert touched_once
    assert "discard" in kinds.values()
    anna = Trader(browser, host, three, seat, **DESK)
    listed = [kinds[code] for code in anna.buttons()]
    assert max(listed.index(kind) for kind in touched_once) < listed.index("discard") < listed.index("end")


def test_whoever_an_offer_waits_for_reads_the_answers_first_and_then_what_he_may_do_as_well(
    browser: Browser, host: str, three: Traders
) -> None:
    seat, update, partner, give, get = three.agreeable()
    notation = offer(partner, f"gives={give} gets={get}")
    assert three.answer(seat, "say", update, notation=notation)["type"] == "done"
    ben = Trader(browser, host, three, partner["seat"], **PHONE)
    texts = ben.page.locator("[data-part=choices] :is(.heading, .choice)").all_inner_texts()
    assert [text.split()[0] for text in texts[:2]] == ["Accept", "Refuse"]
    assert texts.index("You may also, whenever you like:") == 2
    ben.hit(ben.page.locator("[data-part=hint]"))
    expect(ben.page.locator("[data-part=advice] button").first).to_be_visible()
    assert ben.faults == []


def test_an_offer_does_not_come_between_a_finger_and_what_it_was_about_to_press(
    browser: Browser, host: str, three: Traders
) -> None:
    seat, _, partner, give, get = three.agreeable()
    anna = Trader(browser, host, three, seat, **DESK)
    anna.page.evaluate(HOLD)
    anna.page.keyboard.press("c")
    focused = "document.activeElement.dataset.choice"
    before = anna.page.evaluate(focused)
    asked = three.tabs[partner["seat"]].resync()
    [mine] = [other for other in asked["trade"]["partners"] if other["seat"] == seat]
    assert (
        three.answer(partner["seat"], "say", asked, notation=offer(mine, f"gives={get} gets={give}"))["type"] == "done"
    )
    accept = anna.page.locator("[data-part=choices] .choice", has_text="Accept").first
    expect(accept).to_be_visible()
    # Enter, the key of the first button, the mouse: for a moment none of them says yes.
    version = anna.page.evaluate(VERSION)
    accept.evaluate("button => button.click()")
    anna.page.keyboard.press("1")
    assert anna.page.evaluate(focused) == before
    anna.page.keyboard.press("Enter")
    assert anna.page.evaluate(VERSION) == version
    anna.page.evaluate("held.forEach(end => end())")
    anna.hit(accept)
    anna.page.wait_for_function(REACHED, arg=int(version) + 1)
    assert anna.faults == []


def test_a_drawer_stays_as_it_was_put_when_the_desk_is_drawn_anew_in_the_same_moment(
    browser: Browser, host: str, three: Traders
) -> None:
    seat, _ = three.market()
    anna = Trader(browser, host, three, seat, **DESK)
    anna.page.click("[data-part=show-desk]")
    # The browser tells of the drawer later than it moves it; what draws the desk in between has not heard of it.
    between = """() => {
      document.querySelector('[data-drawer=wishes] > summary').click();
      document.querySelector('[data-part=desk] select').dispatchEvent(new Event('change', { bubbles: true }));
      return document.querySelector('[data-drawer=wishes]').open;
    }"""
    assert [anna.page.evaluate(between) for _ in range(3)] == [True, False, True]


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
