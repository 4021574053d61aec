"""Choices as they are said at the table: with prices, payouts, cards, and the players' names."""

from __future__ import annotations

import pytest

from stammtisch.games.bohnhansa import GAME
from tests.games.bohnhansa.table import Table, given, new, trading

NAMES = ["Anna", "Ben", "Cleo"]


def said(table: Table, line: str) -> str:
    colour, text = line.split(": ")
    view = table.state.view(table.colours.index(colour))
    return GAME.describe(GAME.read_choice(text, view), view, NAMES)


@pytest.mark.rule("BH-80")
def test_an_offer_is_said_with_names_and_in_the_order_in_which_it_happens() -> None:
    table = trading(meter={"Rostock": "Sau"})
    assert said(table, "red: offer blue Sau for Feuer buys=Sau@1") == (
        "Offer to Ben: Anna first buys Sau from box 1; Anna gives Sau for Feuer"
    )
    assert said(table, "green: offer red Sau for Rote") == "Offer to Anna: Cleo is invited; Anna gives Rote for Sau"


@pytest.mark.rule("BH-80")
def test_an_answer_says_what_it_is_to() -> None:
    table = trading().do("red: offer blue gives=Blaue gets=Garten")
    assert said(table, "blue: accept 1") == "Accept offer 1, with Anna: Anna gives Blaue for Garten"
    assert said(table, "blue: refuse 1") == "Refuse offer 1"
    assert said(table, "red: withdraw 1") == "Withdraw offer 1, with Ben: Anna gives Blaue for Garten"
    assert said(table, "blue: accept 2") == "Accept offer 2", "one that is not open has nothing to say"
    assert said(table, "blue: counter 1 Garten for 2 Blaue") == (
        "Counter offer 1: offer to Anna: Anna gives 2 Blaue for Garten"
    )


@pytest.mark.rule("BH-45")
def test_whoever_buys_for_an_offer_reads_what_it_costs_him() -> None:
    table = trading(meter={"Rostock": "Sau"}).do("blue: offer blue gives=Sau gets=Feuer buys=Sau@1")
    words = "Anna first buys Sau from box 1; Anna gives Sau for Feuer"
    assert said(table, "red: accept 1") == f"Accept offer 1, with Ben: {words} · costs 8"
    assert said(table, "blue: withdraw 1") == f"Withdraw offer 1, with Anna: {words}"
    own = trading(meter={"Rostock": "Sau"}).do("red: offer blue gives=Sau gets=Feuer buys=Sau@1")
    assert said(own, "blue: accept 1") == f"Accept offer 1, with Anna: {words}", "it costs Ben nothing"


def test_in_rounds_a_swap_says_who_gives_what_whoever_offers_it() -> None:
    table = trading(options={"negotiation": "rounds"}).do("red: pass")
    words = "Offer to Anna: Anna gives 2 Blaue for Garten"
    assert said(table, "blue: swap blue 2:1 Blaue Garten") == words
    assert said(table, "red: invite green") == "Offer to Cleo: Cleo is invited"
    assert said(table, "red: swap violet 1:1 Blaue Garten").startswith("Swap 1:1 with violet"), "nobody sits there"


@pytest.mark.rule("BH-45")
def test_a_purchase_says_its_price() -> None:
    table = trading(meter={"Rostock": "Sau"})
    assert said(table, "red: buy Sau 1") == f"Buy for {table.state.price[2]}: Sau from box 1"
    assert said(table, "red: buy Sau emergency") == "Buy for 10: Sau in emergency"


@pytest.mark.rule("BH-32")
def test_a_journey_says_its_cards_and_what_they_bring() -> None:
    table = new()
    table.do(*(f"{colour}: {table.choices(colour)[0]}" for colour in table.asked))
    [colour] = table.asked
    journeys = [said(table, f"{colour}: {choice}") for choice in table.choices(colour) if choice.startswith("travel")]
    assert sum(journey.startswith("Stay in ") and journey.endswith(": 1 card") for journey in journeys) == 1
    counted = [journey.partition(": ")[2] for journey in journeys]
    assert {words.partition(" (")[0] for words in counted} >= {"1 card", "2 cards", "3 cards"}
    assert any(words.endswith("a harvest card)") for words in counted), "what the cards bring is said too"


@pytest.mark.rule("BH-32")
def test_a_journey_for_which_the_hand_is_too_short_brings_nothing() -> None:
    table = given(stage="travel", figure={"red": "Rostock"}, hand={"red": "2 3"})
    assert said(table, "red: travel Visby") == "Travel to Visby: 3 cards"


@pytest.mark.rule("BH-70", "BH-71")
def test_a_journey_that_brings_the_last_harvest_says_so() -> None:
    """Card 2 brings supply; the eighth card of the pile that is placed ends the game, none of the reserve does."""
    cards = [f"N{number:02}" for number in range(1, 9)]
    last = "Stay in Rostock: 1 card (the last harvest: the others have one more turn, then the game ends)"
    plain = "Stay in Rostock: 1 card (a harvest card)"
    for words, harvested, before in (
        (plain, cards[:6], []),
        (last, cards[:7], []),
        (plain, cards[:6], cards[6:7]),
        (plain, cards[:7], cards[7:]),
    ):
        table = given(
            stage="travel",
            figure={"red": "Rostock"},
            hand={"red": ["2", "1", "3"]},
            harvested=harvested,
            before={"blue": before},
        )
        assert said(table, "red: travel Rostock") == words
    table = given(stage="travel", figure={"red": "Rostock"}, hand={"red": ["2", "1", "3"]}, harvested=cards[:7])
    table.do("red: travel Rostock")
    assert table.state.last == table.state.players - 1, "and so it is"


@pytest.mark.rule("BH-13")
def test_the_opening_says_what_is_delivered_where_for_how_much_and_what_follows() -> None:
    dealt = {"red": ["E01", "R01", "B01"], "blue": ["B02", "R02", "E02"], "green": ["B03", "R03", "E03"]}
    assert said(given(stage="opening", dealt=dealt), "red: opening 213") == (
        "Fulfil R01: Feuer and Rote to Rostock for 35; "
        "behind the hand E01: Feuer and Sau to Edinburgh for 30, then B01: Blaue and Feuer to Bremen for 27"
    )


def test_an_end_says_of_what() -> None:
    table = trading()
    assert said(table, "red: end") == "End the trade"
    assert said(table.do("red: end"), "red: end") == "End the turn"
