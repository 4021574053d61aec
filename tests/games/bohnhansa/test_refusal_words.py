"""What a player reads when something is refused: the very card, bean, town or sum that it is about."""

from __future__ import annotations

import pytest

from stammtisch.games.bohnhansa import GAME
from tests.games.bohnhansa.table import Table, given, trading

HELD = {"red": "2 3 R01 E01"}


def why(table: Table, line: str) -> str:
    """A refusal in words."""
    colour, _, choice = line.partition(": ")
    refusal = table.state.refusal(table.colours.index(colour), GAME.codes.parse(choice))
    assert refusal is not None
    return GAME.rulebook.explain(refusal)


@pytest.mark.rule("BH-60", "BH-61", "BH-63")
@pytest.mark.parametrize(
    ("choice", "words"),
    [
        ("fulfil R02", "You do not hold contract R02. [BH-60]"),
        ("fulfil E01", "Contract E01 is for Edinburgh. [BH-60]"),
        ("fulfil R01", "Contract R01 needs Feuer, Rote. [BH-60]"),
        ("contract 2", "Travel card 2 is not a plain one. [BH-61]"),
        ("contract 1", "Travel card 1 is not in your hand. [BH-61]"),
        ("discard Soja", "You have no Soja in your cart. [BH-63]"),
    ],
)
def test_contracts_and_discards(choice: str, words: str) -> None:
    assert why(trading(hand=HELD), f"red: {choice}") == words


@pytest.mark.rule("BH-61")
def test_a_contract_that_is_too_dear() -> None:
    assert why(trading(money={"blue": 4}), "blue: contract 1") == "A contract costs 5; you have 4. [BH-61]"


@pytest.mark.rule("BH-45", "BH-46", "BH-47")
@pytest.mark.parametrize(
    ("choice", "words"),
    [
        ("buy Soja 1", "There is no Soja in box 1. [BH-46]"),
        ("buy Sau 1", "Sau costs 6; you have 5. [BH-45]"),
        ("buy Rote emergency", "Rote is not sold in Rostock. [BH-47]"),
        ("buy Sau emergency", "There is Sau on a meter or in a cart. [BH-47]"),
    ],
)
def test_purchases(choice: str, words: str) -> None:
    assert why(trading(money={"red": 5}), f"red: {choice}") == words


@pytest.mark.rule("BH-32", "BH-35")
def test_journey_and_customs() -> None:
    assert why(given(hand={"red": "2 3"}), "red: travel Rostock") == (
        "The journey to Rostock needs 3 cards; you hold 2. [BH-32]"
    )
    owing = given(hand={"red": "3 1 2"}, money={"red": 4}, cart={"red": "Sau"}).do("red: travel Edinburgh")
    assert why(owing, "red: travel Rostock") == "You owe 16 more: say which bean you give. [BH-35]"
    assert why(owing, "red: customs Soja") == "You have no Soja in your cart. [BH-35]"


@pytest.mark.rule("BH-40", "BH-43", "BH-44", "BH-45", "BH-46", "BH-82", "BH-87")
@pytest.mark.parametrize(
    ("choice", "words"),
    [
        ("offer green gives=Rote", "green is elsewhere: the offer must invite. [BH-40]"),
        ("offer blue gives=Rote invited", "blue is in town and needs no invitation. [BH-43]"),
        ("offer blue gives=Sau+Sau buys=Sau@1+Sau@1", "There are not so many Sau. [BH-46]"),
        (
            "offer blue gives=Sau+Soja buys=Sau@1+Soja@2",
            "The purchases of the offer cost 15, which the active player does not have. [BH-45]",
        ),
        ("offer blue gives=Soja", "red does not have the Soja of the offer. [BH-82]"),
        ("offer blue gets=Soja", "blue does not have the Soja of the offer. [BH-82]"),
        ("offer blue gives=Rote partner-drops=Feuer", "blue would throw away more than he must. [BH-44]"),
        ("bundle blue gives=Rote / blue gives=Brech", "blue stands in the bundle twice. [BH-87]"),
    ],
)
def test_offers(choice: str, words: str) -> None:
    assert why(trading(money={"red": 14}), f"red: {choice}") == words
