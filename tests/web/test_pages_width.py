"""What fits: no page is wider than a phone, in any language, and in a small picture nothing covers its neighbour."""

from __future__ import annotations

import json
import random
import re
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from stammtisch.engine import all_games
from stammtisch.games.heavenale import GAME as HEAVENALE
from stammtisch.games.heavenale.names import RESOURCES
from stammtisch.web.languages import LANGUAGES, game_in
from stammtisch.web.pages import STATIC
from tests.web.browser import POINT, STILL, Player
from tests.web.serving import Guest

pytestmark = pytest.mark.slow

WIDTH = 390
NARROW = 360
"""Few phones are narrower."""
PATHS = ("/", "/login", "/account", *(f"/{page}{key}" for key in all_games() for page in ("new?game=", "rules/")))

# Whether a closed list has no room for what is picked.
SHORT = """select => {
  const { font, paddingLeft, paddingRight, appearance } = getComputedStyle(select);
  const ink = Object.assign(document.createElement('canvas').getContext('2d'), { font });
  const arrow = appearance === 'none' ? 0 : 20;
  const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
  return ink.measureText(select.selectedOptions[0].text).width > room;
}"""
# Who can be asked to sit down and is neither written out in the closed list nor below it.
CUT = """() => {
  const seat = document.querySelector('.seats li:nth-child(3)');
  const [select, below] = [seat.querySelector('select'), seat.querySelector('p')];
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const ink = Object.assign(document.createElement('canvas').getContext('2d'), { font });
  const arrow = 20;
  return [...select.options].map((option) => option.text).filter((text, place) => {
    select.selectedIndex = place;
    select.dispatchEvent(new Event('change'));
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
    const said = below?.checkVisibility() && below.innerText;
    return ink.measureText(text).width > room && !(said && text.endsWith(said));
  });
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [WIDTH, 801, 1440])
def test_whoever_can_be_asked_to_sit_down_is_described_in_full(
    browser: Browser, host: str, language: str, width: int
) -> None:
    player = Player(browser, host, locale=language, viewport={"width": width, "height": 844})
    player.go("/new?game=bohnhansa")
    assert player.page.evaluate(CUT) == []
    assert player.page.locator(".seats p:visible").count() == (0 if width == 1440 else 1), "only where it must"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_has_to_be_scrolled_sideways(browser: Browser, host: str, anna: Guest, language: str) -> None:
    player = Player(browser, host, locale=language, viewport={"width": NARROW, "height": 740})
    waiting = anna.go("/tables", game="goldbraeu", seats=["me", "friend", "meister"], listed="yes")
    wide: dict[str, int] = {}
    for path in (*PATHS, waiting, anna.quick("goldbraeu")):
        player.go(path)
        for drawer in player.page.locator("main details > summary").filter(visible=True).all():
            drawer.click()
        wide[path] = player.page.evaluate(
            "Math.max(...[...document.querySelectorAll('html, .beam')].map((each) => each.scrollWidth))"
        )
    assert {path: width for path, width in wide.items() if width > NARROW} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_the_language_is_readable_in_full(browser: Browser, host: str, language: str) -> None:
    player = Player(browser, host, locale=language, viewport={"width": NARROW, "height": 740})
    player.go("/")
    assert player.page.locator("[data-part=language]").evaluate(SHORT) is False


RECORDS = Path(__file__).parents[2] / "records"
LONG_NAMES = ["Kreszentia Oberhuber", "Änne", "Maximilian-Emanuel", "Émile", "Beppo"]
# What of the result lies beyond the paper that it is written on.
BEYOND = """() => {
  const dialog = document.querySelector('dialog[open]');
  const { left, right } = dialog.getBoundingClientRect();
  const { borderLeftWidth, paddingLeft } = getComputedStyle(dialog);
  const rim = parseFloat(borderLeftWidth) + parseFloat(paddingLeft);
  return [...dialog.querySelectorAll('.scores :is(th, td)')].filter((cell) => {
    const box = cell.getBoundingClientRect();
    return box.left < left + rim - 1 || box.right > right - rim + 1 || cell.scrollWidth > cell.clientWidth + 1;
  }).map((cell) => cell.innerText);
}"""
# What in the beam lies upon the number of those who look on.
UPON = """() => {
  const words = document.querySelector('[data-part=watching]').getBoundingClientRect();
  const all = [...document.querySelectorAll('.beam :is(a, button, select, h1)')];
  return all.filter((each) => each.checkVisibility()).filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < words.right && right > words.left && top < words.bottom && bottom > words.top;
  }).map((each) => each.outerHTML);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", ["bohnhansa/5-players-01", "heavenale/4-players-01"])
def test_the_result_of_many_fits_a_phone(browser: Browser, host: str, anna: Guest, record: str, language: str) -> None:
    written = json.loads((RECORDS / f"{record}.json").read_text("utf-8"))
    written["names"] = LONG_NAMES[: written["players"]]
    player = Player(browser, host, locale=language, viewport={"width": WIDTH, "height": 844})
    player.go(anna.bring(json.dumps(written)))
    player.page.wait_for_selector("dialog[open] .scores")
    assert player.page.evaluate(BEYOND) == []
    player.page.wait_for_selector("dialog[open] .chart svg")
    numbers = player.page.locator(".scores, .chart text, .player .holding").all_text_contents()
    assert [number for number in numbers if "-" in re.sub(r"\w-", "", number)] == [], "owed money has a true minus"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [WIDTH, 801])
def test_how_many_look_on_has_a_place_of_its_own(
    browser: Browser, host: str, anna: Guest, language: str, width: int
) -> None:
    table = anna.quick("heavenale")
    with ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(stack.enter_context(Guest(host)).open(table)).look()
        player = Player(browser, host, locale=language, viewport={"width": width, "height": 844})
        player.go(table)
        expect(player.page.locator("[data-part=watching]")).to_contain_text("3")
        assert player.page.evaluate(UPON) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_week_and_day_do_not_meet_in_goldbraeus_calendar(browser: Browser, language: str) -> None:
    game, rng = game_in("goldbraeu", language), random.Random(7)
    state = game.new(3, "calendar")
    page = browser.new_page()
    for day in (2, 6):
        while state.view(0).day < day:
            seat = state.seats_to_decide()[0]
            state.apply(seat, rng.choice(state.choices(seat)))
        page.set_content(f"<style>{game.style()}</style>{game.draw(state.view(0), ['Anna', 'Ben', 'Cleo'])}")
        week, today = (each.bounding_box() for each in page.locator("#calendar > text").all()[:2])
        assert week
        assert today
        assert week["x"] + week["width"] + 5 < today["x"]


def test_markers_that_share_a_place_can_each_be_clicked_in_a_small_picture(browser: Browser) -> None:
    level: dict[str, object] = {"markers": {"red": dict.fromkeys(RESOURCES, 7)}}
    view = HEAVENALE.build(HEAVENALE.terms(2), level).view(0)
    page = browser.new_page(**STILL)
    page.set_content(f"<main class=frame>{HEAVENALE.draw(view, ['Anna', 'Ben'])}</main>")
    page.add_style_tag(path=STATIC / "style.css")
    markers = [f"marker-red-{resource}" for resource in RESOURCES]
    page.evaluate("ids => ids.forEach(id => document.getElementById(id).classList.add('choosable'))", markers)
    assert [each for each in markers if page.evaluate(POINT, each) is None] == []
