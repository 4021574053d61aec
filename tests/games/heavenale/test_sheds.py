"""Sheds: what a surrounded site gives, once and at once. (HA-50 to HA-54)"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.games.heavenale.table import AROUND, Table, given, ring

DIRECTIONS = ["E", "SE", "SW", "W", "NW", "NE"]


def closing(shed: str, tiles: str, **position: Any) -> Table:
    """Red places the last tile, the one in the east, around a site."""
    first, *rest = tiles.split()
    spot = AROUND[shed].split()[0]
    garden = {"red": ring(shed, " ".join(["-", *rest]))}
    half = "sun" if spot.startswith("S") else "shade"
    table = given(stage="place", figure={"red": "5"}, tile=first, half=half, garden=garden, **position)
    return table.do(f"red: place {spot}")


@pytest.mark.rule("HA-50")
def test_a_site_is_resolved_at_once_when_all_six_spots_are_filled() -> None:
    table = closing("B2", "wood2 hops2 water2 wood2 hops2 water2")
    assert table["sheds"]["red"] == {"B1": "-", "B2": "2", "B3": "-", "B4": "-", "B5": "-", "B6": "-", "B7": "-"}
    assert table.asked == ["red"]


@pytest.mark.rule("HA-50")
def test_five_filled_spots_are_not_enough() -> None:
    table = closing("B2", "wood2 hops2 water2 wood2 hops2 -")
    assert set(table["sheds"]["red"].values()) == {"-"}
    assert table.gained() == {}


@pytest.mark.rule("HA-50")
@pytest.mark.parametrize("shed", AROUND)
def test_every_site_can_be_closed_by_each_of_its_six_spots(shed: str) -> None:
    for spot in AROUND[shed].split():
        garden = ring(shed, "wood5 wood5 wood5 hops5 hops5 hops5")
        tile = garden.pop(spot)
        half = "sun" if spot.startswith("S") else "shade"
        table = given(stage="place", figure={"red": "5"}, tile=tile, half=half, garden={"red": garden})
        assert table.do(f"red: place {spot}")["sheds"]["red"][shed] == "4"


@pytest.mark.rule("HA-50")
def test_monks_fill_a_spot_and_count_nothing() -> None:
    table = closing("B2", "monk4 wood5 wood5 monk1 monk1 monk1")
    assert table["sheds"]["red"]["B2"] == "1"
    assert closing("B2", "monk1 monk2 monk3 monk4 monk1 monk2")["sheds"]["red"]["B2"] == "0"


@pytest.mark.rule("HA-51")
@pytest.mark.parametrize(
    ("tiles", "total", "kind", "brewmaster"),
    [
        ("monk1 monk2 monk3 monk4 monk1 monk2", 0, "0", 6),
        ("wood1 wood1 hops1 hops1 water1 water2", 7, "0", 6),
        ("wood1 wood1 hops1 hops1 water2 water2", 8, "1", 3),
        ("wood1 wood2 hops2 hops2 water2 water2", 11, "1", 3),
        ("wood2 wood2 hops2 hops2 water2 water2", 12, "2", 1),
        ("wood2 wood3 hops3 hops3 water3 water3", 17, "2", 1),
        ("wood3 wood3 hops3 hops3 water3 water3", 18, "3", 1),
        ("wood3 wood4 hops4 hops4 water4 water4", 23, "3", 1),
        ("wood4 wood4 hops4 hops4 water4 water4", 24, "4", 0),
        ("wood5 wood5 hops5 hops5 water5 water5", 30, "4", 0),
    ],
)
def test_the_sum_of_fertility_gives_the_type_and_the_steps_of_the_brewmaster(
    tiles: str, total: int, kind: str, brewmaster: int
) -> None:
    table = closing("B2", tiles)
    assert table["sheds"]["red"]["B2"] == kind
    assert table.gained() == ({"brewmaster": brewmaster} if brewmaster else {})
    assert next(event for event in table.events if event.kind == "shed_built").public == {
        "shed": "B2",
        "sum": total,
        "type": int(kind),
        "steps": brewmaster,
    }


@pytest.mark.rule("HA-48", "HA-51")
def test_the_steps_of_a_shed_stop_on_20() -> None:
    table = closing("B2", "monk1 monk2 monk3 monk4 monk1 monk2", brewmaster={"red": 17})
    assert table["brewmaster"]["red"] == 20


@pytest.mark.rule("HA-52")
def test_type_0_activates_nothing_and_asks_nothing() -> None:
    table = closing("B4", "wood1 wood1 hops1 hops1 water1 monk1")
    assert table.gained() == {"brewmaster": 6}
    assert table.asked == ["blue"]


@pytest.mark.rule("HA-52")
def test_type_1_activates_one_tile_of_choice() -> None:
    table = closing("B4", "wood1 wood1 hops1 hops1 water2 water2")
    assert table.choices("red") == [f"shed {direction}" for direction in DIRECTIONS]
    assert table.refused("red: shed E+W") == "HA-52 shed_type_1"
    assert table.refused("red: shed none") == "HA-52 shed_type_1"


@pytest.mark.rule("HA-52")
def test_type_2_activates_two_opposite_tiles() -> None:
    table = closing("B4", "wood2 wood2 hops2 hops2 water2 water2")
    assert table.choices("red") == ["shed E+W", "shed SE+NW", "shed SW+NE"]
    assert table.refused("red: shed E+SE") == "HA-52 shed_type_2"
    assert table.refused("red: shed E") == "HA-52 shed_type_2"


@pytest.mark.rule("HA-52")
def test_type_3_activates_three_alternate_tiles() -> None:
    table = closing("B4", "wood3 wood3 hops3 hops3 water3 water3")
    assert table.choices("red") == ["shed E+SW+NW", "shed SE+W+NE"]
    assert table.refused("red: shed E+SE+SW") == "HA-52 shed_type_3"


@pytest.mark.rule("HA-52")
def test_type_4_activates_any_four_tiles() -> None:
    table = closing("B4", "wood4 wood4 hops4 hops4 water4 water4")
    assert sorted(table.choices("red")) == sorted("shed " + "+".join(four) for four in combinations(DIRECTIONS, 4))
    assert table.refused("red: shed E+SE+SW") == "HA-52 shed_type_4"
    assert table.refused("red: shed E+SE+SW+W+NW") == "HA-52 shed_type_4"


@pytest.mark.rule("HA-52")
@pytest.mark.parametrize("line", ["red: pass", "red: sell colour", "red: move 6", "red: place D01", "red: disc X1"])
def test_the_activation_is_not_optional(line: str) -> None:
    assert closing("B4", "wood2 wood2 hops2 hops2 water2 water2").refused(line) == "HA-52 shed_type_2"


@pytest.mark.rule("HA-52")
def test_the_owner_chooses() -> None:
    table = closing("B4", "wood2 wood2 hops2 hops2 water2 water2")
    assert table.asked == ["red"]
    assert table.choices("blue") == []
    assert table.refused("blue: shed E+W") == "HA-26 not_your_turn"


@pytest.mark.rule("HA-45", "HA-52")
@pytest.mark.parametrize("index", range(6))
def test_each_direction_means_the_tile_that_lies_there(index: int) -> None:
    tiles = ["monk1", "monk2"] * 3
    tiles[index], tiles[index - 1] = "wood5", "hops4"
    table = closing("B4", " ".join(tiles)).do(f"red: shed {DIRECTIONS[index]}")
    assert table.gained() == {"brewmaster": 3, "ducats": 5}
    assert closing("B2", " ".join(tiles)).do(f"red: shed {DIRECTIONS[index]}").gained() == {"brewmaster": 3, "wood": 5}


@pytest.mark.rule("HA-46", "HA-54")
def test_a_monk_that_a_shed_activates_moves_the_brewmaster_and_activates_nothing() -> None:
    table = closing("B4", "monk1 wood5 wood5 monk1 water1 water1").do("red: shed E+W")
    assert table.gained() == {"brewmaster": 1 + 2}


@pytest.mark.rule("HA-52", "HA-34")
def test_after_the_activation_the_purchases_go_on() -> None:
    table = closing("B4", "wood2 wood2 hops2 hops2 water2 water2", track={"5": ["barley1"]}).do("red: shed E+W")
    assert (table["stage"], table["shed"], table["closing"]) == ("buy", "-", [])
    assert table["bought"] is True


@pytest.mark.rule("HA-53")
def test_two_sheds_closed_by_one_tile_are_resolved_in_the_order_of_their_numbers() -> None:
    garden = ring("B4", "hops2 hops2 hops3 - wood2 wood2") | ring("B3", "- water1 water1 water1 water1 yeast1")
    table = given(stage="place", figure={"red": "5"}, tile="barley3", half="shade", garden={"red": garden})
    table.do("red: place D07")
    assert (table["shed"], table["closing"], table["sheds"]["red"]["B4"]) == ("B3", ["B4"], "-")
    assert table["sheds"]["red"]["B3"] == "1"
    assert table.gained() == {"brewmaster": 3}
    table.do("red: shed E")
    assert (table["shed"], table["closing"], table["sheds"]["red"]["B4"]) == ("B4", [], "2")
    assert table.gained() == {"brewmaster": 4, "ducats": 3}
    table.do("red: shed E+W")
    assert table.gained() == {"brewmaster": 4, "ducats": 3 + 3 + 2}
    assert table.asked == ["blue"]


@pytest.mark.rule("HA-53")
def test_a_shed_of_type_0_does_not_hold_up_the_second() -> None:
    garden = ring("B4", "hops2 hops2 hops3 - wood2 wood2") | ring("B3", "- water1 water1 monk1 monk1 monk1")
    table = given(stage="place", figure={"red": "5"}, tile="barley3", half="shade", garden={"red": garden})
    table.do("red: place D07")
    assert (table["sheds"]["red"]["B3"], table["shed"]) == ("0", "B4")


@pytest.mark.rule("HA-54")
def test_a_shed_acts_once_and_not_again_when_a_tile_is_placed_near_it() -> None:
    table = given(
        stage="place",
        figure={"red": "5"},
        tile="wood1",
        half="shade",
        garden={"red": ring("B4", "wood2 wood2 hops2 hops2 water2 water2")},
    )
    table.do("red: place D02")
    assert table.gained() == {}
    assert table.asked == ["blue"]


@pytest.mark.rule("HA-54")
def test_a_shed_is_never_activated_by_a_monk() -> None:
    garden = ring("B4", "wood2 wood2 hops2 monk1 water2 water4")
    table = given(stage="disc", figure={"red": "7"}, garden={"red": garden}).do("red: disc monk1")
    assert table.gained() == {"ducats": 2 + 2}
    assert table["sheds"]["red"]["B4"] == "2"


@pytest.mark.rule("HA-50")
def test_only_the_own_garden_counts() -> None:
    table = given(
        turn="blue",
        stage="place",
        figure={"blue": "5"},
        tile="wood2",
        half="shade",
        garden={
            "red": ring("B4", "wood2 wood2 hops2 hops2 water2 water2"),
            "blue": ring("B4", "- wood1 monk1 monk1 - -"),
        },
    )
    table.do("blue: place D06")
    assert set(table["sheds"]["blue"].values()) == {"-"}
    assert table.asked == ["green"]


@pytest.mark.rule("HA-50", "HA-52")
def test_the_shed_of_another_seat_than_the_first_is_its_own() -> None:
    table = given(
        turn="green",
        stage="place",
        figure={"green": "5"},
        tile="wood5",
        half="shade",
        garden={"green": ring("B4", "- wood1 monk1 monk1 monk1 hops2")},
    )
    table.do("green: place D06")
    assert table.gained("green") == {"brewmaster": 3}
    table.do("green: shed E")
    assert table.gained("green") == {"brewmaster": 3, "ducats": 5}
    assert table["sheds"]["green"]["B4"] == "1"
    assert table["sheds"]["red"]["B4"] == "-"
