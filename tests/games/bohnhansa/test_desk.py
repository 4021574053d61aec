"""What is shown for a moment, what everybody would have, and what lies on the trade desk, through whole games."""

from __future__ import annotations

import re

import pytest

from stammtisch.conformance import open_table, play_moody
from stammtisch.engine import Event
from stammtisch.games.bohnhansa import GAME
from tests.games.bohnhansa.pictures import busy, moments
from tests.games.bohnhansa.table import trading

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]


def test_whatever_happens_is_shown_on_something_that_is_drawn() -> None:
    record = play_moody(open_table(GAME, 4, {}, "effects"))
    state = record.start()
    shown: set[str] = set()
    for seat, choice in record.choices:
        for event in state.apply(seat, choice):
            found = GAME.effects(event)
            shown |= {event.kind for _ in found}
            drawn = set(re.findall(r' id="([^"]*)"', GAME.draw_pieces(state.view(None), NAMES[:4]))) if found else set()
            assert {effect.on for effect in found} <= drawn
    assert {"opened", "customs", "harvested", "bean_bought", "sold_out", "discarded"} <= shown


def test_beans_of_a_deal_fly_to_the_other_cart() -> None:
    table = trading().do("red: offer blue gives=Blaue+Blaue gets=Garten", "blue: accept 1")
    done = next(event for event in table.events if event.kind == "deal_done")
    flights = {(effect.origin, effect.on) for effect in GAME.effects(done)}
    assert flights == {("bean-red-Blaue", "cart-blue"), ("bean-blue-Garten", "cart-red")}


def test_nothing_is_shown_for_what_only_one_seat_knows() -> None:
    event = Event("contract_bought", 0, {"card": 4}, {"contract": "R01"}, 0, True)
    assert not any("R01" in effect.on + effect.words + effect.origin for effect in GAME.effects(event))


@pytest.mark.rule("BH-72")
def test_the_ledger_adds_up_to_the_scores_at_every_moment() -> None:
    for state in moments(4, "ledger", 12):
        for seat in (None, 1):
            counted = GAME.ledger(state.view(seat))
            assert counted is not None
            assert list(counted.totals) == state.scores()
            assert [sum(row[of] for _, row in counted.lines) for of in range(4)] == state.scores()


@pytest.mark.rule("BH-40", "BH-80")
def test_the_desk_shows_each_seat_whom_it_may_trade_with_and_what_it_may_answer() -> None:
    state = busy().state
    desks = [GAME.trade_desk(state.view(seat), NAMES[:4]) for seat in range(4)]
    red, blue = desks[0], desks[1]
    assert red is not None
    assert blue is not None
    assert [partner.key for partner in red.partners] == ["blue", "green", "yellow"]
    assert [partner.key for partner in blue.partners] == ["red"]
    assert [partner.invited for partner in red.partners] == [False, True, True]
    assert (red.bundle, blue.bundle) == (3, 1)
    assert [extra.key for extra in red.extras] == ["Sau@1", "Soja@2", "Sau@3"]
    assert [offer.accept is not None for offer in blue.offers] == [True, False, True]
    assert [offer.withdraw is not None for offer in red.offers] == [True, False, True]
    assert red.offers[1].counter is not None
    assert blue.orders.left == ("refuse all from Anna",)
    assert red.orders.left == ("accept: give at most 2 Blaue, get at least Garten",)
    assert [wish.seat for wish in red.wishes] == [1]


def test_a_guest_is_told_what_it_costs_to_come() -> None:
    notes = {}
    for front in ("4", "2", "3", "R04"):
        rest = [card for card in ("1", "2", "3", "4", "5", "6", "7") if card != front]
        state = trading(hand={"green": [front, *rest]}).state
        desk = GAME.trade_desk(state.view(2), NAMES[:3])
        assert desk is not None
        notes[front] = desk.partners[0].note
    assert "card 4" in notes["4"]
    assert "harvest" in notes["2"]
    assert "15 thalers" in notes["3"]
    assert "R04" in notes["R04"]


@pytest.mark.rule("BH-41")
def test_an_invitation_on_the_desk_says_what_coming_costs_to_the_guest_alone() -> None:
    hand = {"green": ["3", "1", "2", "4", "5", "6", "7"]}
    state = trading(hand=hand).do("red: offer green gives=Blaue invited").state
    words = {}
    for seat in range(3):
        desk = GAME.trade_desk(state.view(seat), NAMES[:3])
        assert desk is not None
        words[seat] = desk.offers[0].swaps[0].words
    assert "15 thalers" in words[2]
    assert all("15 thalers" not in words[seat] for seat in (0, 1))


@pytest.mark.rule("BH-45", "BH-82")
def test_an_offer_on_the_desk_says_what_its_purchases_cost_to_whoever_pays_them() -> None:
    table = trading(meter={"Rostock": "Sau"}).do("blue: offer blue gives=Sau gets=Feuer buys=Sau@1")
    words = {}
    for seat in range(3):
        desk = GAME.trade_desk(table.state.view(seat), NAMES[:3])
        assert desk is not None
        words[seat] = desk.offers[0].swaps[0].words
    assert words[1] == words[2] == "Anna first buys Sau from box 1; Anna gives Sau for Feuer"
    assert words[0] == f"{words[1]}. You pay 8."
    view = table.state.view(0)
    assert GAME.describe(GAME.read_choice("accept 1", view), view, NAMES).endswith(" · costs 8"), "as the list says"


def test_spectators_see_offers_and_nobody_trades_after_the_end() -> None:
    watching = GAME.trade_desk(busy().state.view(None), NAMES[:4])
    assert watching is not None
    assert (watching.me, watching.partners, len(watching.offers)) == (None, (), 3)
    record = play_moody(open_table(GAME, 3, {}, "end"))
    state = record.start()
    for seat, choice in record.choices:
        state.step(seat, choice)
    assert GAME.trade_desk(state.view(0), NAMES[:3]) is None


def test_what_lies_on_the_desk_is_said_in_the_language_of_the_book() -> None:
    marked = GAME.translated({key: f"»{text}" for key, text in GAME.entries().items()})
    desk = marked.trade_desk(busy().state.view(0), NAMES[:4])
    assert desk is not None
    said = [good.name for good in desk.goods] + [partner.note for partner in desk.partners] + [desk.first]
    said += [extra.words for extra in desk.extras] + [swap.words for offer in desk.offers for swap in offer.swaps]
    said += [verb.words for verb in desk.orders.verbs] + list(desk.orders.left)
    assert all(words.startswith("»") for words in said)
