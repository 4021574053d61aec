"""Barrel spaces: twelve goals, large and small barrels. (HA-70 to HA-72)"""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.heavenale.names import GOALS
from tests.games.heavenale.table import Table, given, plant, ring

ALL_ONE = dict.fromkeys(["wood", "yeast", "hops", "water", "barley"], 1)
FOUR_PAIRS = ["X", "wood", "yeast", "hops", "water", "barley", "monk1", "monk2"]
SUNNY = plant("S01 S02 S03 S04 S05 S06 monk1, S07 S08 S09 S10 S11 S12 monk2, S13 wood1, S14 S15 monk3")
SHADY = {spot.replace("S", "D"): tile for spot, tile in SUNNY.items()}
FIVE_ONES = plant("S01 wood1, S02 yeast1, D01 hops1, D02 water1, D03 barley1")
FIVE_FIVES = plant("S01 wood5, S02 yeast5, D01 hops5, D02 water5, D03 barley5")
# B2, B4 and B7 of type 0; the other two sorts of ring are of type 1 (5 + 3) and of type 2 (5 + 5 + 2).
TWO_ALIKE = ring("B2", "monk1 monk1 monk1 wood2 hops2 monk1") | ring("B4", "wood1 hops1 water1 monk2 monk2 monk2")
THREE_ALIKE = TWO_ALIKE | ring("B7", "monk3 monk3 monk3 monk2 water1 hops1")
THREE_TYPES = (
    ring("B2", "monk1 monk1 monk1 monk1 monk1 monk1")
    | ring("B4", "wood5 hops3 monk2 monk2 monk2 monk2")
    | ring("B6", "wood5 hops5 water2 monk3 monk3 monk3")
)
FOUR_TYPES = THREE_TYPES | ring("B1", "wood5 hops5 water5 yeast2 wood1 monk4")


def visit(**position: Any) -> Table:
    """Red goes to the first barrel space."""
    return given(**position).do("red: move 14")


def met(**position: Any) -> set[str]:
    """The goals whose large barrel red would get on a visit."""
    table = given(**position)
    if table.refused("red: move 14"):
        return set()
    return {goal for goal, sizes in table.do("red: move 14")["barrels"].items() if sizes["large"] == "red"}


@pytest.mark.rule("HA-71", "HA-72")
@pytest.mark.parametrize(
    ("goal", "just_met", "just_missed"),
    [
        ("brewmaster", {"brewmaster": {"red": 1}}, {"brewmaster": {"red": 0}}),
        (
            "monk_discs",
            {"discs": {"red": ["monk1", "monk2", "monk3", "monk4"]}},
            {"discs": {"red": ["monk1", "monk2", "monk3", "barley"]}},
        ),
        ("all_markers", {"markers": {"red": ALL_ONE}}, {"markers": {"red": ALL_ONE | {"hops": 0}}}),
        (
            "resource_discs",
            {"discs": {"red": ["wood", "yeast", "hops", "water", "barley"]}},
            {"discs": {"red": ["X", "yeast", "hops", "water", "barley", "monk1"]}},
        ),
        (
            "six_ones",
            {"garden": {"red": FIVE_ONES | {"D15": "wood1"}}},
            {"garden": {"red": FIVE_ONES | {"D15": "wood2"}}},
        ),
        ("three_alike", {"garden": {"red": THREE_ALIKE}}, {"garden": {"red": TWO_ALIKE}}),
        (
            "six_fives",
            {"garden": {"red": FIVE_FIVES | {"D15": "wood5"}}},
            {"garden": {"red": FIVE_FIVES | {"D15": "wood4"}}},
        ),
        ("four_types", {"garden": {"red": FOUR_TYPES}}, {"garden": {"red": THREE_TYPES}}),
        ("marker_on_20", {"markers": {"red": {"barley": 20}}}, {"markers": {"red": {"barley": 19}}}),
        (
            "three_cards",
            {"discs": {"red": FOUR_PAIRS}, "placed": {"red": {"1": "colour", "2": "lowest", "4": "ducats"}}},
            {"discs": {"red": FOUR_PAIRS}, "placed": {"red": {"1": "colour", "4": "ducats"}}, "cards": {"red": []}},
        ),
        ("all_sunny", {"garden": {"red": SUNNY}}, {"garden": {"red": SUNNY | {"S08": "-", "D01": "wood1"}}}),
        ("all_shady", {"garden": {"red": SHADY}}, {"garden": {"red": SHADY | {"D08": "-", "S01": "wood1"}}}),
    ],
    ids=GOALS,
)
def test_a_goal_just_met_and_just_missed(goal: str, just_met: dict[str, Any], just_missed: dict[str, Any]) -> None:
    assert goal in met(**just_met)
    assert goal not in met(**just_missed)


@pytest.mark.rule("HA-72")
@pytest.mark.parametrize(
    ("goal", "position"),
    [
        ("brewmaster", {"brewmaster": {"red": 20}}),
        ("all_markers", {"markers": {"red": dict.fromkeys(ALL_ONE, 5)}}),
        ("six_ones", {"garden": {"red": FIVE_ONES | {"D14": "wood1", "D15": "hops1"}}}),
        ("six_fives", {"garden": {"red": FIVE_FIVES | {"D14": "wood5", "D15": "hops5"}}}),
        ("marker_on_20", {"markers": {"red": {"wood": 20, "barley": 20}}}),
    ],
)
def test_the_numbers_are_at_least(goal: str, position: dict[str, Any]) -> None:
    assert goal in met(**position)


@pytest.mark.rule("HA-71")
@pytest.mark.parametrize("place", range(5))
def test_every_one_of_the_five_markers_counts(place: int) -> None:
    resource = list(ALL_ONE)[place]
    assert "all_markers" not in met(markers={"red": ALL_ONE | {resource: 0}})
    assert "marker_on_20" in met(markers={"red": {resource: 20}})


@pytest.mark.rule("HA-72")
def test_the_brewmaster_is_no_marker() -> None:
    assert met(brewmaster={"red": 20}) == {"brewmaster"}
    assert met(markers={"red": ALL_ONE}, brewmaster={"red": 0}) == {"all_markers"}


@pytest.mark.rule("HA-71")
@pytest.mark.parametrize("kind", range(5))
def test_three_sheds_of_any_type_are_alike(kind: int) -> None:
    tiles = [
        ("monk1 monk1", "monk2 monk3 monk4 monk2"),
        ("wood5 monk1", "hops3 monk3 monk4 monk2"),
        ("wood5 monk1", "hops5 water2 monk4 monk2"),
        ("wood5 water5", "hops5 barley3 monk4 monk2"),
        ("wood5 water5", "hops5 barley5 wood4 monk2"),
    ][kind]
    garden = ring("B1", " ".join(tiles)) | ring("B2", " ".join(tiles)) | ring("B7", " ".join(tiles))
    table = given(garden={"red": garden})
    assert sorted(table["sheds"]["red"].values()) == ["-"] * 4 + [str(kind)] * 3
    assert "three_alike" in met(garden={"red": garden})


@pytest.mark.rule("HA-71")
def test_sites_without_a_shed_are_no_type() -> None:
    assert met(garden={"red": TWO_ALIKE}) == set()


@pytest.mark.rule("HA-72")
def test_monks_have_no_fertility() -> None:
    assert met(garden="S01 S02 S03 S04 S05 S06 monk1") == set()


@pytest.mark.rule("HA-72")
def test_the_boards_of_others_do_not_count() -> None:
    others: dict[str, Any] = {
        "brewmaster": {"blue": 20},
        "markers": {"blue": dict.fromkeys(ALL_ONE, 20)},
        "garden": {"blue": FOUR_TYPES | {"D15": "wood5"}},
        "discs": {"blue": [*FOUR_PAIRS, "monk3", "monk4"]},
        "placed": {"blue": {"1": "colour", "2": "lowest", "4": "ducats"}},
    }
    assert met(**others) == set()


@pytest.mark.rule("HA-72")
@pytest.mark.parametrize(
    ("what", "has"),
    [("garden", THREE_ALIKE), ("garden", FOUR_TYPES), ("markers", dict.fromkeys(ALL_ONE, 20)), ("discs", FOUR_PAIRS)],
)
def test_what_an_earlier_seat_has_does_not_count(what: str, has: Any) -> None:
    earlier: dict[str, Any] = {what: {"red": has}}
    own: dict[str, Any] = {what: {"green": has}}
    assert given(turn="green", **earlier).refused("green: move 14") == "HA-23 no_goal_met"
    assert given(turn="green", **own).refused("green: move 14") == ""


@pytest.mark.rule("HA-71", "HA-72")
def test_the_goals_of_a_later_seat_are_read_from_its_own_board() -> None:
    table = given(
        turn="green",
        markers={"green": ALL_ONE | {"hops": 20}},
        garden={"green": THREE_ALIKE},
        discs={"green": FOUR_PAIRS},
        placed={"green": {"1": "colour", "2": "lowest", "4": "ducats"}},
    )
    table.do("green: move 14")
    taken = {goal for goal, sizes in table["barrels"].items() if sizes["large"] == "green"}
    assert taken == {"all_markers", "marker_on_20", "three_alike", "three_cards", "resource_discs"}


@pytest.mark.rule("HA-70")
def test_the_large_one_if_it_is_there() -> None:
    table = visit(brewmaster={"red": 1})
    assert table["barrels"]["brewmaster"] == {"large": "red", "small": "-"}
    assert table.asked == ["blue"]


@pytest.mark.rule("HA-70")
def test_else_the_small_one() -> None:
    table = visit(brewmaster={"red": 1}, barrels={"brewmaster": {"large": "blue"}})
    assert table["barrels"]["brewmaster"] == {"large": "blue", "small": "red"}


@pytest.mark.rule("HA-70")
def test_never_the_small_one_beside_the_own_large_one() -> None:
    table = visit(brewmaster={"red": 1}, markers={"red": {"hops": 20}}, barrels={"brewmaster": {"large": "red"}})
    assert table["barrels"]["brewmaster"] == {"large": "red", "small": "-"}
    assert table["barrels"]["marker_on_20"] == {"large": "red", "small": "-"}


@pytest.mark.rule("HA-70")
def test_never_from_players() -> None:
    taken = {"large": "blue", "small": "green"}
    table = visit(brewmaster={"red": 1}, markers={"red": {"hops": 20}}, barrels={"brewmaster": taken})
    assert table["barrels"]["brewmaster"] == taken


@pytest.mark.rule("HA-70")
def test_all_of_them_at_once() -> None:
    table = visit(
        brewmaster={"red": 1},
        markers={"red": ALL_ONE | {"hops": 20}},
        barrels={"brewmaster": {"large": "blue"}},
    )
    barrels = {goal: sizes for goal, sizes in table["barrels"].items() if "red" in sizes.values()}
    assert barrels == {
        "brewmaster": {"large": "blue", "small": "red"},
        "all_markers": {"large": "red", "small": "-"},
        "marker_on_20": {"large": "red", "small": "-"},
    }
    assert [event.public for event in table.events if event.kind == "barrel_taken"] == [
        {"goal": "brewmaster", "size": "small"},
        {"goal": "all_markers", "size": "large"},
        {"goal": "marker_on_20", "size": "large"},
    ]


@pytest.mark.rule("HA-70")
def test_both_barrel_spaces_give_barrels() -> None:
    table = given(brewmaster={"red": 1}).do("red: move 26")
    assert table["barrels"]["brewmaster"]["large"] == "red"


@pytest.mark.rule("HA-70")
def test_a_second_visit_needs_another_goal() -> None:
    table = visit(players=2, brewmaster={"red": 1}, figure={"blue": "in"}, spot={"blue": "marker"})
    assert table.refused("red: move 26") == "HA-23 no_goal_met"
