"""Deals, orders and cards in a player's words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.names import CONTRACTS, HARVESTS
from stammtisch.games.bohnhansa.offer_notation import read_deal
from stammtisch.games.bohnhansa.order_notation import read_order
from stammtisch.games.bohnhansa.phrases import (
    say_contract,
    say_deal,
    say_deals,
    say_harvest,
    say_kinds,
    say_order,
)
from stammtisch.games.bohnhansa.rulebook import RULEBOOK
from stammtisch.pictures.words import listed, speaking

NAMES = ["Anna", "Ben", "Clara"]


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    with speaking(RULEBOOK):
        yield


@pytest.mark.rule("BH-80", "BH-82")
@pytest.mark.parametrize(
    ("deal", "words"),
    [
        ("blue gives=Blaue+Blaue gets=Garten", "Anna gives 2 Blaue for Garten"),
        ("blue gives=Blaue+Sau", "Anna gives Blaue and Sau for nothing"),
        ("blue gets=Rote", "Ben gives Rote for nothing"),
        ("blue invited", "Ben is invited"),
        (
            "blue gives=Sau gets=Feuer buys=Sau@1+Soja@emergency invited",
            "Anna first buys Sau from box 1 and Soja in emergency; Ben is invited; Anna gives Sau for Feuer",
        ),
        (
            "blue gives=Sau+Sau gets=Feuer drops=Brech partner-drops=Augen",
            "Anna throws Brech away; Ben throws Augen away; Anna gives 2 Sau for Feuer",
        ),
    ],
)
def test_a_deal_is_told_in_the_order_in_which_it_happens(deal: str, words: str) -> None:
    assert say_deal(read_deal(tuple(deal.split())), "Anna", "Ben") == words


@pytest.mark.rule("BH-87")
def test_a_bundle_says_that_it_is_one() -> None:
    deals = [read_deal(("blue", "gives=Sau")), read_deal(("green", "gets=Sau"))]
    assert say_deals(deals[:1], 0, NAMES) == "with Ben: Anna gives Sau for nothing"
    assert say_deals(deals, 0, NAMES) == (
        "all or nothing, with Ben: Anna gives Sau for nothing / with Clara: Clara gives Sau for nothing"
    )


@pytest.mark.rule("BH-89")
@pytest.mark.parametrize(
    ("order", "words"),
    [
        ("accept give=Blaue+Blaue get=Garten", "accept: give at most 2 Blaue, get at least Garten"),
        ("accept get=Rote invited=any", "accept: get at least Rote, as a guest"),
        (
            "accept from=blue get=Rote invited=plain+supply",
            "accept from Ben: get at least Rote, as a guest if plain or supply is in front",
        ),
        ("refuse from=green", "refuse all from Clara"),
        ("refuse give=Rote without=Garten", "refuse: asked for Rote, without Garten"),
        ("refuse invited=customs", "refuse: as a guest if customs is in front"),
        ("refuse", "refuse all"),
    ],
)
def test_an_order_says_what_it_answers(order: str, words: str) -> None:
    assert say_order(read_order(tuple(order.split())), NAMES) == words


def test_cards_say_what_they_want_and_bring() -> None:
    box = GAME.terms(3).box
    assert say_contract(box, CONTRACTS.index("R07")) == "R07: Feuer, Brech and Rote to Rostock for 47"
    assert say_harvest(box, HARVESTS.index("N01")) == "2 Blaue to Hamburg, 3 Feuer to Danzig, 3 Garten to Malmö"
    assert say_kinds(0b1000_0011) == "Blaue, Feuer, Garten"
    assert listed([]) == ""
