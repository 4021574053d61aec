"""The table page: why not, undo, selecting, dragging, the list in words, what a phone asks."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, expect

from stammtisch.engine import all_games
from stammtisch.games.goldbraeu.names import ACTIONS
from tests.web.browser import MIDDLE, POINT, Player
from tests.web.serving import Guest

pytestmark = pytest.mark.slow

# A corner of the box around a hexagon: beside the tile, on the space that it lies on.
BESIDE = """id => {
  const box = document.querySelector(`#${id} > .target`).getBoundingClientRect();
  const place = [box.left + 1, box.top + 1];
  const there = document.elementFromPoint(...place);
  return there.closest('.choosable') ? null : place;
}"""
# All of it is in sight: each corner and the middle, without scrolling and with nothing above it.
WHOLE = """selector => {
  const box = document.querySelector(selector);
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const places = [[left + 9, top + 9], [right - 9, top + 9], [left + 9, bottom - 9], [right - 9, bottom - 9]];
  places.push([(left + right) / 2, (top + bottom) / 2]);
  return places.every((place) => box.contains(document.elementFromPoint(...place)));
}"""
# The log goes to its end, and before the page hears of it something above takes room from it.
SHRINK = """async height => {
  const frame = () => new Promise(requestAnimationFrame);
  const box = document.querySelector('.log');
  box.scrollTop -= 20;
  for (let wait = 0; wait < 3; wait += 1) await frame();
  box.scrollTop = box.scrollHeight;
  document.querySelector('.slate').style.height = `${height}px`;
  for (let wait = 0; wait < 3; wait += 1) await frame();
}"""
LEFT_BELOW = """() => {
  const box = document.querySelector('.log');
  return box.scrollHeight - box.scrollTop - box.clientHeight;
}"""
SET_UP = 12
"""Choices of three players before the first day of Goldbräu: the hidden shares, then three bosses each."""


def hotseat(player: Player, anna: Guest, game: str, *notations: str, first: int = 0) -> None:
    """A table where Anna has all seats, after some choices, with the device in her hands.

    `first`: so many times the first of what may be chosen.
    """
    table = anna.hotseat(game, 3 if game == "goldbraeu" else 2)
    with anna.open(table) as tab:
        for notation in notations:
            update = tab.my_turn()
            tab.send("say", version=update["version"], notation=notation)
            tab.next("done")
        for _ in range(first):
            tab.choose(tab.my_turn())
    player.go(table)
    player.page.click("[data-part=take-device]")
    player.wait("")


@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("width", [1440, 390])
def test_everybodys_money_is_in_sight(player: Player, anna: Guest, game: str, width: int) -> None:
    table = anna.quick(game)
    with anna.open(table) as tab:
        money = [seat[0]["words"] for seat in tab.my_turn()["holdings"]]
    player.page.set_viewport_size({"width": width, "height": 844})
    player.go(table)
    player.wait("")
    shown = player.page.locator(".player .money")
    assert [each.get_attribute("aria-label") for each in shown.all()] == money
    for each in shown.all():
        expect(each).to_be_in_viewport(ratio=1)


def test_what_cannot_be_chosen_says_why_with_its_rule(player: Player, anna: Guest) -> None:
    hotseat(player, anna, "heavenale")
    # There lies a tile, by which nothing is meant; the space answers for it.
    tile = player.page.locator("#track [id^=tile-]").first.bounding_box()
    assert tile
    player.page.mouse.click(tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
    reason = player.page.locator("[data-part=tip] .why")
    expect(reason).to_contain_text("HA-14")
    assert player.faults == []


def test_a_click_gets_the_tip_out_of_the_way(player: Player, anna: Guest) -> None:
    hotseat(player, anna, "heavenale")
    tip = player.page.locator("[data-part=tip]")
    point = player.page.wait_for_function(POINT, arg="start-marker").json_value()
    player.page.mouse.move(*point)
    expect(tip).to_be_visible()
    player.page.mouse.click(*point)
    expect(player.page.locator("[data-part=cancel]")).to_be_visible()
    expect(tip).to_be_hidden()


def test_a_selection_narrows_what_glows_and_escape_takes_it_back(player: Player, anna: Guest) -> None:
    hotseat(player, anna, "heavenale")
    assert "start-marker" in player.glowing()
    player.click_on_board("start-marker")
    glowing = player.glowing()
    assert glowing
    assert all(each.startswith("marker-") for each in glowing)
    expect(player.page.locator("[data-part=cancel]")).to_be_visible()
    player.page.keyboard.press("Escape")
    assert "start-marker" in player.glowing()


def test_selecting_needs_no_server(player: Player, anna: Guest) -> None:
    hotseat(player, anna, "heavenale")
    player.page.context.set_offline(True)
    player.click_on_board("start-marker")
    assert all(each.startswith("marker-") for each in player.glowing())


def test_undo_takes_back_and_its_fence_is_shown(player: Player, anna: Guest) -> None:
    hotseat(player, anna, "heavenale", "start ducats")
    undo, fence = player.page.locator("[data-part=undo]"), player.page.locator("[data-part=fence]")
    expect(undo).to_be_disabled()
    fence.click()
    expect(player.page.locator("[data-part=notice]")).to_contain_text("undo")
    space = next(each for each in player.glowing() if player.page.locator(f"#{each} [id^=tile-]").count())
    player.click_on_board(space)
    player.wait("1")
    expect(fence).to_be_hidden()
    undo.click()
    player.wait("2")
    assert space in player.glowing()


def test_the_second_click_of_a_double_click_chooses_nothing(player: Player, anna: Guest) -> None:
    hotseat(player, anna, "heavenale", "start ducats")
    player.press(player.buttons()[0])
    player.wait("1")
    page = player.page
    page.mouse.move(*page.evaluate(MIDDLE, ".choice"))
    for clicks, version in ((2, "2"), (1, "3")):
        page.mouse.down(click_count=clicks)
        page.mouse.up(click_count=clicks)
        page.wait_for_timeout(300)
        assert player.version == version


def test_a_tile_is_bought_and_placed_by_one_drag(player: Player, anna: Guest) -> None:
    hotseat(player, anna, "heavenale", "start ducats")
    page = player.page
    space = next(each for each in player.glowing() if page.locator(f"#{each} [id^=tile-]").count())
    player.click_on_board(space)
    player.wait("1")
    colour = page.locator("[data-waiting=true]").first.get_attribute("id") or ""
    colour = colour.removeprefix("board-")
    tile = next(each for each in player.glowing() if each.startswith("tile-"))
    start, goal = page.locator(f"#{tile}").bounding_box(), page.locator(f"#spot-{colour}-D07").bounding_box()
    assert start
    assert goal
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + 5, goal["y"] + goal["height"] / 2, steps=6)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
    page.mouse.up()
    expect(page.locator(f"#spot-{colour}-D07")).not_to_have_attribute("data-tile", "none")
    assert player.faults == []


def test_a_phone_asks_before_what_cannot_be_undone(browser: Browser, host: str) -> None:
    player = Player(browser, host, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    player.quick("goldbraeu")
    version = player.version
    player.page.locator(".choice").first.tap()
    expect(player.page.locator("[data-part=doubt]")).to_be_visible()
    player.page.tap("[data-part=do-it]")
    player.wait(version)
    assert player.faults == []


@pytest.mark.parametrize("chosen", [".advice li button", ".choice"])
def test_what_a_phone_asks_once_more_is_in_sight_wherever_one_has_scrolled(
    browser: Browser, host: str, chosen: str
) -> None:
    player = Player(browser, host, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    player.quick("goldbraeu")
    player.page.tap("[data-part=hint]")
    expect(player.page.locator(".advice li").first).to_be_visible()
    player.page.locator(chosen).last.tap()
    expect(player.page.locator("[data-part=doubt]")).to_be_visible()
    assert player.page.evaluate(WHOLE, "[data-part=doubt]")
    assert player.faults == []


@pytest.mark.parametrize("width", [1280, 390])
def test_a_table_can_be_left_on_a_screen_of_any_width(player: Player, anna: Guest, width: int) -> None:
    player.page.set_viewport_size({"width": width, "height": 844})
    player.go(anna.quick("heavenale"))
    player.wait("")
    table, leave = player.page.url, player.page.get_by_role("button", name="Leave")
    leave.click()
    asked = player.page.locator("dialog[data-part=leaving]")
    asked.get_by_role("button", name="Stay").click()
    expect(asked).to_be_hidden()
    assert player.page.url == table
    leave.click()
    asked.get_by_role("button", name="Leave").click()
    player.page.wait_for_url(f"http://{player.host}/")
    assert player.faults == []


def test_chat_reaches_the_other_tab_as_text(player: Player, anna: Guest, browser: Browser, host: str) -> None:
    hotseat(player, anna, "goldbraeu")
    watcher = Player(browser, host)
    watcher.page.goto(player.page.url)
    watcher.page.wait_for_selector("[data-part=pieces] svg g")
    player.page.click("#page-chat-tab")
    player.page.fill("[data-part=chat-input]", "<b>Prost</b> & more")
    player.page.keyboard.press("Enter")
    expect(watcher.page.locator("[data-part=unread]")).to_have_text("1")
    watcher.page.click("#page-chat-tab")
    expect(watcher.page.locator("[data-part=chat-lines] li")).to_contain_text("<b>Prost</b> & more")
    assert watcher.faults == []


def test_dark_mode_is_remembered(player: Player) -> None:
    player.go("/")
    player.page.click("[data-part=theme]")
    chosen = player.page.evaluate("document.documentElement.dataset.theme")
    player.page.reload()
    assert player.page.evaluate("document.documentElement.dataset.theme") == chosen


def test_a_newcomer_is_told_how_the_game_goes_and_only_once(browser: Browser, host: str) -> None:
    player = Player(browser, host, newcomer=True)
    player.quick("goldbraeu")
    primer = player.page.locator("dialog[data-part=primer]")
    expect(primer).to_be_visible()
    primer.locator(".primary").click()
    player.page.reload()
    player.wait("")
    expect(primer).to_be_hidden()
    player.page.click("[data-part=show-primer]")
    expect(primer).to_be_visible()
    assert player.faults == []


def test_an_action_card_is_laid_face_down_from_the_hand(player: Player, anna: Guest) -> None:
    hotseat(player, anna, "goldbraeu", first=SET_UP)
    colour = (player.page.locator("[data-waiting=true]").first.get_attribute("id") or "").removeprefix("player-")
    assert player.glowing() == ["held-expand", "held-boss", "held-buy"]
    player.click_on_board("held-boss")
    expect(player.page.locator(f"#action-{colour}")).to_have_attribute("data-action", "hidden")


def test_a_selection_leaves_only_its_own_buttons(player: Player, anna: Guest) -> None:
    hotseat(player, anna, "goldbraeu")
    buttons = player.page.locator(".choice:visible")
    every = buttons.count()
    first = player.glowing()[0]
    player.click_on_board(first)
    expect(buttons.first).to_contain_text(first.removeprefix("hand-"))
    assert 0 < buttons.count() < every


def test_choices_keep_their_room_whatever_else_is_open(player: Player, anna: Guest) -> None:
    table = anna.quick("goldbraeu")
    with anna.open(table) as tab:
        while len((update := tab.my_turn())["choices"]) != len(ACTIONS):
            tab.choose(update)
    player.page.set_viewport_size({"width": 1280, "height": 800})
    player.go(table)
    player.wait("")
    player.page.click("[data-part=ledger] summary")
    player.page.click("[data-part=hint]")
    expect(player.page.locator(".advice li").first).to_be_visible()
    for choice in player.page.locator(".choice").all():
        expect(choice).to_be_in_viewport(ratio=1)


def test_only_a_list_that_does_not_fit_fades_out_below(player: Player, anna: Guest) -> None:
    table = anna.quick("heavenale")
    with anna.open(table) as tab:
        while not 5 < len((update := tab.my_turn())["choices"]) < 10:
            tab.choose(update)
    player.page.set_viewport_size({"width": 1280, "height": 1800})
    player.go(table)
    player.wait("")
    choices = player.page.locator("[data-part=choices]")
    expect(choices).to_have_class(re.compile("long"))
    expect(choices).not_to_have_class(re.compile("more"))
    player.page.set_viewport_size({"width": 1280, "height": 500})
    expect(choices).to_have_class(re.compile("more"))


@pytest.mark.parametrize("width", [1440, 390])
def test_a_bot_is_called_by_its_level(player: Player, anna: Guest, width: int) -> None:
    player.page.set_viewport_size({"width": width, "height": 844})
    player.go(anna.go("/tables", game="goldbraeu", seats=["me", "lehrling", "geselle"]))
    player.wait("")
    levels = player.page.locator(".player[data-kind=bot] .remark")
    expect(levels).to_have_text(["Lehrling (bot)", "Geselle (bot)"])
    for level in levels.all():
        expect(level).to_be_in_viewport(ratio=1)


def test_the_log_follows_until_somebody_scrolls_up(player: Player, anna: Guest) -> None:
    hotseat(player, anna, "heavenale", first=25)
    page = player.page
    page.evaluate(SHRINK, 200)
    assert page.evaluate(LEFT_BELOW) < 5
    page.hover(".log")
    page.mouse.wheel(0, -150)
    page.wait_for_function(f"() => ({LEFT_BELOW})() > 100")
    page.evaluate("height => document.querySelector('.slate').style.height = `${height}px`", 260)
    page.wait_for_timeout(100)
    assert page.evaluate(LEFT_BELOW) > 100
    assert player.faults == []


def test_a_click_close_beside_a_tile_is_meant_for_the_tile(player: Player, anna: Guest) -> None:
    hotseat(player, anna, "heavenale")
    while not (tiles := [each for each in player.glowing() if each.startswith("tile-")]):
        version = player.version
        player.press(player.buttons()[0])
        player.page.wait_for_function("before => document.documentElement.dataset.version !== before", arg=version)
        if player.page.locator("[data-part=take-device]").is_visible():
            player.page.click("[data-part=take-device]")
        player.page.wait_for_selector(".choice")
    place = player.page.evaluate(BESIDE, tiles[0])
    assert place is not None
    player.page.mouse.click(*place)
    expect(player.page.locator(f"#{tiles[0]}")).to_contain_class("selected")


def test_what_one_player_does_in_a_row_stands_together(player: Player, anna: Guest) -> None:
    hotseat(player, anna, "heavenale", first=7)
    lines = player.page.evaluate(
        "[...document.querySelectorAll('[data-part=log] li')].map(each => [each.dataset.seat, each.className])"
    )
    together = ["same" in classes.split() for _, classes in lines]
    assert together == [False, *(one == other for (one, _), (other, _) in pairwise(lines))]
    assert any(together)
