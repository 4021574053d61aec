"""Phase III: contracts discarded, gaps closed, a contract drawn, the end announced. (BH-50 to BH-53)"""

from __future__ import annotations

import pytest

from tests.games.bohnhansa.table import given, trading


@pytest.mark.rule("BH-50")
def test_contracts_on_the_table_are_discarded() -> None:
    table = given(stage="trade", laid=["R01", "A01"], discards=["H01"]).do("red: end")
    assert (table["laid"], table["discards"]) == ([], ["A01", "H01", "R01"])


@pytest.mark.rule("BH-50")
def test_what_lay_on_the_table_cannot_be_fulfilled_any_more() -> None:
    table = given(stage="trade", laid=["E01"])
    assert table.refused("red: fulfil E01") == ""
    assert table.do("red: end").refused("red: fulfil E01") == "BH-60 contract_not_yours"


@pytest.mark.rule("BH-50")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["-", "Feuer", "Soja*2"], ["Feuer*1", "Soja*2", "-", "-", "-"]),
        (["Blaue", "-", "-", "Soja*2", "Feuer"], ["Blaue*1", "Soja*2", "Feuer*1", "-", "-"]),
        (["-", "-", "-", "-", "Feuer*3"], ["Feuer*3", "-", "-", "-", "-"]),
        (["-", "Blaue", "-", "Blaue*2", "-"], ["Blaue*1", "Blaue*2", "-", "-", "-"]),
        ([], ["-", "-", "-", "-", "-"]),
    ],
)
def test_piles_slide_down_and_stay_piles(before: list[str], after: list[str]) -> None:
    table = given(stage="trade", figure={"red": "Hamburg"}, meter={"Hamburg": before})
    assert table.do("red: end")["meter"]["Hamburg"] == after


@pytest.mark.rule("BH-50")
def test_nothing_slides_before_the_phase_ends() -> None:
    table = trading(cart={"red": ""}).do("red: buy Sau 1")
    assert table["meter"]["Rostock"] == ["-", "Soja*1", "-", "-"]
    assert table.do("red: end")["meter"]["Rostock"] == ["Soja*1", "-", "-", "-"]


@pytest.mark.rule("BH-51")
def test_the_top_contract_goes_to_the_back_of_the_hand() -> None:
    table = given(stage="trade", hand={"red": "4 R01 2 3"}, deck=["H03", "A01"]).do("red: end")
    assert (table.hand(), table["deck"][0], table["stage"]) == ("4 R01 2 3 H03", "A01", "end_turn")


@pytest.mark.rule("BH-51")
def test_it_may_be_fulfilled_at_once_without_a_second_draw() -> None:
    table = given(stage="trade", hand={"red": "4 2 3"}, deck=["E01", "E02"]).do("red: end", "red: fulfil E01")
    assert (table["money"]["red"], table.hand(), table["deck"][0]) == (30, "4 2 3", "E02")
    assert table.asked == ["red"]


@pytest.mark.rule("BH-53")
def test_the_turn_is_over_when_the_player_says_so() -> None:
    table = given(stage="trade").do("red: end")
    assert (table.asked, table["turn"]) == (["red"], "red")
    assert table.do("red: end")["turn"] == "blue"


@pytest.mark.rule("BH-53")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("red: fulfil E01", ""),
        ("red: contract 1", ""),
        ("red: discard Sau", ""),
        ("blue: contract 1", ""),
        ("red: end", ""),
        ("red: buy Blaue 1", "BH-53 turn_is_ending"),
        ("red: offer blue gives=Blaue", "BH-80 not_in_phase_two"),
        ("red: accept 1", "BH-53 turn_is_ending"),
        ("red: travel Rostock", "BH-53 turn_is_ending"),
        ("red: pass", "BH-53 turn_is_ending"),
        ("blue: offer blue gets=Blaue", "BH-80 not_in_phase_two"),
        ("blue: wish want=Blaue", "BH-84 not_in_phase_two"),
        ("blue: end", "BH-14 not_your_turn"),
    ],
)
def test_until_then_contracts_and_discards_but_no_trade_and_no_beans(line: str, why: str) -> None:
    money = {"red": 50, "blue": 50}
    table = given(stage="end_turn", money=money, cart={"red": "Feuer Sau Blaue"}, hand={"red": "1 2 3 E01"})
    assert table.refused(line) == why
