"""A finished game is looked at by a strong player, once, and everybody can read it in their language."""

from __future__ import annotations

import re
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from stammtisch.analysis import Moment, Reviewer, Stop, Swing
from stammtisch.bots.search.search import SILENCE
from stammtisch.engine import Record, find_game, read_record
from stammtisch.engine.playout import random_game
from stammtisch.table import Table
from stammtisch.table.table import HUMAN
from stammtisch.web import reviews
from stammtisch.web.languages import LANGUAGES
from stammtisch.web.reviewed import swings_in_words
from stammtisch.web.reviews import Progress
from stammtisch.web.speech import Speech
from tests.web.browser import Player
from tests.web.serving import STUCK, Guest, serving


def test_waiting_is_a_choice_in_every_language() -> None:
    game = find_game("bohnhansa")
    view = game.new(3, "waiting").view(0)
    said = {language: Speech(game, language).choice(SILENCE, view, []) for language in LANGUAGES}
    assert said == {"en": "wait", "fr": "attendre", "de": "abwarten", "it": "aspettare"}


def wait_for(guest: Guest, table: str) -> dict[str, Any]:
    """The analysis when it is done."""
    end = time.monotonic() + STUCK
    while (found := guest.get(f"{table}/analysis").json())["state"] == "running":
        assert time.monotonic() < end, found
        time.sleep(0.05)
    assert found["state"] == "done", found
    return dict(found)


@pytest.fixture(scope="module")
def game() -> Record[Any]:
    """The first choices of a game: every one is thought about to the end of the game, which takes its time."""
    record = random_game(find_game("heavenale"), 2, "a game to look at", names=["Cleo", "Dora"])
    del record.choices[16:]
    record.result = None
    return record


def stern(reviewer: Reviewer, found: list[Stop]) -> list[Moment]:
    """Somebody who sees at once, and to whom every choice is a mistake: how it is told does not depend on luck."""
    record = reviewer.read()
    wanted = {stop.number: stop for stop in found}
    moments: list[Moment] = []
    for number, state in enumerate(record.states()):
        if number in wanted:
            seat, choice = record.choices[number]
            best = next(other for other in state.choices(seat) if other != choice)
            good, bad = ((0.6, 0.4), (0.3, 0.7)) if seat == 0 else ((0.4, 0.6), (0.7, 0.3))
            moments.append(Moment(number, seat, choice, best, good, bad, wanted[number].shown, sure=False))
    return moments


def firm(_: Reviewer, suspected: list[Moment]) -> list[Moment]:
    """Who finds the same when he looks longer."""
    return [replace(moment, sure=True) for moment in suspected]


@pytest.fixture(scope="module")
def table(host: str, game: Record[Any]) -> str:
    with Guest(host) as guest, pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviews, "review_some", stern)
        patch.setattr(reviews, "review_longer", firm)
        table = guest.bring(game.to_text())
        assert guest.get(f"{table}/analysis").json() == {"state": "none"}
        assert guest.post(f"{table}/analysis").status_code == 202
        wait_for(guest, table)
    return table


def test_it_gives_a_share_for_every_seat_after_every_choice(anna: Guest, table: str, game: Record[Any]) -> None:
    shares = wait_for(anna, table)["shares"]
    assert len(shares) == len(game.choices) + 1
    assert all(abs(sum(row) - 100) < 1 for row in shares)


def test_its_accounts_name_the_players_and_add_up(anna: Guest, table: str) -> None:
    accounts = wait_for(anna, table)["accounts"]
    assert [account.pop("name") for account in accounts] == ["Cleo", "Dora"]
    for account in accounts:
        result = account.pop("result")
        assert sum(account.values()) == result


def test_it_says_whether_the_game_was_over(anna: Guest, table: str) -> None:
    assert not wait_for(anna, table)["finished"]


def test_turns_are_told_in_the_language_of_whoever_reads(anna: Guest, table: str) -> None:
    english = wait_for(anna, table)["swings"]
    assert any("Better:" in swing["words"] for swing in english)
    german = anna.http.get(f"{table}/analysis", headers={"accept-language": "de"}).json()["swings"]
    assert any("Besser:" in swing["words"] for swing in german)
    assert [swing["number"] for swing in german] == [swing["number"] for swing in english]


def test_a_swing_says_whose_it_is_and_what_it_changed(anna: Guest, table: str, game: Record[Any]) -> None:
    swings = wait_for(anna, table)["swings"]
    names = ("Cleo", "Dora")
    assert len(swings) == 5
    assert swings == sorted(swings, key=lambda swing: swing["number"])
    for swing in swings:
        name = names[swing["seat"]]
        assert swing["mistake"]
        assert game.choices[swing["number"]][0] == swing["seat"], "it shows the position before the choice"
        assert swing["words"].startswith(f"{name}: ")
        assert "Better: " in swing["words"]
        assert (swing["shares"], swing["change"]) == ([60, 30], -30)
        chosen, better = swing["choices"]
        assert swing["words"] == f"{name}: {chosen['words']}. Better: {better['words']}."
        assert chosen["clicks"] != better["clicks"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Then: Cleo shows: "),
        ("de", "Dann: Cleo zeigt: "),
        ("fr", "Ensuite\u00a0: Cleo montre\u00a0: "),
        ("it", "Poi: Cleo mostra: "),
    ],
)
def test_a_turn_of_fortune_tells_what_came_to_light(language: str, words: str) -> None:
    names = ["Cleo", "Dora", "Emil"]
    table = Table(random_game(find_game("goldbraeu"), 3, "came to light", names=names), [HUMAN] * 3)
    at = next(at for at, events in enumerate(table.story) if any(event.kind == "card_shown" for event in events))
    seat, choice = table.record.choices[at]
    even = (1 / 3, 1 / 3, 1 / 3)
    moment = Moment(at, seat, choice, choice, even, even, shown=True)
    swing = Swing(moment, by_choice=False, change=0.3, until=at + 1, hinge=range(at, at + 1))
    speech = Speech(table.record.game, language)
    assert words in speech.turn("…", swing, table.story, names)


def test_a_turn_that_came_later_is_shown_when_it_came_and_not_put_down_to_the_choice_before() -> None:
    names = ["Cleo", "Dora", "Emil"]
    table = Table(random_game(find_game("goldbraeu"), 3, "came to light", names=names), [HUMAN] * 3)
    at = next(at for at, events in enumerate(table.story) if any(event.kind == "card_shown" for event in events))
    seat, choice = table.record.choices[at - 1]
    even = (1 / 3, 1 / 3, 1 / 3)
    swing = Swing(Moment(at - 1, seat, choice, choice, even, even, shown=True), False, 0.3, at + 1, range(at, at + 1))
    [told] = swings_in_words(table, [swing], Speech(table.record.game, "en"), names)
    assert told["words"].startswith(f"For {names[seat]}: ")
    assert " shows: " in told["words"]
    assert (told["number"], told["change"], told["shares"]) == (at + 1, 30, [])


@pytest.mark.slow
def test_all_of_it_can_be_scrolled_to(browser: Browser, host: str, table: str) -> None:
    player = Player(browser, host, viewport={"width": 1440, "height": 700})
    player.go(f"{table}/replay")
    player.page.wait_for_selector(".accounts")
    player.page.hover("#page-analysis")
    player.page.mouse.wheel(0, 20_000)
    expect(player.page.locator("[data-part=fork]")).to_be_in_viewport(ratio=1)
    within = player.page.locator("[data-part=accounts]")
    assert within.evaluate("box => box.scrollWidth <= box.clientWidth"), "nothing of the accounts is cut off"
    assert player.faults == []


@pytest.mark.slow
def test_another_language_leads_back_to_the_same_moment(browser: Browser, host: str, table: str) -> None:
    player = Player(browser, host)
    player.go(f"{table}/replay")
    player.page.click("[data-part=first]")
    player.page.click("[data-part=on]")
    player.page.wait_for_url(f"**{table}/replay?at=1")
    player.page.select_option("[data-part=language]", "de")
    player.page.wait_for_selector("html[lang=de]")
    expect(player.page.locator("[data-part=count]")).to_have_text(re.compile("^1 / "))


@pytest.mark.slow
def test_a_turn_tells_its_points_and_has_no_arrow(browser: Browser, host: str, table: str) -> None:
    turn = {"number": 4, "mistake": False, "seat": 0, "words": "For Cleo: …", "change": 30, "shares": []}
    accounts = [
        {"name": name, **dict.fromkeys(("start", "own", "others", "luck", "insight", "result"), 0)} for name in "CD"
    ]
    told = {"state": "done", "shares": [[50, 50]] * 9, "accounts": accounts, "swings": [turn], "finished": True}
    player = Player(browser, host)
    player.page.route("**/analysis", lambda route: route.fulfill(json=told))
    player.go(f"{table}/replay")
    expect(player.page.locator(".swings .change")).to_have_text("Chance of winning: +30 percentage points")
    expect(player.page.locator("[data-part=chances] .fall")).to_have_count(0)


# The words that are broken in two in the heads of a table.
BROKEN = """[...document.querySelectorAll('.accounts th')].flatMap((head) => {
  const text = head.lastChild;
  return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size > 1;
  }).map(([word]) => word);
})"""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_no_word_is_broken_in_the_accounts_of_five(
    browser: Browser, host: str, table: str, language: str, width: int
) -> None:
    parts = dict.fromkeys(("start", "own", "others", "luck", "insight"), -36)
    names = ["Änne", "Beppo", "Çelik", "Dörte", "Kreszentia"]
    accounts = [{"name": name, **parts, "result": 20} for name in names]
    told = {"state": "done", "shares": [[20] * 5] * 9, "accounts": accounts, "swings": []}
    player = Player(browser, host, locale=language, viewport={"width": width, "height": 900})
    player.page.route("**/analysis", lambda route: route.fulfill(json=told))
    player.go(f"{table}/replay")
    player.page.wait_for_selector(".accounts")
    assert player.page.evaluate(BROKEN) == []
    within = player.page.locator("[data-part=accounts]")
    assert within.evaluate("box => box.scrollWidth <= box.clientWidth"), "nothing of the accounts is cut off"


@pytest.mark.slow
def test_the_charts_show_which_moment_one_looks_at(browser: Browser, host: str, table: str) -> None:
    player = Player(browser, host)
    player.go(f"{table}/replay?at=4")
    lines = player.page.locator(".chart .now")
    for at in (4, 5):
        for chart, height in enumerate((170, 300)):
            expect(lines.nth(chart)).to_have_attribute("d", f"M{560 * at / 16:.1f} 0V{height}")
        player.page.click("[data-part=on]")
    assert player.faults == []


@pytest.mark.slow
def test_a_mistake_is_looked_at_before_it_is_made_and_with_the_eyes_of_who_made_it(
    browser: Browser, host: str, table: str, game: Record[Any]
) -> None:
    player = Player(browser, host)
    player.go(f"{table}/replay")
    first = player.page.locator(".swings li").filter(has_text="Mistake").first
    number = int(first.locator("button").inner_text())
    first.locator("button").click()
    expect(player.page.locator("[data-part=count]")).to_have_text(f"{number} / 16")
    expect(player.page.locator("[data-part=eyes]")).to_have_value(str(game.choices[number][0]))


@pytest.mark.slow
def test_the_board_shows_a_mistake_and_what_would_have_been_better(
    browser: Browser, host: str, table: str, anna: Guest
) -> None:
    player = Player(browser, host)
    player.go(f"{table}/replay")
    expect(player.page.locator(".layers .worse, .layers .better")).to_have_count(0)
    expect(player.page.locator("[data-part=comparison]")).to_be_hidden()
    for swing in wait_for(anna, table)["swings"]:
        player.page.get_by_role("button", name=f"Look at moment {swing['number']}", exact=True).click()
        chosen, better = swing["choices"]
        expect(player.page.locator(".comparison .worse")).to_have_text(f"✗ Chosen: {chosen['words']}")
        expect(player.page.locator(".comparison .better")).to_have_text(f"✓ Better: {better['words']}")
        one, other = set(chosen["clicks"]), set(better["clicks"])
        for kind, ids in (("worse", one - other), ("better", other - one), ("pointed", one & other)):
            assert {each.get_attribute("id") for each in player.page.locator(f".layers .{kind}").all()} == ids
    player.page.click("[data-part=last]")
    expect(player.page.locator(".layers .worse, .layers .better, .layers .pointed")).to_have_count(0)
    expect(player.page.locator("[data-part=comparison]")).to_be_hidden()
    assert player.faults == []


@pytest.mark.slow
def test_what_a_mistake_and_the_better_choice_share_is_neither(browser: Browser, host: str, table: str) -> None:
    def hear(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        for way, space in zip(found["swings"][0]["choices"], (4, 5), strict=True):
            way["clicks"] = ["space-3", f"space-{space}"]
        route.fulfill(response=answer, json=found)

    player = Player(browser, host)
    player.page.route("**/analysis", hear)
    player.go(f"{table}/replay")
    player.page.locator(".swings button").first.click()
    for kind, space in (("pointed", 3), ("worse", 4), ("better", 5)):
        expect(player.page.locator(f".layers .{kind}")).to_have_id(f"space-{space}")


@pytest.mark.slow
def test_the_page_says_what_its_numbers_count(browser: Browser, host: str, table: str) -> None:
    player = Player(browser, host)
    player.go(f"{table}/replay")
    rows = player.page.locator(".accounts tr")
    expect(rows).to_have_count(7)
    start, *parts, result = (row.locator("td").first.inner_text() for row in rows.all()[1:])
    assert start.endswith(" %"), "a chance"
    assert result.endswith(" %")
    assert all(part.lstrip("+−").isdecimal() for part in parts), "points, which may exceed 100"
    what, unfinished, late = player.page.locator("[data-part=accounts] .note").all_inner_texts()
    assert "percentage points" in what
    assert "The game is not over" in unfinished
    assert "Later insight is up to" in late
    fall = "Chance of winning: 60 % with the best choice, 30 % with this one"
    expect(player.page.locator(".swings .change").first).to_have_text(fall)


@pytest.mark.slow
def test_an_arrow_shows_how_far_a_mistake_threw_somebody_back(browser: Browser, host: str, table: str) -> None:
    player = Player(browser, host)
    player.go(f"{table}/replay")
    mistakes = player.page.locator(".swings li").filter(has_text="Mistake")
    arrows = player.page.locator("[data-part=chances] .fall")
    expect(mistakes.first).to_be_visible()
    expect(arrows).to_have_count(mistakes.count())
    number = int(mistakes.first.locator("button").inner_text())
    expect(arrows.first).to_have_attribute("d", re.compile(rf"^M{560 * number / 16:.1f} 120V210"))


def test_how_long_it_still_takes_is_told_from_how_long_it_has_taken() -> None:
    progress = Progress()
    progress.begin(40, now=100.0, later=0.5)
    assert progress.left(now=103.0) is None
    progress.done = 10
    assert progress.left(now=130.0) == 90.0 + 60.0
    progress.done = 40
    assert progress.left(now=220.0) == 60.0, "the looks at suspected mistakes"
    progress.begin(4, now=220.0)
    assert (progress.of, progress.left(now=230.0)) == (44, None)
    progress.done = 41
    assert progress.left(now=236.0) == 48.0
    progress.done = 44
    assert progress.left(now=280.0) == 0.0


def test_a_game_that_goes_on_is_not_analysed(anna: Guest) -> None:
    running = anna.quick("goldbraeu")
    assert anna.post(f"{running}/analysis").status_code == 403
    assert anna.get(f"{running}/analysis").json() == {"state": "none"}


def test_it_is_kept_when_the_server_starts_again(data: Path, game: Record[Any]) -> None:
    with serving(data, thinkers=1) as host, Guest(host) as ben:
        table = ben.bring(game.to_text())
        ben.post(f"{table}/analysis")
        before = wait_for(ben, table)
    with serving(data) as host, Guest(host) as cleo:
        assert wait_for(cleo, table) == before
        assert read_record(cleo.get(f"{table}/record.json").text).choices == game.choices


def test_bots_play_on_while_a_game_is_analysed(data: Path, game: Record[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    done = threading.Event()

    def lost_in_thought(reviewer: Reviewer, found: list[Stop]) -> list[Moment]:
        assert done.wait(STUCK)
        return stern(reviewer, found)

    monkeypatch.setattr(reviews, "review_some", lost_in_thought)
    monkeypatch.setattr(reviews, "review_longer", firm)
    with serving(data) as host, Guest(host) as ben:
        table = ben.bring(game.to_text())
        try:
            assert ben.post(f"{table}/analysis").status_code == 202
            with ben.open(ben.quick("goldbraeu")) as tab:
                update = tab.my_turn()
                assert tab.choose(update)["type"] == "done"
                assert tab.my_turn()["version"] > update["version"]
            assert ben.get(f"{table}/analysis").json()["state"] == "running"
        finally:
            done.set()
        wait_for(ben, table)


@pytest.mark.slow
def test_whoever_waits_learns_that_it_was_lost_with_the_server_and_can_ask_again(
    browser: Browser, data: Path, game: Record[Any]
) -> None:
    with serving(data, analysis_seconds=20.0) as host:
        with Guest(host) as ben:
            table = ben.bring(game.to_text())
        player = Player(browser, host)
        player.go(f"{table}/replay")
        button = player.page.locator("[data-part=analyse] button")
        button.click()
        expect(player.page.locator("[data-part=chances] progress")).to_be_visible()
    with serving(data) as other:
        # It has another port here, which the page cannot know.
        player.page.route("**/analysis", lambda route: route.continue_(url=f"http://{other}{table}/analysis"))
        expect(player.page.locator("[data-part=analysis-words]")).to_contain_text("the analysis was lost")
        expect(button).to_be_visible()
        expect(player.page.locator("[data-part=chances] progress")).to_have_count(0)
