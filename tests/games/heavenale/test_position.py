"""Positions in writing: what is not said has a default, and what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine import BadInput
from stammtisch.games.heavenale import GAME
from stammtisch.games.heavenale.names import MONKS, SLOTS, SPOTS
from tests.games.heavenale.table import given, plant, ring

TWELVE = ring("B1", "wood2 wood2 hops2 hops2 water2 water2")
SEVEN = ring("B1", "wood1 wood1 hops1 hops1 water1 water2")
TWELVE_AND_ELEVEN = TWELVE | ring("B3", "wood1 wood1 hops5 monk1 hops2 wood2")


def test_without_a_word_the_first_round_begins() -> None:
    table = given()
    assert (table["round"], table["stage"], table["first"], table["turn"], table["next"]) == (
        1,
        "move",
        "red",
        "red",
        "blue",
    )
    assert table["figure"] == dict.fromkeys(table.colours, "start")
    assert table["spot"] == {"red": "first", "blue": "brewmaster", "green": "marker", "yellow": "ducats"}
    assert table["money"] == dict.fromkeys(table.colours, 25)
    assert table["cards"]["red"] == ["barrel", "brewmaster", "colour", "ducats", "lowest"]
    assert table["discs"]["red"] == []
    assert set(table["garden"]["red"].values()) == {"-"}
    assert table.asked == ["red"]


def test_without_a_word_the_track_has_discs_and_no_tiles() -> None:
    table = given()
    assert set(map(tuple, table["track"].values())) == {()}
    assert {space for space, discs in table["supply"].items() if discs == 1} == {"4", "7", "12", "16", "20", "24"}


def test_whoever_is_first_stands_on_the_first_player_spot_and_the_others_follow() -> None:
    table = given(players=3, first="blue")
    assert table["spot"] == {"red": "marker", "blue": "first", "green": "brewmaster"}
    assert (table["turn"], table["next"]) == ("blue", "green")


def test_a_figure_on_the_track_has_no_spot_and_the_others_keep_theirs() -> None:
    table = given(players=3, figure={"blue": "5"})
    assert table["spot"] == {"red": "first", "blue": "-", "green": "marker"}


def test_after_the_last_seat_the_first_is_next() -> None:
    assert given(players=3, turn="green")["next"] == "red"
    assert given(players=3, turn="green", next="blue")["next"] == "blue"


def test_tiles_that_are_not_mentioned_lie_in_the_piles_those_of_back_two_last() -> None:
    table = given(garden="S01 wood1", track={"1": ["wood1", "hops5"], "3": ["monk1"]}, figure={"red": "1"})
    assert table["resources_1"].count("wood1") == 0
    assert table["resources_2"].count("wood1") == 2
    assert (table["resources_1"].count("hops5"), table["resources_2"].count("hops5")) == (1, 2)
    assert (table["monks_1"].count("monk1"), table["monks_2"].count("monk1")) == (2, 3)
    assert (len(table["resources_1"]), len(table["monks_1"])) == (47, 11)


def test_the_tile_just_bought_is_not_in_the_piles() -> None:
    table = given(stage="place", figure={"red": "5"}, tile="wood1", half="sun")
    assert table["resources_1"].count("wood1") == 1


def test_the_order_of_a_pile_can_be_said() -> None:
    pile = given()["monks_1"]
    assert given(monks_1=pile[::-1])["monks_1"] == pile[::-1]


def test_a_surrounded_site_has_the_shed_that_its_sum_gives() -> None:
    assert given(garden={"red": TWELVE})["sheds"]["red"]["B1"] == "2"
    assert given(garden={"red": TWELVE})["sheds"]["red"]["B2"] == "-"
    assert given(garden={"blue": SEVEN})["sheds"]["blue"]["B1"] == "0"


def test_a_spot_may_be_said_to_be_empty() -> None:
    assert given(garden={"red": {"S01": "-"}})["garden"]["red"]["S01"] == "-"


def test_a_card_that_lies_beside_a_pair_is_not_in_hand() -> None:
    table = given(discs={"red": ["X", "wood"]}, placed={"red": {"1": "barrel"}})
    assert table["cards"]["red"] == ["brewmaster", "colour", "ducats", "lowest"]
    assert table["placed"]["red"] == {"1": "barrel", "2": "-", "3": "-", "4": "-", "5": "-"}
    assert len(given(placed={"red": {"1": "-"}})["cards"]["red"]) == 5


def test_money_comes_from_the_bank() -> None:
    assert given(money={"red": 100, "blue": 0}).state.bank == -50


def test_in_set_up_only_the_first_player_has_a_spot_and_the_next_chooses() -> None:
    table = given(players=3, stage="choose_start", first="blue")
    assert table["spot"] == {"red": "-", "blue": "first", "green": "-"}
    assert table["turn"] == "green"
    table.do("green: start ducats", "red: start wood")
    assert table.asked == ["blue"]


def test_in_set_up_the_other_way_round_the_one_before_chooses() -> None:
    table = given(players=3, options={"setup_order": "counterclockwise"}, stage="choose_start")
    assert table["turn"] == "green"


def test_when_a_shed_is_asked_about_a_tile_has_been_bought() -> None:
    table = given(stage="shed", shed="B1", figure={"red": "5"}, garden={"red": TWELVE})
    assert table["bought"] is True
    assert given(stage="buy", figure={"red": "5"}, track={"5": ["wood1"]})["bought"] is False
    assert given(stage="buy", figure={"red": "5"}, track={"5": ["wood1"]}, bought=True)["bought"] is True


def test_a_game_that_is_over_has_its_last_round_behind_it() -> None:
    table = given(players=2, stage="over")
    assert table.state.over
    assert (table["round"], table["stage"], table.asked) == (3, "over", [])


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"beer": 1}, "a position has no 'beer'"),
        ({"round": 7}, "round: 7 is not a whole number from 1 to 6"),
        ({"round": 5}, "round: there are 4 (HA-20)"),
        ({"round": 5, "stage": "disc", "figure": {"red": "7"}}, "round: there are 4 (HA-20)"),
        ({"turn": "yellow"}, "yellow does not play with 3 players"),
        ({"first": "yellow"}, "yellow does not play with 3 players"),
        ({"next": "yellow"}, "yellow does not play with 3 players"),
        ({"barrels": {"all_sunny": {"large": "yellow"}}}, "yellow does not play with 3 players"),
        ({"money": {"red": -1}}, "money.red: -1 is not a whole number from 0 to 10000"),
        ({"markers": {"red": {"wood": 21}}}, "markers.red.wood: 21 is not a whole number from -30 to 20"),
        ({"brewmaster": {"red": 21}}, "brewmaster.red: 21 is not a whole number from -30 to 20"),
        ({"supply": {"7": 3}}, "supply.7: 3 is not a whole number from 0 to 2"),
        ({"supply": {"5": 1}}, "supply: there are no discs on space 5 (HA-05)"),
        ({"supply": {"1": 1}}, "supply: there are no discs on space 1 (HA-05)"),
        ({"supply": {"27": 1}}, "supply: there are no discs on space 27 (HA-05)"),
        ({"supply": {"7": 2}}, "supply: two discs lie on space 7 in the last round only (HA-84)"),
        ({"round": 3, "supply": {"7": 2}}, "supply: two discs lie on space 7 in the last round only (HA-84)"),
        ({"round": 4, "supply": {"20": 2}}, "supply: two discs never lie on space 20 (HA-84)"),
        ({"track": {"28": []}}, "track: '28' is not from 1 to 27"),
        ({"track": {"7": ["wood1"]}}, "track: wood1 cannot lie on space 7 (HA-05)"),
        ({"track": {"5": ["monk1"]}}, "track: monk1 cannot lie on space 5 (HA-05)"),
        ({"track": {"3": ["wood1"]}}, "track: wood1 cannot lie on space 3 (HA-05)"),
        ({"track": {"14": ["monk1"]}}, "track: monk1 cannot lie on space 14 (HA-05)"),
        ({"track": {"1": ["monk1"]}}, "track: monk1 cannot lie on space 1 (HA-05)"),
        ({"track": {"27": ["monk1"]}}, "track: monk1 cannot lie on space 27 (HA-05)"),
        ({"track": {"5": ["wood1"] * 5}}, "there are 1 more wood1 tiles in this position than in the box"),
        ({"garden": {"red": plant("S01 S02 S03 S04 S05 S06 S07 monk1")}}, "there are 1 more monk1 tiles in this"),
        ({"resources_1": []}, "tiles: 2 of 4 wood1 are accounted for (HA-01, HA-02)"),
        ({"monks_1": ["monk1"] * 12}, "tiles: 15 of 6 monk1 are accounted for (HA-01, HA-02)"),
        ({"resources_1": ["monk1"]}, "resources_1: 'monk1' is not from wood1 to barley5"),
        ({"monks_2": ["wood1"]}, "monks_2: 'wood1' is not one of monk1, monk2, monk3, monk4"),
        ({"figure": {"red": "in"}}, "red: a figure stands on the track or on a start spot (HA-24)"),
        ({"figure": {"red": "5"}, "spot": {"red": "first"}}, "red: a figure stands on the track or on a start spot"),
        ({"spot": {"red": "-"}}, "red: a figure stands on the track or on a start spot (HA-24)"),
        ({"spot": {"red": "marker"}}, "spot: two figures on one start spot (HA-22)"),
        ({"spot": {"blue": "first"}}, "spot: two figures on one start spot (HA-22)"),
        ({"spot": {"red": "ducats"}}, "spot: somebody stands on the first-player spot when a round begins (HA-24)"),
        (
            {"figure": {"red": "in"}, "spot": {"red": "first"}},
            "turn: this figure is back in and passes for the rest of the round (HA-24)",
        ),
        ({"sheds": {"red": {"B1": "0"}}}, "red: shed B1 stands on a site that is not surrounded (HA-50)"),
        (
            {"garden": {"blue": TWELVE}, "sheds": {"blue": {"B1": "1"}}},
            "blue: shed B1 is not the type that its sum gives (HA-51)",
        ),
        (
            {"garden": {"red": TWELVE}, "sheds": {"red": {"B1": "-"}}},
            "red: shed B1 is not the type that its sum gives (HA-51)",
        ),
        ({"discs": {"red": ["X", "X"]}}, "discs.red: X is named twice"),
        ({"placed": {"red": {"1": "barrel"}}}, "red: a card lies beside pair 1, which is not complete (HA-60)"),
        ({"placed": {"red": {"1": "colour"}}}, "red: a card lies beside pair 1, which is not complete (HA-60)"),
        (
            {"discs": {"red": ["monk3", "wood"]}, "placed": {"red": {"5": "barrel"}}},
            "red: a card lies beside pair 5, which is not complete (HA-60)",
        ),
        (
            {"discs": {"red": ["X", "wood"]}, "placed": {"red": {"1": "barrel"}}, "cards": {"red": ["barrel"]}},
            "red: a privilege card is in two places (HA-61)",
        ),
        (
            {"discs": {"red": ["X", "wood"]}, "placed": {"red": {"1": "colour"}}, "cards": {"red": ["colour"]}},
            "red: a privilege card is in two places (HA-61)",
        ),
        (
            {"discs": {"red": ["X", "wood", "yeast", "hops"]}, "placed": {"red": {"1": "barrel", "2": "barrel"}}},
            "red: a privilege card is in two places (HA-61)",
        ),
        (
            {"barrels": {"six_ones": {"small": "red"}}},
            "barrels: the small one of six_ones goes to another player after the large one (HA-70)",
        ),
        (
            {"barrels": {"six_ones": {"large": "red", "small": "red"}}},
            "barrels: the small one of six_ones goes to another player after the large one (HA-70)",
        ),
        ({"stage": "buy"}, "stage: to buy, the figure whose turn it is stands on a resource or monk space (HA-30)"),
        ({"stage": "buy", "figure": {"red": "7"}}, "stage: to buy, the figure whose turn it is stands on a resource"),
        ({"stage": "buy", "figure": {"red": "5"}}, "stage: to buy, there is a tile on the space (HA-30)"),
        ({"stage": "place", "figure": {"red": "14"}}, "stage: to place, the figure whose turn it is stands on a res"),
        ({"stage": "shed", "figure": {"red": "4"}}, "stage: to shed, the figure whose turn it is stands on a res"),
        ({"stage": "disc", "figure": {"red": "5"}}, "stage: for a disc, the figure whose turn it is stands on an"),
        ({"stage": "card"}, "stage: for a card, the figure whose turn it is stands on an activation space (HA-40)"),
        ({"stage": "disc", "figure": {"red": "7"}}, "stage: red could not choose anything"),
        ({"stage": "place", "figure": {"red": "5"}}, "stage: say which 'tile' was bought for which 'half' (HA-33)"),
        (
            {"stage": "place", "figure": {"red": "5"}, "tile": "wood1"},
            "stage: say which 'tile' was bought for which 'half' (HA-33)",
        ),
        ({"tile": "wood1", "half": "sun"}, "stage: 'tile' and 'half' are said only while a tile is placed (HA-33)"),
        ({"tile": "wood1"}, "stage: 'tile' and 'half' are said only while a tile is placed (HA-33)"),
        ({"half": "sun"}, "stage: 'tile' and 'half' are said only while a tile is placed (HA-33)"),
        ({"stage": "shed", "figure": {"red": "5"}}, "stage: say at which 'shed' tiles are being chosen (HA-52)"),
        (
            {"stage": "shed", "figure": {"red": "5"}, "shed": "B2", "garden": {"red": TWELVE}},
            "stage: the shed on B2 activates nothing (HA-52)",
        ),
        (
            {"stage": "shed", "figure": {"red": "5"}, "shed": "B1", "garden": {"red": SEVEN}},
            "stage: the shed on B1 activates nothing (HA-52)",
        ),
        ({"shed": "B1", "garden": {"red": TWELVE}}, "stage: 'shed' and 'closing' are said only while a shed is asked"),
        ({"closing": ["B1"]}, "stage: 'shed' and 'closing' are said only while a shed is asked about (HA-52)"),
        (
            {"stage": "shed", "figure": {"red": "5"}, "shed": "B1", "closing": ["B2"], "garden": {"red": TWELVE}},
            "stage: the site B2 is not surrounded and cannot be 'closing' (HA-50)",
        ),
        (
            {
                "stage": "shed",
                "figure": {"red": "5"},
                "shed": "B1",
                "closing": ["B3"],
                "garden": {"red": TWELVE_AND_ELEVEN},
                "sheds": {"red": {"B3": "0"}},
            },
            "red: shed B3 is not the type that its sum gives (HA-51)",
        ),
        ({"stage": "card", "figure": {"red": "4"}}, "stage: say which 'pair' was completed; a card must be left"),
        (
            {
                "stage": "card",
                "figure": {"red": "4"},
                "pair": "1",
                "discs": {"red": ["X", "wood"]},
                "cards": {"red": []},
            },
            "stage: say which 'pair' was completed; a card must be left (HA-60, HA-64)",
        ),
        (
            {"stage": "card", "figure": {"red": "4"}, "pair": "1", "discs": {"red": ["X"]}},
            "stage: pair 1 was not just completed (HA-60)",
        ),
        (
            {
                "stage": "card",
                "figure": {"red": "4"},
                "pair": "1",
                "discs": {"red": ["X", "wood"]},
                "placed": {"red": {"1": "ducats"}},
            },
            "stage: pair 1 was not just completed (HA-60)",
        ),
        (
            {
                "stage": "card",
                "figure": {"red": "12"},
                "pair": "2",
                "discs": {"red": ["yeast", "hops"]},
                "placed": {"red": {"2": "colour"}},
            },
            "stage: pair 2 was not just completed (HA-60)",
        ),
        (
            {"pair": "1", "discs": {"red": ["X", "wood"]}},
            "stage: 'pair' is said only while a card is asked for (HA-60)",
        ),
        ({"stage": "choose_start", "turn": "red"}, "turn: this figure has its start spot already (HA-14)"),
        (
            {"stage": "choose_start", "figure": {"red": "3"}},
            "figure: all figures are in the start area during set-up (HA-14)",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_one_line(position: dict[str, object], message: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.build(GAME.terms(3), position)
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("money", 1),
        ("figure", "start"),
        ("spot", "ducats"),
        ("markers", {"wood": 1}),
        ("brewmaster", 1),
        ("garden", {"S01": "wood1"}),
        ("sheds", {"B1": "-"}),
        ("discs", ["X"]),
        ("cards", ["ducats"]),
        ("placed", {"1": "-"}),
    ],
)
def test_a_colour_that_does_not_play_has_nothing(word: str, value: object) -> None:
    with pytest.raises(BadInput, match="yellow does not play with 3 players"):
        GAME.build(GAME.terms(3), {word: {"yellow": value}})
    assert GAME.build(GAME.terms(4), {word: {"yellow": value}}).players == 4


@pytest.mark.parametrize(
    "position",
    [
        {"round": 4},
        {"round": 4, "supply": {"7": 2, "12": 2, "16": 2}},
        {"barrels": {"six_ones": {"large": "red", "small": "blue"}}},
        {"stage": "disc", "figure": {"red": "7"}, "garden": {"red": {"S01": "monk1"}}},
        {"stage": "card", "figure": {"red": "4"}, "pair": "1", "discs": {"red": ["X", "wood"]}},
        {"stage": "buy", "figure": {"red": "5"}, "track": {"5": ["wood1"]}},
        {"figure": dict.fromkeys(["red", "blue"], "3"), "spot": {"green": "ducats"}},
        {"garden": {"red": dict(zip(SPOTS, [*MONKS] * 6, strict=False))}},
        {"discs": {"red": list(SLOTS)}},
        {"money": {"red": 0, "blue": 10_000}},
        {"markers": {"red": {"wood": 20}}, "brewmaster": {"red": 20}},
    ],
)
def test_what_can_just_be_is_built_and_written_the_same(position: dict[str, Any]) -> None:
    state = GAME.build(GAME.terms(3), position)
    assert GAME.check(state) == []
    written = GAME.write(state)
    assert GAME.write(GAME.build(GAME.terms(3), written)) == written


@pytest.mark.rule("HA-13")
@pytest.mark.parametrize("ducats", [-1, 1])
def test_a_ducat_that_comes_from_nowhere_or_is_lost_is_noticed(ducats: int) -> None:
    state = given().state
    state.money[2] += ducats
    assert GAME.check(state) == ["money: what players and bank have does not add up (HA-13)"]


@pytest.mark.rule("HA-31")
def test_a_player_who_has_paid_more_than_was_there_is_noticed() -> None:
    state = given(money={"red": 2}, cards={"red": []}).state
    state.pay(0, -2)
    assert GAME.check(state) == []
    state.pay(0, -1)
    assert GAME.check(state) == ["red: money below nothing (HA-31)"]


def test_a_second_site_may_wait_to_be_closed() -> None:
    table = given(
        stage="shed",
        shed="B1",
        closing=["B3"],
        figure={"red": "5"},
        garden={"red": TWELVE_AND_ELEVEN},
        sheds={"red": {"B3": "-"}},
    )
    assert table.do("red: shed E+W")["sheds"]["red"]["B3"] == "1"
