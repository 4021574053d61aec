"""What an offer names beside the beans that change hands: purchases and discards. (BH-44 to BH-47, BH-80)

Red has the turn at Rostock, blue stands there too; see `trading`.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bohnhansa.table import trading

FULL = "Blaue Blaue Blaue Blaue Rote Rote Rote Rote"


@pytest.mark.rule("BH-80")
def test_purchases_of_the_active_player_come_first() -> None:
    """As Béatrice does for Chris: she buys a Sau for 6 and gives it for a Feuer."""
    table = trading().do("red: offer blue gives=Sau gets=Feuer buys=Sau@1", "blue: accept 1")
    assert table.gained("red") == {"Feuer": 1, "thalers": -6}
    assert table.gained("blue") == {"Sau": 1, "Feuer": -1}
    assert table["meter"]["Rostock"] == ["-", "Soja*1", "-", "-"]


@pytest.mark.rule("BH-80", "BH-45", "BH-46", "BH-47", "BH-44")
@pytest.mark.parametrize(
    ("offer", "why"),
    [
        ("gives=Sau buys=Sau@1", ""),
        ("gives=Sau+Soja buys=Sau@1+Soja@2", ""),
        ("gives=Sau buys=Sau@2", "BH-46 not_in_box"),
        ("gives=Sau buys=Sau@4", "BH-46 not_in_box"),
        ("gives=Sau+Sau buys=Sau@1+Sau@1", "BH-46 not_so_many"),
        ("gives=Rote buys=Rote@emergency", "BH-47 not_sold_here"),
        ("gives=Sau buys=Sau@emergency", "BH-47 bean_in_play"),
    ],
)
def test_a_purchase_names_bean_and_box(offer: str, why: str) -> None:
    assert trading().refused(f"red: offer blue {offer}") == why
    assert trading().refused(f"blue: offer blue {offer}") == why


@pytest.mark.rule("BH-46", "BH-80")
def test_several_beans_of_one_pile_may_be_named() -> None:
    table = trading(meter={"Rostock": ["Soja", "Sau*2"]})
    assert table.refused("red: offer blue gives=Sau+Sau+Sau buys=Sau@2+Sau@2+Sau@2") == "BH-46 not_so_many"
    table.do("red: offer blue gives=Sau+Sau gets=Garten buys=Sau@2+Sau@2", "blue: accept 1")
    assert table.gained("red") == {"Garten": 1, "thalers": -12}
    assert table["meter"]["Rostock"] == ["Soja*1", "-", "-", "-"]


@pytest.mark.rule("BH-45", "BH-80")
def test_the_purchases_must_be_affordable_together() -> None:
    offer = "red: offer blue gives=Sau+Soja buys=Sau@1+Soja@2"
    assert trading(money={"red": 15}).refused(offer) == ""
    assert trading(money={"red": 14}).refused(offer) == "BH-45 purchases_too_dear"
    assert trading(money={"red": 5}).refused(offer) == "BH-45 purchases_too_dear"


@pytest.mark.rule("BH-44", "BH-80")
def test_a_purchase_of_an_offer_needs_a_free_place_before_the_swap() -> None:
    offer = "red: offer blue gives=Blaue+Sau gets=Feuer buys=Sau@1"
    assert trading(cart={"red": FULL}).refused(offer) == "BH-44 cart_full"
    assert trading(cart={"red": FULL}).refused(f"{offer} drops=Rote") == "BH-44 cart_full"
    seven = FULL.removesuffix(" Rote")
    assert trading(cart={"red": seven}).refused(offer) == ""
    assert trading(cart={"red": seven}).refused(f"{offer}+Soja@2") == "BH-44 cart_full"
    assert trading(cart={"red": seven}).refused("red: offer blue gets=Feuer buys=Sau@1") == "BH-44 cart_overflows"


@pytest.mark.rule("BH-47", "BH-80")
def test_an_emergency_bean_may_be_named_in_an_offer() -> None:
    position: dict[str, Any] = {
        "meter": {"Rostock": ["Soja"], "Aalborg": ["Rote"], "Visby": ["Rote*2"]},
        "cart": {"green": "Blaue"},
    }
    table = trading(**position)
    table.do("red: offer blue gives=Sau gets=Feuer buys=Sau@emergency", "blue: accept 1")
    assert table.gained("red") == {"Feuer": 1, "thalers": -10}
    assert table["emergency"] == ["Sau"]
    assert trading(**position).refused("red: offer blue gives=Sau+Sau buys=Sau@emergency+Sau@emergency") == (
        "BH-46 not_so_many"
    )
    poor = trading(money={"red": 9}, **position)
    assert poor.refused("red: offer blue gives=Sau buys=Sau@emergency") == "BH-45 purchases_too_dear"


@pytest.mark.rule("BH-44")
def test_the_cart_limit_counts_after_the_swap() -> None:
    full = {"red": FULL, "blue": "Feuer Feuer Feuer Feuer Garten Garten Garten Garten"}
    table = trading(cart=full).do("red: offer blue gives=Blaue+Rote gets=Feuer+Garten", "blue: accept 1")
    assert table.gained("red") == {"Blaue": -1, "Rote": -1, "Feuer": 1, "Garten": 1}


@pytest.mark.rule("BH-44", "BH-06")
@pytest.mark.parametrize(
    ("offer", "why"),
    [
        ("gives=Blaue gets=Feuer+Feuer", "BH-44 cart_overflows"),
        ("gives=Blaue gets=Feuer+Feuer drops=Rote", ""),
        ("gives=Blaue gets=Feuer+Feuer drops=Rote+Rote", ""),
        ("gives=Blaue gets=Feuer+Feuer drops=Feuer", "BH-82 beans_missing"),
        ("gives=Blaue gets=Feuer drops=Garten", "BH-82 beans_missing"),
        ("gives=Blaue+Blaue gets=Feuer", "BH-44 cart_overflows"),
        ("gives=Blaue+Blaue gets=Feuer partner-drops=Garten", ""),
        ("gives=Blaue+Blaue gets=Feuer partner-drops=Feuer", ""),
        ("gives=Blaue+Blaue gets=Feuer partner-drops=Garten+Garten", "BH-44 needless_discard"),
        ("gives=Blaue+Blaue gets=Feuer partner-drops=Blaue", "BH-82 beans_missing"),
        ("gives=Blaue gets=Feuer partner-drops=Garten", "BH-44 needless_discard"),
        ("gets=Feuer drops=Rote partner-drops=Feuer", "BH-44 needless_discard"),
        ("gets=Feuer drops=Rote", ""),
    ],
)
def test_a_surplus_is_thrown_away_before_the_swap_from_what_one_keeps(offer: str, why: str) -> None:
    full = {"red": FULL, "blue": "Feuer Feuer Feuer Feuer Garten Garten Garten Garten"}
    assert trading(cart=full).refused(f"red: offer blue {offer}") == why


@pytest.mark.rule("BH-44", "BH-63")
def test_what_is_thrown_away_brings_no_money_and_goes_to_the_supply() -> None:
    full = {"red": FULL, "blue": "Feuer Feuer Feuer Feuer Garten Garten Garten Garten"}
    table = trading(cart=full)
    supply = table["supply"]
    table.do("red: offer blue gives=Blaue+Blaue gets=Feuer partner-drops=Garten drops=Rote", "blue: accept 1")
    assert table.gained("red") == {"Blaue": -2, "Feuer": 1, "Rote": -1}
    assert table.gained("blue") == {"Blaue": 2, "Feuer": -1, "Garten": -1}
    assert {bean: table["supply"][bean] - supply[bean] for bean in supply} == dict.fromkeys(supply, 0) | {
        "Garten": 1,
        "Rote": 1,
    }
