"""Resource and monk spaces: prices, halves, one tile after another. (HA-30 to HA-34)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heavenale.table import Table, given, plant, ring

HALF_FULL = plant("S01 S02 S03 S04 S05 S06 monk1, S07 S08 S09 S10 S11 S12 monk2, S13 S14 monk3")


def shopping(tiles: list[str], space: str = "5", **position: Any) -> Table:
    """Red has just come to a space with these tiles."""
    return given(stage="buy", figure={"red": space}, track={space: tiles}, **position)


@pytest.mark.rule("HA-30")
def test_at_least_one_tile_must_be_bought() -> None:
    table = shopping(["wood1", "hops2"])
    assert table.refused("red: pass") == "HA-30 buy_one"
    table.do("red: buy wood1 shade", "red: place D01")
    assert table.refused("red: pass") == ""


@pytest.mark.rule("HA-30")
def test_the_duty_to_buy_begins_anew_at_each_stop() -> None:
    table = given(players=2, figure={"blue": "in"}, spot={"blue": "marker"}, track={"1": ["wood1"], "2": ["hops1"]})
    table.do("red: move 1", "red: buy wood1 shade", "red: place D01", "red: move 2")
    assert table.refused("red: pass") == "HA-30 buy_one"


@pytest.mark.rule("HA-30")
def test_as_many_as_one_can_pay_may_be_bought_one_after_another() -> None:
    table = shopping(["wood1", "hops2", "water5"], money={"red": 5})
    assert table.choices("red")[:5] == [
        "buy wood1 sun",
        "buy wood1 shade",
        "buy hops2 sun",
        "buy hops2 shade",
        "buy water5 shade",
    ]
    table.do("red: buy hops2 sun", "red: place S01")
    assert table["track"]["5"] == ["wood1", "water5"]
    assert table.choices("red")[:3] == ["pass", "buy wood1 shade", "sell colour"]
    table.do("red: buy wood1 shade", "red: place D01")
    assert table["money"]["red"] == 0
    assert table.asked == ["red"]
    assert table.do("red: pass").asked == ["blue"]
    assert table["track"]["5"] == ["water5"]


@pytest.mark.rule("HA-30")
def test_two_tiles_alike_are_one_choice_and_two_purchases() -> None:
    table = shopping(["wood1", "hops1", "wood1"], cards={"red": []})
    assert table.choices("red") == ["buy wood1 sun", "buy wood1 shade", "buy hops1 sun", "buy hops1 shade"]
    table.do("red: buy wood1 sun", "red: place S01")
    assert table["track"]["5"] == ["hops1", "wood1"]
    table.do("red: buy wood1 shade", "red: place D01")
    assert table["track"]["5"] == ["hops1"]


@pytest.mark.rule("HA-30")
def test_a_tile_behind_two_alike_is_for_sale_too() -> None:
    table = shopping(["wood1", "wood1", "hops1"], money={"red": 1}, cards={"red": []})
    assert table.choices("red") == ["buy wood1 shade", "buy hops1 shade"]


@pytest.mark.rule("HA-30")
def test_only_the_tiles_of_the_own_space_are_for_sale() -> None:
    table = given(stage="buy", figure={"red": "5"}, track={"5": ["wood1"], "6": ["hops1"]})
    assert table.refused("red: buy hops1 shade") == "HA-30 tile_not_there"
    assert table.refused("red: buy monk1 shade") == "HA-30 tile_not_there"


@pytest.mark.rule("HA-31")
@pytest.mark.parametrize("resource", ["wood", "yeast", "hops", "water", "barley"])
@pytest.mark.parametrize("fertility", [1, 2, 3, 4, 5])
def test_a_resource_costs_its_number_in_the_shade_and_double_in_the_sun(resource: str, fertility: int) -> None:
    tile = f"{resource}{fertility}"
    assert shopping([tile]).do(f"red: buy {tile} shade")["money"]["red"] == 25 - fertility
    assert shopping([tile]).do(f"red: buy {tile} sun")["money"]["red"] == 25 - 2 * fertility


@pytest.mark.rule("HA-32")
@pytest.mark.parametrize("monk", ["monk1", "monk2", "monk3", "monk4"])
@pytest.mark.parametrize(("space", "price"), [("3", 4), ("10", 3), ("18", 2), ("25", 1)])
def test_a_monk_costs_the_number_of_its_space_in_the_shade_and_double_in_the_sun(
    monk: str, space: str, price: int
) -> None:
    assert shopping([monk], space).do(f"red: buy {monk} shade")["money"]["red"] == 25 - price
    assert shopping([monk], space).do(f"red: buy {monk} sun")["money"]["red"] == 25 - 2 * price


@pytest.mark.rule("HA-31")
@pytest.mark.parametrize(
    ("money", "shade", "sun"),
    [(2, "HA-31 too_dear", "HA-31 too_dear"), (3, "", "HA-31 too_dear"), (5, "", "HA-31 too_dear"), (6, "", "")],
)
def test_who_has_less_than_a_resource_costs_may_not_buy_it(money: int, shade: str, sun: str) -> None:
    table = shopping(["wood3"], money={"red": money})
    assert table.refused("red: buy wood3 shade") == shade
    assert table.refused("red: buy wood3 sun") == sun


@pytest.mark.rule("HA-32")
@pytest.mark.parametrize(
    ("money", "shade", "sun"), [(1, "HA-32 too_dear", "HA-32 too_dear"), (2, "", "HA-32 too_dear"), (4, "", "")]
)
def test_who_has_less_than_a_monk_costs_may_not_buy_it(money: int, shade: str, sun: str) -> None:
    table = shopping(["monk1"], "18", money={"red": money})
    assert table.refused("red: buy monk1 shade") == shade
    assert table.refused("red: buy monk1 sun") == sun


@pytest.mark.rule("HA-31")
def test_the_refusal_names_price_and_purse() -> None:
    table = shopping(["wood3"], money={"red": 5})
    refusal = table.state.refusal(0, table.game.codes.parse("buy wood3 sun"))
    assert refusal is not None
    assert refusal.values == {"tile": "wood3", "half": "sun", "price": 6, "money": 5}


@pytest.mark.rule("HA-31")
def test_the_price_goes_to_the_bank() -> None:
    table = shopping(["wood3"])
    bank = table.state.bank
    assert table.do("red: buy wood3 sun").state.bank == bank + 6


@pytest.mark.rule("HA-33")
@pytest.mark.parametrize(("half", "letter", "other"), [("sun", "S", "D"), ("shade", "D", "S")])
def test_any_free_spot_of_the_half_paid_for_may_be_chosen(half: str, letter: str, other: str) -> None:
    table = shopping(["wood1", "hops1"], garden=f"{letter}02 water1, {other}03 water1").do(f"red: buy wood1 {half}")
    assert table.choices("red") == [f"place {letter}{number:02}" for number in range(1, 16) if number != 2]
    assert table.refused(f"red: place {letter}02") == "HA-33 spot_filled"
    assert table.refused(f"red: place {other}03") == "HA-33 other_half"
    assert table.refused(f"red: place {other}01") == "HA-33 other_half"
    assert table.refused("red: pass") == "HA-33 place_the_tile"
    assert table.refused("red: sell colour") == "HA-33 place_the_tile"
    assert table.refused("red: shed none") == "HA-33 place_the_tile"
    assert table.refused(f"blue: place {letter}01") == "HA-26 not_your_turn"
    assert table.choices("blue") == []
    table.do(f"red: place {letter}15")
    assert table["garden"]["red"][f"{letter}15"] == "wood1"
    assert table["garden"]["blue"][f"{letter}15"] == "-"
    assert (table["tile"], table["half"]) == ("-", "-")


@pytest.mark.rule("HA-33")
def test_a_full_half_takes_no_more_tiles() -> None:
    table = shopping(["wood1"], garden={"red": HALF_FULL | {"S15": "monk3"}})
    assert table.refused("red: buy wood1 sun") == "HA-33 half_full"
    assert table.refused("red: buy wood1 shade") == ""
    shade = {spot.replace("S", "D"): tile for spot, tile in HALF_FULL.items()}
    table = shopping(["wood1"], garden={"red": shade | {"D15": "monk3"}})
    assert table.refused("red: buy wood1 shade") == "HA-33 half_full"
    assert table.refused("red: buy wood1 sun") == ""


@pytest.mark.rule("HA-33")
def test_the_last_free_spot_of_a_half_can_be_filled() -> None:
    table = shopping(["wood1"], garden={"red": HALF_FULL}).do("red: buy wood1 sun")
    assert table.choices("red") == ["place S15"]


@pytest.mark.rule("HA-30", "HA-34", "HA-50")
def test_a_shed_is_resolved_before_the_next_purchase_and_its_ducats_may_be_spent() -> None:
    table = shopping(
        ["wood1", "water5"],
        money={"red": 1},
        cards={"red": []},
        garden={"red": ring("B4", "- hops2 hops2 hops3 hops5 wood1")},
    )
    table.do("red: buy wood1 shade", "red: place D06")
    assert table["stage"] == "shed"
    assert table.refused("red: buy water5 shade").startswith("HA-52")
    table.do("red: shed NW+SE")
    assert table["money"]["red"] == 7
    assert table.choices("red") == ["pass", "buy water5 shade"]


@pytest.mark.rule("HA-34")
def test_the_turn_ends_by_itself_when_the_space_is_empty() -> None:
    table = shopping(["wood1", "hops1"]).do("red: buy wood1 shade", "red: place D01", "red: buy hops1 shade")
    assert table.do("red: place D02").asked == ["blue"]


@pytest.mark.rule("HA-34")
def test_it_does_not_end_by_itself_while_there_are_tiles() -> None:
    table = shopping(["wood1", "hops1"], money={"red": 1}, cards={"red": []})
    table.do("red: buy wood1 shade", "red: place D01")
    assert table.choices("red") == ["pass"]


@pytest.mark.rule("HA-34", "HA-50")
def test_after_a_shed_on_an_emptied_space_the_turn_is_over() -> None:
    table = shopping(["wood1"], garden={"red": ring("B4", "- hops2 hops2 hops3 hops5 wood1")})
    table.do("red: buy wood1 shade", "red: place D06", "red: shed E+W")
    assert table.asked == ["blue"]


@pytest.mark.rule("HA-30")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("red: move 6", "HA-30 buy_or_stop"),
        ("red: start first", "HA-30 buy_or_stop"),
        ("red: start barley", "HA-30 buy_or_stop"),
        ("red: place S01", "HA-30 buy_or_stop"),
        ("red: disc X1", "HA-30 buy_or_stop"),
        ("red: disc monk4", "HA-30 buy_or_stop"),
        ("red: card colour-wood", "HA-30 buy_or_stop"),
        ("red: buy wood1 sun", ""),
        ("red: buy monk4 shade", "HA-30 tile_not_there"),
        ("blue: buy wood1 sun", "HA-26 not_your_turn"),
    ],
)
def test_on_a_resource_space_one_buys(line: str, why: str) -> None:
    table = given(stage="buy", figure={"red": "5"}, track={"5": ["wood1"], "6": ["hops1"]})
    assert table.choices("blue") == []
    assert table.refused(line) == why
