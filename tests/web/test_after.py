"""After the end: replay from every seat, the verified shuffle, records down and up, playing on, rematch."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from stammtisch.engine import Chance, read_record
from tests.web.browser import Player
from tests.web.invitations import invitation
from tests.web.serving import Guest

RECORDS = Path(__file__).parents[2] / "records"


@pytest.fixture(scope="module")
def winner(host: str) -> Iterator[Guest]:
    """Somebody who has played a game to its end."""
    with Guest(host) as guest:
        yield guest


@pytest.fixture(scope="module")
def over(winner: Guest) -> str:
    """The finished table."""
    table = winner.hotseat("heavenale", 2)
    path = f"/api/tables/{table.removeprefix('/t/')}"
    while not (position := winner.get(f"{path}/view").json())["over"]:
        choice = winner.get(f"{path}/choices").json()[0]["choice"]
        winner.http.post(f"{path}/choose", json={"version": position["version"], "choice": choice}).raise_for_status()
    return table


def test_the_end_is_shown_with_seed_and_scores(winner: Guest, over: str) -> None:
    with winner.open(over) as tab:
        update = tab.look()
    assert update["over"]
    assert Chance(update["result"]["seed"]).commitment() == update["result"]["commitment"]
    assert min(update["result"]["places"]) == 1
    page = winner.get(f"{over}/check").text
    assert update["result"]["seed"] in page
    assert update["result"]["commitment"] in page


def test_every_moment_can_be_seen_from_every_seat(over: str, anna: Guest) -> None:
    total = anna.get(f"{over}/moment?at=0").json()["of"]
    for at in (0, 1, total // 2, total):
        for seat in ("", "&seat=0", "&seat=1"):
            moment = anna.get(f"{over}/moment?at={at}{seat}").json()
            assert moment["at"] == at
            assert moment["board"].startswith("<svg")
            assert bool(moment["lines"]) == (at > 0)
    for wrong in (-1, total + 1):
        assert anna.get(f"{over}/moment?at={wrong}").status_code == 422
    assert anna.get(f"{over}/moment?at=0&seat=2").status_code == 403
    assert anna.get(f"{over}/replay?at={total}&seat=1").status_code == 200


def test_whoever_plays_on_reads_what_the_names_are_for(over: str, anna: Guest) -> None:
    page = anna.get(f"{over}/replay").text
    assert '<label for="page-fork">In the place of</label>' in page


@pytest.mark.slow
def test_before_the_first_choice_the_replay_says_that_nothing_has_happened(
    browser: Browser, host: str, over: str
) -> None:
    player = Player(browser, host)
    player.go(f"{over}/replay?at=1")
    log = player.page.locator("[data-part=log]")
    said = "log => getComputedStyle(log, '::before').content"
    assert log.evaluate(said) == "none"
    player.page.click("[data-part=back]")
    expect(log).to_be_empty()
    assert log.evaluate(said) == '"Nothing has happened yet."'


@pytest.mark.slow
def test_a_choice_that_is_not_told_is_not_taken_for_the_beginning(browser: Browser, host: str, anna: Guest) -> None:
    text = (RECORDS / "bohnhansa" / "3-players-16.json").read_text(encoding="utf-8")
    player = Player(browser, host)
    player.go(f"{anna.bring(text)}/replay?at=4")
    player.page.click("[data-part=on]")
    log = player.page.locator("[data-part=log]")
    expect(log).to_be_empty()
    assert log.evaluate("log => getComputedStyle(log, '::before').content") == "none"


def test_the_course_of_the_scores_ends_with_the_result(over: str, anna: Guest) -> None:
    course = anna.get(f"{over}/course").json()
    record = read_record(anna.get(f"{over}/record.json").text)
    assert record.result is not None
    assert course["scores"][-1] == record.result.scores
    assert len(course["scores"]) == len(record.choices) + 1


def test_once_more_is_only_for_those_who_have_played(winner: Guest, over: str, anna: Guest) -> None:
    again = f'formaction="{over}/rematch"'
    assert again in winner.get(over).text
    assert again not in anna.get(over).text


def test_a_record_goes_out_and_comes_in_again(over: str, anna: Guest) -> None:
    text = anna.get(f"{over}/record.json").text
    read_record(text).replay()
    copy = anna.bring(text)
    assert anna.get(f"{copy}/replay?at=0").status_code == 200
    assert anna.get(f"{copy}/record.json").text == text


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b"[1, 2]", b'{"format": "stammtisch record 1"}'])
def test_a_damaged_record_is_refused_in_one_line(anna: Guest, content: bytes) -> None:
    german = {"accept-language": "de"}
    answer = anna.http.post("/records", data={"csrf": anna.csrf}, files={"file": ("g.json", content)}, headers=german)
    assert answer.status_code == 422
    assert "Das ist keine Aufzeichnung" in answer.text


def test_an_unfinished_record_can_be_looked_at_but_not_played(anna: Guest, over: str) -> None:
    record = read_record(anna.get(f"{over}/record.json").text)
    record.result = None
    del record.choices[10:]
    copy = anna.bring(record.to_text())
    with anna.open(copy) as tab:
        assert len(tab.look()["log"]) == 10


def test_a_position_is_played_on_against_bots(anna: Guest, over: str) -> None:
    total = anna.get(f"{over}/moment?at=0").json()["of"]
    assert anna.post(f"{over}/fork", at=total, seat=0).status_code == 422
    assert anna.post(f"{over}/fork", at=0, seat=2).status_code == 422
    assert anna.post(f"{over}/fork", at=0, seat=1, bots="Kiebitz").status_code == 422
    table = anna.go(f"{over}/fork", at=20, seat=1, bots="lehrling")
    with anna.open(table) as tab:
        update = tab.my_turn()
        assert [panel["bot"] for panel in update["panels"]] == ["lehrling", None]
        assert update["seat"] == 1
        assert update["version"] >= 20
        assert tab.choose(update)["type"] == "done"


@pytest.mark.parametrize(("bots", "proposed"), [("lehrling", "lehrling"), ("greedy", "geselle")])
def test_whoever_plays_on_meets_bots_of_the_level_that_sat_there(anna: Guest, bots: str, proposed: str) -> None:
    page = anna.get(f"{finished_against(anna, bots)}/replay").text
    assert re.findall('<option value="([a-z]+)" selected>', page.partition('name="bots"')[2]) == [proposed]


def finished_against(guest: Guest, bots: str) -> str:
    """A finished game against a bot."""
    table = guest.go("/tables", game="heavenale", seats=["me", bots])
    guest.go(f"{table}/leave", seat=0)
    with guest.open(table) as tab:
        tab.until(lambda message: message["type"] == "update" and message["over"])
    return table


@pytest.mark.slow
def test_a_replay_goes_on_by_arrow_keys_wherever_one_has_clicked_before(browser: Browser, host: str, over: str) -> None:
    player = Player(browser, host)
    player.go(f"{over}/replay?at=9")
    at = player.page.locator("[data-part=count]")
    player.page.click("[data-part=on]")
    player.page.keyboard.press("ArrowLeft")
    player.page.keyboard.press("ArrowLeft")
    expect(at).to_have_text(re.compile("^8 / "))
    player.page.keyboard.press("End")
    expect(player.page.locator("[data-part=fork-go]")).to_be_disabled()
    expect(player.page.locator("[data-part=fork-end]")).to_be_visible()
    player.page.keyboard.press("Home")
    expect(player.page.locator("[data-part=fork-go]")).to_be_enabled()
    expect(player.page.locator("[data-part=fork-end]")).to_be_hidden()
    assert player.faults == []


@pytest.mark.slow
def test_a_form_with_a_mistake_comes_back_as_it_was_filled_in(browser: Browser, host: str) -> None:
    player = Player(browser, host)
    player.go("/new?game=heavenale")
    seats = player.page.locator("select[name=seats]")
    for seat in range(2):
        seats.nth(seat).select_option("meister")
    player.page.click("main form button.primary")
    player.page.click("[data-part=again]")
    expect(seats.first).to_have_value("meister")


@pytest.mark.slow
def test_among_bots_hints_are_allowed_unless_it_is_decided_otherwise(browser: Browser, host: str) -> None:
    player = Player(browser, host)
    player.go("/new?game=bohnhansa")
    hints = player.page.locator("[name=hints]")
    second, third = (player.page.locator("select[name=seats]").nth(seat) for seat in (1, 2))
    expect(hints).not_to_be_checked()
    second.select_option("meister")
    expect(hints).to_be_checked()
    third.select_option("me")
    expect(hints).not_to_be_checked()
    third.select_option("greedy")
    hints.uncheck()
    second.select_option("geselle")
    expect(hints).not_to_be_checked()


def test_the_same_again(host: str, anna: Guest, ben: Guest) -> None:
    table = anna.go("/tables", game="heavenale", seats=["me", "friend"])
    ben.go(invitation(anna, table))
    assert anna.post(f"{table}/rematch").status_code == 422
    for guest, seat in ((anna, 0), (ben, 1)):
        guest.go(f"{table}/leave", seat=seat)  # bots play it to the end
    with anna.open(table) as tab:
        tab.until(lambda message: message["type"] == "update" and message["over"])
        again = anna.go(f"{table}/rematch")
        assert tab.until(lambda message: message["type"] == "update")["result"]["rematch"] == again.removeprefix("/t/")
    assert ben.go(f"{table}/rematch") == again
    with ben.open(again) as tab:
        assert [panel["kind"] for panel in tab.look()["panels"]] == ["person", "person"]
        assert tab.resync()["seat"] == 0  # the start has passed on
    with Guest(host) as stranger:
        assert stranger.post(f"{table}/rematch").status_code == 403


def test_over_is_over(winner: Guest, over: str) -> None:
    path = f"/api/tables/{over.removeprefix('/t/')}"
    version = winner.get(path).json()["version"]
    for deed, body in (("choose", {"version": version, "choice": "0"}), ("undo", {"version": version})):
        answer = winner.http.post(f"{path}/{deed}", json=body)
        assert answer.status_code == 422
        assert answer.json()["detail"] == "The game is over."
    assert winner.post(f"{over}/leave", seat=0).status_code == 422
