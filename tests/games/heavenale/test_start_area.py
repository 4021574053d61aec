"""Back into the start area: free spots, their incomes, and who must begin. (HA-22, HA-24, HA-25, HA-28, HA-29)"""

from __future__ import annotations

import pytest

from tests.games.heavenale.table import Table, given

MARKERS = ["start wood", "start yeast", "start hops", "start water", "start barley"]


def starts(table: Table, colour: str = "red") -> list[str]:
    """The start spots that a player may take, with their incomes."""
    return [choice for choice in table.choices(colour) if choice.startswith("start")]


@pytest.mark.rule("HA-15", "HA-24", "HA-29")
@pytest.mark.parametrize(
    ("income", "gained", "spot"),
    [
        ("first", {}, "first"),
        ("brewmaster", {"brewmaster": 1}, "brewmaster"),
        ("ducats", {"ducats": 2}, "ducats"),
        ("wood", {"wood": 2}, "marker"),
        ("barley", {"barley": 2}, "marker"),
    ],
)
def test_who_comes_in_takes_a_free_spot_and_its_income(income: str, gained: dict[str, int], spot: str) -> None:
    table = given(players=2, figure={"red": "20", "blue": "5"}).do(f"red: start {income}")
    assert table.gained() == gained
    assert table.gained("blue") == {}
    assert (table["figure"]["red"], table["spot"]["red"]) == ("in", spot)


@pytest.mark.rule("HA-24")
def test_one_may_come_in_from_anywhere_on_the_track() -> None:
    for space in ("1", "14", "27"):
        assert "start first" in starts(given(players=2, figure={"red": space, "blue": "5"}))


@pytest.mark.rule("HA-22", "HA-24")
def test_a_start_spot_holds_one_figure() -> None:
    table = given(
        figure={"red": "20", "blue": "in", "green": "in", "yellow": "5"}, spot={"blue": "first", "green": "marker"}
    )
    assert starts(table) == ["start brewmaster", "start ducats"]
    assert table.refused("red: start first") == "HA-22 spot_taken"
    assert table.refused("red: start wood") == "HA-22 spot_taken"
    assert table.refused("red: start barley") == "HA-22 spot_taken"


@pytest.mark.rule("HA-25")
def test_the_spot_of_a_figure_that_has_not_yet_left_is_taken() -> None:
    table = given(players=3, figure={"red": "20"})
    assert table["spot"] == {"red": "-", "blue": "brewmaster", "green": "marker"}
    assert starts(table) == ["start first", "start ducats"]
    assert table.refused("red: start brewmaster") == "HA-22 spot_taken"


@pytest.mark.rule("HA-25", "HA-28")
def test_who_has_not_left_may_go_straight_round_to_the_own_former_spot_or_a_free_one() -> None:
    table = given(players=3, turn="blue")
    assert starts(table, "blue") == ["start brewmaster", "start ducats"]
    table.do("blue: start brewmaster")
    assert (table["figure"]["blue"], table["spot"]["blue"]) == ("in", "brewmaster")
    assert table.asked == ["green"]


@pytest.mark.rule("HA-28")
def test_going_straight_round_brings_the_income_again() -> None:
    assert given(turn="yellow").do("yellow: start ducats").gained("yellow") == {"ducats": 2}
    assert given(turn="blue").do("blue: start brewmaster").gained("blue") == {"brewmaster": 1}


@pytest.mark.rule("HA-24")
def test_who_is_in_passes_for_the_rest_of_the_round() -> None:
    table = given(players=3, figure={"red": "20", "green": "5"}, garden="S01 monk1", track={"22": ["wood1", "wood1"]})
    table.do("red: start first")
    assert table.asked == ["blue"]
    table.do("blue: start brewmaster")
    assert table.asked == ["green"]
    table.do("green: move 22", "green: buy wood1 shade", "green: place D01", "green: pass")
    assert table.asked == ["green"]
    assert table.refused("red: move 24") == "HA-26 not_your_turn"


@pytest.mark.rule("HA-24")
def test_the_last_one_in_must_take_the_first_player_spot_if_it_is_free() -> None:
    figures = {"red": "20", "blue": "in", "green": "in"}
    table = given(players=3, figure=figures, spot={"blue": "marker", "green": "ducats"})
    assert starts(table) == ["start first"]
    assert table.refused("red: start brewmaster") == "HA-24 must_begin"
    assert table.refused("red: start ducats") == "HA-22 spot_taken"


@pytest.mark.rule("HA-24")
def test_the_last_one_in_is_free_to_choose_if_another_begins() -> None:
    figures = {"red": "20", "blue": "in", "green": "in"}
    table = given(players=3, figure=figures, spot={"blue": "first", "green": "ducats"})
    assert starts(table) == ["start brewmaster", *MARKERS]


@pytest.mark.rule("HA-24")
@pytest.mark.parametrize("still_out", ["start", "1", "27"])
def test_who_is_not_the_last_is_free_to_choose(still_out: str) -> None:
    spots = {"blue": "marker", "green": "ducats" if still_out == "start" else "-"}
    table = given(players=3, figure={"red": "20", "blue": "in", "green": still_out}, spot=spots)
    assert "start brewmaster" in starts(table)
    assert table.refused("red: start brewmaster") == ""


@pytest.mark.rule("HA-24", "HA-28")
def test_the_last_one_may_not_go_straight_round_to_any_other_spot_either() -> None:
    table = given(players=2, first="blue", turn="red", figure={"blue": "in"}, spot={"red": "ducats", "blue": "marker"})
    assert starts(table) == ["start first"]


@pytest.mark.rule("HA-24", "HA-25")
def test_the_own_first_player_spot_counts_as_free_for_the_last_one() -> None:
    table = given(players=2, figure={"blue": "in"}, spot={"red": "first", "blue": "marker"})
    assert starts(table) == ["start first"]
    assert table.refused("red: start ducats") == "HA-24 must_begin"


@pytest.mark.rule("HA-24", "HA-29")
def test_the_last_one_in_must_begin_in_the_last_round_too() -> None:
    table = given(players=2, round=3, figure={"red": "20", "blue": "in"}, spot={"blue": "marker"})
    assert starts(table) == ["start first"]


@pytest.mark.rule("HA-29", "HA-47")
def test_a_marker_on_20_may_be_named_and_turns_the_income_into_ducats() -> None:
    markers = {"red": {"wood": 20, "hops": 19}}
    table = given(players=2, figure={"red": "20", "blue": "5"}, markers=markers)
    assert starts(table)[-5:] == MARKERS
    assert table.do("red: start wood").gained() == {"ducats": 2}
    table = given(players=2, figure={"red": "20", "blue": "5"}, markers=markers).do("red: start hops")
    assert table.gained() == {"hops": 1, "ducats": 1}


@pytest.mark.rule("HA-29", "HA-48")
def test_a_brewmaster_on_20_takes_the_spot_for_nothing() -> None:
    table = given(players=2, figure={"red": "20", "blue": "5"}, brewmaster={"red": 20})
    assert table.do("red: start brewmaster").gained() == {}


@pytest.mark.rule("HA-22", "HA-25")
def test_with_four_players_there_is_always_a_free_spot() -> None:
    table = given(turn="green")
    assert starts(table, "green") == MARKERS
