"""Who may know what. (GB-82, GB-83)"""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.names import BUSINESSES, CARDS
from stammtisch.games.goldbraeu.view import GoldbraeuView
from tests.builders import Table, given, new

VIEWERS = ("red", "blue", "green", "yellow", None)
OWN = ("seat", "hand", "chosen", "drawn")
"""What differs from view to view; everything else is public."""


def busy(**position: Any) -> Table:
    """Red has drawn a Krug from the deck and decides; everyone holds something."""
    said: dict[str, Any] = {
        "week": 2,
        "day": 3,
        "start": "yellow",
        "stage": "drawn",
        "turn": "red",
        "chosen": "buy expand boss buy",
        "drawn": "Krug",
        "hand": {"red": "Krug Post", "blue": "Adler Adler", "green": "Eiche", "yellow": "Bären Steinbräu Krug"},
        "money": {"red": 7, "blue": 31, "green": 0, "yellow": 12},
        "markers": {"Krug": {"red": 2, "blue": 1}, "Schmidbräu": {"yellow": 3}},
        "boss": {"Krug": "blue", "Schmidbräu": "yellow", "Adler": "green"},
        "signs": {"Adler": "Schmidbräu"},
        "cells": {"Adler": "c1 c2"},
        "waitress": "Post",
        "drunkard": "Eiche",
        "open": ["Hirschen", "-"],
        "gone": {"waitress": 2, "Eiche": 1},
        "named_today": ["Krug"],
    }
    return given(**(said | position))


def number(*names: str) -> list[int]:
    return [CARDS.index(name) for name in names]


def held(view: dict[str, Any]) -> list[str]:
    return [name for name, count in zip(BUSINESSES, view["hand"], strict=True) for _ in range(count)]


@pytest.mark.rule("GB-82")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_what_lies_on_the_table(viewer: str | None) -> None:
    table = busy()
    view = table.see(viewer)
    assert view["money"] == [7, 31, 0, 12]
    assert view["bank"] == 50
    assert view["markers"][4:8] == [2, 1, 0, 0]
    assert view["markers"][36:] == [0, 0, 0, 3]
    assert view["boss"] == [2, 1, -1, -1, -1, -1, -1, -1, -1, 3]
    assert view["sign"] == [3, 1, 2, 3, 0, 1]
    assert view["cells"][0] == 1 << 10 | 1 << 11
    assert view["free"].bit_count() == 38 - 7
    assert (view["waitress"], view["drunkard"]) == (4, 2)
    assert view["open"] == [5, -1]
    assert view["gone"] == [0, 3, 1, 0, 0, 0, 0, 0, 0, 3, 0, 2]
    assert view["hand_sizes"] == [2, 2, 1, 3]
    assert view["deck_size"] == len(table["deck"])
    assert (view["day"], view["start"], view["turn"], view["left"]) == (9, 3, 1, 1)
    assert view["decisions"] == ["day", "buy", "drawn"]
    assert view["waiting"] == 1
    assert (view["named"], view["blocked"], view["protected"]) == (-1, 0, 2)
    assert (view["players"], view["options"]) == (4, table.state.terms.options)
    assert view["components"] == GAME.components.fingerprint


@pytest.mark.rule("GB-82")
def test_public_things_are_the_same_for_all() -> None:
    views = [busy().see(viewer) for viewer in VIEWERS]
    public = [{key: value for key, value in view.items() if key not in OWN} for view in views]
    assert public == [public[0]] * 5


@pytest.mark.rule("GB-82")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = busy()
    assert held(table.see("red")) == ["Krug", "Post"]
    assert held(table.see("yellow")) == ["Krug", "Bären", "Steinbräu"]
    assert table.see(None)["hand"] == []


@pytest.mark.rule("GB-82", "GB-53")
def test_a_drawn_share_is_seen_by_its_buyer_alone_while_all_see_that_there_is_one() -> None:
    table = busy()
    assert [table.see(viewer)["drawn"] for viewer in VIEWERS] == [1, -1, -1, -1, -1]
    assert all(table.see(viewer)["has_drawn"] for viewer in VIEWERS)
    table.do("red: keep")
    assert [table.see(viewer)["has_drawn"] for viewer in VIEWERS] == [False] * 5


@pytest.mark.rule("GB-82", "GB-21")
def test_an_action_card_is_secret_until_all_have_chosen() -> None:
    table = given().do("blue: card boss", "yellow: card buy", "red: card expand")
    assert [table.see(viewer)["chosen"] for viewer in VIEWERS] == [
        [0, -1, -1, -1],
        [-1, 1, -1, -1],
        [-1, -1, -1, -1],
        [-1, -1, -1, 2],
        [-1, -1, -1, -1],
    ]
    assert [table.see(viewer)["has_chosen"] for viewer in VIEWERS] == [[True, True, False, True]] * 5
    table.do("green: card buy")
    assert [table.see(viewer)["chosen"] for viewer in VIEWERS] == [[0, 1, 2, 2]] * 5


@pytest.mark.rule("GB-82", "GB-15")
def test_the_pair_chosen_in_set_up_is_secret_for_good() -> None:
    table = new()
    choice = table.choices("blue")[0]
    table.do(f"blue: {choice}")
    seen = [table.see(viewer)["chosen"][1] for viewer in VIEWERS]
    assert seen == [-1, GAME.codes.parse(choice), -1, -1, -1]
    assert table.see(None)["has_chosen"] == [False, True, False, False]
    for colour in ("red", "green", "yellow"):
        table.do(f"{colour}: {table.choices(colour)[0]}")
    assert table.see("red")["chosen"] == [-1, -1, -1, -1]
    assert table.see("red")["hand_sizes"] == [2, 2, 2, 2]


@pytest.mark.rule("GB-82")
def test_nothing_of_the_deck_is_seen_but_its_size() -> None:
    table = busy(deck_top=["Adler", "Post"])
    other = busy(deck_top=["waitress", "Eiche"])
    assert table.state.deck != other.state.deck
    for viewer in VIEWERS:
        assert table.see(viewer) == other.see(viewer)


@pytest.mark.rule("GB-82")
@pytest.mark.parametrize("viewer", ["red", "green", "yellow", None])
def test_another_hand_makes_no_difference_to_a_view(viewer: str | None) -> None:
    hands = {"red": "Krug Post", "green": "Eiche", "yellow": "Bären Steinbräu Krug"}
    table = busy(hand=hands | {"blue": "Adler Adler"})
    other = busy(hand=hands | {"blue": "Mayerbräu Post"})
    assert table.see(viewer) == other.see(viewer)


@pytest.mark.rule("GB-82", "GB-20")
def test_cards_that_have_lain_open_are_known_under_the_deck() -> None:
    table = given(open=["Adler", "waitress"], deck=["Post", "Krug", "Eiche"])
    table.everyone("card expand").everyone("pass")
    assert all(table.see(viewer)["returned"] == number("Adler", "waitress") for viewer in VIEWERS)


@pytest.mark.rule("GB-82", "GB-20")
def test_known_cards_are_forgotten_in_the_order_in_which_the_deck_uses_them_up() -> None:
    table = given(open=["Adler", "waitress"], deck=["Post", "Krug", "Eiche"])
    table.everyone("card expand").everyone("pass").everyone("card expand").everyone("pass")
    # Eiche and Adler lie open now, under them the waitress and yesterday's Post and Krug.
    assert table["open"] == ["Eiche", "Adler"]
    assert table.see(None)["returned"] == number("waitress", "Post", "Krug")


def known_draw(**position: Any) -> Table:
    """The whole deck has lain open; red buys its top card, an Eiche, with a hidden Post in hand."""
    said: dict[str, Any] = {
        "chosen": "buy buy expand expand",
        "stage": "buy",
        "deck": ["Eiche", "Adler"],
        "returned": 2,
        "hand": {"red": "Post", "blue": "Krug"},
    }
    return given(**(said | position)).do("red: buy deck")


@pytest.mark.rule("GB-82")
@pytest.mark.parametrize("card", ["Adler", "Eiche", "Schmidbräu"])
def test_a_share_bought_from_a_deck_that_has_all_lain_open_is_known_to_all(card: str) -> None:
    table = known_draw(deck=[card, "Krug"])
    assert [table.see(viewer)["drawn"] for viewer in VIEWERS] == number(card) * 5
    table.do("red: keep")
    assert table["known_hand"]["red"] == [card]
    assert table.see("blue")["known"][:10] == [int(name == card) for name in BUSINESSES]
    assert table.see("blue")["returned"] == number("Krug")


@pytest.mark.rule("GB-82")
def test_a_known_share_that_is_played_is_no_longer_in_the_hand() -> None:
    table = known_draw(hand={"red": "Eiche Post"}, known_hand={"red": "Eiche"})
    assert table["known_hand"]["red"] == ["Eiche", "Eiche"]
    assert table.do("red: play Eiche")["known_hand"]["red"] == ["Eiche"]


@pytest.mark.rule("GB-82")
def test_playing_a_share_that_nobody_knew_leaves_the_known_ones() -> None:
    table = given(stage="payday", hand={"red": "Eiche Post"}, known_hand={"red": "Eiche"}, deck=[])
    assert table.do("red: play Post")["known_hand"]["red"] == ["Eiche"]


@pytest.mark.rule("GB-82")
def test_a_share_bought_above_the_returned_cards_is_not_known() -> None:
    table = known_draw(returned=1)
    assert table["known_hand"]["red"] == []
    assert table.see("blue")["drawn"] == -1
    assert table["returned"] == 1


@pytest.mark.rule("GB-82")
def test_a_special_bought_from_a_known_deck_leaves_it() -> None:
    table = known_draw(deck=["waitress", "Adler"])
    assert table.see(None)["returned"] == number("Adler")


@pytest.mark.rule("GB-82")
def test_a_special_bought_above_the_returned_cards_leaves_them() -> None:
    assert known_draw(deck=["waitress", "Adler"], returned=1).see(None)["returned"] == number("Adler")


@pytest.mark.rule("GB-83")
def test_being_asked_tells_nothing_of_the_hand() -> None:
    """The same challenge with and without a share to play: the same seat is asked, and only its own view differs."""
    asked = []
    for hand in ("Krug", "Post"):
        table = given(
            boss={"Krug": "blue"},
            markers={"Krug": {"red": 1, "blue": 1}},
            hand={"blue": hand},
            chosen="boss boss buy buy",
        )
        asked.append(table.do("red: boss Krug"))
    assert asked[0].asked == asked[1].asked == ["blue"]
    for viewer in ("red", "green", "yellow", None):
        assert asked[0].see(viewer) == asked[1].see(viewer)


@pytest.mark.parametrize("viewer", [0, 3, None])
def test_a_view_can_be_written_down_and_read_again(viewer: int | None) -> None:
    view = busy().state.view(viewer)
    again = GoldbraeuView(view.terms, view.seat)
    again.read(view.to_data())
    assert again.to_data() == view.to_data()
    assert (again.seat, again.terms) == (viewer, view.terms)
