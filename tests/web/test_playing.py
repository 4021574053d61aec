"""A guest plays from the front page to the last point."""

from __future__ import annotations

import random

import pytest

from stammtisch.engine import Chance, all_games, read_record
from tests.web.invitations import invitation
from tests.web.serving import Guest


@pytest.mark.parametrize("game", list(all_games()))
def test_one_click_leads_to_a_game_that_can_be_finished(anna: Guest, game: str) -> None:
    table = anna.quick(game)
    rng = random.Random(1)
    with anna.open(table) as tab:
        while not (update := tab.my_turn())["over"]:
            assert update["choices"]
            answer = tab.choose(update, rng.randrange(len(update["choices"])))
            # Bots that trade at once, and not in a moment as people do, may have changed what was offered.
            assert answer["type"] == "done" or (game == "bohnhansa" and "moved on" in answer["text"])
    result = update["result"]
    assert [result["scores"][seat] for seat in result["winners"]] == [max(result["scores"])] * len(result["winners"])
    assert Chance(result["seed"]).commitment() == result["commitment"]
    page = anna.get("/").text
    assert table in page


def test_the_log_grows_by_what_is_new(anna: Guest) -> None:
    with anna.open(anna.hotseat("goldbraeu", 3)) as tab:
        lines: list[object] = []
        for _ in range(6):
            update = tab.my_turn()
            del lines[update["log_from"] :]
            lines += update["log"]
            tab.choose(update)
        assert [entry["at"] for entry in lines if isinstance(entry, dict)] == list(range(1, len(lines) + 1))
        assert lines


def test_a_refusal_names_its_rule(anna: Guest) -> None:
    with anna.open(anna.quick("goldbraeu")) as tab:
        update = tab.my_turn()
        tab.send("say", version=update["version"], notation="boss Krug")
        answer = tab.next("refused")
        assert answer["rule"].startswith("GB-")
        assert answer["text"]
        tab.send("why", notation="boss Krug")
        assert tab.next("refused")["rule"] == answer["rule"]
        tab.send("say", version=update["version"], notation="boss nowhere")
        answer = tab.next("error")
        assert "nowhere" in answer["text"]
        assert answer["id"] == tab.number
        tab.choose(update)


def test_a_choice_on_an_old_position_is_refused(anna: Guest) -> None:
    with anna.open(anna.hotseat("heavenale", 2)) as tab:
        update = tab.my_turn()
        tab.choose(update)
        tab.my_turn()
        tab.send("choose", version=update["version"], choice=update["choices"][0]["choice"])
        assert "moved on" in tab.next("error")["text"]


def test_where_all_answer_at_once_nobody_makes_another_late(host: str, anna: Guest, ben: Guest) -> None:
    """At the start of Goldbräu everybody chooses at the same time."""
    table = anna.go("/tables", game="goldbraeu", seats=["me", "friend", "friend"])
    with Guest(host) as cleo:
        for guest in (ben, cleo):
            guest.go(invitation(anna, table))
        with anna.open(table) as first, ben.open(table) as second, cleo.open(table) as third:
            updates = [tab.my_turn() for tab in (first, second, third)]
            assert [update["version"] for update in updates] == [0, 0, 0]
            for tab, update in zip((first, second, third), updates, strict=True):
                assert tab.choose(update)["type"] == "done"


def test_bots_speak_up_though_nobody_waits_for_them(anna: Guest) -> None:
    """In Bohn Hansa they answer offers and make their own, as at the table in the terminal."""
    table = anna.go("/tables", game="bohnhansa", seats=["me", "greedy", "greedy"])
    with anna.open(table) as tab:
        while not (update := tab.my_turn())["over"]:
            tab.choose(update)
    record = read_record(anna.get(f"{table}/record.json").text)
    unasked = 0
    state = record.start()
    for seat, choice in record.choices:
        unasked += seat not in state.seats_to_decide()
        state.step(seat, choice)
    assert unasked


def test_whoever_clicks_twice_answers_once(anna: Guest) -> None:
    with anna.open(anna.hotseat("heavenale", 2)) as tab:
        update = tab.my_turn()
        for _ in range(2):
            tab.send("choose", version=update["version"], choice=update["choices"][0]["choice"])
        assert tab.next("done", "error")["type"] == "done"
        assert tab.next("done", "error")["type"] == "error"
