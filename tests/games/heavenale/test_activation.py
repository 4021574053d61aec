"""Activation spaces: a disc for an own slot, and what it activates. (HA-40 to HA-44, HA-49, HA-55)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heavenale.table import Table, given

EVERYTHING = "D01 wood1, D02 yeast2, D03 hops3, D04 water4, D05 barley5, D11 monk1, D13 monk2, D14 monk3, D15 monk4"
ALL_X = ["disc X1", "disc X2", "disc X3", "disc X4", "disc X5"]
ALL_RESOURCES = ["disc wood", "disc yeast", "disc hops", "disc water", "disc barley"]
ALL_MONKS = ["disc monk1", "disc monk2", "disc monk3", "disc monk4"]


def activating(garden: Any, space: str = "16", **position: Any) -> Table:
    """Red has come to an activation space, by default to one with all three letters."""
    return given(stage="disc", figure={"red": space}, garden=garden, **position)


@pytest.mark.rule("HA-40")
@pytest.mark.parametrize(
    ("space", "choices"),
    [
        ("4", ALL_X),
        ("7", ALL_MONKS),
        ("12", ALL_RESOURCES),
        ("16", ALL_X + ALL_RESOURCES + ALL_MONKS),
        ("20", ALL_X + ALL_RESOURCES + ALL_MONKS),
        ("24", ALL_X + ALL_RESOURCES + ALL_MONKS),
    ],
)
def test_the_letter_of_the_space_says_which_slots_the_disc_may_go_to(space: str, choices: list[str]) -> None:
    table = activating(EVERYTHING, space)
    assert table.choices("red") == choices
    for choice in set(ALL_X + ALL_RESOURCES + ALL_MONKS) - set(choices):
        assert table.refused(f"red: {choice}") == "HA-40 letter_forbids"


@pytest.mark.rule("HA-40")
@pytest.mark.parametrize(
    ("target", "slot"),
    [("X1", "X"), ("X5", "X"), ("wood", "wood"), ("barley", "barley"), ("monk1", "monk1"), ("monk4", "monk4")],
)
def test_the_disc_goes_from_the_space_to_the_slot(target: str, slot: str) -> None:
    table = activating(EVERYTHING).do(f"red: disc {target}")
    assert table["supply"]["16"] == 0
    assert table["supply"]["20"] == 1
    assert table["discs"] == {"red": [slot], "blue": [], "green": [], "yellow": []}
    assert table.asked == ["blue"]


@pytest.mark.rule("HA-40", "HA-84")
def test_one_disc_is_taken_though_two_lie_there() -> None:
    table = activating("S01 wood1", "12", players=3, round=4, supply={"12": 2}).do("red: disc wood")
    assert table["supply"]["12"] == 1
    assert table["discs"]["red"] == ["wood"]


@pytest.mark.rule("HA-40")
def test_a_slot_takes_one_disc() -> None:
    table = activating(EVERYTHING, discs={"red": ["X", "hops", "monk2"]})
    assert [table.refused(f"red: disc {target}") for target in ("X1", "X5", "hops", "monk2")] == [
        "HA-40 slot_taken"
    ] * 4
    assert [table.refused(f"red: disc {target}") for target in ("wood", "yeast", "monk1", "monk3")] == [""] * 4


@pytest.mark.rule("HA-40")
def test_discs_of_others_do_not_matter() -> None:
    assert activating(EVERYTHING, discs={"blue": ["hops"]}).refused("red: disc hops") == ""


@pytest.mark.rule("HA-41")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_x_activates_all_own_resource_tiles_of_one_number(number: int) -> None:
    garden = (
        "D01 wood1, D02 yeast2, D03 hops3, D04 water4, D05 barley5,"
        "D06 hops1, D07 water2, D08 barley3, D09 wood4, D10 yeast5, D15 monk1"
    )
    assert activating(garden, "4").do(f"red: disc X{number}").gained() == {"ducats": 2 * number}


@pytest.mark.rule("HA-41")
def test_the_number_must_be_on_an_own_resource_tile() -> None:
    table = activating({"red": {"S01": "wood1", "D03": "hops5", "D15": "monk2"}, "blue": {"S01": "wood3"}}, "4")
    assert table.choices("red") == ["disc X1", "disc X5"]
    assert table.refused("red: disc X3") == "HA-41 kind_not_present"


@pytest.mark.rule("HA-42", "HA-55")
def test_a_monk_activates_every_tile_next_to_it_and_not_itself() -> None:
    table = activating("S12 monk1, S15 wood1, S14 yeast2, S09 hops3, S10 water4, S07 barley5", "7")
    table.do("red: disc monk1")
    assert table.gained() == {"wood": 1, "yeast": 2, "hops": 3, "water": 4}


@pytest.mark.rule("HA-42")
def test_every_monk_of_the_kind_does_and_no_other() -> None:
    table = activating("D01 monk2, D02 wood3, D11 monk2, D13 hops4, D06 monk1, D03 water5", "7")
    assert table.do("red: disc monk2").gained() == {"ducats": 7}


@pytest.mark.rule("HA-42")
def test_a_tile_next_to_two_monks_of_the_kind_pays_twice() -> None:
    table = activating("D01 monk3, D02 wood5, D04 monk3", "7").do("red: disc monk3")
    assert table.gained() == {"ducats": 10}


@pytest.mark.rule("HA-42", "HA-46")
def test_two_adjacent_monks_of_the_kind_each_activate_the_other() -> None:
    assert activating("D01 D02 monk4", "7").do("red: disc monk4").gained() == {"brewmaster": 2}


@pytest.mark.rule("HA-42", "HA-46")
def test_an_adjacent_monk_of_another_kind_pays_and_activates_nothing_further() -> None:
    table = activating("D01 monk1, D02 monk2, D04 wood5, D05 monk1", "7", discs={"red": ["monk3"]})
    assert table.do("red: disc monk2").gained() == {"brewmaster": 2, "ducats": 5}
    table = activating("D01 monk1, D02 monk2, D04 wood5", "7").do("red: disc monk1")
    assert table.gained() == {"brewmaster": 1}


@pytest.mark.rule("HA-42", "HA-49")
def test_adjacency_ignores_the_border_of_sun_and_shade() -> None:
    table = activating("S05 monk1, D05 wood3, D10 monk1, S10 hops2", "7").do("red: disc monk1")
    assert table.gained() == {"ducats": 3, "hops": 2}


@pytest.mark.rule("HA-42", "HA-49")
def test_across_a_shed_site_nothing_is_adjacent() -> None:
    assert activating("S02 monk1, D02 wood3", "7").do("red: disc monk1").gained() == {}


@pytest.mark.rule("HA-43")
@pytest.mark.parametrize("resource", ["wood", "yeast", "hops", "water", "barley"])
def test_a_resource_slot_activates_all_own_tiles_of_the_kind(resource: str) -> None:
    others = [name for name in ("wood", "yeast", "hops", "water", "barley") if name != resource]
    garden = {f"D{number:02}": f"{name}3" for number, name in enumerate(others, 1)}
    garden |= {"D07": f"{resource}1", "D08": f"{resource}5", "S01": f"{resource}2", "S02": "monk1"}
    table = activating({"red": garden, "blue": {"D01": f"{resource}4"}}, "12").do(f"red: disc {resource}")
    assert table.gained() == {"ducats": 6, resource: 2}
    assert table.gained("blue") == {}


@pytest.mark.rule("HA-44")
def test_the_kind_must_be_present_in_the_own_garden() -> None:
    table = activating({"red": {"S01": "hops1", "S02": "monk1"}, "blue": {"S01": "wood1", "S02": "monk2"}})
    assert table.choices("red") == ["disc X1", "disc hops", "disc monk1"]
    assert table.refused("red: disc wood") == "HA-44 kind_not_present"
    assert table.refused("red: disc monk2") == "HA-44 kind_not_present"


@pytest.mark.rule("HA-44")
def test_one_tile_of_the_lowest_and_of_the_highest_number_makes_a_kind_present() -> None:
    assert activating("S01 wood5, S02 barley1", "12").choices("red") == ["disc wood", "disc barley"]


@pytest.mark.rule("HA-44")
def test_a_monk_without_neighbours_may_be_activated_for_nothing() -> None:
    table = activating("S01 monk1", "7").do("red: disc monk1")
    assert table.gained() == {}
    assert table["discs"]["red"] == ["monk1"]


@pytest.mark.rule("HA-40")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("red: pass", "HA-40 place_the_disc"),
        ("red: move 20", "HA-40 place_the_disc"),
        ("red: sell colour", "HA-40 place_the_disc"),
        ("red: card ducats", "HA-40 place_the_disc"),
        ("red: card brewmaster", "HA-40 place_the_disc"),
        ("red: buy wood1 sun", "HA-40 place_the_disc"),
        ("red: disc X1", ""),
        ("red: disc monk4", ""),
        ("blue: disc wood", "HA-26 not_your_turn"),
    ],
)
def test_on_an_activation_space_the_disc_is_placed(line: str, why: str) -> None:
    table = activating(EVERYTHING)
    assert table.choices("blue") == []
    assert table.refused(line) == why


@pytest.mark.rule("HA-40", "HA-23")
def test_whoever_comes_to_an_activation_space_is_asked_for_the_slot() -> None:
    table = given(garden="S01 wood1").do("red: move 4")
    assert (table["stage"], table.asked) == ("disc", ["red"])
