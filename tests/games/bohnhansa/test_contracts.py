"""Contracts fulfilled on one's own turn and bought at any time; beans thrown away. (BH-52, BH-60 to BH-63)"""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.bohnhansa.names import BEANS, CONTRACTS
from tests.games.bohnhansa.table import Table, given, trading

CONTRACT_CHOICES = ["contract 1", "contract 4", "contract 5", "contract 6", "contract 7"]


def holding(hand: str, cart: str, **position: Any) -> Table:
    """Red stands at Rostock before his journey."""
    return given(figure={"red": "Rostock"}, hand={"red": hand}, cart={"red": cart}, **position)


@pytest.mark.rule("BH-60")
@pytest.mark.parametrize("hand", ["R01 1 2 3", "1 2 R01 3", "1 2 3 R01"])
def test_a_contract_is_fulfilled_from_any_place_in_the_hand(hand: str) -> None:
    table = holding(hand, "Feuer Rote Garten")
    supply = table["supply"]
    table.do("red: fulfil R01")
    assert table.gained() == {"Feuer": -1, "Rote": -1, "thalers": 35}
    assert (table.hand(), table["discards"]) == ("1 2 3", ["R01"])
    assert table["supply"] == {bean: supply[bean] + (bean in ("Feuer", "Rote")) for bean in BEANS}


@pytest.mark.rule("BH-60")
def test_a_contract_is_fulfilled_from_the_table() -> None:
    table = given(hand={"red": "1 A01 2 3"}, cart={"red": "Blaue Soja"}).do("red: travel Aalborg")
    assert table["laid"] == ["A01"]
    table.do("red: fulfil A01")
    assert (table["laid"], table["discards"], table["money"]["red"]) == ([], ["A01"], 31)


@pytest.mark.rule("BH-60")
@pytest.mark.parametrize("stage", ["travel", "trade", "end_turn"])
def test_at_every_point_of_the_own_turn(stage: str) -> None:
    assert holding("1 2 3 R01", "Feuer Rote", stage=stage).do("red: fulfil R01")["money"]["red"] == 35


@pytest.mark.rule("BH-60")
@pytest.mark.parametrize("stage", ["travel", "trade", "end_turn", "final_step"])
@pytest.mark.parametrize(
    ("hand", "cart", "why"),
    [
        ("1 2 3", "Feuer Rote", "BH-60 contract_not_yours"),
        ("1 2 3 R01", "Feuer Feuer", "BH-60 contract_beans"),
        ("1 2 3 R01", "Rote", "BH-60 contract_beans"),
        ("1 2 3 R01", "Rote Feuer", ""),
    ],
)
def test_it_takes_the_contract_and_every_bean(stage: str, hand: str, cart: str, why: str) -> None:
    assert holding(hand, cart, stage=stage).refused("red: fulfil R01") == why


@pytest.mark.rule("BH-60")
@pytest.mark.parametrize("stage", ["travel", "trade", "end_turn", "final_step"])
def test_only_in_its_town(stage: str) -> None:
    assert holding("1 2 3 E01", "Feuer Sau", stage=stage).refused("red: fulfil E01") == "BH-60 contract_elsewhere"


@pytest.mark.rule("BH-60")
def test_in_the_town_where_the_journey_began_and_in_that_where_it_ended() -> None:
    table = given(hand={"red": "1 4 2 3 E01 A01"}, cart={"red": "Feuer Sau Blaue Soja"})
    assert table.refused("red: fulfil A01") == "BH-60 contract_elsewhere"
    table.do("red: fulfil E01", "red: travel Aalborg", "red: fulfil A01")
    assert table["money"]["red"] == 61


@pytest.mark.rule("BH-60", "BH-62")
@pytest.mark.parametrize("stage", ["travel", "trade", "end_turn"])
def test_not_in_the_turn_of_another(stage: str) -> None:
    table = given(stage=stage, turn="blue", hand={"red": "1 2 3 E01"})
    assert table.refused("red: fulfil E01") == "BH-14 not_your_turn"


@pytest.mark.rule("BH-61")
@pytest.mark.parametrize("stage", ["travel", "trade", "end_turn"])
@pytest.mark.parametrize("colour", ["red", "green"])
def test_a_contract_costs_five_thalers_and_a_plain_card_at_any_time(stage: str, colour: str) -> None:
    table = given(stage=stage, turn="red", money={colour: 12}, hand={colour: "1 2 R01 3 4 5"}, deck=["A01"])
    table.do(f"{colour}: contract 4")
    assert (table["money"][colour], table.hand(colour)) == (7, "1 2 R01 3 5 A01")
    assert "A01" not in table["deck"]
    assert table.asked == ["red"]


@pytest.mark.rule("BH-61")
def test_the_travel_card_is_gone_for_good() -> None:
    table = given(money={"red": 12}).do("red: contract 4")
    assert table.refused("red: contract 4") == "BH-61 card_gone"
    assert not [hand for hand in table["hand"].values() if hand.count("4") > 1]
    assert "4" not in table["hand"]["red"]


@pytest.mark.rule("BH-61")
@pytest.mark.parametrize("stage", ["travel", "trade", "end_turn"])
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("blue: contract 1", ""),
        ("blue: contract 7", ""),
        ("blue: contract 2", "BH-61 not_a_plain_card"),
        ("blue: contract 3", "BH-61 not_a_plain_card"),
        ("blue: contract 5", "BH-61 card_gone"),
        ("green: contract 1", "BH-61 contract_too_dear"),
        ("red: contract 1", ""),
        ("red: contract 2", "BH-61 not_a_plain_card"),
    ],
)
def test_what_a_contract_takes(stage: str, line: str, why: str) -> None:
    money = {"red": 5, "blue": 5, "green": 4}
    assert given(stage=stage, money=money, hand={"blue": "1 2 3 7"}).refused(line) == why


@pytest.mark.rule("BH-61")
def test_from_the_first_turn_on_but_not_in_set_up_and_not_in_the_final_step() -> None:
    dealt = {"red": ["B01", "E05", "R07"], "blue": ["E01", "E06", "A01"], "green": ["D04", "A03", "H02"]}
    table = given(stage="opening", dealt=dealt)
    table.do("red: opening 312", "blue: opening 213", "green: opening 123")
    assert CONTRACT_CHOICES[0] in table.choices("red")
    table = given(stage="final_step", turns_left=0, money={"red": 20})
    assert table.refused("red: contract 1") == "BH-72 fulfil_or_end"


@pytest.mark.rule("BH-61")
def test_to_the_end_of_the_last_turn() -> None:
    table = given(stage="end_turn", turns_left=0, money={"red": 9, "blue": 9})
    assert table.refused("red: contract 1") == table.refused("blue: contract 1") == ""


@pytest.mark.rule("BH-61", "BH-88")
def test_nobody_waits_for_a_purchase_that_could_be_made() -> None:
    table = trading()
    assert table.choices("blue") == table.choices("green") == CONTRACT_CHOICES
    assert table.asked == ["red"]


@pytest.mark.rule("BH-60", "BH-61")
def test_a_contract_bought_in_the_own_turn_may_be_fulfilled_at_once() -> None:
    table = holding("1 2 3", "Feuer Rote", money={"red": 5}, deck=["R01"]).do("red: contract 1", "red: fulfil R01")
    assert table["money"]["red"] == 35


@pytest.mark.rule("BH-62")
def test_bought_out_of_turn_it_waits_for_the_own_turn() -> None:
    table = given(stage="end_turn", turn="red", money={"blue": 5}, deck=["A08", "E01"])
    table.do("blue: contract 1")
    assert table.hand("blue") == "2 3 4 5 6 7 A08"
    table = given(stage="end_turn", turn="red", money={"blue": 5}, deck=["E01"]).do("blue: contract 1")
    assert table.refused("blue: fulfil E01") == "BH-14 not_your_turn"
    assert table.do("red: end", "blue: fulfil E01").gained("blue") == {"Feuer": -1, "Sau": -1, "thalers": 25}


@pytest.mark.rule("BH-62", "BH-72")
def test_or_for_the_final_step() -> None:
    table = given(stage="end_turn", turn="red", turns_left=0, money={"blue": 5}, deck=["E01"])
    table.do("blue: contract 1", "red: end", "blue: fulfil E01")
    assert table["money"]["blue"] == 30


@pytest.mark.rule("BH-63")
@pytest.mark.parametrize("stage", ["travel", "trade", "end_turn"])
def test_beans_may_be_thrown_away_on_the_own_turn_for_nothing(stage: str) -> None:
    table = given(stage=stage, cart={"red": "Blaue Garten", "blue": "Sau"})
    supply = table["supply"]["Garten"]
    assert table.do("red: discard Garten").gained() == {"Garten": -1}
    assert table["supply"]["Garten"] == supply + 1
    assert table.refused("red: discard Garten") == "BH-63 bean_not_in_cart"
    assert table.refused("blue: discard Sau") == "BH-14 not_your_turn"


def without_deck(**position: Any) -> Table:
    """No contract in the deck; all that nobody holds are discarded."""
    held = {card for hand in position.get("hand", {}).values() for card in hand.split()}
    held |= set(position.get("laid", []))
    return given(discards=[card for card in CONTRACTS if card not in held], **position)


@pytest.mark.rule("BH-52")
def test_an_empty_deck_is_made_of_all_discards_when_a_contract_is_bought() -> None:
    table = without_deck(money={"blue": 5}).do("blue: contract 1")
    assert (len(table["deck"]), table["discards"], table["shuffles"]) == (59, [], 1)
    assert sorted([*table["deck"], table["hand"]["blue"][-1]]) == sorted(CONTRACTS)
    assert table["deck"] != [card for card in CONTRACTS if card in table["deck"]]


@pytest.mark.rule("BH-50", "BH-51", "BH-52")
def test_or_when_one_is_drawn_and_those_of_the_table_are_among_them() -> None:
    table = without_deck(stage="trade", laid=["A01", "R01"]).do("red: end")
    assert len(table["deck"]) == 59
    assert sorted([*table["deck"], table["hand"]["red"][-1]]) == sorted(CONTRACTS)


@pytest.mark.rule("BH-52")
def test_every_new_deck_has_an_order_of_its_own_and_each_seed_too() -> None:
    def deck(**position: Any) -> tuple[str, ...]:
        table = without_deck(money={"blue": 5}, **position).do("blue: contract 1")
        return (table["hand"]["blue"][-1], *table["deck"])

    assert len({deck(), deck(shuffles=1), deck(seed=["another"])}) == 3
    assert deck() == deck()


@pytest.mark.rule("BH-52")
def test_nothing_to_shuffle_no_purchase_and_no_draw() -> None:
    table = given(stage="trade", money={"blue": 50}, hand={"red": f"1 2 3 {' '.join(CONTRACTS)}"})
    assert table.refused("blue: contract 1") == "BH-52 no_contract_left"
    assert len(table.do("red: end")["hand"]["red"]) == 63
    assert table["stage"] == "end_turn"


@pytest.mark.rule("BH-60", "BH-72")
def test_what_lies_on_the_table_is_the_active_player_s_alone() -> None:
    table = given(stage="final_step", laid=["E01"])
    assert table.refused("red: fulfil E01") == ""
    assert table.refused("blue: fulfil E01") == "BH-60 contract_not_yours"
