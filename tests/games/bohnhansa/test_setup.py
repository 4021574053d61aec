"""Set-up: hands, carts, meters, harvests and the contract that everyone fulfils at once. (BH-10 to BH-14)"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stammtisch.games.bohnhansa.names import BEANS, CONTRACTS, HARVESTS
from tests.games.bohnhansa.table import Table, given, new

SEATS = pytest.mark.parametrize("players", [3, 4, 5])
DEALT = {"red": ["B01", "E05", "R07"], "blue": ["E01", "E06", "A01"], "green": ["D04", "A03", "H02"]}
"""Red has 27, 44 and 47; blue 30, 51 and 31; green three times 39."""


def opening(**position: Any) -> Table:
    return given(stage="opening", dealt=DEALT, **position)


@pytest.mark.rule("BH-10")
@SEATS
def test_everyone_begins_with_seven_cards_in_order_and_a_bean_of_each_kind(players: int) -> None:
    table = new(players)
    assert list(table["hand"].values()) == [list("1234567")] * players
    assert list(table["cart"].values()) == [sorted(BEANS)] * players


@pytest.mark.rule("BH-11")
@SEATS
def test_one_bean_of_each_kind_sold_lies_in_the_lowest_boxes(players: int) -> None:
    assert new(players)["meter"] == {
        "Edinburgh": ["Blaue*1", "Brech*1", "-", "-"],
        "Aalborg": ["Sau*1", "Rote*1", "-", "-"],
        "Bremen": ["Augen*1", "Brech*1", "-", "-"],
        "Hamburg": ["Feuer*1", "Blaue*1", "Soja*1", "-", "-"],
        "Malmö": ["Garten*1", "Blaue*1", "Augen*1", "-", "-"],
        "Rostock": ["Sau*1", "Soja*1", "-", "-"],
        "Visby": ["Rote*1", "Sau*1", "-", "-"],
        "Danzig": ["Feuer*1", "Garten*1", "-", "-"],
    }


@pytest.mark.rule("BH-10", "BH-11")
@SEATS
def test_apart_from_that_nothing_is_there_yet(players: int) -> None:
    """No money, no debts, nothing discarded, nothing offered: the opening with only its cards said."""
    table = new(players)
    cards = {field: table[field] for field in ("dealt", "deck", "reserve", "pile", "seed")}
    assert given(players, stage="opening", **cards).before == table.before
    for field in ("money", "credit", "shown", "before", "promised", "prices", "made", "wishes", "orders"):
        assert not any(table[field].values())
    assert table["chosen"] == {}


@pytest.mark.rule("BH-12")
def test_two_harvests_are_the_reserve_and_eight_the_pile() -> None:
    table = new()
    assert (len(table["reserve"]), len(table["pile"])) == (2, 8)
    assert sorted(table["reserve"] + table["pile"]) == sorted(HARVESTS)
    assert sorted(table["reserve"]) == sorted(table["reserved"])


@pytest.mark.rule("BH-12")
def test_the_harvests_are_shuffled_and_each_seed_has_its_own() -> None:
    orders = {tuple(new(seed=str(seed))["reserve"] + new(seed=str(seed))["pile"]) for seed in range(20)}
    assert len(orders) == 20
    assert tuple(HARVESTS) not in orders


@pytest.mark.rule("BH-12", "BH-71")
def test_the_reserve_is_used_in_the_order_set_aside() -> None:
    position: dict[str, Any] = {"hand": {"red": "2 1 3"}, "pile": [], "harvested": list(HARVESTS[2:])}
    table = given(reserve=["N02", "N01"], reserved=["N02", "N01"], turns_left=2, **position)
    assert table.do("red: travel Edinburgh")["harvested"][-1] == "N02"


@pytest.mark.rule("BH-12", "BH-13")
def test_a_seed_deals_the_same_for_ever() -> None:
    """Records hold the seed and not the cards."""
    table = new(3, "a table")
    assert (" ".join(table["reserve"]), " ".join(table["pile"])) == ("N09 N02", "N03 N05 N08 N06 N01 N04 N07 N10")
    assert table["dealt"] == {
        "red": ["E05", "V06", "A01"],
        "blue": ["H06", "B02", "B06"],
        "green": ["A05", "B08", "A06"],
    }
    assert (table["deck"][:3], table["deck"][-3:]) == (["D04", "V07", "R02"], ["B07", "V01", "D05"])


@pytest.mark.rule("BH-13")
@SEATS
def test_three_contracts_each_are_dealt_from_the_top_the_first_seat_first(players: int) -> None:
    table = new(players)
    dealt = [card for cards in table["dealt"].values() for card in cards]
    assert {len(cards) for cards in table["dealt"].values()} == {3}
    assert Counter(dealt + table["deck"]) == dict.fromkeys(CONTRACTS, 1)
    fewer = new(3)  # the same seed and so the same order of cards
    known = [card for cards in fewer["dealt"].values() for card in cards] + fewer["deck"]
    assert dealt + table["deck"] == known
    assert table.asked == table.colours


@pytest.mark.rule("BH-13")
def test_the_best_paid_is_fulfilled_at_once() -> None:
    """The first worked example: Diana has 27, 44 and 47."""
    table = opening()
    assert table.choices("red") == ["opening 312", "opening 321"]
    table.do("red: opening 312", "blue: opening 213", "green: opening 123")
    assert table["money"]["red"] == 47
    assert table["figure"] == {"red": "Rostock", "blue": "Edinburgh", "green": "Danzig"}
    assert table["cart"]["red"] == ["Augen", "Blaue", "Garten", "Sau", "Soja"]
    assert table.hand() == "1 2 3 4 5 6 7 B01 E05"
    assert table["discards"] == ["D04", "E06", "R07"]


@pytest.mark.rule("BH-13")
def test_the_other_two_follow_the_hand_in_an_order_of_choice() -> None:
    table = opening().do("red: opening 321", "blue: opening 231", "green: opening 312")
    assert table.hand("red") == "1 2 3 4 5 6 7 E05 B01"
    assert table.hand("blue") == "1 2 3 4 5 6 7 A01 E01"
    assert table.hand("green") == "1 2 3 4 5 6 7 D04 A03"


@pytest.mark.rule("BH-13")
def test_among_equals_one_may_choose() -> None:
    assert len(opening().choices("green")) == 6
    table = opening().do("red: opening 312", "blue: opening 213", "green: opening 321")
    assert (table["money"]["green"], table["figure"]["green"]) == (39, "Hamburg")


@pytest.mark.rule("BH-13")
def test_the_beans_go_back_to_the_supply() -> None:
    table = opening()
    supply = table["supply"]
    table.do("red: opening 312", "blue: opening 213", "green: opening 123")
    gone = Counter(["Feuer", "Brech", "Rote", "Sau", "Augen", "Rote", "Soja", "Rote"])
    assert table["supply"] == {bean: supply[bean] + gone[bean] for bean in BEANS}


@pytest.mark.rule("BH-13")
def test_all_choose_at_once_and_nothing_happens_before_the_last_has_chosen() -> None:
    table = opening().do("green: opening 123", "red: opening 312")
    assert table.asked == ["blue"]
    assert (table["money"]["red"], table.hand("green")) == (0, "1 2 3 4 5 6 7")
    assert table.refused("red: opening 321") == "BH-13 chosen_already"
    assert table.refused("green: opening 321") == "BH-13 chosen_already"


@pytest.mark.rule("BH-13", "BH-61")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("red: opening 123", "BH-13 not_the_best_paid"),
        ("red: opening 213", "BH-13 not_the_best_paid"),
        ("red: opening 321", ""),
        ("red: travel Rostock", "BH-13 choose_opening"),
        ("red: contract 1", "BH-13 choose_opening"),
        ("red: end", "BH-13 choose_opening"),
        ("red: fulfil R07", "BH-13 choose_opening"),
    ],
)
def test_in_set_up_one_chooses_the_opening_contract_and_nothing_else(line: str, why: str) -> None:
    assert opening().refused(line) == why


@pytest.mark.rule("BH-13", "BH-74")
def test_nobody_sees_the_contracts_or_the_choice_of_another_before_all_have_chosen() -> None:
    table = opening().do("red: opening 312")
    other = given(stage="opening", dealt=DEALT | {"red": ["B01", "R07", "E05"]}).do("red: opening 231")
    for viewer in ("blue", "green", None):
        assert table.see(viewer) == other.see(viewer)
    assert table.see("red") != other.see("red")


@pytest.mark.rule("BH-14")
def test_the_poorest_begins() -> None:
    table = opening().do("red: opening 312", "blue: opening 213", "green: opening 123")
    assert (table["turn"], table["stage"], table.asked) == ("green", "travel", ["green"])


@pytest.mark.rule("BH-14")
def test_then_it_goes_clockwise() -> None:
    table = given(turn="green", hand={"red": "1 2 3", "blue": "1 2 3", "green": "1 2 3"})
    for colour in ("green", "red", "blue", "green"):
        assert table.asked == [colour]
        table.do(f"{colour}: travel Edinburgh", f"{colour}: end", f"{colour}: end")


@pytest.mark.rule("BH-14")
def test_a_tie_for_the_poorest_is_drawn() -> None:
    dealt = {"red": ["D04", "E01", "B01"], "blue": ["A03", "M01", "B02"], "green": ["E06", "A01", "A02"]}
    drawn: list[str] = []
    for seed in range(30):
        table = given(stage="opening", dealt=dealt, seed=[str(seed)])
        table.do("red: opening 123", "blue: opening 123", "green: opening 123")
        drawn.append(table["turn"])
    found = Counter(drawn)
    assert set(found) == {"red", "blue"}
    assert min(found.values()) > 5
    assert " ".join(drawn[:8]) == "red blue blue blue red blue red blue", "a seed draws the same for ever"


@pytest.mark.rule("BH-14")
@pytest.mark.parametrize("line", ["blue: travel Rostock", "green: travel Edinburgh", "blue: fulfil E01", "blue: end"])
def test_out_of_turn_one_waits(line: str) -> None:
    assert given(hand={"blue": "1 2 3 E01"}).refused(line) == "BH-14 not_your_turn"
