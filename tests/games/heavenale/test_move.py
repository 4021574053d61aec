"""The move: forward, to where something can be done. (HA-21 to HA-23, HA-27)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heavenale.table import given

FULL_SUN = {f"S{number:02}": "monk1" if number < 7 else "monk2" if number < 13 else "monk3" for number in range(1, 16)}
FULL_SHADE = {spot.replace("S", "D"): tile for spot, tile in FULL_SUN.items()}


def moves(garden: Any = None, **position: Any) -> list[str]:
    """The spaces that red may move to."""
    table = given(garden=garden or {}, **position)
    return [choice.removeprefix("move ") for choice in table.choices("red") if choice.startswith("move")]


@pytest.mark.rule("HA-21")
def test_any_space_ahead_may_be_chosen_and_none_behind() -> None:
    track = {space: ["wood1"] for space in ("1", "2", "5", "6", "22", "27")} | {"6": ["wood2"], "27": ["wood3"]}
    assert moves(track=track) == ["1", "2", "5", "6", "22", "27"]
    assert moves(track=track, figure={"red": "5"}) == ["6", "22", "27"]


@pytest.mark.rule("HA-21")
@pytest.mark.parametrize(
    ("space", "why"), [(1, "HA-21 not_forward"), (5, "HA-21 not_forward"), (6, ""), (27, "HA-23 no_tile_there")]
)
def test_one_moves_forward_at_least_one_space(space: int, why: str) -> None:
    track = {"1": ["wood1"], "5": ["wood1"], "6": ["wood1"]}
    assert given(figure={"red": "5"}, track=track).refused(f"red: move {space}") == why


@pytest.mark.rule("HA-21", "HA-24")
def test_behind_the_last_space_there_is_only_the_start_area() -> None:
    table = given(players=2, figure={"red": "27"}, cards={"red": []}, track={"1": ["wood1"]})
    assert table.choices("red")[:2] == ["start first", "start ducats"]
    assert all(choice.startswith("start") for choice in table.choices("red"))


@pytest.mark.rule("HA-21")
def test_the_figure_stands_on_the_space_and_no_longer_in_the_start_area() -> None:
    table = given(track={"5": ["wood1", "wood2"]}).do("red: move 5")
    assert table["figure"] == {"red": "5", "blue": "start", "green": "start", "yellow": "start"}
    assert table["spot"] == {"red": "-", "blue": "brewmaster", "green": "marker", "yellow": "ducats"}


@pytest.mark.rule("HA-22")
def test_figures_may_share_a_space() -> None:
    table = given(track={"5": ["wood1"]}, figure={"blue": "5", "green": "5"})
    assert table.refused("red: move 5") == ""


@pytest.mark.rule("HA-23")
def test_an_empty_resource_or_monk_space_cannot_be_entered() -> None:
    table = given(track={"5": ["wood1"], "10": ["monk1"]})
    assert [table.refused(f"red: move {space}") for space in (5, 10)] == ["", ""]
    assert [table.refused(f"red: move {space}") for space in (6, 18)] == ["HA-23 no_tile_there"] * 2


@pytest.mark.rule("HA-23", "HA-27", "HA-31")
@pytest.mark.parametrize(("money", "why"), [(2, "HA-27 cannot_pay_there"), (3, "")])
def test_a_resource_must_be_affordable_at_least_in_the_shade(money: int, why: str) -> None:
    assert given(money={"red": money}, track={"5": ["wood3"]}).refused("red: move 5") == why


@pytest.mark.rule("HA-23", "HA-27")
@pytest.mark.parametrize("tiles", [["wood5", "wood1"], ["wood1", "wood5"]])
def test_one_affordable_tile_of_several_is_enough(tiles: list[str]) -> None:
    assert given(money={"red": 1}, track={"5": tiles}).refused("red: move 5") == ""


@pytest.mark.rule("HA-23", "HA-27", "HA-31")
@pytest.mark.parametrize(("money", "why"), [(5, "HA-27 cannot_pay_there"), (6, "")])
def test_with_the_shade_full_a_resource_must_be_paid_for_the_sun(money: int, why: str) -> None:
    table = given(money={"red": money}, track={"5": ["wood3"]}, garden={"red": FULL_SHADE})
    assert table.refused("red: move 5") == why


@pytest.mark.rule("HA-23", "HA-27", "HA-31")
@pytest.mark.parametrize(("money", "why"), [(2, "HA-27 cannot_pay_there"), (3, "")])
def test_with_the_sun_full_a_resource_is_paid_for_the_shade(money: int, why: str) -> None:
    table = given(money={"red": money}, track={"5": ["wood3"]}, garden={"red": FULL_SUN})
    assert table.refused("red: move 5") == why


@pytest.mark.rule("HA-23", "HA-27", "HA-32")
@pytest.mark.parametrize(("space", "price"), [(3, 4), (10, 3), (18, 2), (25, 1)])
def test_a_monk_must_be_affordable_at_the_price_of_its_space(space: int, price: int) -> None:
    track = {str(space): ["monk4"]}
    assert given(money={"red": price - 1}, track=track).refused(f"red: move {space}") == "HA-27 cannot_pay_there"
    assert given(money={"red": price}, track=track).refused(f"red: move {space}") == ""
    sun_only = given(money={"red": 2 * price - 1}, track=track, garden={"red": FULL_SHADE})
    assert sun_only.refused(f"red: move {space}") == "HA-27 cannot_pay_there"
    sun_only = given(money={"red": 2 * price}, track=track, garden={"red": FULL_SHADE})
    assert sun_only.refused(f"red: move {space}") == ""
    shade_only = given(money={"red": price}, track=track, garden={"red": FULL_SUN})
    assert shade_only.refused(f"red: move {space}") == ""


@pytest.mark.rule("HA-23", "HA-33")
def test_who_has_no_free_spot_cannot_buy() -> None:
    full = {f"D{number:02}": f"wood{(number + 3) // 4}" for number in range(1, 16)} | FULL_SUN
    table = given(garden={"red": full}, track={"5": ["hops1"], "3": ["monk4"]})
    assert table.refused("red: move 5") == "HA-33 garden_full"
    assert table.refused("red: move 3") == "HA-33 garden_full"
    del full["D15"]
    assert given(garden={"red": full}, track={"5": ["hops1"]}).refused("red: move 5") == ""


@pytest.mark.rule("HA-23", "HA-40")
@pytest.mark.parametrize(
    ("tile", "open_spaces"),
    [("wood1", ["4", "12", "16", "20", "24"]), ("monk4", ["7", "16", "20", "24"])],
)
def test_a_disc_must_be_usable(tile: str, open_spaces: list[str]) -> None:
    assert moves() == []
    assert moves(f"S01 {tile}") == open_spaces


@pytest.mark.rule("HA-23", "HA-40")
def test_where_no_disc_lies_nobody_goes() -> None:
    garden = "S01 wood1, S02 monk1"
    discs = dict.fromkeys(["4", "7", "12", "16", "20", "24"], 0)
    assert moves(garden) == ["4", "7", "12", "16", "20", "24"]
    assert moves(garden, supply=discs | {"20": 1}) == ["20"]
    table = given(garden=garden, supply=discs)
    assert table.refused("red: move 7") == "HA-23 no_disc_there"


@pytest.mark.rule("HA-23", "HA-40", "HA-44")
@pytest.mark.parametrize(
    ("discs", "spaces"),
    [
        (["X"], ["7", "12", "16", "20", "24"]),
        (["barley"], ["4", "7", "16", "20", "24"]),
        (["monk4"], ["4", "12", "16", "20", "24"]),
        (["X", "barley", "monk4"], []),
        (["X", "wood", "monk1"], ["7", "12", "16", "20", "24"]),
    ],
)
def test_a_disc_needs_a_free_slot_of_a_kind_that_is_present(discs: list[str], spaces: list[str]) -> None:
    assert moves("S01 barley5, D01 monk4", discs={"red": discs}) == spaces


@pytest.mark.rule("HA-23", "HA-40")
def test_the_refusal_tells_a_useless_disc_from_none() -> None:
    assert given().refused("red: move 7") == "HA-23 disc_useless"
    assert given(supply={"7": 0}).refused("red: move 7") == "HA-23 no_disc_there"


@pytest.mark.rule("HA-23", "HA-70")
def test_a_barrel_space_needs_a_goal_met() -> None:
    assert given(brewmaster={"red": 0}).refused("red: move 14") == "HA-23 no_goal_met"
    assert moves(brewmaster={"red": 1}) == ["14", "26"]


@pytest.mark.rule("HA-23", "HA-70")
@pytest.mark.parametrize(
    ("barrels", "why"),
    [
        ({"large": "blue"}, ""),
        ({"large": "red"}, "HA-23 no_goal_met"),
        ({"large": "blue", "small": "green"}, "HA-23 no_goal_met"),
    ],
)
def test_a_barrel_space_needs_a_barrel_to_be_had(barrels: dict[str, str], why: str) -> None:
    table = given(brewmaster={"red": 1}, barrels={"brewmaster": barrels})
    assert table.refused("red: move 26") == why


@pytest.mark.rule("HA-27", "HA-62")
def test_who_needs_the_money_of_a_card_sells_it_first() -> None:
    table = given(money={"red": 2}, track={"5": ["wood5"]})
    assert table.refused("red: move 5") == "HA-27 cannot_pay_there"
    assert table.do("red: sell colour").refused("red: move 5") == ""
    assert table.asked == ["red"]


@pytest.mark.rule("HA-21", "HA-26")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("blue: move 5", "HA-26 not_your_turn"),
        ("blue: sell colour", "HA-26 not_your_turn"),
        ("red: pass", "HA-21 move_first"),
        ("red: buy wood1 sun", "HA-21 move_first"),
        ("red: place S01", "HA-21 move_first"),
        ("red: disc X1", "HA-21 move_first"),
        ("red: card ducats", "HA-21 move_first"),
        ("red: card colour-wood", "HA-21 move_first"),
        ("red: shed E", "HA-21 move_first"),
    ],
)
def test_the_one_whose_turn_it_is_moves(line: str, why: str) -> None:
    table = given(track={"5": ["wood1"]})
    assert table.choices("blue") == []
    assert table.refused(line) == why


@pytest.mark.rule("HA-27")
def test_the_refusal_names_purse_and_space() -> None:
    refusal = given(money={"red": 2}, track={"5": ["wood3"]}).state.refusal(0, 5)
    assert refusal is not None
    assert refusal.values == {"space": 5, "money": 2}
