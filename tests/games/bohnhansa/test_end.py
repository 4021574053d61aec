"""The end: the eighth harvest, one more turn for the others, the final step, the winner. (BH-70 to BH-73)"""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.names import HARVESTS
from tests.games.bohnhansa.table import Table, given

SEVEN = list(HARVESTS[:7])
STAYING = dict.fromkeys(("red", "blue", "green"), "4 2 3")


def last_but_one(players: int = 3, **position: Any) -> Table:
    """Seven harvests are placed; the eighth of the pile is N08."""
    position["hand"] = dict.fromkeys(GAME.colours[:players], "4 2 3") | position.get("hand", {})
    return given(players, harvested=SEVEN, reserve=["N09", "N10"], **position)


def stay(table: Table, colour: str) -> None:
    table.do(f"{colour}: travel Edinburgh", f"{colour}: end", f"{colour}: end")


@pytest.mark.rule("BH-70")
@pytest.mark.parametrize("players", [3, 4])
def test_after_the_eighth_harvest_everyone_else_has_one_more_turn(players: int) -> None:
    table = last_but_one(players, turn="blue", hand={"blue": "2 4 3"})
    stay(table, "blue")
    for colour in ("green", "yellow", "red") if players == 4 else ("green", "red"):
        assert table.asked == [colour]
        stay(table, colour)
    assert (table["stage"], table.asked) == ("final_step", table.colours)


@pytest.mark.rule("BH-70")
def test_not_before_the_eighth() -> None:
    table = given(harvested=SEVEN[:6], hand=STAYING | {"red": "2 4 3"})
    stay(table, "red")
    assert (len(table["harvested"]), table["turns_left"]) == (7, -1)
    for colour in ("blue", "green", "red", "blue"):
        stay(table, colour)
    assert table["stage"] == "travel"


@pytest.mark.rule("BH-70")
def test_the_eighth_card_lies_before_adam() -> None:
    """The seventh worked example: he places it as his turn begins, finishes, and the others play once more."""
    table = given(
        stage="end_turn",
        turn="green",
        before={"red": ["N08"]},
        harvested=SEVEN,
        hand=STAYING | {"red": "4 2 3 R01"},
        cart={"red": "Feuer Rote Blaue", "blue": "Garten", "green": ""},
        figure={"red": "Rostock"},
    )
    table.do("green: end")
    assert (table["harvested"][-1], table["turn"], table["turns_left"]) == ("N08", "red", 2)
    table.do("red: travel Rostock", "red: end", "red: end")
    stay(table, "blue")
    stay(table, "green")
    table.do("red: fulfil R01", "red: end", "blue: end", "green: end")
    assert table.state.over
    assert table["money"] == {"red": 39, "blue": 14, "green": 0}


@pytest.mark.rule("BH-70", "BH-71")
def test_cards_count_when_they_are_placed_not_when_they_are_drawn() -> None:
    """The pile is empty, but one of its cards lies before green: the reserve card that red places ends nothing."""
    table = given(hand=STAYING | {"red": "2 4 3"}, harvested=SEVEN, before={"green": ["N08"]})
    stay(table, "red")
    assert (table["harvested"][-1], table["turns_left"]) == ("N09", -1)
    stay(table, "blue")
    assert (table["turn"], table["harvested"][-1], table["turns_left"]) == ("green", "N08", 2)


@pytest.mark.rule("BH-71")
def test_reserve_cards_never_prolong_the_last_round() -> None:
    table = last_but_one(hand={"red": "2 4 3", "blue": "2 4 3", "green": "2 4 3"})
    for colour, card in (("red", "N08"), ("blue", "N09"), ("green", "N10")):
        stay(table, colour)
        assert table["harvested"][-1] == card
    assert table["stage"] == "final_step"


@pytest.mark.rule("BH-71")
def test_a_card_before_a_player_without_a_further_turn_stays_unplaced() -> None:
    table = given(
        stage="end_turn", turn="green", turns_left=0, harvested=list(HARVESTS[:8]), before={"red": ["N09"]}
    ).do("green: end")
    assert (table["before"]["red"], len(table["harvested"])) == (["N09"], 8)


@pytest.mark.rule("BH-72")
def test_in_the_final_step_everyone_may_fulfil_contracts_where_he_stands() -> None:
    position: dict[str, Any] = {"figure": {"green": "Rostock"}, "cart": {"green": "Feuer Rote Soja Augen"}}
    table = given(stage="final_step", turns_left=0, hand={"green": "2 3 E01 R01 E02 R05"}, **position)
    assert table.asked == ["red", "blue", "green"]
    assert table.choices("green") == ["end", "fulfil R01"]
    table.do("green: fulfil R01")
    assert table["money"]["green"] == 35
    assert table.asked == ["red", "blue", "green"]


@pytest.mark.rule("BH-72")
def test_beans_are_sold_at_base_price_and_credits_repaid_double() -> None:
    carts = {"red": "Blaue Feuer Sau Brech Soja Augen Rote Garten", "blue": "Garten Garten", "green": "Blaue"}
    money = {"red": 10, "blue": 3, "green": 1}
    table = given(stage="final_step", turns_left=0, cart=carts, money=money, credit={"blue": 7, "green": 20})
    table.do("red: end", "blue: end")
    assert (table["stage"], table.asked) == ("final_step", ["green"])
    table.do("green: end")
    assert table["stage"] == "over"
    assert table.state.scores() == [10 + 68, 3 + 28 - 14, 1 + 4 - 40]
    assert table["cart"] == {"red": [], "blue": [], "green": []}
    assert table["credit"] == {"red": 0, "blue": 0, "green": 0}
    assert table.happened == ["finished", "sold_out", "sold_out", "repaid", "sold_out", "repaid"]


@pytest.mark.rule("BH-72")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("blue: end", ""),
        ("blue: contract 1", "BH-72 fulfil_or_end"),
        ("blue: discard Sau", "BH-72 fulfil_or_end"),
        ("blue: travel Rostock", "BH-72 fulfil_or_end"),
        ("blue: buy Blaue 1", "BH-72 fulfil_or_end"),
        ("blue: offer blue gets=Sau", "BH-80 not_in_phase_two"),
        ("red: end", "BH-72 finished"),
        ("red: fulfil E01", "BH-72 finished"),
    ],
)
def test_contracts_or_the_end_and_nothing_else(line: str, why: str) -> None:
    table = given(stage="final_step", turns_left=0, money={"blue": 50}, hand={"red": "1 2 3 E01"}).do("red: end")
    assert table.refused(line) == why


@pytest.mark.rule("BH-72")
def test_then_nothing_more_can_be_chosen() -> None:
    table = given(stage="final_step", turns_left=0).do("red: end", "blue: end", "green: end")
    assert table.refused("red: end") == "BH-72 over"
    assert table.choices("red") == []


@pytest.mark.rule("BH-73")
@pytest.mark.parametrize(
    ("money", "winners"), [((5, 9, 7), [1]), ((9, 5, 9), [0, 2]), ((-3, -9, -3), [0, 2]), ((4, 4, 4), [0, 1, 2])]
)
def test_most_thalers_win_and_ties_share(money: tuple[int, int, int], winners: list[int]) -> None:
    colours = ("red", "blue", "green")
    table = given(
        stage="final_step",
        turns_left=0,
        money={colour: amount + 20 for colour, amount in zip(colours, money, strict=True)},
        cart=dict.fromkeys(colours, "Blaue"),
        credit=dict.fromkeys(colours, 12),
    )
    table.do("red: end", "blue: end", "green: end")
    assert table.state.winners() == winners
