"""The ordered hand and the journey that is paid with its front cards. (BH-20, BH-31 to BH-33, BH-38)"""

from __future__ import annotations

import pytest

from tests.games.bohnhansa.table import given

HAND = "1 2 3 4 5 6 7 E01 A02"


@pytest.mark.rule("BH-20", "BH-33")
def test_cards_leave_at_the_front_and_come_back_at_the_end() -> None:
    table = given(figure={"red": "Rostock"}, hand={"red": "4 5 6 7 1 2 3"})
    assert table.do("red: travel Danzig").hand() == "6 7 1 2 3 4 5"


@pytest.mark.rule("BH-20", "BH-33")
def test_contracts_at_the_front_are_played_as_travel_cards_and_stay_on_the_table() -> None:
    table = given(figure={"red": "Rostock"}, hand={"red": "V01 4 R01 2 3"})
    table.do("red: travel Visby")
    assert (table["laid"], table.hand(), table["shown"]["red"]) == (["V01", "R01"], "2 3 4", ["V01", "4", "R01"])


@pytest.mark.rule("BH-31")
def test_every_town_can_be_reached_and_one_may_stay() -> None:
    towns = ["Edinburgh", "Aalborg", "Bremen", "Hamburg", "Malmö", "Rostock", "Visby", "Danzig"]
    table = given(hand={"red": "1 2 3 4 5 6 7"})
    assert [choice for choice in table.choices("red") if "travel" in choice] == [f"travel {town}" for town in towns]


@pytest.mark.rule("BH-31", "BH-32")
@pytest.mark.parametrize(
    ("here", "there", "cards"),
    [
        ("Edinburgh", "Edinburgh", 1),
        ("Edinburgh", "Aalborg", 2),
        ("Edinburgh", "Rostock", 3),
        ("Edinburgh", "Hamburg", 3),
        ("Edinburgh", "Visby", 4),
        ("Edinburgh", "Danzig", 4),
        ("Danzig", "Edinburgh", 4),
        ("Bremen", "Visby", 5),
        ("Visby", "Bremen", 5),
        ("Bremen", "Danzig", 4),
        ("Visby", "Rostock", 3),
    ],
)
def test_a_card_for_every_town_touched_on_the_shortest_way(here: str, there: str, cards: int) -> None:
    table = given(figure={"red": here}, hand={"red": "7 6 5 4 1 2 3"}).do(f"red: travel {there}")
    assert table["shown"]["red"] == ["7", "6", "5", "4", "1", "2", "3"][:cards]
    assert table["figure"]["red"] == there


@pytest.mark.rule("BH-31", "BH-32")
@pytest.mark.parametrize(
    ("here", "towns"),
    [
        ("Edinburgh", "Edinburgh Aalborg Bremen"),
        ("Danzig", "Rostock Visby Danzig"),
    ],
)
def test_with_two_cards_one_comes_to_the_next_town_and_no_further(here: str, towns: str) -> None:
    table = given(figure={"red": here}, hand={"red": "2 3"})
    assert [choice for choice in table.choices("red") if "travel" in choice] == [
        f"travel {town}" for town in towns.split()
    ]


@pytest.mark.rule("BH-32")
def test_a_journey_longer_than_the_hand_is_refused() -> None:
    table = given(hand={"red": "2 3 1"})
    assert table.refused("red: travel Rostock") == ""
    assert table.refused("red: travel Visby") == "BH-32 hand_too_short"
    table = given(hand={"red": "2 3"})
    assert table.refused("red: travel Rostock") == "BH-32 hand_too_short"
    assert table.refused("red: travel Bremen") == ""


@pytest.mark.rule("BH-32")
def test_the_refusal_says_how_many_cards_are_needed_and_held() -> None:
    table = given(hand={"red": "2 3 1"})
    refusal = table.state.refusal(0, table.game.codes.parse("travel Visby"))
    assert refusal is not None
    assert refusal.values == {"town": "Visby", "cards": 4, "hand": 3}


@pytest.mark.rule("BH-32")
def test_customs_and_supply_always_return_and_so_does_the_hand() -> None:
    table = given(hand={"red": "2 3"}).do("red: travel Aalborg")
    assert table.hand() == "3 2"


@pytest.mark.rule("BH-33")
@pytest.mark.parametrize(
    ("hand", "after"),
    [
        ("1 2 3 4 5", "4 5 3 2 1"),
        ("2 3 1 4 5", "4 5 3 2 1"),
        ("3 2 1 4 5", "4 5 3 2 1"),
        ("5 2 4 3", "3 2 5 4"),
        ("5 4 3 2", "2 3 5 4"),
        ("7 4 5 2 3", "2 3 7 4 5"),
        ("3 B01 2 1", "1 3 2"),
    ],
)
def test_customs_goes_back_first_then_supply_then_the_plain_ones_as_played(hand: str, after: str) -> None:
    assert given(hand={"red": hand}).do("red: travel Rostock").hand() == after


@pytest.mark.rule("BH-33")
def test_the_journey_of_beatrice() -> None:
    """The second worked example: Edinburgh, Aalborg, Rostock with 1, supply and customs."""
    table = given(hand={"red": HAND}, money={"red": 47}, pile=["N01"])
    table.do("red: travel Rostock")
    assert table["money"]["red"] == 27
    assert table.hand() == "4 5 6 7 E01 A02 3 2 1"
    assert table["meter"]["Hamburg"][3] == "Blaue*2"
    assert table["meter"]["Danzig"][2] == "Feuer*3"
    assert table["meter"]["Malmö"][3] == "Garten*3"


@pytest.mark.rule("BH-33")
def test_the_cards_are_back_before_customs_is_paid() -> None:
    table = given(hand={"red": "1 3 2 4"}, money={"red": 3}).do("red: travel Aalborg")
    assert (table["stage"], table.hand()) == ("customs", "2 4 3 1")


@pytest.mark.rule("BH-33", "BH-60")
def test_a_contract_of_the_town_left_behind_can_no_longer_be_fulfilled() -> None:
    table = given(hand={"red": "E01 A01 2 3"}, cart={"red": "Feuer Sau Blaue Soja"})
    assert table.refused("red: fulfil E01") == ""
    table.do("red: travel Aalborg")
    assert table["laid"] == ["E01", "A01"]
    assert table.refused("red: fulfil E01") == "BH-60 contract_elsewhere"
    assert table.refused("red: fulfil A01") == ""


@pytest.mark.rule("BH-31", "BH-38")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("red: buy Blaue 1", "BH-31 travel_first"),
        ("red: end", "BH-31 travel_first"),
        ("red: pass", "BH-31 travel_first"),
        ("red: offer blue gives=Blaue", "BH-80 not_in_phase_two"),
        ("red: accept 1", "BH-31 travel_first"),
        ("red: customs Blaue", "BH-31 travel_first"),
        ("blue: offer blue gives=Blaue", "BH-80 not_in_phase_two"),
    ],
)
def test_before_the_journey_there_is_no_trade(line: str, why: str) -> None:
    assert given(money={"red": 50}, cart={"red": "Blaue"}).refused(line) == why


@pytest.mark.rule("BH-38", "BH-61")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("red: customs Sau", ""),
        ("red: customs Brech", "BH-35 bean_not_in_cart"),
        ("red: contract 1", "BH-35 pay_with_beans"),
        ("red: fulfil A01", "BH-35 pay_with_beans"),
        ("red: discard Sau", "BH-35 pay_with_beans"),
        ("red: end", "BH-35 pay_with_beans"),
        ("red: buy Sau 1", "BH-35 pay_with_beans"),
        ("blue: contract 1", "BH-38 journey_first"),
        ("blue: customs Sau", "BH-38 journey_first"),
        ("green: end", "BH-38 journey_first"),
        ("blue: offer blue gets=Sau", "BH-80 not_in_phase_two"),
    ],
)
def test_in_the_middle_of_a_journey_only_the_beans_for_customs_are_chosen(line: str, why: str) -> None:
    money = {"red": 10, "blue": 50, "green": 50}
    table = given(hand={"red": "1 3 A01 2"}, money=money, cart={"red": "Sau Blaue Soja"}).do("red: travel Aalborg")
    assert table.asked == ["red"]
    assert table.refused(line) == why


@pytest.mark.rule("BH-38")
def test_customs_and_harvest_are_over_when_the_next_choice_is_made() -> None:
    table = given(hand={"red": "1 2 3"}, money={"red": 50}, pile=["N04"]).do("red: travel Rostock")
    assert (table["money"]["red"], table["harvested"], table["stage"]) == (30, ["N04"], "trade")
