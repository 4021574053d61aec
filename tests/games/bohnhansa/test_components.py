"""What is in the box: beans, contracts, travel cards, harvests, towns and their meters. (BH-01 to BH-07)"""

from __future__ import annotations

from collections import Counter

import pytest

from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.names import BEANS, CONTRACTS, TOWNS
from tests.games.bohnhansa.table import given, new

TOKENS = {"Blaue": 18, "Feuer": 16, "Sau": 16, "Brech": 15, "Soja": 14, "Augen": 13, "Rote": 13, "Garten": 12}
BASE_PRICES = {"Blaue": 4, "Feuer": 5, "Sau": 6, "Brech": 7, "Soja": 9, "Augen": 11, "Rote": 12, "Garten": 14}
SOLD = {
    "Edinburgh": "Blaue Brech",
    "Aalborg": "Sau Rote",
    "Bremen": "Augen Brech",
    "Hamburg": "Feuer Blaue Soja",
    "Malmö": "Garten Blaue Augen",
    "Rostock": "Sau Soja",
    "Visby": "Rote Sau",
    "Danzig": "Feuer Garten",
}
ROADS = """
Edinburgh Aalborg, Aalborg Rostock, Edinburgh Bremen, Bremen Hamburg, Aalborg Hamburg, Hamburg Rostock,
Aalborg Malmö, Malmö Rostock, Malmö Visby, Visby Danzig, Danzig Rostock
"""


@pytest.mark.rule("BH-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_117_beans_of_eight_kinds_wherever_they_lie(players: int) -> None:
    table = new(players)
    found = Counter(table["supply"]) + Counter(bean for cart in table["cart"].values() for bean in cart)
    found += Counter(box.split("*")[0] for meter in table["meter"].values() for box in meter if box != "-")
    assert found == TOKENS
    assert found.total() == 117


@pytest.mark.rule("BH-01")
@pytest.mark.parametrize("bean", BEANS)
def test_a_bean_is_worth_its_base_price(bean: str) -> None:
    table = given(stage="final_step", turns_left=0, cart={"red": [bean], "blue": [], "green": []})
    assert table.state.scores() == [BASE_PRICES[bean], 0, 0]


@pytest.mark.rule("BH-02")
def test_60_contracts_for_a_town_two_or_three_different_beans_and_a_payout() -> None:
    box = GAME.terms(3).box
    assert len(CONTRACTS) == 60
    assert {len(beans) for beans in box.contract_beans} == {2, 3}
    assert all(len(set(beans)) == len(beans) for beans in box.contract_beans)
    towns = Counter(TOWNS[town] for town in box.contract_town)
    assert towns == {
        "Edinburgh": 8,
        "Aalborg": 8,
        "Bremen": 8,
        "Hamburg": 6,
        "Malmö": 6,
        "Rostock": 8,
        "Visby": 8,
        "Danzig": 8,
    }
    assert all(name[0] == TOWNS[town][0] for name, town in zip(CONTRACTS, box.contract_town, strict=True))


@pytest.mark.rule("BH-02", "BH-60")
@pytest.mark.parametrize(
    ("contract", "town", "beans", "payout"),
    [
        ("E07", "Edinburgh", "Soja Feuer Garten", 53),
        ("V03", "Visby", "Blaue Augen", 33),
        ("R01", "Rostock", "Feuer Rote", 35),
        ("R07", "Rostock", "Rote Brech Feuer", 47),
    ],
)
def test_the_contracts_that_the_book_shows(contract: str, town: str, beans: str, payout: int) -> None:
    table = given(figure={"red": town}, hand={"red": f"1 2 3 4 5 6 7 {contract}"}, cart={"red": beans})
    assert table.do(f"red: fulfil {contract}")["money"]["red"] == payout
    assert table["cart"]["red"] == []


@pytest.mark.rule("BH-03", "BH-10")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_has_travel_cards_one_to_seven(players: int) -> None:
    assert set(map(tuple, new(players)["hand"].values())) == {tuple("1234567")}


@pytest.mark.rule("BH-03")
@pytest.mark.parametrize("colour", ["red", "violet"])
@pytest.mark.parametrize(("card", "event"), [("2", "harvest"), ("3", "customs")])
def test_two_is_supply_and_three_is_customs_for_every_colour(colour: str, card: str, event: str) -> None:
    rest = [other for other in "1234567" if other != card]
    for front in (card, *rest):
        hand = [front, *(other for other in "1234567" if other != front)]
        table = given(5, turn=colour, hand={colour: hand}, money={colour: 20}).do(f"{colour}: travel Edinburgh")
        assert (event in table.happened) == (front == card)


@pytest.mark.rule("BH-04")
def test_ten_harvest_cards_each_for_some_towns_that_sell_the_kind() -> None:
    harvests = GAME.terms(3).box.harvests
    assert len(harvests) == 10
    for entries in harvests:
        assert entries
        for town, bean, count in entries:
            assert BEANS[bean] in SOLD[TOWNS[town]].split()
            assert count > 0


@pytest.mark.rule("BH-05")
@pytest.mark.parametrize("town", TOWNS)
def test_a_meter_has_two_boxes_more_than_kinds_sold(town: str) -> None:
    meter = given()["meter"][town]
    assert len(meter) == (5 if town in ("Hamburg", "Malmö") else 4)
    assert [box for box in meter if box != "-"] == [f"{bean}*1" for bean in SOLD[town].split()]


@pytest.mark.rule("BH-05", "BH-32")
def test_towns_are_joined_by_eleven_roads() -> None:
    joined = {frozenset(road.split()) for road in ROADS.split(",")}
    for here in TOWNS:
        for there in TOWNS:
            table = given(figure={"red": here}, hand={"red": "4 5 6 7 1 2 3"}).do(f"red: travel {there}")
            cards = len(table["shown"]["red"])
            assert (cards == 2) == ({here, there} in joined)
            assert (cards == 1) == (here == there)


@pytest.mark.rule("BH-06", "BH-10")
def test_the_cart_is_full_at_the_start_and_nothing_fits_in() -> None:
    table = given(stage="trade", money={"red": 50})
    assert len(table["cart"]["red"]) == 8
    assert table.refused("red: buy Blaue 1") == "BH-44 cart_full"
    assert table.do("red: discard Garten").refused("red: buy Blaue 1") == ""
    assert table.do("red: buy Blaue 1").refused("red: buy Brech 2") == "BH-44 cart_full"


@pytest.mark.rule("BH-07")
def test_the_bank_always_pays() -> None:
    table = given(
        money={"red": 90_000}, figure={"red": "Rostock"}, hand={"red": "1 2 3 R01"}, cart={"red": "Feuer Rote"}
    )
    assert table.do("red: fulfil R01")["money"]["red"] == 90_035
