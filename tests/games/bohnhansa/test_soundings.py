"""Offers of a master, who imagines the others' hands: what he offers, to whom, and that he knows nothing hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

from stammtisch.bots.search_bot import likely
from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.appraisal.bargains import Bargains
from stammtisch.games.bohnhansa.appraisal.eye import MASTER
from stammtisch.games.bohnhansa.appraisal.outlook import Outlook
from stammtisch.games.bohnhansa.appraisal.soundings import handfuls
from stammtisch.games.bohnhansa.decisions.negotiation import proposal_deals
from stammtisch.games.bohnhansa.names import BEANS
from stammtisch.games.bohnhansa.offer_notation import OFFER, UNLISTED, kind_of
from stammtisch.games.bohnhansa.state import BohnHansaState
from tests.games.bohnhansa.table import Table, new, play_on
from tests.games.bohnhansa.test_bot import PLAIN
from tests.games.bohnhansa.test_bot_trade import FREE, ROUNDS, at_malmoe, offered, turned_down_until_silent

NEEDS_A_SAU: dict[str, Any] = {
    "cart": {"red": ["Feuer", "Blaue", "Blaue", "Soja"], "blue": ["Sau", "Sau", "Sau"], "green": ["Sau", "Sau"]},
    "hand": {"red": [*PLAIN, "M01"], "blue": [*PLAIN, "V01"]},
}
"""Red lacks one of the beans that blue and green have several of, for a contract of the town where he stands."""


def said(table: Table, colour: str = "red") -> list[str]:
    """What a player would put into words who imagines the others' hands; it can be said."""
    seat = table.colours.index(colour)
    found = GAME.sound_out(table.state.view(seat))
    assert [table.state.refusal(seat, choice) for choice in found] == [None] * len(found)
    return [GAME.codes.notation(choice) for choice in found]


def brings(state: BohnHansaState, seat: int, choice: int) -> float:
    """What an offer is worth to a seat if the other one, with the hand that he really has, accepts it."""
    if kind_of(choice) != OFFER:
        return 0.0
    [deal] = proposal_deals(choice)
    other = deal.partner if seat == state.active else state.active
    if Bargains(Outlook(state.view(other))).accepting([deal], deal) <= 0:
        return 0.0
    return Bargains(Outlook(state.view(seat), MASTER)).mine(deal)


def test_one_or_two_beans_of_a_cart_are_a_handful() -> None:
    cart = [0] * len(BEANS)
    cart[BEANS.index("Sau")], cart[BEANS.index("Rote")] = 2, 1
    found = {
        "+".join(bean for bean, count in zip(BEANS, row, strict=True) for _ in range(count)) for row in handfuls(cart)
    }
    assert found == {"Sau", "Rote", "Sau+Sau", "Sau+Rote"}


@pytest.mark.rule("BH-80")
def test_a_master_offers_for_the_bean_that_he_lacks() -> None:
    [offer] = said(at_malmoe(FREE, **NEEDS_A_SAU))
    assert offer.startswith("offer")
    assert "gets=Sau" in offer


def test_he_pays_with_beans_of_two_kinds_where_one_is_not_enough() -> None:
    """M05 lacks the Rote, of which blue has two; red's Blaue and Brech together are nearly as dear."""
    table = at_malmoe(
        FREE,
        cart={"red": ["Sau", "Soja", "Blaue", "Brech"], "blue": ["Rote", "Rote"]},
        hand={"red": [*PLAIN, "M05"]},
        meter={"Malmö": []},
    )
    assert said(table) == ["offer blue gives=Blaue+Brech gets=Rote"]


def test_he_says_nothing_twice_in_a_turn_and_then_falls_silent() -> None:
    offers = turned_down_until_silent(at_malmoe(FREE, **NEEDS_A_SAU), GAME.sound_out)
    assert 1 < len(offers) < 12
    assert len(set(offers)) == len(offers)


def test_he_offers_nothing_that_was_turned_down() -> None:
    [offer] = said(at_malmoe(FREE, **NEEDS_A_SAU))
    turned_down = [{"by": "red", "deals": [offer.removeprefix("offer ")]}]
    assert offer not in said(at_malmoe(FREE, turned_down=turned_down, **NEEDS_A_SAU))


@pytest.mark.rule("BH-85")
def test_he_waits_for_the_answer_before_he_offers_more() -> None:
    table = at_malmoe(FREE, **NEEDS_A_SAU)
    table.do(f"red: {said(table)[0]}")
    assert said(table) == []


@pytest.mark.rule("BH-81")
def test_he_counters_with_what_the_other_may_well_take() -> None:
    """Blue asks for the Brech that red needs beside blue's Soja; red has an Augen to spare."""
    cart = {"red": ["Brech", "Augen"], "blue": ["Soja", "Soja"]}
    hand = {"red": [*PLAIN, "M03"], "blue": [*PLAIN, "V01"]}
    [counter] = said(offered("blue gives=Brech gets=Soja", by="blue", cart=cart, hand=hand))
    assert counter.startswith("counter 1 blue")
    assert "gets=Soja" in counter
    assert "Brech" not in counter


@pytest.mark.rule("BH-84")
def test_he_wishes_for_what_he_needs_when_nothing_that_he_has_would_do() -> None:
    table = at_malmoe(
        FREE,
        meter={"Malmö": []},
        cart={"red": ["Feuer", "Blaue"], "blue": ["Sau"]},
        hand={"red": [*PLAIN, "M01"]},
        money={"red": 200, "blue": 30, "green": 30},
    )
    assert said(table) == ["wish have=Blaue want=Sau"]


def test_nobody_speaks_in_rounds_or_as_a_spectator_or_on_a_journey() -> None:
    assert said(at_malmoe(ROUNDS, **NEEDS_A_SAU)) == []
    assert GAME.sound_out(at_malmoe(FREE, **NEEDS_A_SAU).state.view(None)) == []
    assert said(at_malmoe(FREE, **NEEDS_A_SAU | {"stage": "travel"})) == []


def test_his_offers_bring_more_than_those_that_public_knowledge_suggests() -> None:
    """In whole games, whoever may speak, where the others agree with the hands that they really have."""
    rng = random.Random(1)
    sounded = public = 0.0
    for number in range(3):
        state = new(4, f"sounded {number}", negotiation="free").state
        while not state.over:
            for seat in range(4) if state.stack[-1].name == "trade" and rng.random() < 0.15 else ():
                view = state.view(seat)
                found = GAME.sound_out(view)
                assert GAME.sound_out(GAME.disguise(state, seat, rng).view(seat)) == found
                assert all(state.refusal(seat, choice) is None for choice in found)
                sounded += sum(brings(state, seat, choice) for choice in found)
                public += sum(brings(state, seat, choice) for choice in GAME.propose(view))
            play_on(state, rng)
    assert sounded > 1.5 * public > 0


def test_what_is_fulfilled_at_once_needs_no_thought_though_offers_could_be_made() -> None:
    position = NEEDS_A_SAU | {
        "cart": NEEDS_A_SAU["cart"] | {"red": ["Feuer", "Blaue", "Blaue", "Soja", "Brech"]},
        "hand": {"red": [*PLAIN, "M01", "M03"]},
    }
    table = at_malmoe(FREE, **position)
    view = table.state.view(0)
    considered = table.state.choices(0) + GAME.sound_out(view)
    assert considered[-1] >= UNLISTED
    assert [GAME.codes.notation(choice) for choice in likely(GAME, view, considered)] == ["fulfil M03"]
