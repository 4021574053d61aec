"""Positions in writing: what follows from a few words, what is refused, and that nothing is lost."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from stammtisch.engine import BadInput, canonical
from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.names import BUSINESSES
from stammtisch.games.goldbraeu.position import FIELDS, STAGES
from stammtisch.games.goldbraeu.state import GoldbraeuState
from tests.builders import Table, given


def fault(players: int = 4, options: dict[str, str] | None = None, **position: Any) -> str:
    with pytest.raises(BadInput) as error:
        GAME.build(GAME.terms(players, options), position)
    return str(error.value)


def hand_sizes(table: Table) -> list[int]:
    return [len(hand) for hand in table["hand"].values()]


# Nothing is lost.


def test_every_position_of_play_can_be_written_and_built_again() -> None:
    rng = random.Random(2004)
    stages: set[str] = set()
    for game in range(4):
        options = {option.key: rng.choice(list(option.values)) for option in GAME.options}
        state = GAME.new(GAME.seat_counts[game % 2], str(game), options)
        over = False
        while not over:
            written = GAME.write(state)
            stages.add(str(written["stage"]))
            built = GAME.build(state.terms, written)
            assert GAME.write(built) == written
            assert GAME.read_position(written) == written
            for seat in (None, *range(state.players)):
                assert canonical(built.view(seat).to_data()) == canonical(state.view(seat).to_data())
            for seat in range(state.players):
                assert built.choices(seat) == state.choices(seat)
            over = state.over
            if not over:
                seat = rng.choice(state.seats_to_decide())
                state.step(seat, rng.choice(state.choices(seat)))
    assert stages == set(STAGES)


def test_a_built_position_plays_on_like_the_one_that_was_written() -> None:
    rng = random.Random(65)
    state = GAME.new(4, "plays on")
    for _ in range(120):
        seat = rng.choice(state.seats_to_decide())
        state.step(seat, rng.choice(state.choices(seat)))
    twin = GAME.build(state.terms, GAME.write(state))
    while not state.over:
        seat = rng.choice(state.seats_to_decide())
        choice = rng.choice(state.choices(seat))
        state.step(seat, choice)
        twin.step(seat, choice)
    assert GAME.write(twin) == GAME.write(state)


def test_what_can_be_said_but_not_written_is_only_the_top_of_the_deck() -> None:
    assert set(FIELDS) - set(GAME.write(GAME.new(4, "x"))) == {"deck_top"}


# What follows from a few words.


@pytest.mark.parametrize(
    ("said", "stage", "asked"),
    [
        ({}, "card", ["red", "blue", "green", "yellow"]),
        ({"chosen": {"red": "buy"}}, "card", ["blue", "green", "yellow"]),
        ({"chosen": {"red": "buy", "blue": "boss", "green": "buy", "yellow": "boss"}}, "boss", ["blue"]),
        (
            {"chosen": {"red": "buy", "blue": "buy", "green": "buy", "yellow": "buy"}, "start": "green"},
            "buy",
            ["green"],
        ),
        ({"chosen": {"blue": "boss"}, "turn": "blue"}, "boss", ["blue"]),
        ({"stage": "expand"}, "expand", ["red"]),
        ({"stage": "buy", "start": "green"}, "buy", ["green"]),
        ({"stage": "boss", "chosen": {"green": "boss", "yellow": "boss"}}, "boss", ["green"]),
        ({"stage": "boss", "chosen": {"red": "buy"}}, "boss", ["blue"]),
        (
            {"named": "Krug", "turn": "blue", "boss": {"Krug": "green"}, "markers": {"Krug": {"blue": 1}}},
            "block",
            ["green"],
        ),
        ({"drawn": "Krug", "turn": "blue"}, "drawn", ["blue"]),
        ({"stage": "waitress"}, "waitress", ["red"]),
        ({"stage": "hold"}, "hold", ["red", "blue", "green", "yellow"]),
        ({"chosen": {"red": "Adler+Krug"}, "hand": {"red": "Adler Krug"}}, "hold", ["blue", "green", "yellow"]),
        ({"stage": "place_boss", "boss": {"Krug": "red"}}, "place_boss", ["blue"]),
        ({"stage": "place_boss", "start": "green", "boss": {"Krug": "green"}}, "place_boss", ["yellow"]),
        ({"stage": "payday"}, "payday", ["red"]),
        ({"stage": "payday", "turn": "green", "start": "blue"}, "payday", ["green"]),
        ({"stage": "over"}, "over", []),
    ],
)
def test_the_stage_and_who_is_asked_follow(said: dict[str, Any], stage: str, asked: list[str]) -> None:
    table = given(4, None, **said)
    assert (table["stage"], table.asked) == (stage, asked)


def test_the_day_follows_from_the_stage() -> None:
    assert (given()["week"], given()["day"]) == (1, 1)
    assert (given(stage="payday")["week"], given(stage="payday")["day"]) == (1, 7)
    assert (given(stage="over")["week"], given(stage="over")["day"]) == (3, 7)


def test_those_of_whom_nothing_is_said_do_not_join_in() -> None:
    alone = given(stage="boss", turn="green")
    assert alone["chosen"] == {"red": "expand", "blue": "expand", "green": "boss", "yellow": "expand"}
    assert alone["actions_left"] == 2
    assert given(stage="boss", turn="green", chosen={"red": "boss"})["actions_left"] == 1
    assert given(stage="expand")["chosen"] == {"red": "expand", "blue": "buy", "green": "buy", "yellow": "buy"}
    assert given(stage="buy")["actions_left"] == 1


def test_a_front_cell_need_not_be_said_and_cells_come_as_text_or_list() -> None:
    assert given(cells={"Adler": "c2 d1"})["cells"]["Adler"] == ["c1", "c2", "d1"]
    assert given(cells={"Adler": ["d1", "c1"]})["cells"]["Adler"] == ["c1", "d1"]
    assert given(cells={"Adler": "d1, c2"})["cells"]["Adler"] == ["c1", "c2", "d1"]


def test_names_are_read_as_people_write_them() -> None:
    table = given(boss={"Zum Bären": "RED", "mayerbrau": "blue", "Steinbraeu": "-"})
    assert table["boss"]["Bären"] == "red"
    assert table["boss"]["Mayerbräu"] == "blue"
    assert table["boss"]["Steinbräu"] == "-"


def test_signs_of_which_nothing_is_said_never_exceed_three() -> None:
    signs = given(signs={"Krug": "Mayerbräu", "Eiche": "Mayerbräu"})["signs"]
    assert list(signs.values()) == ["Mayerbräu", "Mayerbräu", "Mayerbräu", "Schmidbräu", "Steinbräu", "Steinbräu"]


def test_a_chip_of_which_nothing_is_said_makes_room() -> None:
    assert given(waitress="Adler")["drunkard"] == "Bären"
    assert given(drunkard="Bären")["waitress"] == "Adler"
    both = given(waitress="Adler", drunkard="Post")
    assert (both["waitress"], both["drunkard"]) == ("Adler", "Post")


def test_the_share_just_drawn_is_in_the_hand_once() -> None:
    assert given(drawn="Krug", turn="red", stage="drawn")["hand"]["red"] == ["Krug"]
    assert given(drawn="Krug", stage="drawn", hand={"red": "Krug Post"})["hand"]["red"] == ["Krug", "Post"]


def test_in_set_up_hands_are_full() -> None:
    table = given(stage="hold", hand={"red": "Krug Krug Krug"})
    assert hand_sizes(table) == [6, 6, 6, 6]
    assert table["hand"]["red"].count("Krug") == 3
    assert table["deck_size"] == 46
    assert hand_sizes(given(3, stage="hold")) == [8, 8, 8]
    assert given(3, stage="hold")["deck_size"] == 36


def test_markers_are_cards_out_of_the_game() -> None:
    assert given(markers={"Krug": {"red": 2, "blue": 1}})["gone"]["Krug"] == 3
    assert given(3, markers={"Krug": {"red": 2, "blue": 1}})["gone"]["Krug"] == 4
    assert given(stage="drunkard")["gone"]["drunkard"] == 1


def test_the_deck_in_four_ways() -> None:
    assert given()["deck_size"] == 70
    assert given(deck_top="Post waitress")["deck"][:3] == ["Post", "waitress", "Adler"]
    whole = given(deck=["Post"])
    assert (whole["deck"], whole["gone"]["Post"], whole["gone"]["waitress"]) == (["Post"], 5, 5)
    cut = given(deck_size=2, deck_top="Post")
    assert (cut["deck"], cut["gone"]["Adler"], cut["gone"]["Krug"]) == (["Post", "Adler"], 5, 6)


# What cannot be.


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({"mony": {}}, "a position has no 'mony'; it has: week, day, start, stage, "),
        ({"day": 8}, "day: 8 is not a whole number from 1 to 7"),
        ({"day": True}, "day: True is not a whole number from 1 to 7"),
        ({"stage": "lunch"}, "stage: 'lunch' is not one of hold, place_boss, card, "),
        ({"start": "purple"}, "start: 'purple' is not one of red, blue, green, yellow"),
        (
            {"chosen": {"red": "sleep"}},
            "chosen.red: 'sleep' is not one of expand, boss, buy, nor a pair of shares such",
        ),
        ({"money": 25}, "money: 25 is not a table such as { red = … }"),
        ({"boss": {"Krug": "red", "krug": "blue"}}, "boss: Krug is named twice"),
        ({"cells": {"Adler": "c1 c1"}}, "cells.Adler: c1 is named twice"),
        ({"cells": {"Adler": "c9"}}, "cells.Adler: 'c9' is not from a1 to h5"),
        ({"hand": {"red": 3}}, "hand.red: 3 is not a list"),
        ({"cells": {"Adler": "a3"}}, "cells: the square has no a3, which Adler should have (GB-06)"),
        ({"cells": {"Adler": "c3 d3"}}, "cells: c3, d3 does not hang together with Adler's front cell c1 (GB-31)"),
        ({"cells": {"Adler": "c2 c3", "Krug": "c3"}}, "cells: c3 belongs to Krug and to another garden (GB-30)"),
        (
            {"waitress": "Post", "drunkard": "Post"},
            "waitress and drunkard never stand in one garden, here Post (GB-61)",
        ),
        ({"markers": {"Krug": {"red": 5, "blue": 1}}}, "markers: with 6 markers at Krug, blue's single one falls at"),
        (
            {"markers": {"Krug": {"red": 5}}, "hand": {"red": "Krug Krug"}},
            "cards: 5 Krug cards are out of the game (each marker is one), 2 in hands, 0 open and 0 in the deck, "
            "but the box has 6 (GB-02)",
        ),
        (
            {"open": ["waitress"], "deck_top": ["waitress"] * 5},
            "cards: 0 waitress cards are out of the game (each marker is one), 0 in hands, 1 open and 5 in the deck, "
            "but the box has 5 (GB-02)",
        ),
        (
            {"markers": {"Krug": {"red": 3}}, "gone": {"Krug": 2}},
            "gone: 2 Krug cards are too few for 3 markers (GB-52)",
        ),
        ({"deck": ["Krug"], "gone": {"Krug": 2}}, "gone: with this deck 5 Krug cards are out of the game, not 2"),
        ({"deck": ["Krug"], "deck_top": ["Krug"]}, "deck_top: with 'deck' the whole deck is said already"),
        ({"deck": ["Krug"], "deck_size": 2}, "deck_size: the deck of this position has 1 cards, not 2"),
        ({"deck_top": "Krug Krug", "deck_size": 1}, "deck_size: the deck of this position has 2 cards, not 1"),
        ({"deck": ["Krug"], "returned": 2}, "returned: the deck has 1 cards, not 2 (GB-20)"),
        ({"open": ["Krug", "Krug", "Krug"]}, "open: there are two slots, not 3 (GB-20)"),
        ({"known_hand": {"red": "Krug"}}, "known_hand: names a card that is not in that hand (GB-82)"),
        (
            {"markers": {name: {"red": 6} for name in ("Adler", "Krug", "Eiche")}},
            "markers: red has only 16 (GB-03)",
        ),
        (
            {"boss": dict.fromkeys(("Adler", "Krug", "Eiche", "Bären", "Post", "Hirschen", "Mayerbräu"), "red")},
            "boss: red has only 6 figures (GB-03)",
        ),
        (
            {"signs": dict.fromkeys(("Adler", "Krug", "Eiche", "Bären"), "Mayerbräu")},
            "signs: Mayerbräu has only 3 (GB-04)",
        ),
        ({"stage": "payday", "day": 6}, "day: payday comes after day 7 (GB-26)"),
        ({"stage": "over", "week": 2}, "day: the game is over after day 7 of week 3 (GB-26)"),
        ({"stage": "hold", "day": 2}, "day: set-up comes before day 1 of week 1 (GB-15)"),
        (
            {"stage": "card", "chosen": dict.fromkeys(("red", "blue", "green", "yellow"), "buy")},
            "chosen: when everyone has chosen the game goes on; leave a seat out, or say another 'stage' (GB-21)",
        ),
        (
            {"stage": "card", "chosen": {"red": "Adler+Krug"}},
            "chosen: pairs of shares are chosen in set-up only (GB-15)",
        ),
        (
            {"stage": "hold", "chosen": {"red": "buy"}},
            "chosen: action cards are laid by day, in set-up pairs of shares",
        ),
        ({"stage": "hold", "chosen": {"red": "Post+Post"}}, "chosen: red does not hold these two shares (GB-15)"),
        (
            {"stage": "hold", "hand": {"red": ["Krug", "Post"] * 4}},
            "hand: in set-up everyone holds 6 shares, red 8 (GB-14, GB-19)",
        ),
        ({"stage": "hold", "boss": {"Krug": "red"}}, "stage: before the shares are shown there are no markers and no"),
        ({"stage": "hold", "markers": {"Krug": {"red": 1}}}, "stage: before the shares are shown there are no markers"),
        (
            {"stage": "place_boss", "chosen": {"red": "Adler+Krug"}},
            "chosen: the pairs of shares have been shown before",
        ),
        (
            {"stage": "place_boss", "boss": {"Krug": "blue"}},
            "boss: of 1 placed clockwise from red, red has 1, not 0 (GB-16)",
        ),
        (
            {
                "stage": "place_boss",
                "boss": dict(zip(BUSINESSES, [*GAME.colours, *GAME.colours], strict=False)),
            },
            "boss: set-up is over with 8 bosses (GB-16, GB-19)",
        ),
        ({"turn": "blue"}, "turn: say in 'stage' or 'chosen' what blue is asked (GB-22)"),
        (
            {"stage": "boss", "turn": "blue", "chosen": {"blue": "buy"}},
            "turn: blue has laid another card than 'boss' ne",
        ),
        (
            {"stage": "boss", "chosen": dict.fromkeys(("red", "blue", "green", "yellow"), "buy")},
            "stage: nobody has laid 'boss' (GB-22)",
        ),
        ({"stage": "card", "turn": "blue"}, "turn: in the stage 'card' of this position it is red's"),
        ({"stage": "place_boss", "turn": "blue"}, "turn: in the stage 'place_boss' of this position it is red's"),
        ({"stage": "buy", "actions_left": 2}, "actions_left: red has 1 (GB-23)"),
        ({"stage": "boss", "actions_left": 0}, "actions_left: red has 1 or 2, being alone (GB-23)"),
        ({"stage": "payday", "actions_left": 1}, "actions_left: in the stage 'payday' nobody acts (GB-23)"),
        ({"stage": "block"}, "named: say which business is challenged (GB-41)"),
        ({"named": "Krug"}, "named: Krug needs a boss of another player than red, who could block (GB-41, GB-46)"),
        ({"named": "Krug", "boss": {"Krug": "blue"}}, "named: red challenges at Krug and needs a marker there (GB-40)"),
        (
            {
                "named": "Krug",
                "boss": {"Krug": "blue"},
                "markers": {"Krug": {"red": 1}},
                "named_today": ["Krug"],
            },
            "named: the boss of Krug was named today and cannot be challenged (GB-45)",
        ),
        (
            {
                "named": "Krug",
                "boss": {
                    "Krug": "blue",
                    **dict.fromkeys(("Adler", "Eiche", "Bären", "Post", "Hirschen", "Mayerbräu"), "red"),
                },
                "markers": {"Krug": {"red": 1}},
            },
            "named: red has no boss figure left to challenge with (GB-47)",
        ),
        ({"stage": "boss", "named": "Krug"}, "named: Krug is challenged only in the stage 'block' (GB-41)"),
        ({"stage": "buy", "drawn": "Krug"}, "drawn: a share is just drawn only in the stage 'drawn' (GB-53)"),
        ({"stage": "drawn"}, "drawn: the share just drawn must be named and be in red's hand (GB-53)"),
        ({"stage": "buy", "blocked": ["Krug"]}, "blocked: Krug only while a boss is being named (GB-42)"),
        ({"stage": "boss", "blocked": ["Krug"]}, "blocked: at Krug no other player's boss could block (GB-42, GB-46)"),
        ({"named_today": ["Krug"]}, "named_today: bosses are named later in the day than this (GB-22)"),
        ({"stage": "buy", "named_today": ["Krug"]}, "named_today: Krug has no boss (GB-45)"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(said: dict[str, Any], message: str) -> None:
    line = fault(4, None, **said)
    assert line.startswith(message)
    assert "\n" not in line


@pytest.mark.parametrize(
    "said",
    [
        {"money": {"yellow": 1}},
        {"hand": {"yellow": "Krug"}},
        {"chosen": {"yellow": "buy"}},
        {"boss": {"Krug": "yellow"}},
        {"start": "yellow"},
        {"markers": {"Krug": {"yellow": 1}}},
    ],
)
def test_yellow_does_not_play_with_three(said: dict[str, Any]) -> None:
    assert fault(3, None, **said) == "yellow does not play with 3 players"


def test_with_three_players_one_share_of_each_business_is_missing() -> None:
    assert "and one is removed for three players: GB-19" in fault(3, markers={"Krug": {"red": 6}})
    assert fault(3, gone={"Krug": 2}, markers={"Krug": {"red": 2}}) == (
        "gone: 2 Krug cards are too few for 2 markers and 1 removed for three players (GB-19, GB-52)"
    )
    single = {"Krug": {"red": 4, "blue": 1}}
    assert "blue's single one falls at once (GB-65)" in fault(3, markers=single)
    assert given(3, {"three_player_elimination": "off"}, markers=single)["markers"]["Krug"]["blue"] == 1


# What play can never bring about, so that a bug in the rules is seen at once.


def broken_money(state: GoldbraeuState) -> None:
    state.money[0] += 1


def broken_cards(state: GoldbraeuState) -> None:
    state.deck = state.deck[1:]


def broken_front(state: GoldbraeuState) -> None:
    state.free |= state.cells[0]
    state.cells[0] = 0


def broken_square(state: GoldbraeuState) -> None:
    state.free &= state.free - 1


def broken_choice(state: GoldbraeuState) -> None:
    state.chosen[1] = -1


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (broken_money, "money: what players and bank have does not add up (GB-11)"),
        (broken_cards, "cards: 5 of 6 Adler cards are accounted for (GB-02)"),
        (broken_front, "cells: Adler lacks its front cell c1 (GB-10)"),
        (broken_square, "cells: a1 belongs to no garden and is not free (GB-06)"),
        (broken_choice, "chosen: nobody acts before everyone has laid a card (GB-21)"),
    ],
)
def test_a_damaged_state_is_found_out(damage: Callable[[GoldbraeuState], None], message: str) -> None:
    state = given(stage="expand").state
    assert GAME.check(state) == []
    damage(state)
    assert GAME.check(state) == [message]
