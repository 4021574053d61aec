"""When something breaks on our side: it is in the log, whoever is there is told, and the table goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from fastapi import FastAPI
from playwright.sync_api import expect

from stammtisch.engine import Event, Refusal
from stammtisch.table import Table
from stammtisch.web.app import make_app
from stammtisch.web.shield import UNSTORED, security_headers
from tests.web.browser import Player, browsing
from tests.web.serving import Guest, Tab, quick_settings, running, serving

PARTS = {"words": "stammtisch.web.updates.panels", "picture": "stammtisch.web.sockets.pieces"}
"""What an update is made of, each by a function of its own."""

GUARDS = (*security_headers(secure=False), *UNSTORED)


def breaks(*_: object) -> NoReturn:
    raise ZeroDivisionError("out of chalk")


@pytest.fixture
def app(data: Path) -> FastAPI:
    return make_app(quick_settings(data))


@pytest.fixture
def own_host(app: FastAPI) -> Iterator[str]:
    """A server that may be broken."""
    with running(app) as host:
        yield host


@pytest.mark.parametrize("part", PARTS)
def test_an_update_that_cannot_be_made_is_logged_and_told_and_comes_when_asked_for_again(
    own_host: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, part: str
) -> None:
    with Guest(own_host) as anna, anna.open(anna.hotseat("goldbraeu", 3)) as tab:
        update = tab.my_turn()
        with monkeypatch.context() as chalk:
            chalk.setattr(PARTS[part], breaks)
            assert tab.choose(update)["type"] == "done", "it is safe all the same"
            told = tab.next("error")
            assert told["resync"]
            assert "our side" in told["text"]
            assert "out of chalk" in caplog.text
        again = tab.resync()
        assert again["version"] == update["version"] + 1
        assert [entry["at"] for entry in again["log"]] == [1]
        tab.unread = again
        assert tab.choose(tab.my_turn())["type"] == "done"


def test_a_choice_that_breaks_is_logged_and_told_and_the_table_goes_on(
    own_host: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Guest(own_host) as anna, anna.open(anna.hotseat("goldbraeu", 3)) as tab:
        update = tab.my_turn()
        with monkeypatch.context() as chalk:
            chalk.setattr("stammtisch.web.room.Room.choose", breaks)
            tab.send("choose", version=update["version"], choice=update["choices"][0]["choice"])
            assert tab.next("error")["resync"]
            assert "out of chalk" in caplog.text
        assert tab.resync()["choices"] == update["choices"]
        assert tab.choose(update)["type"] == "done"


@pytest.mark.parametrize("place", ["stammtisch.web.room.Table.choose", "stammtisch.web.room.Room.note_end"])
def test_what_breaks_after_a_choice_is_stored_leaves_version_and_position_in_step(
    own_host: str, data: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    with Guest(own_host) as anna, anna.open(table := anna.hotseat("goldbraeu", 3)) as tab:
        update = tab.my_turn()
        with monkeypatch.context() as chalk:
            chalk.setattr(place, breaks)
            tab.send("choose", version=update["version"], choice=update["choices"][0]["choice"])
            assert tab.next("error")["resync"]
        after = tab.resync()
        assert (after["version"], [entry["at"] for entry in after["log"]]) == (1, [1])
        tab.unread = after
        assert tab.choose(tab.my_turn())["type"] == "done"
        seen = tab.resync()
        with serving(data) as other, Tab(other, table, anna.cookie()) as elsewhere:
            stored = elsewhere.resync()
        assert {part: stored[part] for part in ("version", "log")} == {part: seen[part] for part in ("version", "log")}


def test_bots_go_on_when_something_breaks_after_their_choice_is_stored(
    own_host: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    honest = Table.choose
    broken: list[int] = []

    def breaks_once(table: Table, seat: int, choice: int) -> list[Event] | Refusal:
        if seat and not broken:
            broken.append(seat)
            breaks()
        return honest(table, seat, choice)

    monkeypatch.setattr(Table, "choose", breaks_once)
    with Guest(own_host) as anna, anna.open(anna.quick("heavenale")) as tab:
        assert tab.choose(tab.my_turn())["type"] == "done"
        tab.my_turn()
    assert broken
    assert "out of chalk" in caplog.text


@pytest.mark.slow
def test_a_page_comes_back_by_itself(own_host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with browsing() as browser:
        player = Player(browser, own_host)
        player.quick("heavenale")
        version = player.version
        with monkeypatch.context() as chalk:
            chalk.setattr(PARTS["picture"], breaks)
            player.page.locator(".choice").first.click()
            expect(player.page.locator("[data-part=notice]")).to_contain_text("our side")
        player.wait(version)
        player.page.locator(".choice").first.click()


@pytest.mark.parametrize("path", ["/broken", "/api/broken"])
def test_the_page_of_a_mishap_is_guarded_like_every_other(app: FastAPI, own_host: str, path: str) -> None:
    app.add_route(path, breaks)
    with Guest(own_host) as anna:
        usual, answer = anna.get("/nowhere"), anna.get(path)
        assert answer.status_code == 500
        assert "our side" in answer.text
        assert {name: answer.headers.get(name) for name in GUARDS} == {name: usual.headers[name] for name in GUARDS}
