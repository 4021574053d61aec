"""From the front page to a full table: contract, invitations, hotseat, bots for the missing, rematch."""

from __future__ import annotations

import re

import pytest

from stammtisch.engine import all_games
from stammtisch.web.routes.lobby import LEVELS
from tests.web.invitations import invitation, invitations
from tests.web.serving import Guest


def test_a_guest_has_a_name_and_keeps_it(anna: Guest) -> None:
    first = re.search(r'href="/account">([^<]+)<', anna.get("/").text)
    second = re.search(r'href="/account">([^<]+)<', anna.get("/account").text)
    assert first
    assert second
    assert first[1] == second[1]
    anna.go("/name", name="  Anna   Maria ")
    assert "Anna Maria" in anna.get("/").text
    assert anna.post("/name", name="x" * 25).status_code == 422


@pytest.mark.parametrize("game", list(all_games()))
def test_the_form_for_a_table_shows_what_each_option_changes(anna: Guest, game: str) -> None:
    page = anna.get(f"/new?game={game}").text
    for option in all_games()[game].options:
        assert f'name="option-{option.key}"' in page


def test_a_game_at_once_is_against_bots_of_the_level_that_was_chosen(anna: Guest) -> None:
    offered = re.findall(r'<select name="bots">(.*?)</select>', anna.get("/").text, re.DOTALL)
    assert [re.findall(r'value="(\w+)"', each) for each in offered] == [list(LEVELS)] * len(all_games())
    with anna.open(anna.go("/quick", game="goldbraeu", bots="meister")) as tab:
        assert [panel["bot"] for panel in tab.look()["panels"]] == [None, "meister", "meister"]
    refused = anna.post("/quick", game="goldbraeu", bots="meister:999s")
    assert (refused.status_code, "grossmeister" in refused.text) == (422, True)


def test_two_people_meet_by_invitation(anna: Guest, ben: Guest) -> None:
    anna.go("/name", name="Anna")
    table = anna.go("/tables", game="heavenale", seats=["friend", "me"], edition="")
    link = invitation(anna, table)
    assert "/join/" not in ben.get(table).text  # who only watches cannot invite
    page = ben.get(link).text
    assert "Anna" in page
    assert all(option.title in page for option in all_games()["heavenale"].options)
    assert ben.go(link, name="Ben") == table
    with anna.open(table) as hers, ben.open(table) as his:
        update = his.look()
        assert [panel["name"] for panel in update["panels"]] == ["Ben", "Anna"]
        assert update["seat"] == 0
        assert hers.look()["seat"] == 1
    assert ben.get(link).headers["location"] == table


def test_a_seat_is_given_once(host: str, anna: Guest, ben: Guest) -> None:
    table = anna.go("/tables", game="goldbraeu", seats=["me", "friend", "friend"])
    link = invitation(anna, table)
    ben.go(link)
    with Guest(host) as late:
        assert late.post(link).status_code == 422
        assert late.get(link).headers["location"] == table


def test_an_open_table_takes_whoever_comes(anna: Guest, ben: Guest) -> None:
    closed = anna.go("/tables", game="heavenale", seats=["me", "friend"])
    assert ben.post(f"{closed}/sit", seat=1).status_code == 403
    table = anna.go("/tables", game="heavenale", seats=["me", "friend"], listed="on")
    assert table in ben.get("/").text
    assert closed not in ben.get("/").text
    assert ben.go(f"{table}/sit", seat=1) == table
    with ben.open(table) as tab:
        assert tab.look()["seat"] == 1


def test_bots_take_the_seats_of_those_who_do_not_come(anna: Guest, ben: Guest) -> None:
    table = anna.go("/tables", game="goldbraeu", seats=["me", "friend", "friend"])
    assert ben.post(f"{table}/fill").status_code == 403
    anna.go(f"{table}/fill")
    with anna.open(table) as tab:
        assert [panel["kind"] for panel in tab.my_turn()["panels"]] == ["person", "bot", "bot"]


def test_whoever_waits_is_told_when_the_game_begins(anna: Guest, ben: Guest) -> None:
    table = anna.go("/tables", game="heavenale", seats=["me", "friend"])
    with anna.open(table) as tab:
        assert tab.next("lobby")["free"] == [1]
        ben.go(invitation(anna, table))
        assert tab.look()["version"] == 0


def test_one_device_for_several(anna: Guest) -> None:
    table = anna.hotseat("heavenale", 3, names=["Ben", "Cleo"])
    with anna.open(table) as tab:
        curtain = tab.look()
        assert curtain["seat"] is None
        assert curtain["choices"] == []
        tab.send("choose", version=0, choice="0")
        assert "Take the device" in tab.next("error")["text"]
        tab.send("seat", seat=curtain["handover"]["seat"])
        update = tab.my_turn()
        assert update["seat"] == curtain["handover"]["seat"]
        assert update["choices"]
        tab.send("seat", seat=7)
        assert "somebody else" in tab.next("error")["text"]


def test_wrong_plans_are_refused_in_one_line(anna: Guest) -> None:
    for form in (
        {"game": "goldbraeu", "seats": ["me", "greedy"]},
        {"game": "goldbraeu", "seats": ["greedy"] * 3},
        {"game": "goldbraeu", "seats": ["me", "greedy", "stockfish"]},
        {"game": "goldbraeu", "seats": ["me", "greedy", "greedy"], "option__board": "round"},
        {"game": "goldbraeu", "seats": ["me", "greedy", "greedy"], "edition": "first"},
        {"game": "goldbraeu", "seats": ["me", "greedy", "greedy"], "pace": "live", "minutes": "1e9"},
        {"game": "goldbraeu", "seats": ["me", "greedy", "greedy"], "pace": "hourglass"},
        {"game": "goldbraeu", "seats": ["me", "greedy", "greedy"], "language": "xx"},
    ):
        assert anna.post("/tables", **form).status_code == 422


def test_an_edition_and_an_option_are_part_of_the_contract(anna: Guest) -> None:
    form = {"edition": "hanser-fr", "option__contract_after_block": "allowed"}
    table = anna.go("/tables", game="goldbraeu", seats=["me", "friend", "greedy"], **form)
    info = anna.get(f"/api/tables{table.removeprefix('/t')}").json()
    game = all_games()["goldbraeu"]
    expected = game.terms(3, {"contract_after_block": "allowed"}, "hanser-fr").options
    assert info["options"] == expected


def test_the_invitation_comes_as_a_picture_for_those_who_may_invite(anna: Guest, ben: Guest) -> None:
    table = anna.go("/tables", game="heavenale", seats=["me", "friend"])
    assert anna.get(f"{table}/qr/1.svg").text.startswith("<svg")
    assert ben.get(f"{table}/qr/1.svg").status_code == 404
    assert anna.get(f"{table}/qr/0.svg").status_code == 404


def test_leaving_lets_a_bot_play_on_and_coming_back_ends_that(anna: Guest, ben: Guest) -> None:
    table = anna.go("/tables", game="heavenale", seats=["me", "friend"])
    ben.go(invitation(anna, table))
    assert ben.post(f"{table}/leave", seat=0).status_code == 403
    with ben.open(table) as tab:
        assert tab.look()["panels"][0]["bot"] is None
        anna.go(f"{table}/leave", seat=0)
        tab.until(lambda m: m["type"] == "update" and m["panels"][0]["bot"] == "greedy")
        for _ in range(4):  # between Ben's turns the bot answers for Anna
            tab.choose(tab.my_turn())
        assert tab.my_turn()["version"] > 4
        anna.go(f"{table}/return", seat=0)
        tab.until(lambda m: m["type"] == "update" and m["panels"][0]["bot"] is None)


def test_my_tables_say_whose_turn_it_is(anna: Guest) -> None:
    table = anna.hotseat("heavenale", 2)
    page = anna.get("/").text
    assert table in page
    assert "your turn" in page.casefold()


def test_my_tables_say_how_strong_the_bots_are(anna: Guest) -> None:
    """Who has tried several levels could not tell the tables apart."""
    anna.go("/tables", game="goldbraeu", seats=["me", "lehrling", "grossmeister", "lehrling"])
    assert " · Lehrling (bot) · Grossmeister (bot)<" in anna.get("/").text


def test_many_tables_of_ones_own_leave_the_games_in_sight(anna: Guest) -> None:
    waiting = [anna.go("/tables", game="goldbraeu", seats=["me", "friend", "friend"]) for _ in range(4)]
    turn = anna.hotseat("heavenale", 2)
    above, _, below = anna.get("/").text.partition("<details>")
    assert "More tables: 1<" in below
    assert turn in above, "where it is one's turn comes first"
    assert [table in above for table in waiting].count(True) == 3
    assert all(table in above + below for table in waiting)


def test_every_free_seat_has_its_own_invitation(anna: Guest) -> None:
    table = anna.go("/tables", game="goldbraeu", seats=["me", "friend", "friend"])
    assert len(invitations(anna, table)) == 2


def test_there_is_a_way_back_from_nowhere(anna: Guest) -> None:
    for path in ("/t/nothing", "/join/nothing", "/rules/chess", "/new?game=chess", "/nowhere", "/t/nothing/replay"):
        answer = anna.get(path)
        assert answer.status_code == 404
        assert 'href="/"' in answer.text
