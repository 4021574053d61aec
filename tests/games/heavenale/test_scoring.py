"""The end: rate and multiplier, exchange, ducats, barrels, the winner. (HA-08, HA-90 to HA-98)"""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.heavenale import GAME
from stammtisch.games.heavenale.names import GOALS, RESOURCES
from stammtisch.games.heavenale.scoring import Score, exchange, final_score, spend, zone
from tests.games.heavenale.table import given

BROKE: dict[str, Any] = {
    "money": dict.fromkeys(["red", "blue", "green", "yellow"], 0),
    "cards": dict.fromkeys(["red", "blue", "green", "yellow"], ""),
}


def score(colour: str = "red", **position: Any) -> Score:
    """A player's score in a game that is over; without a word nobody has money or cards left."""
    table = given(stage="over", **(BROKE | position))
    return final_score(table.state, table.colours.index(colour))


def markers(*places: int) -> dict[str, dict[str, int]]:
    """Red's five markers."""
    return {"red": dict(zip(RESOURCES, places, strict=True))}


@pytest.mark.rule("HA-08", "HA-90")
@pytest.mark.parametrize(
    ("spots", "rate", "multiplier"),
    [
        ([-10, -9, 0], 5, 2),
        ([1, 4], 4, 3),
        ([5, 8], 3, 3),
        ([9, 11], 3, 4),
        ([12, 14], 2, 4),
        ([15, 17], 2, 5),
        ([18, 19], 2, 6),
        ([20], 1, 6),
    ],
)
def test_the_brewmaster_gives_rate_and_multiplier(spots: list[int], rate: int, multiplier: int) -> None:
    for spot in spots:
        found = score(brewmaster={"red": spot}, markers=markers(1, 1, 1, 1, 1))
        assert (found.rate, found.multiplier, found.production) == (rate, multiplier, multiplier)


@pytest.mark.rule("HA-48", "HA-90")
def test_a_brewmaster_beyond_20_is_a_programmers_mistake() -> None:
    with pytest.raises(ValueError, match="the brewmaster cannot stand on 21"):
        zone([(20, 1, 6)], 21)


@pytest.mark.rule("HA-91", "HA-97")
@pytest.mark.parametrize(
    ("before", "rate", "after"),
    [
        ([8, 2, 11, 8, 13], 4, [6, 6, 6, 6, 6]),
        ([4, 8, 8, 8, 8], 4, [6, 6, 6, 6, 6]),
        ([3, 3, 9, 9, 9], 2, [5, 5, 6, 6, 7]),
        ([-8, -2, 6, 6, 10], 5, [-3, -2, -1, -1, -1]),
        ([5, 5, 5, 5, 5], 1, [5, 5, 5, 5, 5]),
        ([4, 5, 5, 5, 6], 1, [5, 5, 5, 5, 5]),
        ([4, 5, 5, 5, 5], 1, [4, 5, 5, 5, 5]),
        ([4, 5, 5, 6, 6], 2, [5, 5, 5, 5, 5]),
        ([4, 5, 5, 5, 7], 2, [5, 5, 5, 5, 5]),
        ([4, 5, 5, 5, 6], 2, [4, 5, 5, 5, 6]),
        ([4, 4, 4, 4, 8], 3, [4, 4, 4, 5, 5]),
        ([4, 4, 4, 4, 7], 3, [4, 4, 4, 4, 7]),
        ([20, 20, 20, 20, 20], 1, [20, 20, 20, 20, 20]),
    ],
)
def test_the_exchange_levels_the_markers(before: list[int], rate: int, after: list[int]) -> None:
    assert exchange(before, rate) == after


@pytest.mark.rule("HA-97")
def test_the_highest_gives_step_by_step() -> None:
    assert exchange([1, 4, 4, 4, 7], 5) == [2, 3, 3, 4, 4]


@pytest.mark.rule("HA-97")
def test_other_markers_at_the_bottom_do_not_stop_the_exchange() -> None:
    assert exchange([0, 0, 0, 0, 5], 4) == [0, 0, 0, 1, 1]


@pytest.mark.rule("HA-91")
def test_the_markers_given_are_left_as_they_were() -> None:
    before = [4, 8, 8, 8, 8]
    exchange(before, 4)
    assert before == [4, 8, 8, 8, 8]


@pytest.mark.rule("HA-92")
@pytest.mark.parametrize(
    ("places", "ducats", "after"),
    [
        ([5, 6, 6, 6, 6], 9, [5, 6, 6, 6, 6]),
        ([5, 6, 6, 6, 6], 10, [6, 6, 6, 6, 6]),
        ([5, 6, 6, 6, 6], 19, [6, 6, 6, 6, 6]),
        ([5, 5, 6, 6, 6], 20, [6, 6, 6, 6, 6]),
        ([5, 5, 6, 6, 6], 10, [5, 6, 6, 6, 6]),
        ([1, 9, 9, 9, 9], 30, [4, 9, 9, 9, 9]),
        ([9, 1, 9, 9, 9], 30, [4, 9, 9, 9, 9]),
        ([19, 20, 20, 20, 20], 100, [20, 20, 20, 20, 20]),
    ],
)
def test_ten_ducats_move_a_marker_and_lift_the_least_advanced(places: list[int], ducats: int, after: list[int]) -> None:
    assert spend(places, ducats) == after


@pytest.mark.rule("HA-91", "HA-92")
def test_the_exchange_comes_before_the_ducats() -> None:
    found = score(markers=markers(8, 2, 11, 8, 13), brewmaster={"red": 4}, money={"red": 20})
    assert (found.exchanged, min(found.after), found.production) == ([6, 6, 6, 6, 6], 6, 18)


@pytest.mark.rule("HA-92", "HA-98")
@pytest.mark.parametrize(
    ("money", "cards", "used"), [(7, 0, 0), (7, 1, 10), (8, 4, 20), (7, 4, 10), (0, 3, 0), (0, 4, 10), (25, 5, 40)]
)
def test_cards_left_in_hand_are_sold_for_three_ducats_each_before_ducats_are_used(
    money: int, cards: int, used: int
) -> None:
    hand = ["colour", "lowest", "barrel", "ducats", "brewmaster"][:cards]
    found = score(money={"red": money}, cards={"red": hand}, brewmaster={"red": 0}, markers=markers(1, 9, 9, 9, 9))
    assert found.ducats == money + 3 * cards
    assert found.ducats_used == used


@pytest.mark.rule("HA-98")
def test_a_placed_or_sold_card_is_not_sold_again() -> None:
    discs, placed = {"red": ["X", "wood"]}, {"red": {"1": "ducats"}}
    assert score(discs=discs, placed=placed, cards={"red": ["colour"]}).ducats == 3


@pytest.mark.rule("HA-93")
def test_the_least_advanced_marker_times_the_multiplier() -> None:
    assert score(markers=markers(10, 9, 10, 9, 9), brewmaster={"red": 9}).production == 36


@pytest.mark.rule("HA-93")
@pytest.mark.parametrize(("place", "points"), [(0, 0), (-3, 0), (1, 6), (20, 120)])
def test_a_marker_below_1_makes_the_production_worth_nothing(place: int, points: int) -> None:
    found = score(markers=markers(20, 20, place, 20, 20), brewmaster={"red": 19}, money={"red": 0})
    assert found.before == [20, 20, place, 20, 20]
    level = score(markers=markers(*[place] * 5), brewmaster={"red": 19})
    assert level.production == points


@pytest.mark.rule("HA-93", "HA-94")
def test_barrels_and_bonus_count_even_without_production() -> None:
    found = score(barrels={"six_ones": {"large": "red"}}, spot={"red": "first"})
    assert (found.production, found.total) == (0, 5)


@pytest.mark.rule("HA-03", "HA-94")
def test_a_large_barrel_is_worth_four_points_and_a_small_one_two() -> None:
    barrels = {
        "six_ones": {"large": "red"},
        "six_fives": {"large": "red"},
        "all_sunny": {"large": "blue", "small": "red"},
    }
    assert score(barrels=barrels, first="blue").total == 10
    assert score("blue", barrels=barrels, first="green").total == 4
    assert score("green", barrels=barrels, first="red").total == 0


@pytest.mark.rule("HA-94")
def test_every_goal_counts() -> None:
    assert score(barrels={goal: {"large": "red"} for goal in GOALS}, first="blue").total == 48
    assert score(barrels={goal: {"large": "blue", "small": "red"} for goal in GOALS}, first="blue").total == 24


@pytest.mark.rule("HA-61", "HA-94")
@pytest.mark.parametrize(("pair", "discs"), [("1", ["X", "wood"]), ("5", ["monk3", "monk4"])])
def test_the_barrel_card_adds_a_point_for_each_barrel(pair: str, discs: list[str]) -> None:
    barrels = {"six_ones": {"large": "red"}, "all_sunny": {"large": "blue", "small": "red"}}
    position: dict[str, Any] = {"barrels": barrels, "first": "green", "discs": {"red": discs}}
    assert score(placed={"red": {pair: "barrel"}}, **position).total == 4 + 2 + 2
    assert score(placed={"red": {pair: "ducats"}}, **position).total == 4 + 2
    assert score(cards={"red": ["barrel"]}, **position).total == 4 + 2
    assert score("blue", placed={"red": {pair: "barrel"}}, **position).total == 4


@pytest.mark.rule("HA-61", "HA-94")
def test_the_barrel_card_helps_only_who_placed_it() -> None:
    barrels = {goal: {"large": colour} for goal, colour in zip(GOALS, ["red", "blue", "green"], strict=False)}
    position: dict[str, Any] = {
        "barrels": barrels,
        "discs": {"blue": ["X", "wood"]},
        "placed": {"blue": {"1": "barrel"}},
    }
    assert [score(colour, first="yellow", **position).total for colour in ("red", "blue", "green")] == [4, 5, 4]


@pytest.mark.rule("HA-94")
def test_the_first_player_spot_is_worth_a_point() -> None:
    table = given(players=2, stage="over", first="blue")
    assert table.state.scores() == [0, 1]


@pytest.mark.rule("HA-94")
def test_production_barrels_card_and_bonus_add_up() -> None:
    found = score(
        markers=markers(3, 3, 3, 3, 3),
        brewmaster={"red": 12},
        barrels={"six_ones": {"large": "red"}, "all_sunny": {"large": "blue", "small": "red"}},
        discs={"red": ["X", "wood"]},
        placed={"red": {"1": "barrel"}},
    )
    assert found.to_data() == {
        "markers": [3, 3, 3, 3, 3],
        "rate": 2,
        "multiplier": 4,
        "exchanged": [3, 3, 3, 3, 3],
        "ducats": 0,
        "ducats_used": 0,
        "after": [3, 3, 3, 3, 3],
        "production": 12,
        "large_barrels": 1,
        "small_barrels": 1,
        "barrel_card": 2,
        "first_player": 1,
        "total": 12 + 4 + 2 + 2 + 1,
    }


@pytest.mark.rule("HA-93")
def test_markers_alone_make_the_production_and_nothing_else() -> None:
    assert Score([2, 2, 2, 2, 2], 1, 6, 0).total == 12


@pytest.mark.rule("HA-90", "HA-94")
def test_each_seat_is_scored_from_its_own_board() -> None:
    table = given(
        stage="over",
        first="yellow",
        money=BROKE["money"] | {"green": 20},
        cards=BROKE["cards"],
        markers={"green": dict.fromkeys(RESOURCES, 2) | {"hops": 0}},
        brewmaster={"green": 1, "blue": 20},
    )
    # 4:1 levels all markers on 1 without the 20 ducats, which do not lift five of them.
    assert table.state.scores() == [0, 0, 3, 1]


@pytest.mark.rule("HA-95")
def test_the_highest_score_wins_and_ties_share_the_win() -> None:
    barrels = {"six_ones": {"large": "blue"}, "six_fives": {"large": "green"}}
    assert given(stage="over", barrels=barrels).state.winners() == [1, 2]
    barrels["all_sunny"] = {"large": "green"}
    assert given(stage="over", barrels=barrels).state.winners() == [2]


@pytest.mark.rule("HA-20", "HA-94")
def test_the_income_of_the_last_start_spot_is_still_counted() -> None:
    table = given(
        players=2,
        round=3,
        figure={"red": "27", "blue": "in"},
        spot={"blue": "first"},
        money={"red": 8},
        cards={"red": []},
        markers=markers(1, 1, 1, 1, 0),
        brewmaster={"red": 1},
    )
    table.do("red: start ducats")
    assert table.state.over
    assert table.state.scores()[0] == 3


@pytest.mark.rule("HA-91", "HA-92", "HA-93")
def test_the_table_of_points_tells_what_exchange_and_ducats_brought() -> None:
    table = given(
        stage="over",
        **(BROKE | {"brewmaster": {"red": 1}, "markers": markers(8, 2, 11, 8, 13), "money": {"red": 53, "blue": 0}}),
    )
    red = table.colours.index("red")
    ledger = GAME.ledger(table.state.view(red))
    assert ledger is not None
    points = {label: row[red] for label, row in ledger.lines}
    assert points["Least advanced marker × multiplier"] == 2 * 3
    assert points["Exchange of markers"] == (6 - 2) * 3
    assert points["Ducats spent"] == (7 - 6) * 3
