"""Guests: they come from anywhere, play their front card, and the deal is carried out. (BH-41 to BH-43, BH-82)

Red has the turn at Rostock and invites green, who stands in Edinburgh; see `trading`.
"""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.bohnhansa.names import HARVESTS
from tests.games.bohnhansa.table import Table, trading

DEAL = "red: offer green gives=Blaue+Blaue gets=Garten invited"


def guest(hand: str, money: int = 50, cart: str = "Sau Garten Garten", **position: Any) -> Table:
    """Green, with this front card, has been offered two Blaue for a Garten."""
    table = trading(hand={"green": hand}, money={"red": 50, "green": money}, cart={"green": cart}, **position)
    return table.do(DEAL)


@pytest.mark.rule("BH-41")
def test_nothing_moves_before_both_have_agreed() -> None:
    table = guest("4 2 3")
    assert (table["figure"]["green"], table.hand("green")) == ("Edinburgh", "4 2 3")


@pytest.mark.rule("BH-41")
def test_a_plain_card_goes_to_the_back_and_the_deal_is_done() -> None:
    table = guest("4 R01 2 3").do("green: accept 1")
    assert (table["figure"]["green"], table.hand("green"), table["shown"]["green"]) == ("Rostock", "R01 2 3 4", ["4"])
    assert table.gained("green") == {"Garten": -1, "Blaue": 2}
    assert table.gained("red") == {"Garten": 1, "Blaue": -2}


@pytest.mark.rule("BH-41")
@pytest.mark.parametrize("town", ["Edinburgh", "Visby", "Bremen", "Malmö"])
def test_from_any_distance_with_one_card(town: str) -> None:
    table = trading(figure={"red": "Rostock", "blue": "Rostock", "green": town}, hand={"green": "7 2 3 4"})
    table.do(DEAL, "green: accept 1")
    assert (table["figure"]["green"], table.hand("green")) == ("Rostock", "2 3 4 7")


@pytest.mark.rule("BH-41")
def test_a_guest_pays_fifteen_customs() -> None:
    table = guest("3 2 4").do("green: accept 1")
    assert table.gained("green") == {"Garten": -1, "Blaue": 2, "thalers": -15}
    assert table.hand("green") == "2 4 3"


@pytest.mark.rule("BH-41")
def test_a_supply_card_lays_a_harvest_open_for_the_next_turn() -> None:
    table = guest("2 3 4", pile=["N04"])
    meters = table["meter"]
    table.do("green: accept 1")
    assert (table["before"]["green"], table["harvested"], table["meter"]) == (["N04"], [], meters)
    assert (table.hand("green"), len(table["pile"])) == ("3 4 2", 7)
    assert table.gained("green") == {"Garten": -1, "Blaue": 2}
    again = guest("2 3 4", pile=["N04"], before={"green": ["N07"]}).do("green: accept 1")
    assert again["before"]["green"] == ["N07", "N04"], "whoever is a guest often has several"


@pytest.mark.rule("BH-41", "BH-71", "BH-75")
def test_a_guest_draws_from_the_reserve_when_the_pile_is_empty_and_nothing_when_that_is() -> None:
    table = guest("2 3 4", harvested=list(HARVESTS[:8]), turns_left=1).do("green: accept 1")
    assert (table["before"]["green"], table["reserve"]) == (["N09"], ["N10"])
    table = guest("2 3 4", harvested=list(HARVESTS), reserved=["N09", "N10"], turns_left=1).do("green: accept 1")
    assert (table["before"]["green"], table.hand("green")) == ([], "3 4 2")


@pytest.mark.rule("BH-41")
def test_a_contract_is_discarded_and_cannot_be_fulfilled() -> None:
    table = guest("R01 2 3 4", cart="Feuer Rote Garten").do("green: accept 1")
    assert (table.hand("green"), table["discards"], table["shown"]["green"]) == ("2 3 4", ["R01"], ["R01"])
    assert table.gained("green") == {"Garten": -1, "Blaue": 2}
    assert table["laid"] == []


@pytest.mark.rule("BH-41", "BH-40")
def test_a_guest_may_propose_his_own_invitation() -> None:
    table = trading().do("green: offer green gives=Blaue+Blaue gets=Garten invited", "red: accept 1")
    assert (table["figure"]["green"], table.hand("green")) == ("Rostock", "2 3 4 5 6 7 1")
    assert table.gained("green") == {"Garten": -1, "Blaue": 2}


@pytest.mark.rule("BH-43")
def test_an_invitation_without_a_trade_is_allowed() -> None:
    table = trading().do("red: offer green invited", "green: accept 1")
    assert (table["figure"]["green"], table.hand("green"), table.gained("green")) == ("Rostock", "2 3 4 5 6 7 1", {})


@pytest.mark.rule("BH-43")
def test_once_in_town_a_guest_needs_no_further_invitation() -> None:
    table = trading().do("red: offer green invited", "green: accept 1")
    assert table.refused("red: offer green gives=Blaue invited") == "BH-43 needs_no_invitation"
    table.do("red: offer green gives=Blaue", "green: accept 2")
    assert table.hand("green") == "2 3 4 5 6 7 1"


@pytest.mark.rule("BH-42")
def test_who_has_accepted_cannot_step_back() -> None:
    table = guest("4 2 3").do("green: accept 1")
    assert table.refused("red: withdraw 1") == "BH-80 no_such_offer"
    assert table.refused("green: refuse 1") == "BH-80 no_such_offer"


@pytest.mark.rule("BH-42")
def test_the_offer_binds_what_it_names_and_nothing_else() -> None:
    """The Feuer that red looks for could be kept or swapped: after the deal both are free again."""
    table = guest("4 2 3").do("green: accept 1", "red: discard Garten", "red: end")
    assert table.gained("green") == {"Garten": -1, "Blaue": 2}


@pytest.mark.rule("BH-42", "BH-35")
def test_a_guest_without_money_pays_with_beans_that_the_deal_leaves_him() -> None:
    table = guest("3 2 4", money=5, cart="Sau Garten Garten").do("green: accept 1")
    assert (table["stage"], table.asked, table["debt"]) == ("customs", ["green"], 10)
    assert table.choices("green") == ["customs Sau", "customs Garten"]
    assert (table["carried"], table.state.promised) == (1, [0, 0, 0, 0, 0, 0, 0, 1])
    table.do("green: customs Garten")
    assert (table["carried"], table.state.promised) == (0, [0] * 8)
    assert table.gained("green") == {"Garten": -2, "Blaue": 2, "thalers": -5}
    assert (table["stage"], table["credit"]["green"]) == ("trade", 0)


@pytest.mark.rule("BH-42")
def test_what_is_promised_cannot_be_used_and_the_rest_is_credit() -> None:
    table = guest("3 2 4", money=5, cart="Sau Garten").do("green: accept 1")
    assert table.refused("green: customs Garten") == "BH-42 bean_promised"
    table.do("green: customs Sau")
    assert table["credit"]["green"] == 4
    assert table.gained("green") == {"Garten": -1, "Sau": -1, "Blaue": 2, "thalers": -5}
    table = guest("3 2 4", money=5, cart="Garten").do("green: accept 1")
    assert (table["stage"], table["credit"]["green"]) == ("trade", 10)
    assert table.gained("green") == {"Garten": -1, "Blaue": 2, "thalers": -5}


@pytest.mark.rule("BH-42", "BH-44")
def test_what_the_deal_has_him_throw_away_cannot_be_used_either() -> None:
    cart = "Sau Garten Garten Garten Garten Garten Garten Garten"
    table = trading(money={"red": 50}, cart={"green": cart}, hand={"green": "3 2 4"})
    table.do("red: offer green gives=Blaue partner-drops=Sau invited", "green: accept 1")
    assert table.refused("green: customs Sau") == "BH-42 bean_promised"
    table.do("green: customs Garten", "green: customs Garten")
    assert table["cart"]["green"] == ["Blaue", *["Garten"] * 5]


@pytest.mark.rule("BH-42", "BH-61")
@pytest.mark.parametrize(
    "line", ["red: end", "red: buy Sau 1", "blue: contract 1", "blue: offer blue gets=Garten", "red: fulfil R01"]
)
def test_until_he_has_named_them_everything_else_waits(line: str) -> None:
    table = guest("3 2 4", money=5).do("green: accept 1")
    assert table.refused(line) == "BH-42 journey_first"
    assert table.refused("green: contract 4") == "BH-35 pay_with_beans"
    assert table.asked == ["green"]


@pytest.mark.rule("BH-82")
def test_purchases_first_then_the_guest_then_discards_and_swap() -> None:
    table = trading(hand={"green": "2 3 4"}, pile=["N04"])
    table.do("red: offer green gives=Sau gets=Garten buys=Sau@1 invited", "green: accept 1")
    assert table.happened == ["offer_accepted", "bean_bought", "guest_came", "harvest_waits", "deal_done"]


@pytest.mark.rule("BH-82", "BH-41")
def test_what_cannot_be_carried_out_does_not_move_the_guest() -> None:
    table = guest("3 2 4").do("red: discard Blaue")
    assert (table.offers(), table["figure"]["green"], table.hand("green")) == ([], "Edinburgh", "3 2 4")
    assert table.gained("green") == {}


@pytest.mark.rule("BH-74")
def test_no_refusal_reveals_the_front_card_of_a_guest() -> None:
    """Whatever green's front card and however poor he is, the same offers may be made to him."""
    lines = [
        DEAL,
        "red: offer green invited",
        "red: offer green gets=Sau+Garten+Garten invited",
        "green: offer green invited",
    ]
    told = {
        tuple(trading(money={"red": 50}, hand={"green": hand}).refused(line) for line in lines)
        for hand in ("1 2 3", "2 1 3", "3 1 2", "R01 1 2 3")
    }
    assert told == {("", "", "", "")}
