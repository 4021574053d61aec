"""Bundles: two-sided deals through the active player, all or nothing. (BH-87)

Red has the turn at Rostock; blue and green stand there too.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bohnhansa.table import Table, trading

THERE = {"red": "Rostock", "blue": "Rostock", "green": "Rostock", "yellow": "Rostock"}
CHAIN = "bundle blue gives=Rote gets=Feuer / green gives=Feuer gets=Garten"
"""Red has no Feuer: he gives green the one that he gets from blue."""


def together(players: int = 3, **position: Any) -> Table:
    figures = {colour: town for colour, town in THERE.items() if players == 4 or colour != "yellow"}
    return trading(players, figure=figures | position.pop("figure", {}), **position)


@pytest.mark.rule("BH-87")
def test_the_last_acceptance_carries_all_parts_out_in_the_order_listed() -> None:
    table = together().do(f"red: {CHAIN}", "green: accept 1")
    assert (table.gained("red"), table.gained("green")) == ({}, {})
    table.do("blue: accept 1")
    assert table.gained("red") == {"Rote": -1, "Garten": 1}
    assert table.gained("blue") == {"Rote": 1, "Feuer": -1}
    assert table.gained("green") == {"Feuer": 1, "Garten": -1}


@pytest.mark.rule("BH-87")
def test_the_order_of_the_parts_matters() -> None:
    first, second = CHAIN.removeprefix("bundle ").split(" / ")
    assert together().refused(f"red: bundle {second} / {first}") == "BH-82 beans_missing"


@pytest.mark.rule("BH-87")
@pytest.mark.parametrize(
    "line", ["blue: refuse 1", "green: refuse 1", "red: withdraw 1", "blue: counter 1 blue gives=Rote gets=Garten"]
)
def test_one_refusal_counter_or_withdrawal_closes_it(line: str) -> None:
    table = together().do(f"red: {CHAIN}")
    table.do(line)
    assert not [offer for offer in table.offers() if "/" in offer]
    assert (table.gained("red"), table.gained("green")) == ({}, {})


@pytest.mark.rule("BH-87")
def test_also_after_the_other_partner_has_agreed() -> None:
    table = together().do(f"red: {CHAIN}", "green: accept 1", "blue: refuse 1")
    assert (table.offers(), table.gained("green")) == ([], {})


@pytest.mark.rule("BH-87")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        (f"blue: {CHAIN}", "BH-87 only_with_the_active"),
        ("blue: bundle blue gives=Rote / blue gives=Brech", "BH-87 only_with_the_active"),
        ("red: bundle blue gives=Rote / blue gives=Brech", "BH-87 partner_twice"),
        ("red: bundle blue gives=Rote / green gets=Sau / blue gives=Brech", "BH-87 partner_twice"),
        ("red: bundle blue gives=Rote / green gives=Rote", "BH-82 beans_missing"),
        ("red: bundle blue gives=Rote / red gives=Brech", "BH-40 no_such_partner"),
        ("red: bundle blue gives=Rote / green", "BH-80 empty_offer"),
        ("red: bundle blue gives=Rote / green gives=Brech invited", "BH-43 needs_no_invitation"),
        ("red: bundle blue gives=Sau buys=Sau@1 / green gives=Sau buys=Sau@1", "BH-46 not_in_box"),
        ("red: bundle blue gives=Sau buys=Sau@1 / green gives=Soja buys=Soja@2", ""),
    ],
)
def test_the_active_player_proposes_it_and_each_partner_stands_in_it_once(line: str, why: str) -> None:
    assert together().refused(line) == why


@pytest.mark.rule("BH-87")
def test_each_partner_answers_once() -> None:
    table = together().do(f"red: {CHAIN}", "blue: accept 1")
    assert table.refused("blue: accept 1") == "BH-80 not_asked"
    assert table.refused("blue: refuse 1") == "BH-80 not_asked"
    assert table.refused("red: accept 1") == "BH-80 not_asked"
    assert table.refused("green: accept 1") == ""


@pytest.mark.rule("BH-87")
def test_three_partners() -> None:
    table = together(4).do("red: bundle blue gives=Rote / green gives=Brech / yellow gives=Blaue gets=Augen")
    table.do("yellow: accept 1", "blue: accept 1", "green: accept 1")
    assert table.gained("red") == {"Rote": -1, "Brech": -1, "Blaue": -1, "Augen": 1}


@pytest.mark.rule("BH-83", "BH-87")
def test_a_bundle_of_which_a_part_becomes_impossible_is_void_as_a_whole() -> None:
    table = together().do(f"red: {CHAIN}", "green: accept 1", "red: discard Rote")
    assert (table.offers(), table.gained("green")) == ([], {})
    assert table.refused("blue: accept 1") == "BH-80 no_such_offer"


@pytest.mark.rule("BH-85", "BH-87")
def test_a_bundle_is_one_new_offer_and_one_open_offer_for_each_pair() -> None:
    table = together().do("red: offer blue gives=Rote", "red: offer blue gives=Brech", f"red: {CHAIN}")
    assert table["made"]["red"] == 3
    assert table.refused("red: offer blue gives=Blaue") == "BH-85 too_many_open"
    table.do("red: offer green gives=Rote", "red: offer green gives=Brech")
    assert table.refused("red: offer green gives=Blaue") == "BH-85 too_many_open"
    assert table.refused(f"red: {CHAIN}") == "BH-85 too_many_open"


@pytest.mark.rule("BH-87", "BH-41", "BH-42")
def test_guests_of_a_bundle_come_one_after_the_other() -> None:
    table = together(
        figure={"blue": "Visby", "green": "Bremen"}, hand={"blue": "3 2 4", "green": "3 2 5"}, money={"red": 9}
    )
    table.do("red: bundle blue gives=Rote gets=Feuer invited / green gives=Feuer gets=Garten invited")
    table.do("blue: accept 1", "green: accept 1")
    assert (table.asked, table["figure"]["green"]) == (["blue"], "Bremen")
    assert table.choices("blue") == ["customs Feuer", "customs Garten"]
    table.do("blue: customs Garten", "blue: customs Feuer")
    assert (table.asked, table["figure"]["green"]) == (["green"], "Rostock")
    table.do("green: customs Garten", "green: customs Sau")
    assert table.gained("red") == {"Rote": -1, "Garten": 1}
    assert table["cart"]["blue"] == ["Rote"]
    assert table["cart"]["green"] == ["Feuer"]
