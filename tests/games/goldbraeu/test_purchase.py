"""Purchase: prices, open cards, cards from the deck. (GB-50 to GB-58)"""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.goldbraeu import GAME
from tests.builders import Table, given

# Sixteen markers, all that a player has with four at the table.
ALL_SIXTEEN = {name: {"red": 4} for name in ("Adler", "Eiche", "Bären", "Hirschen")}


def buying(**position: Any) -> Table:
    """Red and then blue buy, for 5 thalers each."""
    position.setdefault("open", ["Krug", "Post"])
    return given(stage="buy", chosen="buy buy expand expand", **position)


@pytest.mark.rule("GB-50")
@pytest.mark.parametrize(
    ("chosen", "price"),
    [
        ("buy expand boss expand", 2),
        ("buy buy boss expand", 5),
        ("buy buy boss buy", 8),
        ("buy buy buy buy", 8),
    ],
)
def test_the_price_goes_by_the_number_of_buyers(chosen: str, price: int) -> None:
    table = given(stage="buy", open=["Krug", "Post"], chosen=chosen).do("red: buy 1")
    assert table["money"]["red"] == 25 - price


@pytest.mark.rule("GB-50")
def test_with_three_players_three_buyers_pay_eight() -> None:
    table = given(players=3, open=["Krug", "Post"], chosen="buy buy buy").do("red: buy 2")
    assert table["money"]["red"] == 17


@pytest.mark.rule("GB-50", "GB-24")
def test_a_decliner_changes_nothing_for_the_others() -> None:
    table = buying().do("red: pass", "blue: buy 1")
    assert table["money"] == {"red": 25, "blue": 20, "green": 25, "yellow": 25}


@pytest.mark.rule("GB-51")
def test_exactly_one_card_is_bought() -> None:
    table = buying().do("red: buy 1")
    assert table.asked == ["blue"]
    assert table.refused("red: buy 2") == "GB-22 not_your_turn"


@pytest.mark.rule("GB-51")
def test_both_open_cards_the_deck_and_nothing_can_be_chosen() -> None:
    assert buying().choices("red") == ["pass", "buy 1", "buy 2", "buy deck"]


@pytest.mark.rule("GB-51")
def test_the_top_card_of_the_deck_is_bought() -> None:
    table = buying(deck_top=["Eiche", "Adler"]).do("red: buy deck")
    assert table["drawn"] == "Eiche"
    assert table["deck"][0] == "Adler"
    assert table["open"] == ["Krug", "Post"]


@pytest.mark.rule("GB-52")
@pytest.mark.parametrize(("slot", "card"), [(1, "Krug"), (2, "Post")])
def test_an_open_share_becomes_a_marker_at_once_and_its_card_leaves_the_game(slot: int, card: str) -> None:
    table = buying(markers={card: {"red": 1, "blue": 1}}).do(f"red: buy {slot}")
    assert table["markers"][card] == {"red": 2, "blue": 1, "green": 0, "yellow": 0}
    assert table["gone"][card] == 3
    assert table["hand"]["red"] == []


@pytest.mark.rule("GB-53")
def test_a_share_from_the_deck_may_be_kept() -> None:
    table = buying(deck_top=["Eiche"], hand={"red": "Post"}).do("red: buy deck", "red: keep")
    assert table["hand"]["red"] == ["Eiche", "Post"]
    assert table["markers"]["Eiche"]["red"] == 0
    assert table["gone"]["Eiche"] == 0
    assert table["drawn"] == "-"
    assert table.asked == ["blue"]


@pytest.mark.rule("GB-53")
def test_a_share_from_the_deck_may_be_played_at_once() -> None:
    table = buying(deck_top=["Eiche"], hand={"red": "Post"}).do("red: buy deck", "red: play Eiche")
    assert table["hand"]["red"] == ["Post"]
    assert table["markers"]["Eiche"]["red"] == 1
    assert table["gone"]["Eiche"] == 1
    assert table["drawn"] == "-"
    assert table.asked == ["blue"]


@pytest.mark.rule("GB-53", "GB-58")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("red: play Post", "GB-58 only_the_drawn"),
        ("red: play Adler", "GB-58 only_the_drawn"),
        ("red: play Schmidbräu", "GB-58 only_the_drawn"),
        ("red: pass", "GB-53 keep_or_play"),
        ("red: block", "GB-53 keep_or_play"),
        ("red: contract Adler Mayerbräu", "GB-53 keep_or_play"),
        ("red: boss+ Schmidbräu", "GB-53 keep_or_play"),
        ("blue: keep", "GB-22 not_your_turn"),
        ("blue: pass", "GB-22 not_your_turn"),
    ],
)
def test_the_drawn_share_and_no_other_is_kept_or_played(line: str, why: str) -> None:
    table = buying(deck_top=["Eiche"], hand={"red": "Post"}).do("red: buy deck")
    assert table.choices("red") == ["keep", "play Eiche"]
    assert table.choices("blue") == []
    assert table.refused(line) == why


@pytest.mark.rule("GB-54")
@pytest.mark.parametrize("special", ["drunkard", "waitress"])
@pytest.mark.parametrize("way", ["buy 1", "buy deck"])
def test_a_special_is_played_at_once_and_never_kept(special: str, way: str) -> None:
    table = buying(open=[special, "Post"], deck_top=[special]).do(f"red: {way}")
    assert table["stage"] == special
    assert table["gone"][special] == 1
    assert table["money"]["red"] == 20
    assert table.refused("red: keep") == "GB-54 move_the_chip"
    assert table.refused("red: pass") == "GB-54 move_the_chip"
    assert table["hand"]["red"] == []


@pytest.mark.rule("GB-54")
def test_an_open_special_leaves_its_slot() -> None:
    table = buying(open=["waitress", "Post"]).do("red: buy 1")
    assert table["open"] == ["-", "Post"]


@pytest.mark.rule("GB-55", "GB-54")
@pytest.mark.parametrize("special", ["drunkard", "waitress"])
def test_without_a_marker_left_an_open_special_can_be_bought_but_no_open_share(special: str) -> None:
    table = buying(markers=ALL_SIXTEEN, open=["Krug", special])
    assert table.refused("red: buy 1") == "GB-55 no_marker_left"
    assert table.choices("red") == ["pass", "buy 2", "buy deck"]
    assert table.refused("red: buy 2") == ""


@pytest.mark.rule("GB-55")
def test_the_last_marker_can_be_used() -> None:
    table = buying(markers=ALL_SIXTEEN | {"Adler": {"red": 3}}).do("red: buy 1")
    assert table["markers"]["Krug"]["red"] == 1


@pytest.mark.rule("GB-55")
def test_without_a_marker_left_a_blind_share_can_only_be_kept() -> None:
    table = buying(markers=ALL_SIXTEEN, deck_top=["Krug"]).do("red: buy deck")
    assert table.choices("red") == ["keep"]
    assert table.refused("red: play Krug") == "GB-55 no_marker_left"
    assert table.do("red: keep")["hand"]["red"] == ["Krug"]


@pytest.mark.rule("GB-55", "GB-19")
def test_with_three_players_the_limit_is_eighteen() -> None:
    markers = {name: {"red": 4} for name in ("Adler", "Eiche", "Bären", "Hirschen")} | {"Steinbräu": {"red": 1}}
    table = given(players=3, open=["Krug", "Post"], chosen="buy buy buy", markers=markers)
    assert table.refused("red: buy 1") == ""
    markers["Mayerbräu"] = {"red": 1}
    table = given(players=3, open=["Krug", "Post"], chosen="buy buy buy", markers=markers)
    assert table.refused("red: buy 1") == "GB-55 no_marker_left"


@pytest.mark.rule("GB-55")
def test_the_hand_has_no_limit() -> None:
    hand = "Adler Adler Adler Krug Krug Krug Eiche Eiche Eiche Bären Bären Bären Post Post Post Hirschen Hirschen"
    table = buying(hand={"red": hand}, deck_top=["Steinbräu"]).do("red: buy deck", "red: keep")
    assert len(table["hand"]["red"]) == 18


@pytest.mark.rule("GB-56")
def test_with_an_empty_deck_there_is_no_blind_purchase() -> None:
    table = buying(deck=[])
    assert table.refused("red: buy deck") == "GB-56 deck_empty"
    assert table.choices("red") == ["pass", "buy 1", "buy 2"]


@pytest.mark.rule("GB-56")
def test_the_last_card_of_the_deck_can_be_bought_and_then_there_is_none() -> None:
    table = buying(deck=["Eiche"]).do("red: buy deck", "red: keep")
    assert table["deck"] == []
    assert table.refused("blue: buy deck") == "GB-56 deck_empty"


@pytest.mark.rule("GB-56", "GB-20")
def test_cards_out_of_the_game_never_come_back() -> None:
    table = buying(open=["Krug", "-"], deck=["Eiche"]).do("red: buy 1", "blue: pass")
    assert table["open"] == ["Eiche", "-"]
    assert table["gone"]["Krug"] == 6


@pytest.mark.rule("GB-57")
@pytest.mark.parametrize(("money", "why"), [(4, "GB-57 too_dear"), (5, ""), (0, "GB-57 too_dear")])
@pytest.mark.parametrize("way", ["buy 1", "buy deck"])
def test_who_has_less_than_the_price_may_not_buy(money: int, why: str, way: str) -> None:
    assert buying(money={"red": money}).refused(f"red: {way}") == why


@pytest.mark.rule("GB-57")
def test_the_price_is_paid_to_the_bank_before_the_card_is_seen() -> None:
    table = buying(deck_top=["Eiche"])
    bank = table.state.bank
    table.do("red: buy deck")
    assert table["money"]["red"] == 20
    assert table.state.bank == bank + 5
    assert table["stage"] == "drawn"


@pytest.mark.rule("GB-57")
def test_one_may_spend_the_last_thaler() -> None:
    assert buying(money={"red": 5}).do("red: buy 2")["money"]["red"] == 0


@pytest.mark.rule("GB-20")
@pytest.mark.parametrize("slot", [1, 2])
def test_the_refusal_names_the_empty_slot(slot: int) -> None:
    refusal = buying(open=["-", "-"]).state.refusal(0, GAME.codes.parse(f"buy {slot}"))
    assert refusal is not None
    assert refusal.values == {"slot": slot}


@pytest.mark.rule("GB-57")
def test_the_refusal_names_price_and_purse() -> None:
    refusal = buying(money={"red": 4}).state.refusal(0, GAME.codes.parse("buy 1"))
    assert refusal is not None
    assert refusal.values == {"price": 5, "money": 4}


@pytest.mark.rule("GB-51", "GB-58")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("red: play Krug", "GB-58 no_play_now"),
        ("red: play Schmidbräu", "GB-58 no_play_now"),
        ("red: boss Krug", "GB-22 other_action"),
        ("red: boss+ Schmidbräu", "GB-22 other_action"),
        ("red: card buy", "GB-22 other_action"),
        ("red: keep", "GB-22 other_action"),
        ("red: contract Adler Mayerbräu", "GB-22 other_action"),
    ],
)
def test_no_hand_share_is_played_instead_of_buying(line: str, why: str) -> None:
    assert buying(hand={"red": "Krug"}).refused(line) == why


@pytest.mark.rule("GB-58")
def test_no_hand_share_is_played_instead_of_expanding() -> None:
    table = given(chosen="expand expand buy buy", hand={"red": "Krug"})
    assert table.refused("red: play Krug") == "GB-58 no_play_now"


@pytest.mark.rule("GB-58")
def test_a_share_drawn_and_kept_is_like_any_hand_share() -> None:
    table = buying(deck_top=["Eiche"], hand={"red": "Eiche"}).do("red: buy deck", "red: play Eiche")
    assert table["hand"]["red"] == ["Eiche"]
    assert table["markers"]["Eiche"]["red"] == 1
