"""What is told of each deed, to whom, and what can no more be taken back after it."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.goldbraeu import GAME
from tests.builders import Table, given, new

# What shows somebody something new, or is settled for good: nothing before it can be undone.
FENCES = {
    "held",
    "shares_shown",
    "cards_turned_up",
    "card_laid",
    "card_shown",
    "share_played",
    "drew",
    "drew_special",
    "business_paid",
    "paid_without_boss",
    "earned",
    "over",
}


def told(table: Table) -> list[tuple[str, str, dict[str, Any]]]:
    """Kind, colour and public values of what happened last."""
    return [
        (event.kind, table.colours[event.seat] if event.seat >= 0 else "-", dict(event.public))
        for event in table.events
    ]


@pytest.mark.rule("GB-15", "GB-82")
def test_set_up_tells_that_one_has_chosen_and_later_what_is_shown() -> None:
    table = new()
    table.do(*(f"{colour}: {table.choices(colour)[0]}" for colour in ("red", "blue", "green")))
    assert told(table) == [("held", "green", {})]
    before = table["hand"]["blue"]
    table.do(f"yellow: {table.choices('yellow')[0]}")
    shown = {colour: values["shares"] for kind, colour, values in told(table) if kind == "shares_shown"}
    assert list(shown) == ["red", "blue", "green", "yellow"]
    assert sorted(shown["blue"] + table["hand"]["blue"]) == before


@pytest.mark.rule("GB-16")
def test_a_first_boss_is_told() -> None:
    assert told(given(stage="place_boss").do("red: boss Post")) == [("boss_placed", "red", {"business": "Post"})]


@pytest.mark.rule("GB-20", "GB-24", "GB-56")
def test_a_new_day_tells_its_number_and_the_open_cards() -> None:
    table = given(week=2, day=3, deck=["Adler"], chosen="expand buy buy buy", stage="buy", turn="yellow")
    table.do("yellow: pass")
    assert told(table) == [
        ("declined", "yellow", {}),
        ("cards_turned_up", "-", {"week": 2, "day": 4, "cards": ["Adler"]}),
    ]


@pytest.mark.rule("GB-21", "GB-82")
def test_action_cards_are_told_when_all_are_laid() -> None:
    table = given().do("red: card buy")
    assert told(table) == [("card_laid", "red", {})]
    table.do("blue: card boss", "green: card boss", "yellow: card expand")
    assert told(table) == [
        ("card_laid", "yellow", {}),
        ("card_shown", "red", {"action": "buy"}),
        ("card_shown", "blue", {"action": "boss"}),
        ("card_shown", "green", {"action": "boss"}),
        ("card_shown", "yellow", {"action": "expand"}),
    ]


@pytest.mark.rule("GB-30", "GB-31", "GB-33")
def test_expansions_tell_what_was_added_moved_and_cut_off() -> None:
    table = given(boss={"Adler": "red", "Krug": "red"}, cells={"Krug": "b3 b2 b1 a1"}, chosen="expand buy buy buy")
    table.do("red: grow Adler d1")
    assert told(table) == [("cell_added", "red", {"garden": "Adler", "cell": "d1"})]
    table.do("red: grow Adler b1")
    assert told(table) == [
        ("cell_moved", "red", {"garden": "Adler", "giver": "Krug", "cell": "b1"}),
        ("cells_freed", "red", {"giver": "Krug", "cells": ["a1"]}),
    ]


@pytest.mark.rule("GB-41", "GB-42", "GB-44")
def test_a_challenge_tells_share_try_block_and_new_boss() -> None:
    table = given(
        boss={"Krug": "blue"},
        markers={"Krug": {"blue": 2}},
        hand={"red": "Krug Krug"},
        chosen="boss boss buy buy",
    )
    krug = {"business": "Krug"}
    assert told(table.do("red: boss+ Krug")) == [("share_played", "red", krug), ("challenged", "red", krug)]
    assert told(table.do("blue: block")) == [("blocked", "blue", krug)]
    assert told(table.do("red: boss+ Krug", "blue: allow")) == [("boss_named", "red", krug)]


@pytest.mark.rule("GB-65", "GB-67")
def test_a_lapse_tells_who_lost_a_single_marker() -> None:
    table = given(
        boss={"Krug": "blue"},
        markers={"Krug": {"red": 1, "blue": 2, "green": 2}},
        hand={"blue": "Krug"},
        chosen="boss boss buy buy",
    )
    table.do("red: boss Krug", "blue: play Krug")
    krug = {"business": "Krug"}
    assert told(table) == [
        ("share_played", "blue", krug),
        ("single_dropped", "red", krug),
        ("lapsed", "red", krug),
    ]


@pytest.mark.rule("GB-48")
def test_a_contract_is_told() -> None:
    table = given(boss={"Adler": "red", "Steinbräu": "red"}, chosen="boss boss buy buy")
    table.do("red: contract Adler Steinbräu")
    assert told(table) == [("contract_signed", "red", {"garden": "Adler", "brewery": "Steinbräu"})]


@pytest.mark.rule("GB-52", "GB-60")
def test_an_open_purchase_tells_card_and_price_and_then_the_chip() -> None:
    table = given(open=["Krug", "waitress"], chosen="buy buy buy buy").do("red: buy 1")
    assert told(table) == [("bought_open", "red", {"card": "Krug", "price": 8})]
    assert told(table.do("blue: buy 2")) == [("bought_open", "blue", {"card": "waitress", "price": 8})]
    assert told(table.do("blue: chip Post")) == [("chip_moved", "blue", {"chip": "waitress", "garden": "Post"})]


@pytest.mark.rule("GB-53", "GB-82")
def test_a_blind_share_is_told_to_its_buyer_alone() -> None:
    table = given(deck_top=["Krug"], chosen="buy buy buy buy").do("red: buy deck")
    (event,) = table.events
    assert event.seen_by(0) == {"kind": "drew", "seat": 0, "values": {"price": 8, "card": "Krug"}}
    for viewer in (1, 2, 3, None):
        assert event.seen_by(viewer) == {"kind": "drew", "seat": 0, "values": {"price": 8}}
    assert "Krug" in GAME.tell(event, 0, table.colours)
    assert "Krug" not in GAME.tell(event, 1, table.colours)
    assert told(table.do("red: keep")) == [("kept", "red", {})]
    assert table.events[0].secret == {}


@pytest.mark.rule("GB-54", "GB-82")
def test_a_blind_special_is_told_to_all() -> None:
    table = given(deck_top=["drunkard"], chosen="buy buy buy buy").do("red: buy deck")
    assert told(table) == [("drew_special", "red", {"card": "drunkard", "price": 8})]


@pytest.mark.rule("GB-73", "GB-75")
def test_payday_tells_amount_value_and_rest_of_every_business_that_earns() -> None:
    table = given(
        stage="payday", day=7, cells={"Krug": "b3 b2 b1 b4"}, markers={"Krug": {"red": 3}}, boss={"Krug": "green"}
    )
    table.everyone("pass")
    krug = {"business": "Krug", "amount": 8, "each": 2, "rest": 2}
    assert told(table)[:2] == [("ready_for_payday", "yellow", {}), ("business_paid", "green", krug)]
    assert all(values["amount"] for kind, _, values in told(table) if "paid" in kind)


@pytest.mark.rule("GB-73", "GB-75", "GB-76")
@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"markers": {"Krug": {"red": 3}}, "boss": {"Krug": "green"}}, "8: 2 a marker, 2 to its boss green."),
        ({"markers": {"Krug": {"red": 3}}}, "8: 2 a marker, 2 stays in the bank."),
        ({"markers": {"Krug": {"red": 2}}, "boss": {"Krug": "green"}}, "8: 4 a marker."),
        ({"boss": {"Krug": "green"}}, "8, all to its boss green."),
        ({}, "8, which stays in the bank."),
    ],
)
def test_a_payment_says_only_what_somebody_gets(position: dict[str, Any], words: str) -> None:
    table = given(stage="payday", day=7, cells={"Krug": "b3 b2 b1 b4"}, **position)
    table.everyone("pass")
    lines = [GAME.tell(event, None, table.colours) for event in table.events]
    assert next(line for line in lines if line.startswith("Krug")).endswith(words)
    assert not any(" 0" in line for line in lines)


@pytest.mark.rule("GB-73", "GB-74")
def test_payday_tells_at_last_what_everyone_has_received() -> None:
    table = given(stage="payday", day=7, markers={"Krug": {"red": 2}, "Eiche": {"blue": 1}}, boss={"Post": "green"})
    table.everyone("pass")
    earned = [(colour, values["amount"]) for kind, colour, values in told(table) if kind == "earned"]
    assert earned == [("red", 2), ("blue", 2), ("green", 2), ("yellow", 0)]


def test_a_silent_step_tells_nothing() -> None:
    state = new().state
    for _ in range(50):
        seat = state.seats_to_decide()[0]
        state.step(seat, state.choices(seat)[-1])
        assert state.told == []


@pytest.mark.rule("GB-82")
def test_what_shows_something_new_cannot_be_undone() -> None:
    table = new(seed="fences")
    kinds: dict[str, bool] = {}
    step = 0
    while not table.state.over:
        colour = table.asked[0]
        choices = table.choices(colour)
        table.do(f"{colour}: {choices[step * 7 % len(choices)]}")
        step += 1
        for event in table.events:
            assert kinds.setdefault(event.kind, event.fence) == event.fence
    assert {kind for kind, fence in kinds.items() if fence} == FENCES
    assert {"boss_placed", "declined", "bought_open", "kept", "cell_added", "chip_moved"} <= kinds.keys()
