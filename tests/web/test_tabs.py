"""Sockets: several tabs of one player, presence, spectators, reconnecting, undo, chat."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.web.invitations import invitation
from tests.web.serving import Guest, Tab


def test_two_tabs_of_one_player_show_the_same(anna: Guest) -> None:
    table = anna.quick("heavenale")
    with anna.open(table) as first, anna.open(table) as second:
        update = first.my_turn()
        assert second.my_turn()["choices"] == update["choices"]
        first.choose(update)
        moved = second.until(lambda m: m["type"] == "update" and m["version"] > update["version"])
        assert moved["seat"] == update["seat"]


def test_presence_is_told(anna: Guest, ben: Guest) -> None:
    table = anna.go("/tables", game="heavenale", seats=["me", "friend"])
    ben.go(invitation(anna, table))
    with anna.open(table) as hers:
        hers.until(lambda m: m["type"] == "presence" and m["seats"] == [0])
        with ben.open(table):
            hers.until(lambda m: m["type"] == "presence" and m["seats"] == [0, 1])
        hers.until(lambda m: m["type"] == "presence" and m["seats"] == [0])


def test_a_spectator_sees_the_board_and_chooses_nothing(anna: Guest, ben: Guest) -> None:
    table = anna.quick("goldbraeu")
    with anna.open(table) as hers:
        update = hers.my_turn()
        with ben.open(table) as his:
            seen = his.look()
            assert seen["seat"] is None
            assert seen["choices"] == []
            assert seen["board"].startswith("<svg")
            assert hers.until(lambda m: m["type"] == "presence" and m["watching"])["watching"] == 1
            his.send("choose", version=update["version"], choice=update["choices"][0]["choice"])
            assert "watching" in his.next("error")["text"]
            his.send("undo", version=update["version"])
            assert "watching" in his.next("error")["text"]


def test_hello_brings_everything_again(anna: Guest) -> None:
    with anna.open(anna.hotseat("goldbraeu", 3)) as tab:
        for _ in range(4):
            tab.choose(tab.my_turn())
        before = tab.my_turn()
        again = tab.resync()
        assert len(again["log"]) == again["version"] == before["version"]
        assert again["board"] == before["board"]


def test_whoever_comes_back_finds_the_same_position(anna: Guest) -> None:
    table = anna.quick("heavenale")
    with anna.open(table) as tab:
        tab.choose(tab.my_turn())
        before = tab.my_turn()
    with anna.open(table) as tab:
        after = tab.my_turn()
    assert {key: after[key] for key in ("version", "board", "choices", "prompt")} == {
        key: before[key] for key in ("version", "board", "choices", "prompt")
    }


def test_undo_takes_back_until_the_fence(anna: Guest) -> None:
    table = anna.hotseat("heavenale", 2)
    with anna.open(table) as tab:
        possible = impossible = 0
        while not (possible and impossible):
            update = tab.my_turn()
            if update["undo"]["takes"]:
                possible += 1
                tab.send("undo", version=update["version"])
                assert tab.next("done")
                back = tab.look()
                assert back["version"] > update["version"]
                assert len(back["log"]) + back["log_from"] < len(update["log"]) + update["log_from"]
                tab.unread = back
                tab.choose(tab.my_turn(), -1)
            else:
                assert update["undo"]["why"]
                impossible += 1
                tab.send("undo", version=update["version"])
                assert tab.next("refused")["text"] == update["undo"]["why"]
                tab.choose(update)


def test_undo_says_how_many_choices_of_bots_it_takes_back_too(anna: Guest) -> None:
    with anna.open(anna.quick("heavenale")) as tab:
        while (takes := (update := tab.my_turn())["undo"]["takes"]) < 2:
            tab.choose(update)
        before = len(update["log"]) + update["log_from"]
        tab.send("undo", version=update["version"])
        tab.next("done")
        back = tab.look()
        assert len(back["log"]) + back["log_from"] == before - takes


def test_chat_reaches_everybody_and_is_kept(anna: Guest, ben: Guest) -> None:
    anna.go("/name", name="Anna")
    table = anna.quick("goldbraeu")
    with anna.open(table) as hers, ben.open(table) as his:
        hers.send("chat", text="<b>Prost!</b>   allerseits")
        said = his.next("chat")
        assert (said["from"], said["text"]) == ("Anna", "<b>Prost!</b> allerseits")
        hers.send("chat", text="\u0000")
        assert "plain words" in hers.next("error")["text"]
        hers.send("chat", text="x" * 501)
        assert "text" in hers.next("error")["text"]
    with ben.open(table) as his:
        his.send("hello")
        assert [line["text"] for line in his.next("chat_log")["lines"]] == ["<b>Prost!</b> allerseits"]


def test_a_page_of_another_site_cannot_listen(host: str, anna: Guest) -> None:
    table = anna.quick("goldbraeu")
    headers = {"Cookie": anna.cookie()}
    with (
        pytest.raises(InvalidStatus),
        connect(f"ws://{host}{table}/live", origin=Origin("https://evil.example"), additional_headers=headers),
    ):
        pass


def test_there_is_no_socket_at_no_table(host: str) -> None:
    with pytest.raises(InvalidStatus), Tab(host, "/t/nothing", ""):
        pass


def test_a_forged_cookie_is_nobodys(host: str, anna: Guest) -> None:
    table = anna.quick("goldbraeu")
    with Tab(host, table, anna.cookie()[:-3] + "abc") as tab:
        assert tab.look()["seat"] is None
