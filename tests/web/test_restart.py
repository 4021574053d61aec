"""A server that stops and starts again goes on where it was."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx

from stammtisch.engine import find_game, read_record
from stammtisch.engine.playout import random_game
from tests.web.invitations import invitation
from tests.web.rooms import set_clocks
from tests.web.serving import STUCK, Guest, Tab, serving


def test_tables_seats_talk_and_undone_choices_are_restored(data: Path) -> None:
    with serving(data) as host, Guest(host) as anna:
        cookie = anna.cookie()
        table = anna.quick("heavenale")
        hotseat = anna.hotseat("goldbraeu", 3)
        with anna.open(table) as tab:
            for _ in range(5):
                tab.choose(tab.my_turn())
            tab.send("chat", text="Prost")
            tab.next("chat")
            update = tab.my_turn()
            if update["undo"]["takes"]:
                tab.send("undo", version=update["version"])
                tab.next("done")
            before = tab.resync()
        with anna.open(hotseat) as tab:
            tab.choose(tab.my_turn())
    with serving(data) as host, Tab(host, table, cookie) as tab:
        after = tab.resync()
        assert {key: after[key] for key in ("version", "board", "choices", "log", "seat", "undo")} == {
            key: before[key] for key in ("version", "board", "choices", "log", "seat", "undo")
        }
        tab.send("hello")
        assert [line["text"] for line in tab.next("chat_log")["lines"]] == ["Prost"]
        with Tab(host, hotseat, cookie) as other:
            assert other.my_turn()["version"] == 1


def test_a_bot_that_was_to_choose_goes_on_by_itself(data: Path) -> None:
    with serving(data, bot_pause=(600.0, 600.0)) as host, Guest(host) as anna:
        cookie = anna.cookie()
        tables = [anna.quick("goldbraeu") for _ in range(3)]
    with serving(data) as host:
        for table in tables:
            with Tab(host, table, cookie) as tab:
                while (update := tab.look())["waiting"] != [0]:
                    assert not update["over"]


def test_time_runs_out_and_a_bot_stands_in(data: Path) -> None:
    with serving(data) as host, Guest(host) as anna:
        cookie = anna.cookie()
        table = anna.hotseat("heavenale", 2, pace="live", minutes=1, increment=0)
        with anna.open(table) as tab:
            update = tab.my_turn()
            assert 50 < update["panels"][0]["clock"] <= 60
            tab.choose(update)
    set_clocks(data, {"left": [0.1, 0.1]})
    with serving(data) as host, Tab(host, table, cookie) as tab:
        end = tab.until(lambda message: message["type"] == "update" and message["over"])
        assert [panel["bot"] for panel in end["panels"]] == ["greedy", "greedy"]


def test_a_game_whose_end_was_stored_but_not_noted_is_finished_all_the_same(data: Path) -> None:
    record = random_game(find_game("heavenale"), 2, "the last choice before the fall")
    with serving(data) as host, Guest(host) as anna:
        cookie = anna.cookie()
        table = anna.bring(record.to_text())
    with closing(sqlite3.connect(data / "stammtisch.db")) as store:
        store.execute("UPDATE tables SET status = 'running', result = NULL")
        store.commit()
    with serving(data) as host:
        found = httpx.get(f"http://{host}{table}/record.json", headers={"Cookie": cookie}, timeout=STUCK)
        assert found.status_code == 200
        assert read_record(found.text).choices == record.choices


def test_a_restart_takes_nobody_any_time(data: Path) -> None:
    with serving(data) as host, Guest(host) as anna:
        cookie = anna.cookie()
        table = anna.hotseat("heavenale", 2, pace="days", days=1)
    set_clocks(data, {"left": [3600.0, 3600.0]})
    with serving(data) as host, Tab(host, table, cookie) as tab:
        answered, asked = finish_turn(tab)
    with serving(data) as host, Tab(host, table, cookie) as tab:
        clocks = clocks_of(tab)
        assert clocks[answered] > 86000
        assert 3500 < clocks[asked] <= 3600


def test_neither_coming_back_nor_taking_back_gives_time(data: Path) -> None:
    with serving(data) as host, Guest(host) as anna, Guest(host) as ben:
        cookies = [anna.cookie(), ben.cookie()]
        table = anna.go("/tables", game="heavenale", seats=["me", "friend"], pace="live", minutes=1, increment=60)
        ben.go(invitation(anna, table))
    set_clocks(data, {"left": [50.0, 50.0]})
    with (
        serving(data) as host,
        Guest(host, cookies[0]) as anna,
        Guest(host, cookies[1]) as ben,
        anna.open(table) as hers,
        ben.open(table) as his,
    ):
        [seat] = hers.resync()["waiting"]
        tab, guest = ((hers, anna), (his, ben))[seat]
        guest.go(f"{table}/return", seat=seat)
        assert clocks_of(tab)[seat] <= 50
        finish_turn(tab)
        assert clocks_of(tab)[seat] > 60
        tab.send("undo", version=tab.resync()["version"])
        assert tab.next("done", "refused")["type"] == "done"
        assert clocks_of(tab)[seat] <= 50


def finish_turn(tab: Tab) -> tuple[int, int]:
    """Choose until somebody else is asked: who has answered, and who is asked."""
    [seat] = tab.resync()["waiting"]
    tab.send("seat", seat=seat)  # a tab with several seats is handed over
    while (update := tab.resync())["waiting"] == [seat]:
        tab.choose(update)
    return seat, update["waiting"][0]


def clocks_of(tab: Tab) -> list[float]:
    return [panel["clock"] for panel in tab.resync()["panels"]]
