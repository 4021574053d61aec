"""Pairs of slots and the privilege cards beside them. (HA-60, HA-61, HA-63, HA-64)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heavenale.table import Table, given

GARDEN = "D01 wood1, D02 yeast2, D03 hops3, D04 water4, D05 barley5, D11 monk1, D06 monk2, D13 monk3, D15 monk4"
COLOURS = [f"card colour-{resource}" for resource in ("wood", "yeast", "hops", "water", "barley")]
PLAIN = ["card barrel", "card ducats", "card brewmaster"]


def completed(**position: Any) -> Table:
    """Red has completed the pair of X and wood and is asked for a card."""
    discs = {"red": ["X", "wood", *position.pop("more_discs", [])]}
    return given(stage="card", pair="1", figure={"red": "16"}, discs=discs, **position)


@pytest.mark.rule("HA-09", "HA-60")
@pytest.mark.parametrize(
    ("pair", "first", "second", "target"),
    [
        ("1", "wood", "X", "X3"),
        ("1", "X", "wood", "wood"),
        ("2", "yeast", "hops", "hops"),
        ("2", "hops", "yeast", "yeast"),
        ("3", "barley", "water", "water"),
        ("3", "water", "barley", "barley"),
        ("4", "monk2", "monk1", "monk1"),
        ("4", "monk1", "monk2", "monk2"),
        ("5", "monk4", "monk3", "monk3"),
        ("5", "monk3", "monk4", "monk4"),
    ],
)
def test_the_second_disc_of_a_pair_asks_for_a_card(pair: str, first: str, second: str, target: str) -> None:
    table = given(stage="disc", figure={"red": "16"}, garden=GARDEN, discs={"red": [first]}).do(f"red: disc {target}")
    assert (table["stage"], table["pair"]) == ("card", pair)
    table.do("red: card barrel")
    assert table["placed"]["red"] == dict.fromkeys("12345", "-") | {pair: "barrel"}
    assert table["discs"]["red"] == sorted([first, second])


@pytest.mark.rule("HA-60")
@pytest.mark.parametrize("discs", [[], ["yeast", "water", "monk1", "monk3"], ["X"], ["hops", "wood", "barley"]])
def test_half_a_pair_asks_for_nothing(discs: list[str]) -> None:
    table = given(stage="disc", figure={"red": "16"}, garden=GARDEN, discs={"red": discs}).do("red: disc monk2")
    assert table.asked == (["red"] if "monk1" in discs else ["blue"])


@pytest.mark.rule("HA-60")
def test_a_pair_completed_before_is_not_asked_about_again() -> None:
    discs = {"red": ["X", "wood", "yeast"]}
    table = given(stage="disc", figure={"red": "16"}, garden=GARDEN, discs=discs).do("red: disc hops", "red: pass")
    assert table["placed"]["red"] == dict.fromkeys("12345", "-")
    assert table.asked == ["blue"]


@pytest.mark.rule("HA-60")
def test_the_income_comes_before_the_card() -> None:
    markers = {"red": {"wood": -9, "barley": -8}}
    garden = "S01 wood2, D01 yeast1"
    table = given(stage="disc", figure={"red": "16"}, garden=garden, discs={"red": ["X"]}, markers=markers)
    table.do("red: disc wood")
    assert table["markers"]["red"]["wood"] == -7
    assert "card lowest-wood" not in table.choices("red")
    assert "card lowest-barley" in table.choices("red")


@pytest.mark.rule("HA-60")
def test_declined_the_pair_never_gets_a_card() -> None:
    table = completed(money={"red": 0}).do("red: pass")
    assert table["placed"]["red"]["1"] == "-"
    assert len(table["cards"]["red"]) == 5
    assert (table["pair"], table.asked, table.gained()) == ("-", ["blue"], {})


@pytest.mark.rule("HA-60", "HA-62")
def test_a_placed_card_leaves_the_hand() -> None:
    table = completed().do("red: card barrel")
    assert table["cards"]["red"] == ["brewmaster", "colour", "ducats", "lowest"]
    assert table["placed"]["red"]["1"] == "barrel"
    assert table["placed"]["blue"]["1"] == "-"
    assert (table["pair"], table.asked) == ("-", ["blue"])


@pytest.mark.rule("HA-60", "HA-61")
def test_all_cards_in_hand_are_offered_each_with_its_target() -> None:
    assert completed().choices("red") == ["pass", *COLOURS, "card lowest-barley", *PLAIN]
    assert completed(cards={"red": ["lowest", "ducats"]}).choices("red") == [
        "pass",
        "card lowest-barley",
        "card ducats",
    ]
    assert completed(cards={"red": ["colour", "brewmaster"]}).choices("red") == ["pass", *COLOURS, "card brewmaster"]


@pytest.mark.rule("HA-61", "HA-63")
@pytest.mark.parametrize(("resource", "steps"), [("wood", 3), ("yeast", 1), ("hops", 0), ("water", 1), ("barley", 2)])
def test_the_colour_card_moves_a_marker_one_step_per_own_tile_of_both_halves(resource: str, steps: int) -> None:
    garden = {
        "red": "S01 wood1, S02 wood5, D01 wood2, D02 yeast1, D03 water1, S03 barley1, D04 barley5, D05 monk1",
        "blue": "S01 wood1, S02 hops1",
    }
    table = completed(garden=garden).do(f"red: card colour-{resource}")
    assert table.gained() == ({resource: steps} if steps else {})
    assert table["placed"]["red"]["1"] == "colour"


@pytest.mark.rule("HA-47", "HA-63")
def test_the_colour_card_pays_for_steps_beyond_20() -> None:
    table = completed(garden="S01 wood1, S02 wood5, D01 wood2", markers={"red": {"wood": 19}})
    assert table.do("red: card colour-wood").gained() == {"wood": 1, "ducats": 2}


@pytest.mark.rule("HA-61")
@pytest.mark.parametrize("more", [[], ["monk3"], ["yeast", "water", "monk1", "monk3"]])
def test_the_lowest_card_moves_the_least_advanced_marker_one_step_per_disc(more: list[str]) -> None:
    table = completed(more_discs=more).do("red: card lowest-barley")
    assert table.gained() == {"barley": 2 + len(more)}


@pytest.mark.rule("HA-61")
def test_the_disc_just_placed_counts_for_the_lowest_card() -> None:
    table = given(stage="disc", figure={"red": "16"}, garden="D01 wood1", discs={"red": ["X"], "blue": ["hops"]})
    assert table.do("red: disc wood", "red: card lowest-barley").gained() == {"ducats": 1, "barley": 2}


@pytest.mark.rule("HA-61", "HA-63")
def test_only_among_equals_there_is_a_choice_of_the_lowest() -> None:
    table = completed(markers={"red": {"hops": -8, "wood": -7, "water": -8}}, cards={"red": ["lowest"]})
    assert table.choices("red") == ["pass", "card lowest-hops", "card lowest-water", "card lowest-barley"]
    assert table.refused("red: card lowest-wood") == "HA-61 not_lowest"
    assert table.refused("red: card lowest-yeast") == "HA-61 not_lowest"
    assert table.do("red: card lowest-water").gained() == {"water": 2}


@pytest.mark.rule("HA-61")
def test_the_markers_of_others_do_not_matter_for_the_lowest() -> None:
    table = completed(markers={"blue": {"wood": -9}}, cards={"red": ["lowest"]})
    assert table.choices("red") == ["pass", "card lowest-barley"]


@pytest.mark.rule("HA-47", "HA-63")
def test_the_lowest_card_pays_for_steps_beyond_20() -> None:
    markers = {"red": dict.fromkeys(["wood", "yeast", "hops", "water", "barley"], 20) | {"hops": 19}}
    table = completed(markers=markers, more_discs=["monk1"]).do("red: card lowest-hops")
    assert table.gained() == {"hops": 1, "ducats": 2}


@pytest.mark.rule("HA-61")
def test_the_ducats_card_pays_twelve() -> None:
    assert completed().do("red: card ducats").gained() == {"ducats": 12}


@pytest.mark.rule("HA-61")
def test_the_brewmaster_card_moves_him_five_spots() -> None:
    assert completed().do("red: card brewmaster").gained() == {"brewmaster": 5}


@pytest.mark.rule("HA-48", "HA-61")
def test_the_brewmaster_card_ends_on_20() -> None:
    assert completed(brewmaster={"red": 17}).do("red: card brewmaster").gained() == {"brewmaster": 3}


@pytest.mark.rule("HA-61")
def test_the_barrel_card_brings_nothing_now() -> None:
    assert completed().do("red: card barrel").gained() == {}


@pytest.mark.rule("HA-61")
def test_the_card_of_another_seat_than_the_first_moves_its_own_board() -> None:
    position: dict[str, Any] = {"figure": {"green": "16"}, "discs": {"green": ["monk1", "monk2", "X"]}, "turn": "green"}
    table = given(stage="card", pair="4", garden={"green": "S01 wood1, D05 wood2"}, **position)
    assert table.do("green: card colour-wood").gained("green") == {"wood": 2}
    assert table["placed"]["green"]["4"] == "colour"
    assert given(stage="card", pair="4", **position).do("green: card lowest-barley").gained("green") == {"barley": 3}
    assert given(stage="card", pair="4", **position).do("green: card ducats").gained("green") == {"ducats": 12}


@pytest.mark.rule("HA-64")
def test_without_a_card_in_hand_a_completed_pair_asks_for_nothing() -> None:
    table = given(stage="disc", figure={"red": "16"}, garden=GARDEN, discs={"red": ["X"]}, cards={"red": []})
    table.do("red: disc wood")
    assert (table["pair"], table.asked) == ("-", ["blue"])


@pytest.mark.rule("HA-13", "HA-64")
def test_who_has_sold_the_five_cards_of_the_beginning_is_asked_for_nothing() -> None:
    table = given(garden=GARDEN, discs={"red": ["X"]})
    table.do(*(f"red: sell {card}" for card in ("colour", "lowest", "barrel", "ducats", "brewmaster")))
    table.do("red: move 12", "red: disc wood")
    assert (table["pair"], table.asked) == ("-", ["blue"])


@pytest.mark.rule("HA-60", "HA-62")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("red: card ducats", "HA-62 card_gone"),
        ("red: card brewmaster", "HA-62 card_gone"),
        ("red: card colour-wood", "HA-62 card_gone"),
        ("red: card lowest-barley", "HA-62 card_gone"),
        ("red: card barrel", ""),
        ("red: sell barrel", "HA-60 card_or_none"),
        ("red: sell brewmaster", "HA-60 card_or_none"),
        ("red: disc X1", "HA-60 card_or_none"),
        ("red: move 20", "HA-60 card_or_none"),
        ("blue: card barrel", "HA-26 not_your_turn"),
        ("blue: pass", "HA-26 not_your_turn"),
    ],
)
def test_a_card_in_hand_or_none(line: str, why: str) -> None:
    table = completed(cards={"red": ["barrel"]})
    assert table.choices("blue") == []
    assert table.refused(line) == why
