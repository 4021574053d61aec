"""The evaluation: what it must see in a position, and how well it foresees the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from benchmarks.trading import TRADER
from stammtisch.bots import find_bot
from stammtisch.engine.playout import any_of, next_seat
from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.evaluation.network import NETWORK, Network
from stammtisch.games.bohnhansa.evaluation.numbers import NAMES, rows
from stammtisch.games.bohnhansa.state import TRADING
from tests.games.bohnhansa.table import Table, given, new, play_on
from tests.games.bohnhansa.test_bot import PLAIN
from tests.games.bohnhansa.test_bot_trade import FREE, ROUNDS, at_malmoe, offered


def expected(**position: Any) -> float:
    """What red may expect of a position for three, about to travel in the middle of the game."""
    position["hand"] = {"red": PLAIN, "blue": PLAIN, "green": PLAIN} | position.get("hand", {})
    position["cart"] = {"red": [], "blue": [], "green": []} | position.get("cart", {})
    position.setdefault("figure", {"red": "Hamburg", "blue": "Hamburg", "green": "Hamburg"})
    position.setdefault("harvested", ["N01", "N02", "N03", "N04", "N05"])
    return GAME.evaluate(given(3, **position).state)[0]


def test_the_network_has_a_weight_for_every_number_and_a_constant() -> None:
    assert {len(unit) for unit in NETWORK.hidden} == {len(NAMES) + 1}
    assert len(NETWORK.output) == len(NETWORK.hidden) + 1


def test_a_network_adds_up_what_its_units_let_through() -> None:
    """Two units: one for twice the first number less 1, one for the second below 0."""
    network = Network({"hidden": [[2.0, 0.0, -1.0], [0.0, -1.0, 0.0]], "output": [10.0, 1.0, 5.0], "doubt": [1, 8]})
    assert network.value([1.0, 0.0]) == 15.0
    assert network.value([0.0, 0.0]) == 5.0
    assert network.value([0.0, -3.0]) == 8.0


def numbers(**position: Any) -> dict[str, float]:
    """What the network is told of red, by name."""
    return dict(zip(NAMES, rows(given(3, **position).state)[0], strict=True))


def test_the_network_is_told_of_every_contract_what_it_lacks_and_where_it_lies() -> None:
    """R01 wants Feuer and Rote at Rostock, M01 Feuer and Sau at Malmö, next to it; the hand has seven cards before."""
    told = numbers(figure={"red": "Rostock"}, cart={"red": ["Feuer", "Rote"]}, hand={"red": [*PLAIN, "R01", "M01"]})
    counted = {name for name, value in told.items() if value and ("complete" in name or "lacks" in name)}
    assert counted == {"complete, here", "complete, behind", "lacks one, next", "lacks one, behind"}
    assert (told["cart"], told["short"], told["cards"], told["at Rostock"]) == (2, 2, 9, 1)
    assert (told["supply place"], told["customs place"], told["travel cards"]) == (5, 6, 7)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_position_is_worth_a_sensible_score_and_the_end_its_own(players: int) -> None:
    state = new(players, "any position", negotiation="rounds").state
    rng = random.Random(2)
    while not state.over:
        values = GAME.evaluate(state)
        assert len(values) == players
        assert all(-200 < value < 500 for value in values)
        assert GAME.doubt(state) > 0
        seat = next_seat(state)
        state.step(seat, any_of(state.choices(seat), rng))
    assert GAME.evaluate(state) == [float(score) for score in state.scores()]
    assert GAME.doubt(state) == 0


def test_in_the_final_step_what_can_be_delivered_is_known() -> None:
    """R01 wants Feuer and Rote at Rostock; M01 lies elsewhere, so its beans bring what they always do. (BH-72)"""
    table = given(
        3,
        stage="final_step",
        turns_left=0,
        figure={"red": "Rostock"},
        cart={"red": ["Feuer", "Rote", "Sau"]},
        hand={"red": [*PLAIN, "R01", "M01"]},
        credit={"blue": 5},
    )
    foreseen = GAME.evaluate(table.state)
    table.do("red: fulfil R01", "red: end", "blue: end", "green: end")
    assert table.state.over
    assert foreseen == pytest.approx(table.state.scores())


def test_a_position_is_left_as_it_was() -> None:
    state = new(4, "as it was").state
    before = GAME.write(state)
    GAME.evaluate(state)
    assert GAME.write(state) == before


def test_seats_are_judged_alike() -> None:
    one = given(3, figure={"red": "Visby"}, cart={"red": ["Sau"], "blue": ["Rote"]}, money={"blue": 9}, turn="red")
    other = given(
        3, figure={"blue": "Visby"}, cart={"blue": ["Sau"], "green": ["Rote"]}, money={"green": 9}, turn="blue"
    )
    values = GAME.evaluate(other.state)
    assert GAME.evaluate(one.state) == [values[1], values[2], values[0]]


def test_thalers_and_beans_are_worth_something_and_debts_cost() -> None:
    assert expected(money={"red": 60}) > expected(money={"red": 50}) + 5
    assert expected(cart={"red": ["Garten"]}) > expected(cart={"red": ["Blaue"]}) + 5
    assert expected(credit={"red": 10}) < expected() - 10


def test_a_bean_that_a_contract_asks_for_is_worth_more() -> None:
    """R01 wants Feuer and Rote at Rostock; Augen are nearly as dear as Rote."""
    hand = {"red": [*PLAIN, "R01"]}
    wanted = expected(hand=hand, cart={"red": ["Feuer", "Rote"]})
    assert wanted > expected(hand=hand, cart={"red": ["Feuer", "Augen"]}) + 5
    assert expected(cart={"red": ["Feuer", "Rote"]}) < expected(cart={"red": ["Feuer", "Augen"]}) + 5


def test_a_contract_is_worth_more_where_it_can_be_reached() -> None:
    cart = {"red": ["Feuer", "Rote"]}
    near = {"red": "Rostock", "blue": "Hamburg", "green": "Hamburg"}
    far = {"red": "Edinburgh", "blue": "Hamburg", "green": "Hamburg"}
    hand = {"red": [*PLAIN, "R01"]}
    assert expected(hand=hand, cart=cart, figure=near) > expected(hand=hand, cart=cart, figure=far)


def test_customs_in_front_cost_more_than_behind() -> None:
    assert expected(hand={"red": ["3", "1", "4", "5", "6", "7", "2"]}, turns_left=0) < expected(
        hand={"red": ["1", "4", "5", "6", "7", "2", "3"]}, turns_left=0
    )


def test_late_in_the_game_the_end_is_foreseen() -> None:
    """In the last round differences between seats are known to within a few thalers."""
    misses: list[float] = []
    spread: list[float] = []
    for number in range(4):
        state = new(4, f"foreseen {number}", negotiation="rounds").state
        rng = random.Random(number)
        foreseen: list[list[float]] = []
        while not state.over:
            if state.last >= 0:
                foreseen.append(GAME.evaluate(state))
            play_on(state, rng)
        scores = state.scores()
        for values in foreseen:
            for seat in range(1, 4):
                misses.append(abs((values[seat] - values[0]) - (scores[seat] - scores[0])))
                spread.append(abs(scores[seat] - scores[0]))
    assert sum(misses) < 0.4 * sum(spread)


# Search


def thought(table: Table, colour: str) -> str | None:
    """What a player who looks ahead a little says now, in notation; None for silence."""
    seat = table.colours.index(colour)
    state = table.state
    bot = find_bot("search:120i")
    says = bot.choose if state.waiting >> seat & 1 else bot.interject
    choice = says(GAME, state.view(seat), state.choices(seat), random.Random(1))
    return None if choice is None else GAME.codes.notation(choice)


@pytest.mark.parametrize("options", [ROUNDS, FREE])
def test_search_takes_the_bean_that_its_contract_waits_for(options: dict[str, str]) -> None:
    cart = {"red": ["Sau"], "blue": ["Feuer", "Blaue", "Blaue"]}
    table = offered("blue gives=Sau gets=Blaue", options=options, cart=cart, hand={"blue": [*PLAIN, "M01"]})
    assert thought(table, "blue") == "accept 1"


@pytest.mark.parametrize("options", [ROUNDS, FREE])
@pytest.mark.parametrize("deal", ["blue gives=Blaue gets=Garten", "blue gives=Blaue gets=Garten+Garten"])
def test_search_is_not_milked(deal: str, options: dict[str, str]) -> None:
    cart = {"red": ["Blaue"], "blue": ["Garten", "Garten"]}
    money = {"red": 90, "blue": 30, "green": 30}
    table = offered(deal, options=options, cart=cart, money=money)
    assert thought(table, "blue") != "accept 1"


def test_search_comes_to_an_agreement_that_brings_both_something() -> None:
    """Red lacks the Sau of M01; blue has two of them, and the Soja that red has twice are dearer."""
    table = at_malmoe(
        ROUNDS,
        cart={"red": ["Feuer", "Soja", "Soja"], "blue": ["Sau", "Sau"]},
        hand={"red": [*PLAIN, "M01"]},
        meter={"Malmö": []},
    )
    state = table.state
    rng = random.Random(5)
    bots = [find_bot("search:60i"), TRADER, TRADER]
    while state.phase == TRADING:
        seat = next_seat(state)
        state.step(seat, bots[seat].choose(GAME, state.view(seat), state.choices(seat), rng))
    gained = table.gained("red")
    assert gained["thalers"] > 0
    assert gained["Soja"] < 0
    assert table.gained("blue").keys() == {"Sau", "Soja"}


def test_nobody_offers_in_haste_but_offers_are_answered() -> None:
    state = new(3, "haste", negotiation="rounds").state
    rng = random.Random(3)
    seen = set()
    while not state.over:
        seat = next_seat(state)
        choices = state.choices(seat)
        hasty = GAME.in_haste(state, choices)
        assert hasty
        assert set(hasty) <= set(choices)
        kinds = {GAME.codes.structure(choice)[0] for choice in hasty}
        seen |= kinds
        assert not kinds & {"swap", "invite"}
        state.step(seat, any_of(choices, rng))
    assert {"accept", "refuse", "end", "buy", "pass"} <= seen


def test_a_turn_is_settled_when_the_next_one_has_begun() -> None:
    before = new(3, "settled").state
    state = before.copy()
    rng = random.Random(4)
    while state.phase == before.phase:
        state.step(next_seat(state), any_of(state.choices(next_seat(state)), rng))
    before = state.copy()
    while state.active == before.active:
        assert not GAME.settled(state, before)
        play_on(state, rng)
    assert GAME.settled(state, before)


def test_openings_are_settled_when_the_first_journey_is_due_whoever_begins() -> None:
    began = set()
    for deal in range(12):
        before = new(3, f"openings {deal}").state
        state = before.copy()
        rng = random.Random(deal)
        while state.phase == before.phase:
            assert not GAME.settled(state, before)
            state.step(next_seat(state), any_of(state.choices(next_seat(state)), rng))
        began.add(state.active)
        assert GAME.settled(state, before), state.active
    assert began == {0, 1, 2}
