"""Negotiation in rounds: the same rules, plain swaps, one offer at a time. (BH-80, BH-81, BH-85)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bohnhansa.table import Table, trading

ROUNDS = {"negotiation": "rounds"}


def rounds(**position: Any) -> Table:
    """Red's trade phase at Rostock, blue there too, green in Edinburgh."""
    return trading(options=ROUNDS, **position)


@pytest.mark.rule("BH-80", "BH-40")
@pytest.mark.parametrize(
    ("swap", "red"),
    [
        ("1:1 Blaue Garten", {"Blaue": -1, "Garten": 1}),
        ("2:1 Blaue Garten", {"Blaue": -2, "Garten": 1}),
        ("1:2 Rote Feuer", {"Rote": -1, "Feuer": 2}),
    ],
)
def test_a_swap_is_offered_and_accepted(swap: str, red: dict[str, int]) -> None:
    table = rounds().do(f"red: swap blue {swap}")
    assert table.asked == ["blue"]
    assert table.do("blue: accept 1").gained("red") == red


@pytest.mark.rule("BH-41", "BH-43")
def test_a_swap_with_somebody_elsewhere_invites_him_and_so_does_a_bare_invitation() -> None:
    table = rounds().do("red: swap green 1:1 Blaue Garten", "green: accept 1")
    assert (table["figure"]["green"], table.hand("green")) == ("Rostock", "2 3 4 5 6 7 1")
    table = rounds().do("red: invite green", "green: accept 1")
    assert (table["figure"]["green"], table.gained("green")) == ("Rostock", {})
    assert rounds().refused("red: invite blue") == "BH-43 needs_no_invitation"
    table = rounds(turn="blue", figure={"blue": "Rostock"}).do("blue: invite red", "red: accept 1")
    assert (table["figure"]["red"], table.gained("red")) == ("Rostock", {})


@pytest.mark.rule("BH-80")
def test_after_the_active_player_each_of_the_others_may_offer_in_turn() -> None:
    table = rounds().do("red: swap blue 1:1 Blaue Garten", "blue: refuse 1")
    assert table.asked == ["blue"]
    table.do("blue: pass")
    assert table.asked == ["green"]
    table.do("green: swap green 1:1 Rote Garten")
    assert table.asked == ["red"]
    table.do("red: refuse 2")
    assert (table.asked, table["stage"], table["round"]) == (["red"], "trade", 1)
    table = rounds().do("red: pass", "blue: swap blue 1:1 Blaue Garten", "red: refuse 1")
    assert table.asked == ["green"], "one offer each, whatever becomes of it"


@pytest.mark.rule("BH-80")
def test_at_most_three_rounds_and_none_after_one_without_an_offer() -> None:
    table = rounds()
    for number in (1, 2, 3):
        table.do("red: swap blue 1:1 Blaue Garten", f"blue: refuse {number}", "blue: pass", "green: pass")
    assert table.refused("red: swap blue 1:1 Blaue Garten") == "BH-80 rounds_over"
    assert table.refused("red: pass") == "BH-80 rounds_over"
    table = rounds().do("red: pass", "blue: pass", "green: pass")
    assert table.refused("red: swap blue 1:1 Blaue Garten") == "BH-80 rounds_over"
    assert table.refused("red: end") == ""
    table = rounds().do("red: swap blue 1:1 Blaue Garten", "blue: refuse 1", "blue: pass", "green: pass")
    table.do("red: pass", "blue: pass", "green: pass")
    assert table.refused("red: pass") == "BH-80 rounds_over", "an offer of the round before does not count"


@pytest.mark.rule("BH-80", "BH-81", "BH-85")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("blue: accept 1", ""),
        ("blue: refuse 1", ""),
        ("blue: swap blue 2:1 Blaue Garten", ""),
        ("blue: swap blue 1:1 Blaue Garten", "BH-81 same_offer"),
        ("blue: swap green 1:1 Blaue Sau", "BH-40 only_with_the_active"),
        ("blue: swap blue 1:1 Garten Garten", "BH-80 same_kind"),
        ("blue: swap blue 1:1 Sau Garten", "BH-82 beans_missing"),
        ("blue: swap blue 1:2 Blaue Garten", "BH-82 beans_missing"),
        ("blue: pass", "BH-80 offer_or_pass"),
        ("blue: withdraw 1", "BH-80 offer_or_pass"),
        ("red: end", "BH-14 not_your_turn"),
        ("red: buy Sau 1", "BH-14 not_your_turn"),
        ("green: accept 1", "BH-14 not_your_turn"),
        ("green: contract 1", ""),
        ("red: contract 2", "BH-61 not_a_plain_card"),
    ],
)
def test_an_offer_is_answered_before_anything_else(line: str, why: str) -> None:
    assert rounds().do("red: swap blue 1:1 Blaue Garten").refused(line) == why


@pytest.mark.rule("BH-81")
@pytest.mark.parametrize(
    ("colour", "offer"),
    [("blue", "swap blue 2:1 Blaue Garten"), ("blue", "swap blue 1:2 Rote Feuer"), ("green", "invite green")],
)
def test_a_counter_is_another_offer(colour: str, offer: str) -> None:
    assert rounds().do(f"red: {offer}").refused(f"{colour}: {offer}") == "BH-81 same_offer"


@pytest.mark.rule("BH-85")
def test_counters_go_four_deep() -> None:
    table = rounds(cart={"red": "Blaue Sau Rote Brech", "blue": "Garten"}).do("red: swap blue 1:1 Blaue Garten")
    for colour, bean in (("blue", "Sau"), ("red", "Rote"), ("blue", "Brech"), ("red", "Sau")):
        table.do(f"{colour}: swap blue 1:1 {bean} Garten")
    assert table.refused("blue: swap blue 1:1 Rote Garten") == "BH-85 counters_too_deep"
    assert table.choices("blue")[-2:] == ["accept 5", "refuse 5"]


@pytest.mark.rule("BH-81")
def test_a_counter_goes_to_the_partner_of_the_offer() -> None:
    table = rounds().do("red: pass", "blue: swap blue 1:1 Blaue Garten")
    assert table.refused("red: swap green 1:1 Blaue Sau") == "BH-81 other_partner"
    refusal = table.state.refusal(0, table.game.codes.parse("swap green 1:1 Blaue Sau"))
    assert refusal is not None
    assert refusal.values == {"number": 1}
    assert table.do("red: swap blue 1:1 Brech Garten").asked == ["blue"]


@pytest.mark.rule("BH-80")
@pytest.mark.parametrize("line", ["offer blue gives=Blaue", "wish want=Sau", "bundle blue gives=Blaue / green invited"])
def test_what_is_not_listed_cannot_be_offered_in_rounds(line: str) -> None:
    assert rounds().refused(f"red: {line}").split()[0] in ("BH-80", "BH-84")


@pytest.mark.rule("BH-80")
def test_in_free_negotiation_offers_are_made_in_words() -> None:
    assert trading().refused("red: swap blue 1:1 Blaue Garten") == "BH-80 offers_in_words"
    assert trading().refused("red: invite green") == "BH-80 offers_in_words"
    assert trading().refused("red: invite violet") == "BH-80 offers_in_words"
    assert trading().refused("red: swap red 1:1 Blaue Blaue") == "BH-80 offers_in_words"
    assert trading().refused("red: pass") == "BH-40 trade_now"


@pytest.mark.rule("BH-42", "BH-61")
def test_contracts_bought_and_customs_of_a_guest_come_between_and_the_round_goes_on() -> None:
    table = rounds().do("red: swap blue 1:1 Blaue Garten", "red: contract 1")
    assert table.asked == ["blue"]
    table = rounds(hand={"green": "3 2 1"}, money={"red": 9}, cart={"green": "Sau Feuer"})
    table.do("red: swap green 1:1 Blaue Sau", "green: accept 1")
    assert (table["stage"], table.asked) == ("customs", ["green"])
    table.do("green: customs Feuer")
    assert (table["stage"], table["credit"]["green"], table.asked) == ("offers", 10, ["blue"])
