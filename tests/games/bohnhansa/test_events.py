"""What is told of each deed, to whom, and what can no more be taken back after it. (BH-74)"""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine import Event
from stammtisch.games.bohnhansa.names import CONTRACTS
from tests.games.bohnhansa.table import Table, given, trading


def values_of(event: Event, seat: int | None) -> dict[str, Any]:
    values = event.seen_by(seat)["values"]
    assert isinstance(values, dict)
    return values


def told(table: Table, seat: int | None = None) -> list[tuple[str, str, Any]]:
    """Kind, colour and values of what happened last, as a seat hears it; a fence is a bar behind the kind.

    What stands on the contracts is left out here: `test_contract_log` reads it in words.
    """
    return [
        (
            f"{event.kind} |" if event.fence is True else event.kind,
            table.colours[event.seat] if event.seat >= 0 else "-",
            {name: value for name, value in values_of(event, seat).items() if name != "faces"},
        )
        for event in table.events
    ]


@pytest.mark.rule("BH-13", "BH-14")
def test_openings_are_secret_until_the_last_one_is_chosen() -> None:
    table = given(stage="opening", dealt={"red": "E01 R05 R06", "blue": "E02 E03 E04", "green": "A01 A02 A03"})
    table.do("red: opening 312")
    assert told(table) == [("opening_chosen |", "red", {})]
    table.do("blue: opening 312", "green: opening 321")
    assert told(table) == [
        ("opening_chosen |", "green", {}),
        ("opened |", "red", {"contract": "R06", "payout": 45}),
        ("opened |", "blue", {"contract": "E04", "payout": 41}),
        ("opened |", "green", {"contract": "A03", "payout": 39}),
        ("turn_began", "green", {}),
    ]


@pytest.mark.rule("BH-32", "BH-35", "BH-37")
def test_a_journey_is_told_with_its_cards_customs_and_harvest() -> None:
    hands = {"red": "3 2 R01 1"}
    table = given(hand=hands, money={"red": 5}, cart={"red": "Blaue"}, pile="N01 N02").do("red: travel Rostock")
    assert told(table) == [
        ("travelled |", "red", {"town": "Rostock", "cards": ["3", "2", "R01"]}),
        ("customs", "red", {"paid": 5}),
    ]
    assert told(table.do("red: customs Blaue")) == [
        ("customs_bean", "red", {"bean": "Blaue"}),
        ("credit", "red", {"amount": 11}),
        ("harvest |", "red", {"card": "N01"}),
        ("harvested", "red", {"town": "Hamburg", "bean": "Blaue", "count": 2}),
        ("harvested", "red", {"town": "Danzig", "bean": "Feuer", "count": 3}),
        ("harvested", "red", {"town": "Malmö", "bean": "Garten", "count": 3}),
    ]


@pytest.mark.rule("BH-45", "BH-63")
def test_purchases_and_discards_are_told_and_can_be_taken_back() -> None:
    table = trading()
    assert told(table.do("red: buy Sau 1")) == [("bean_bought", "red", {"bean": "Sau", "price": 6})]
    assert told(table.do("red: discard Rote")) == [("discarded", "red", {"bean": "Rote"})]


@pytest.mark.rule("BH-60", "BH-74")
def test_a_contract_from_the_hand_has_been_shown_and_one_on_the_table_was_open_before() -> None:
    cart = {"red": "Blaue Garten Feuer Rote"}
    table = trading(hand={"red": "2 3 R01"}, laid="R02 R03 R04", cart=cart)
    assert told(table.do("red: fulfil R02")) == [("fulfilled", "red", {"contract": "R02", "payout": 36})]
    assert table["laid"] == ["R03", "R04"]
    assert told(table.do("red: fulfil R01")) == [("fulfilled |", "red", {"contract": "R01", "payout": 35})]


@pytest.mark.rule("BH-52", "BH-61", "BH-74")
def test_which_contract_was_bought_only_the_buyer_hears() -> None:
    table = trading(deck="E01 E02").do("green: contract 4")
    assert told(table, 2) == [("contract_bought |", "green", {"card": 4, "contract": "E01"})]
    assert told(table, 0) == told(table) == [("contract_bought |", "green", {"card": 4})]
    emptied = trading(discards=list(CONTRACTS)).do("green: contract 4")
    assert told(emptied)[0] == ("reshuffled |", "-", {})


@pytest.mark.rule("BH-51", "BH-53", "BH-74")
def test_which_contract_was_drawn_only_the_active_player_hears() -> None:
    table = trading(deck="E01 E02").do("red: end")
    assert told(table, 0) == [("contract_drawn |", "red", {"contract": "E01"})]
    assert told(table, 1) == told(table) == [("contract_drawn |", "red", {})]
    assert told(table.do("red: end")) == [("turn_ended", "red", {}), ("turn_began", "blue", {})]


@pytest.mark.rule("BH-41", "BH-42")
@pytest.mark.parametrize(
    ("hand", "follows"),
    [
        ("1 2 3", []),
        ("2 3 1", [("harvest_waits |", "green", {"card": "N01"})]),
        ("3 2 1", [("customs", "green", {"paid": 15})]),
        ("E01 2 3", [("contract_lost", "green", {"contract": "E01"})]),
    ],
)
def test_a_guest_comes_with_the_front_card_and_what_it_does_is_told(hand: str, follows: list[Any]) -> None:
    table = trading(hand={"green": hand}, pile="N01 N02").do("red: offer green invited", "green: accept 1")
    deal: dict[str, Any] = {"active": "red", "deals": ["green invited"]}
    assert told(table) == [
        ("offer_accepted |", "green", {"number": 1, **deal}),
        ("guest_came |", "green", {"town": "Rostock", "card": hand.split()[0]}),
        *follows,
        ("deal_done", "red", deal),
    ]


@pytest.mark.rule("BH-70")
def test_the_eighth_harvest_is_told_as_the_last() -> None:
    table = given(hand={"red": "2 3 1"}, harvested="N01 N02 N03 N04 N05 N06 N07", pile="N08", reserve="N09 N10")
    assert told(table.do("red: travel Edinburgh"))[-1] == ("last_round", "red", {})


@pytest.mark.rule("BH-72")
def test_the_end_tells_what_was_sold_and_what_was_repaid() -> None:
    table = given(
        stage="final_step", turns_left=0, cart={"red": "Blaue", "blue": "Garten", "green": ""}, credit={"blue": 7}
    )
    assert told(table.do("red: end", "blue: end")) == [("finished", "blue", {})]
    assert told(table.do("green: end")) == [
        ("finished", "green", {}),
        ("sold_out |", "red", {"worth": 4}),
        ("sold_out |", "blue", {"worth": 14}),
        ("repaid", "blue", {"amount": 14}),
        ("sold_out |", "green", {"worth": 0}),
    ]


@pytest.mark.rule("BH-80", "BH-81", "BH-83", "BH-84", "BH-86")
def test_what_becomes_of_an_offer_is_told_with_all_that_it_says() -> None:
    offer = "red: offer blue gives=Rote gets=Garten"
    said: dict[str, Any] = {"number": 1, "active": "red", "deals": ["blue gives=Rote gets=Garten"]}
    assert told(trading().do(offer)) == [("offered |", "red", said)]
    assert told(trading().do(offer, "blue: refuse 1")) == [("offer_refused", "blue", said)]
    assert told(trading().do(offer, "red: withdraw 1")) == [("offer_withdrawn", "red", said)]
    assert told(trading().do(offer, "red: end"))[0] == ("offer_expired", "red", said)
    assert told(trading().do(offer, "blue: counter 1 blue gives=Rote"))[0] == ("offer_countered", "blue", said)
    why = {"rule": "BH-82", "reason": "beans_missing", "why_who": "red", "why_bean": "Rote"}
    assert told(trading().do(offer, "red: discard Rote"))[1] == ("offer_void", "red", {**said, **why})
    assert told(trading().do("blue: wish have=Feuer want=Sau")) == [("wished", "blue", {"have": 2, "want": 4})]
    assert told(trading().do("blue: wish")) == [("wish_withdrawn", "blue", {"have": 0, "want": 0})]


@pytest.mark.rule("BH-89")
def test_which_order_was_left_only_its_player_hears() -> None:
    table = trading().do("blue: order refuse from=green")
    assert told(table, 1) == [("order_left |", "blue", {"order": "refuse from=green"})]
    assert told(table, 0) == [("order_left |", "blue", {})]
    assert told(table.do("blue: order clear")) == [("orders_cleared |", "blue", {})]
