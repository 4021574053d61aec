"""Purchases from the meter at the prices of the phase, and the emergency bean. (BH-44 to BH-47)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bohnhansa.table import Table, given

NO_ROTE = {"Aalborg": ["Sau"], "Visby": ["Sau"]}
LIGHT = {"red": "Sau", "blue": "Sau", "green": "Sau"}


def market(town: str, money: int = 100, **position: Any) -> Table:
    """Red's trade phase in a town, with an empty cart."""
    position.setdefault("cart", {"red": ""})
    return given(stage="trade", figure={"red": town}, money={"red": money, "blue": 50}, **position)


@pytest.mark.rule("BH-45")
@pytest.mark.parametrize("order", [("Augen 1", "Brech 2"), ("Brech 2", "Augen 1")])
def test_bremen_at_the_start_in_whatever_order(order: tuple[str, str]) -> None:
    """The third worked example: Augen 11, Brech 7."""
    table = market("Bremen")
    first, second = (f"red: buy {bean}" for bean in order)
    costs = {"Augen 1": -11, "Brech 2": -7}
    assert table.do(first).gained()["thalers"] == costs[order[0]]
    assert table.do(second).gained() == {"Augen": 1, "Brech": 1, "thalers": -18}
    assert table["meter"]["Bremen"] == ["-", "-", "-", "-"]


@pytest.mark.rule("BH-45")
@pytest.mark.parametrize(
    ("meter", "blaue", "feuer", "soja"),
    [
        ([], 10, 11, 15),
        (["Blaue"], 8, 9, 13),
        (["Blaue", "Feuer"], 6, 7, 11),
        (["Blaue", "Feuer", "Soja"], 4, 5, 9),
        (["Blaue", "Feuer", "Soja", "Blaue*3"], 3, 4, 8),
        (["Blaue", "Feuer", "Soja", "Blaue*3", "Soja"], 2, 3, 6),
    ],
)
def test_the_price_stands_at_the_lowest_free_box_or_in_the_circle(
    meter: list[str], blaue: int, feuer: int, soja: int
) -> None:
    prices = market("Hamburg", meter={"Hamburg": meter})["prices"]
    assert (prices["Blaue"], prices["Feuer"], prices["Soja"]) == (blaue, feuer, soja)
    assert sum(prices.values()) == blaue + feuer + soja


@pytest.mark.rule("BH-45", "BH-50")
def test_hamburg_of_the_book() -> None:
    """The fourth worked example: the price stays for the phase; afterwards the piles slide and Blaue costs 6."""
    table = market("Hamburg", meter={"Hamburg": ["Blaue", "Feuer", "Blaue*3"]})
    table.do("red: buy Feuer 2")
    assert table.gained() == {"Feuer": 1, "thalers": -5}
    assert table["meter"]["Hamburg"] == ["Blaue*1", "-", "Blaue*3", "-", "-"]
    assert table.do("red: buy Blaue 3").gained()["thalers"] == -9
    table.do("red: end")
    assert table["meter"]["Hamburg"] == ["Blaue*1", "Blaue*2", "-", "-", "-"]
    assert market("Hamburg", meter=table["meter"])["prices"]["Blaue"] == 6


@pytest.mark.rule("BH-45", "BH-36")
def test_the_price_is_that_after_the_harvest_of_the_journey() -> None:
    table = given(hand={"red": "2 1 3"}, figure={"red": "Malmö"}, pile=["N01"]).do("red: travel Malmö")
    assert table["prices"]["Garten"] == 12


@pytest.mark.rule("BH-45")
def test_any_number_may_be_bought() -> None:
    table = market("Hamburg", meter={"Hamburg": ["Blaue*9", "Soja"]})
    for _ in range(7):
        table.do("red: buy Blaue 1")
    assert table.do("red: buy Soja 2").gained() == {"Blaue": 7, "Soja": 1, "thalers": -7 * 6 - 11}
    assert table["meter"]["Hamburg"][0] == "Blaue*2"


@pytest.mark.rule("BH-45")
def test_the_last_thaler_may_be_spent_but_no_more() -> None:
    assert market("Bremen", 11).refused("red: buy Augen 1") == ""
    assert market("Bremen", 10).refused("red: buy Augen 1") == "BH-45 too_dear"
    refusal = market("Bremen", 10).state.refusal(0, market("Bremen").game.codes.parse("buy Augen 1"))
    assert refusal is not None
    assert refusal.values == {"bean": "Augen", "price": 11, "money": 10}


@pytest.mark.rule("BH-45")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("blue: buy Augen 1", "BH-14 not_your_turn"),
        ("red: buy Sau 1", "BH-46 not_in_box"),
        ("red: buy Augen 2", "BH-46 not_in_box"),
        ("red: buy Brech 1", "BH-46 not_in_box"),
        ("red: buy Augen 3", "BH-46 not_in_box"),
        ("red: buy Augen 5", "BH-46 not_in_box"),
        ("red: buy Augen 1", ""),
        ("red: travel Bremen", "BH-40 trade_now"),
        ("red: customs Augen", "BH-40 trade_now"),
        ("red: opening 123", "BH-40 trade_now"),
    ],
)
def test_only_the_active_player_buys_and_only_what_lies_in_his_town(line: str, why: str) -> None:
    there: dict[str, Any] = {"figure": {"red": "Bremen", "blue": "Bremen"}, "money": {"red": 50, "blue": 50}}
    assert given(stage="trade", cart={"red": "", "blue": ""}, **there).refused(line) == why


@pytest.mark.rule("BH-46")
@pytest.mark.parametrize(
    ("box", "after"), [("1", ["-", "Feuer*1", "Blaue*3", "-", "-"]), ("3", ["Blaue*1", "Feuer*1", "Blaue*2", "-", "-"])]
)
def test_of_a_kind_in_several_boxes_the_buyer_says_which(box: str, after: list[str]) -> None:
    table = market("Hamburg", meter={"Hamburg": ["Blaue", "Feuer", "Blaue*3"]})
    assert [choice for choice in table.choices("red") if "Blaue" in choice] == ["buy Blaue 1", "buy Blaue 3"]
    assert table.do(f"red: buy Blaue {box}")["meter"]["Hamburg"] == after


@pytest.mark.rule("BH-44")
def test_a_purchase_needs_a_free_place_when_it_is_made() -> None:
    table = market("Bremen", cart={"red": "Blaue " * 8})
    assert table.refused("red: buy Augen 1") == "BH-44 cart_full"
    table = market("Bremen", cart={"red": "Blaue " * 7}).do("red: buy Augen 1")
    assert table.refused("red: buy Brech 2") == "BH-44 cart_full"


@pytest.mark.rule("BH-47")
def test_no_rote_anywhere_so_one_at_visby_for_sixteen() -> None:
    """The sixth worked example."""
    table = market("Visby", meter=NO_ROTE, cart=LIGHT)
    assert "buy Rote emergency" in table.choices("red")
    assert table.do("red: buy Rote emergency").gained() == {"Rote": 1, "thalers": -16}
    assert table["meter"]["Visby"] == ["Sau*1", "-", "-", "-"]
    assert table["supply"]["Rote"] == 12


@pytest.mark.rule("BH-47")
@pytest.mark.parametrize(
    ("town", "bean", "price"), [("Malmö", "Garten", 20), ("Danzig", "Garten", 18), ("Aalborg", "Rote", 16)]
)
def test_it_costs_the_dearest_price_printed_there(town: str, bean: str, price: int) -> None:
    without = {"Malmö": ["Blaue"], "Danzig": ["Feuer"], **NO_ROTE}
    table = market(town, meter=without, cart=LIGHT)
    assert table.do(f"red: buy {bean} emergency").gained() == {bean: 1, "thalers": -price}
    assert f"buy {bean} emergency" in market(town, price, meter=without, cart=LIGHT).choices("red")
    assert market(town, price - 1, meter=without, cart=LIGHT).refused(f"red: buy {bean} emergency") == "BH-45 too_dear"


@pytest.mark.rule("BH-47")
def test_only_where_the_kind_is_normally_sold() -> None:
    assert market("Bremen", meter=NO_ROTE, cart=LIGHT).refused("red: buy Rote emergency") == "BH-47 not_sold_here"


@pytest.mark.rule("BH-47")
@pytest.mark.parametrize(
    ("meter", "cart"),
    [
        ({"Aalborg": ["Rote"], "Visby": ["Sau"]}, LIGHT),
        ({"Aalborg": ["Sau"], "Visby": ["Sau", "Rote"]}, LIGHT),
        (NO_ROTE, {**LIGHT, "green": "Rote"}),
        (NO_ROTE, {**LIGHT, "red": "Rote"}),
    ],
)
def test_not_while_one_lies_on_a_meter_or_in_a_cart_the_own_included(
    meter: dict[str, list[str]], cart: dict[str, str]
) -> None:
    assert market("Visby", meter=meter, cart=cart).refused("red: buy Rote emergency") == "BH-47 bean_in_play"


@pytest.mark.rule("BH-47")
def test_once_a_kind_and_turn_even_if_the_bean_is_gone_again() -> None:
    table = market("Visby", meter=NO_ROTE, cart=LIGHT).do("red: buy Rote emergency")
    assert table.refused("red: buy Rote emergency") == "BH-47 emergency_once"
    assert table.do("red: discard Rote").refused("red: buy Rote emergency") == "BH-47 emergency_once"


@pytest.mark.rule("BH-47")
def test_another_kind_may_be_bought_in_the_same_turn() -> None:
    table = market("Visby", meter={"Aalborg": [], "Visby": [], "Rostock": []}, cart=dict.fromkeys(LIGHT, "Feuer"))
    assert table.do("red: buy Rote emergency", "red: buy Sau emergency").gained()["thalers"] == -26
    for bean in ("Rote", "Sau"):
        assert table.do(f"red: discard {bean}").refused(f"red: buy {bean} emergency") == "BH-47 emergency_once"


@pytest.mark.rule("BH-47")
def test_the_next_turn_allows_it_again() -> None:
    table = market("Visby", meter=NO_ROTE, cart=LIGHT).do("red: buy Rote emergency", "red: discard Rote")
    assert table.do("red: end", "red: end")["emergency"] == []


@pytest.mark.rule("BH-47", "BH-63")
def test_it_is_tested_when_the_purchase_is_made() -> None:
    table = market("Visby", meter=NO_ROTE, cart={**LIGHT, "red": "Rote"})
    assert table.refused("red: buy Rote emergency") == "BH-47 bean_in_play"
    assert table.do("red: discard Rote").refused("red: buy Rote emergency") == ""


@pytest.mark.rule("BH-44", "BH-47")
def test_it_needs_a_free_place_too() -> None:
    table = market("Visby", meter=NO_ROTE, cart={**LIGHT, "red": "Sau " * 8})
    assert table.refused("red: buy Rote emergency") == "BH-44 cart_full"
