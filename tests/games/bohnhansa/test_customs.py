"""Customs: money, then beans, then credit. (BH-34, BH-35)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bohnhansa.table import Table, given


def at_the_border(money: int, cart: str, credit: int = 0) -> Table:
    """Red plays the customs card by staying in Edinburgh."""
    position: dict[str, Any] = {"money": {"red": money}, "cart": {"red": cart}, "credit": {"red": credit}}
    return given(hand={"red": "3 1 2"}, **position).do("red: travel Edinburgh")


@pytest.mark.rule("BH-34")
@pytest.mark.parametrize(("money", "left"), [(20, 0), (21, 1), (100, 80)])
def test_customs_cost_twenty(money: int, left: int) -> None:
    table = at_the_border(money, "Blaue Sau")
    assert (table["money"]["red"], table["stage"], table["credit"]["red"]) == (left, "trade", 0)
    assert table["cart"]["red"] == ["Blaue", "Sau"]


@pytest.mark.rule("BH-34")
def test_no_customs_without_the_card() -> None:
    table = given(hand={"red": "1 2 3"}, money={"red": 30}).do("red: travel Aalborg")
    assert table["money"]["red"] == 30


@pytest.mark.rule("BH-35")
def test_all_the_money_first_then_beans_one_at_a_time_until_the_sum_is_reached() -> None:
    table = at_the_border(5, "Blaue Feuer Sau Garten")
    assert (table["money"]["red"], table["debt"], table.asked) == (0, 15, ["red"])
    assert table.choices("red") == ["customs Blaue", "customs Feuer", "customs Sau", "customs Garten"]
    table.do("red: customs Blaue")
    assert (table["debt"], table.choices("red")) == (11, ["customs Feuer", "customs Sau", "customs Garten"])
    table.do("red: customs Feuer", "red: customs Sau")
    assert (table["stage"], table["debt"], table["debtor"], table["credit"]["red"]) == ("trade", 0, "-", 0)
    assert (table["cart"]["red"], table["money"]["red"]) == (["Garten"], 0)


@pytest.mark.rule("BH-35")
def test_the_beans_go_to_the_supply() -> None:
    table = at_the_border(15, "Blaue Feuer")
    supply = table["supply"]["Feuer"]
    assert table.do("red: customs Feuer")["supply"]["Feuer"] == supply + 1


@pytest.mark.rule("BH-35")
def test_no_change_is_given() -> None:
    table = at_the_border(19, "Garten Blaue").do("red: customs Garten")
    assert (table["money"]["red"], table["cart"]["red"], table["stage"]) == (0, ["Blaue"], "trade")


@pytest.mark.rule("BH-35")
def test_the_exact_sum_needs_no_further_bean() -> None:
    table = at_the_border(16, "Blaue Blaue").do("red: customs Blaue")
    assert (table["cart"]["red"], table["stage"]) == (["Blaue"], "trade")
    assert table.happened == ["customs_bean"], "and of a credit nothing is said"


@pytest.mark.rule("BH-35")
def test_still_short_the_exact_shortfall_is_credit() -> None:
    table = at_the_border(3, "Blaue Feuer").do("red: customs Feuer", "red: customs Blaue")
    assert (table["credit"]["red"], table["cart"]["red"], table["stage"]) == (8, [], "trade")


@pytest.mark.rule("BH-35")
@pytest.mark.parametrize(("money", "credit"), [(0, 20), (13, 7), (19, 1)])
def test_without_beans_the_credit_comes_at_once(money: int, credit: int) -> None:
    table = at_the_border(money, "")
    assert (table["credit"]["red"], table["money"]["red"], table["stage"]) == (credit, 0, "trade")


@pytest.mark.rule("BH-35")
def test_a_second_credit_adds_to_the_first() -> None:
    assert at_the_border(5, "", credit=20)["credit"]["red"] == 35


@pytest.mark.rule("BH-35", "BH-72")
def test_a_credit_is_repaid_double_at_the_end() -> None:
    table = at_the_border(5, "", credit=10)
    assert table.state.scores()[0] == -50


@pytest.mark.rule("BH-35", "BH-36")
def test_the_harvest_comes_after_the_beans_for_customs() -> None:
    table = given(hand={"red": "2 3 1"}, cart={"red": "Sau Garten"}, pile=["N04"]).do("red: travel Aalborg")
    assert (table["harvested"], table["stage"]) == ([], "customs")
    table.do("red: customs Garten", "red: customs Sau")
    assert (table["harvested"], table["stage"]) == (["N04"], "trade")


@pytest.mark.rule("BH-36", "BH-37")
def test_a_bean_paid_for_customs_can_come_back_with_the_harvest() -> None:
    """The supply has no Garten but the one that red has just paid with."""
    carts = {"red": "Garten", "blue": "Garten " * 7, "green": "Garten " * 2}
    table = given(hand={"red": "2 3 1"}, cart=carts, money={"red": 19}, pile=["N01"])
    assert table["supply"]["Garten"] == 0
    table.do("red: travel Aalborg", "red: customs Garten")
    assert table["meter"]["Malmö"][3] == "Garten*1"
