"""Advice on the table page: asked for, read, put away and overtaken; and how it shows that somebody thinks."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.web.browser import MIDDLE, Player
from tests.web.invitations import invitation
from tests.web.serving import Guest, serving
from tests.web.traders import best

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("width", [1440, 390])
def test_advice_is_in_sight_where_it_was_asked_for_and_leaves_room_for_the_list(
    player: Player, anna: Guest, width: int
) -> None:
    table = anna.quick("heavenale")
    with anna.open(table) as tab:
        while len((update := tab.my_turn())["choices"]) < 10:
            tab.choose(update)
    player.page.set_viewport_size({"width": width, "height": 844})
    player.go(table)
    player.wait("")
    player.page.click("[data-part=hint]")
    advice = player.page.locator(".advice li").first
    expect(advice).to_be_in_viewport(ratio=1)
    x, y = player.page.evaluate(MIDDLE, ".advice li button")
    assert player.page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.advice') !== null", [x, y])
    box = player.page.locator(".choices").bounding_box()
    assert box is not None
    assert box["height"] > 120
    player.page.click(".advice summary")
    expect(player.page.locator(".advice details")).to_contain_text("Looks ahead: ")


@pytest.mark.parametrize("by", ["button", "Escape"])
def test_advice_can_be_put_away_and_asked_for_again(player: Player, anna: Guest, by: str) -> None:
    player.go(anna.quick("heavenale"))
    player.wait("")
    for _ in range(2):
        player.page.click("[data-part=hint]")
        expect(player.page.locator(".advice li").first).to_be_visible()
        if by == "button":
            player.page.get_by_role("button", name="Close the advice").click()
        else:
            player.page.keyboard.press(by)
        expect(player.page.locator(".advice")).to_be_hidden()
        expect(player.page.locator("[data-part=hint]")).to_be_focused()
    assert player.faults == []


def test_whoever_comes_to_an_advice_sees_on_the_board_what_it_is_about(player: Player, anna: Guest) -> None:
    player.go(anna.quick("heavenale"))
    player.wait("")
    player.page.click("[data-part=hint]")
    button = player.page.locator(".advice li button").first
    button.hover()
    expect(player.page.locator(".layers .pointed")).not_to_have_count(0)
    player.page.mouse.move(0, 0)
    expect(player.page.locator(".layers .pointed")).to_have_count(0)


COVERED_WHEN_SCROLLED = """() => {
  const box = document.querySelector('.advice .body');
  const close = document.querySelector('.advice .close');
  for (box.scrollTop = 0; ; box.scrollTop += 8) {
    const button = close.getBoundingClientRect();
    for (const each of box.querySelectorAll('li *, p, summary')) {
      const words = each.getBoundingClientRect();
      const [top, bottom] = [Math.max(words.top, box.getBoundingClientRect().top), words.bottom];
      const aside = words.right <= button.left || top >= button.bottom || bottom <= button.top;
      if (!aside) return each.textContent;
    }
    if (box.scrollTop + box.clientHeight >= box.scrollHeight - 1) return '';
  }
}"""


def test_the_button_that_closes_advice_covers_none_of_it(player: Player, anna: Guest) -> None:
    player.page.set_viewport_size({"width": 1440, "height": 360})
    player.go(anna.quick("heavenale"))
    player.wait("")
    player.page.click("[data-part=hint]")
    player.page.click(".advice summary")
    body = player.page.locator(".advice .body")
    assert body.evaluate("box => box.scrollHeight > box.clientHeight"), "it is too long"
    assert player.page.evaluate(COVERED_WHEN_SCROLLED) == ""


def test_advice_leaves_room_for_several_choices_of_many(player: Player, anna: Guest) -> None:
    table = anna.go("/tables", game="bohnhansa", seats=["me", *["greedy"] * 4], hints="yes")
    with anna.open(table) as tab:
        while len((update := tab.my_turn())["choices"]) < 15:
            tab.choose(update, best(update))
    player.go(table)
    player.wait("")
    player.page.click("[data-part=hint]")
    expect(player.page.locator(".advice li").first).to_be_in_viewport(ratio=1)
    player.page.click(".advice summary")
    in_sight = player.page.evaluate(
        """[...document.querySelectorAll('.choices .choice')].filter((each) => {
          const box = each.getBoundingClientRect();
          return document.elementFromPoint(box.left + 9, box.bottom - 9) === each;
        }).length"""
    )
    assert in_sight >= 4


# What moves of its own accord, as long as nothing is reduced.
MOVES = """selector => document.querySelector(selector).getAnimations({ subtree: true })
  .some((each) => each.playState === 'running' && each.effect.getTiming().iterations === Infinity)"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_meister_shows_that_he_thinks(
    browser: Browser, host: str, motion: Literal["no-preference", "reduce"]
) -> None:
    player = Player(browser, host, reduced_motion=motion)
    player.page.route_web_socket("**/live", without_hints)
    player.quick("heavenale")
    player.page.click("[data-part=hint]")
    expect(player.page.locator(".advice")).to_contain_text("thinking")
    assert player.page.evaluate(MOVES, ".advice") == (motion == "no-preference")


def without_hints(line: WebSocketRoute) -> None:
    """A Meister who thinks for ever."""
    server = line.connect_to_server()
    server.on_message(lambda said: None if json.loads(said)["type"] == "hint" else line.send(said))


def test_a_bot_that_is_waited_for_shows_that_it_thinks(browser: Browser, data: Path) -> None:
    with serving(data, bot_pause=(600.0, 600.0)) as host, Guest(host) as anna:
        table = anna.go("/tables", game="heavenale", seats=["greedy", "me"])
        with anna.open(table) as tab:
            if (update := tab.look())["your_turn"]:
                tab.choose(update)
        player = Player(browser, host)
        player.go(table)
        prompt = player.page.locator("[data-part=prompt]")
        expect(prompt).to_contain_text("is thinking")
        assert player.page.evaluate(MOVES, "[data-part=prompt]")


def test_advice_stands_while_others_choose_beside_it_and_goes_with_the_question(
    player: Player, anna: Guest, ben: Guest
) -> None:
    table = anna.go("/tables", game="goldbraeu", seats=["me", "friend", "greedy"], hints="yes")
    ben.go(invitation(anna, table))
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def hold_answers(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(
            lambda said: held.append((line, said)) if json.loads(said)["type"] == "hint" else line.send(said)
        )

    player.page.route_web_socket("**/live", hold_answers)
    player.go(table)
    player.wait("")
    player.page.click("[data-part=hint]")
    version = player.version
    with ben.open(table) as tab:
        tab.choose(tab.my_turn())
    player.wait(version)
    while not held:
        player.page.wait_for_timeout(20)
    line, answer = held.pop()
    line.send(answer)
    advice = player.page.locator(".advice li").first
    expect(advice).to_be_visible()
    player.press(player.buttons()[0])
    expect(advice).to_be_hidden()
    assert player.faults == []


def test_advice_is_asked_for_without_scrolling_on_a_phone(player: Player, anna: Guest) -> None:
    table = anna.go("/tables", game="bohnhansa", seats=["me", *["greedy"] * 4], hints="yes")
    with anna.open(table) as tab:
        while len((update := tab.my_turn())["choices"]) < 15:
            tab.choose(update, best(update))
    player.page.set_viewport_size({"width": 390, "height": 844})
    player.go(table)
    player.wait("")
    expect(player.page.locator("[data-part=hint]")).to_be_in_viewport(ratio=1)


def test_whoever_puts_it_away_while_the_meister_thinks_can_watch_him_again(player: Player, anna: Guest) -> None:
    player.page.route_web_socket("**/live", without_hints)
    player.go(anna.quick("heavenale"))
    player.wait("")
    advice = player.page.locator(".advice")
    for by in ("click", "key"):
        if by == "click":
            player.page.click("[data-part=hint]")
        else:
            player.page.keyboard.press("h")
        expect(advice).to_be_visible()
        expect(advice).to_contain_text("thinking")
        player.page.keyboard.press("Escape")
        expect(advice).to_be_hidden()
    expect(player.page.locator("[data-part=notice]")).to_be_hidden()
    assert player.faults == []


@pytest.mark.parametrize("hints", ["yes", ""])
def test_where_nobody_is_advised_the_key_for_it_says_why(player: Player, anna: Guest, ben: Guest, hints: str) -> None:
    table = anna.go("/tables", game="heavenale", seats=["me", "friend"], **({"hints": hints} if hints else {}))
    ben.go(invitation(anna, table))
    with anna.open(table) as tab:
        if (update := tab.look())["your_turn"]:
            tab.choose(update)
    player.go(table)
    expect(player.page.locator("[data-part=prompt]")).not_to_have_text("…")
    player.page.keyboard.press("h")
    expect(player.page.locator("[data-part=notice]")).to_contain_text("asked something" if hints else "agreed")
    assert player.faults == []


def told(page: Page, **instead: object) -> None:
    """A Meister whose hints say this."""

    def hear(line: WebSocketRoute, said: str | bytes) -> None:
        message = json.loads(said)
        line.send(json.dumps(message | instead if message["type"] == "hint" else message))

    page.route_web_socket("**/live", lambda line: line.connect_to_server().on_message(partial(hear, line)))


def foretold(page: Page, *others: tuple[str, str, int, bool]) -> None:
    """A Meister who knows what the others will do: name, words, how likely, and whether it answers an offer."""
    fields = ("name", "words", "share", "answers")
    told(page, others=[dict(zip(fields, other, strict=True)) for other in others])


def test_what_is_unfolded_below_advice_leaves_the_advice_in_sight(player: Player, anna: Guest) -> None:
    foretold(player.page, *[(f"Ben {number}", "travel", 50, False) for number in range(9)])
    player.page.set_viewport_size({"width": 1440, "height": 900})
    player.go(anna.quick("heavenale"))
    player.wait("")
    player.page.click("[data-part=hint]")
    player.page.click(".advice summary")
    expect(player.page.locator(".advice details p").last).to_be_in_viewport(ratio=1)
    expect(player.page.locator(".advice li button").first).to_be_in_viewport(ratio=1)


def test_how_an_offer_will_be_answered_stands_beside_the_advice_to_make_it(player: Player, anna: Guest) -> None:
    foretold(player.page, ("Ben", "refuse", 94, True), ("Cleo", "travel", 50, False))
    player.go(anna.quick("bohnhansa"))
    player.wait("")
    player.page.click("[data-part=hint]")
    beside = player.page.locator(".advice .body > ol:first-child + p")
    expect(beside).to_have_text("He expects of Ben: refuse (94\u00a0%)")
    expect(player.page.get_by_text("He expects of Cleo")).to_be_hidden()
    player.page.click(".advice summary")
    expect(player.page.get_by_text("He expects of Cleo")).to_be_visible()
    assert player.faults == []


@pytest.mark.parametrize(
    ("shares", "sure", "words"),
    [
        ((51, 50, 50), True, "About as good:"),
        ((51, 50, 49), True, "He also considered:"),
        ((51, 50, 50), False, "He also considered:"),
    ],
)
def test_what_is_about_as_good_as_the_advice_is_called_so(
    player: Player, anna: Guest, shares: tuple[int, ...], sure: bool, words: str
) -> None:
    lines = [{"choice": str(share), "words": "travel", "share": share, "sure": sure} for share in shares]
    told(player.page, lines=lines)
    player.go(anna.quick("bohnhansa"))
    player.wait("")
    player.page.click("[data-part=hint]")
    expect(player.page.locator(".advice .body > p").filter(has_text=":")).to_have_text(words)
    assert player.faults == []
