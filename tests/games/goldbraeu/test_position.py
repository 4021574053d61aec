"""Positions in writing: how words are read, and what is taken for granted when nothing is said."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stammtisch.engine import BadInput
from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.names import BUSINESSES
from tests.builders import given


def refusal_of(players: int = 4, **position: Any) -> str:
    with pytest.raises(BadInput) as told:
        given(players=players, **position)
    assert "\n" not in str(told.value)
    return str(told.value)


def test_nothing_said_is_the_first_morning_with_an_empty_board() -> None:
    table = given()
    assert table["stage"] == "card"
    assert (table["week"], table["day"], table["start"], table["turn"]) == (1, 1, "red", "red")
    assert table["money"] == {"red": 25, "blue": 25, "green": 25, "yellow": 25}
    assert set(table["boss"].values()) == {"-"}
    assert all(sum(by_colour.values()) == 0 for by_colour in table["markers"].values())
    assert table["hand"] == {"red": [], "blue": [], "green": [], "yellow": []}
    assert table["deck_size"] == 70
    assert table["deck"] == sorted(table["deck"], key=[*BUSINESSES, "drunkard", "waitress"].index)
    assert table["open"] == ["-", "-"]
    assert table.see(None)["open"] == [-1, -1]
    assert (table["returned"], table["named"], table["drawn"]) == (0, "-", "-")
    assert (table["blocked"], table["named_today"], table["chosen"], table["actions_left"]) == ([], [], {}, 0)


def test_names_may_be_spelled_as_people_type_them() -> None:
    table = given(boss={"zum BAEREN": "Red"}, waitress="zur post", signs={"adler": "Kramerbrau"})
    assert table["boss"]["Bären"] == "red"
    assert table["waitress"] == "Post"
    assert table["signs"]["Adler"] == "Kramerbräu"


@pytest.mark.parametrize("cells", ["c2 c1", "c1, c2", ["c2"], "C2"])
def test_lists_may_be_texts_and_the_front_cell_goes_without_saying(cells: object) -> None:
    assert given(cells={"Adler": cells})["cells"]["Adler"] == ["c1", "c2"]


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ({"weather": "fine"}, "a position has no 'weather'; it has: week, day, start"),
        ({"week": 4}, "week: 4 is not a whole number from 1 to 3"),
        ({"week": 0}, "week: 0 is not a whole number from 1 to 3"),
        ({"day": 8}, "day: 8 is not a whole number from 1 to 7"),
        ({"day": True}, "day: true is not a whole number from 1 to 7"),
        ({"day": "1"}, "day: '1' is not a whole number from 1 to 7"),
        ({"start": "pink"}, "start: 'pink' is not one of red, blue, green, yellow"),
        ({"start": 1}, "start: 1 is not one of red, blue, green, yellow"),
        ({"boss": "red"}, "boss: 'red' is not a table such as { Adler = … }"),
        ({"boss": {"Adler": "red", "zum adler": "blue"}}, "boss: Adler is named twice"),
        ({"boss": {"Linde": "red"}}, "boss: 'Linde' is not one of Adler, Krug"),
        ({"markers": {"Adler": {"red": -1}}}, "markers.Adler.red: -1 is not a whole number from 0"),
        ({"money": {"red": 2.5}}, "money.red: 2.5 is not a whole number from 0"),
        ({"hand": {"red": 3}}, "hand.red: 3 is not a list"),
        ({"hand": {"red": "waitress"}}, "hand.red: 'waitress' is not one of Adler"),
        ({"open": "Krug joker"}, "open: 'joker' is not one of Adler"),
        ({"cells": {"Adler": "c9"}}, "cells.Adler: 'c9' is not "),
        ({"cells": {"Adler": "c1 c2 c2"}}, "cells.Adler: c2 is named twice"),
        ({"chosen": {"red": "sleep"}}, "chosen.red: 'sleep' is not one of expand, boss, buy, nor a pair of shares"),
        ({"signs": {"Adler": "Löwenbräu"}}, "signs.Adler: 'Löwenbräu' is not one of Mayerbräu"),
        ({"stage": "lunch"}, "stage: 'lunch' is not one of hold, place_boss, card"),
        ({"actions_left": 3}, "actions_left: 3 is not a whole number from 0 to 2"),
    ],
)
def test_what_cannot_be_understood_is_told_with_its_place(said: dict[str, Any], line: str) -> None:
    assert refusal_of(**said).startswith(line)


@pytest.mark.parametrize(
    ("said", "stage", "asked"),
    [
        ({"chosen": {"red": "buy"}}, "card", ["blue", "green", "yellow"]),
        ({"chosen": "buy boss expand buy"}, "expand", ["green"]),
        ({"chosen": "buy boss buy buy"}, "boss", ["blue"]),
        ({"chosen": "buy buy buy buy", "start": "green"}, "buy", ["green"]),
        ({"chosen": "buy boss expand buy", "turn": "blue"}, "boss", ["blue"]),
        ({"chosen": "buy boss expand buy", "stage": "buy"}, "buy", ["red"]),
        ({"chosen": "buy boss expand buy", "turn": "yellow"}, "buy", ["yellow"]),
        ({"stage": "expand", "turn": "green"}, "expand", ["green"]),
        ({"stage": "boss", "start": "blue"}, "boss", ["blue"]),
        ({"stage": "boss", "chosen": {"red": "expand"}}, "boss", ["blue"]),
        ({"drawn": "Krug", "turn": "blue"}, "drawn", ["blue"]),
        ({"named": "Krug", "boss": {"Krug": "green"}, "markers": {"Krug": {"red": 1}}}, "block", ["green"]),
        ({"stage": "place_boss", "boss": {"Adler": "red"}}, "place_boss", ["blue"]),
        ({"stage": "payday", "turn": "green"}, "payday", ["green"]),
        ({"stage": "payday", "start": "blue"}, "payday", ["blue"]),
        ({"stage": "over"}, "over", []),
        ({"stage": "waitress"}, "waitress", ["red"]),
    ],
)
def test_what_is_asked_follows_from_what_is_said(said: dict[str, Any], stage: str, asked: list[str]) -> None:
    table = given(**said)
    assert table["stage"] == stage
    assert table.asked == asked


def test_a_pair_of_shares_in_chosen_means_set_up_with_full_hands() -> None:
    table = given(hand={"red": "Krug Post"}, chosen={"red": "Krug+Post"})
    assert table["stage"] == "hold"
    assert table.asked == ["blue", "green", "yellow"]
    assert [len(hand) for hand in table["hand"].values()] == [6, 6, 6, 6]
    assert {"Krug", "Post"} <= set(table["hand"]["red"])
    assert max(Counter(card for hand in table["hand"].values() for card in hand).values()) <= 3
    assert table["deck_size"] == 46


def test_hands_of_set_up_are_filled_with_a_share_of_each_business_in_turn() -> None:
    hands = given(stage="hold", hand={"red": "Krug Krug", "blue": "Adler"})["hand"]
    assert hands["red"] == sorted(["Krug", "Krug", "Eiche", "Bären", "Post", "Hirschen"])
    assert hands["blue"] == sorted(["Adler", "Mayerbräu", "Steinbräu", "Kramerbräu", "Schmidbräu", "Adler"])
    assert hands["green"] == sorted(["Eiche", "Bären", "Post", "Hirschen", "Mayerbräu", "Steinbräu"])
    assert hands["yellow"] == sorted(["Kramerbräu", "Schmidbräu", "Adler", "Krug", "Eiche", "Bären"])


@pytest.mark.rule("GB-19")
def test_set_up_for_three_fills_hands_with_eight() -> None:
    table = given(players=3, stage="hold")
    assert [len(hand) for hand in table["hand"].values()] == [8, 8, 8]
    assert table["deck_size"] == 36


@pytest.mark.parametrize(
    ("said", "chosen", "left"),
    [
        ({"stage": "expand", "turn": "green"}, "buy buy expand buy", 2),
        ({"stage": "boss", "turn": "green"}, "expand expand boss expand", 2),
        ({"stage": "boss", "chosen": {"red": "boss", "green": "boss"}}, "boss expand boss expand", 1),
        ({"stage": "buy", "chosen": {"green": "boss"}}, "buy expand boss expand", 1),
        ({"stage": "boss", "actions_left": 1}, "boss expand expand expand", 1),
    ],
)
def test_those_of_whom_nothing_is_said_do_not_join_in(said: dict[str, Any], chosen: str, left: int) -> None:
    table = given(**said)
    assert " ".join(table["chosen"].values()) == chosen
    assert table["actions_left"] == left


def test_payday_is_on_day_seven_and_the_end_in_week_three() -> None:
    assert (given(stage="payday")["week"], given(stage="payday")["day"]) == (1, 7)
    assert (given(stage="over")["week"], given(stage="over")["day"]) == (3, 7)
    assert (given(stage="payday", week=2)["week"], given(day=3)["day"]) == (2, 3)


@pytest.mark.rule("GB-04")
def test_signs_of_which_nothing_is_said_make_room() -> None:
    table = given(signs={"Krug": "Mayerbräu", "Eiche": "Mayerbräu", "Bären": "Mayerbräu"})
    assert table["signs"]["Adler"] == "Steinbräu"
    assert table["signs"]["Post"] == "Steinbräu"
    assert table["signs"]["Hirschen"] == "Steinbräu"


@pytest.mark.rule("GB-13", "GB-61")
@pytest.mark.parametrize(
    ("said", "waitress", "drunkard"),
    [
        ({}, "Bären", "Adler"),
        ({"waitress": "Adler"}, "Adler", "Bären"),
        ({"drunkard": "Bären"}, "Adler", "Bären"),
        ({"waitress": "Post", "drunkard": "Bären"}, "Post", "Bären"),
        ({"waitress": "Adler", "drunkard": "Krug"}, "Adler", "Krug"),
        ({"drunkard": "Post"}, "Bären", "Post"),
    ],
)
def test_a_chip_of_which_nothing_is_said_makes_room(said: dict[str, Any], waitress: str, drunkard: str) -> None:
    table = given(**said)
    assert (table["waitress"], table["drunkard"]) == (waitress, drunkard)


def test_what_is_not_mentioned_lies_in_the_deck() -> None:
    table = given(hand={"red": "Krug"}, open=["Krug", "waitress"], markers={"Krug": {"blue": 2}})
    cards = Counter(table["deck"])
    assert (cards["Krug"], cards["waitress"], cards["Adler"]) == (2, 4, 6)
    assert table["gone"]["Krug"] == 2


def test_the_top_of_the_deck_may_be_said() -> None:
    table = given(deck_top=["Post", "drunkard", "Post"])
    assert table["deck"][:4] == ["Post", "drunkard", "Post", "Adler"]
    assert table["deck_size"] == 70


def test_with_a_whole_deck_the_rest_is_out_of_the_game() -> None:
    table = given(deck=["Post", "Krug"], hand={"red": "Krug"}, markers={"Krug": {"red": 1}})
    assert table["deck"] == ["Post", "Krug"]
    assert (table["gone"]["Krug"], table["gone"]["Post"], table["gone"]["waitress"]) == (4, 5, 5)


def test_a_deck_may_be_cut_to_a_size() -> None:
    table = given(deck_top=["waitress"], deck_size=3)
    assert table["deck"] == ["waitress", "Adler", "Adler"]
    assert table["gone"]["Adler"] == 4
    assert given(deck_size=0)["deck"] == []


def test_cards_out_of_the_game_may_be_said() -> None:
    table = given(gone={"Krug": 4, "waitress": 5}, markers={"Krug": {"red": 2}})
    assert Counter(table["deck"])["Krug"] == 2
    assert "waitress" not in table["deck"]


def test_a_drawn_share_is_in_its_buyers_hand() -> None:
    assert given(drawn="Krug", turn="blue")["hand"]["blue"] == ["Krug"]
    assert given(drawn="Adler")["hand"]["red"] == ["Adler"]
    assert given(drawn="Krug", hand={"red": "Krug Post"})["hand"]["red"] == ["Krug", "Post"]


@pytest.mark.rule("GB-54")
def test_while_a_chip_moves_its_card_has_left_the_game() -> None:
    assert given(stage="waitress")["gone"]["waitress"] == 1
    assert given(stage="drunkard")["gone"]["drunkard"] == 1
    assert given(stage="drunkard")["gone"]["waitress"] == 0


def test_money_said_comes_from_the_bank() -> None:
    table = given(money={"red": 40, "blue": 0})
    assert table.state.bank == 10
    assert table["money"] == {"red": 40, "blue": 0, "green": 25, "yellow": 25}


@pytest.mark.rule("GB-19")
@pytest.mark.parametrize(
    "said",
    [
        {"start": "yellow"},
        {"money": {"yellow": 3}},
        {"money": {"yellow": 3}, "markers": {"Krug": {"red": 1}}},
        {"chosen": {"yellow": "buy"}},
        {"hand": {"yellow": "Krug"}},
        {"known_hand": {"yellow": "Krug"}},
        {"boss": {"Krug": "yellow"}},
        {"markers": {"Krug": {"yellow": 1}}},
        {"stage": "payday", "turn": "yellow"},
    ],
)
def test_with_three_players_there_is_no_yellow(said: dict[str, Any]) -> None:
    assert refusal_of(players=3, **said) == "yellow does not play with 3 players"


def test_a_partial_position_is_read_as_it_would_be_written() -> None:
    assert GAME.read_position({"hand": {"RED": "post adler"}, "cells": {"adler": ["c2", "c1"]}, "open": "-, krug"}) == {
        "hand": {"red": ["Adler", "Post"]},
        "cells": {"Adler": ["c1", "c2"]},
        "open": ["-", "Krug"],
    }


def test_a_copy_is_the_same_position_and_goes_its_own_way() -> None:
    state = given(open=["Krug", "Post"], hand={"red": "Krug"}, chosen="buy buy expand boss", stage="buy").state
    written = GAME.write(state)
    twin = state.copy()
    assert GAME.write(twin) == written
    while not twin.over:
        seat = twin.seats_to_decide()[0]
        twin.step(seat, twin.choices(seat)[-1])
    assert GAME.write(state) == written
