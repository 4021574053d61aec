"""The greedy bot: the sensible thing in a position of each kind, and its strength over whole games."""

from __future__ import annotations

import math
import random

import pytest

from benchmarks.trading import HERMIT, RANDOM, TRADER, play
from stammtisch.bots import Bot
from stammtisch.engine.playout import next_seat
from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.bot import APPRAISALS
from stammtisch.games.bohnhansa.position import STAGES
from tests.games.bohnhansa.table import Table, given, new

PLAIN = ["1", "4", "5", "6", "7", "2", "3"]
"""A hand whose front cards cost nothing."""


def ranked(table: Table, colour: str = "red") -> list[str]:
    """The choices of a player in notation, what it might propose included, the best first."""
    seat = table.colours.index(colour)
    view = table.state.view(seat)
    choices = table.state.choices(seat) + GAME.propose(view)
    worth = GAME.appraise(view, choices)
    order = sorted(range(len(choices)), key=lambda index: -worth[index])
    return [GAME.codes.notation(choices[index]) for index in order]


def test_every_question_of_the_game_has_its_appraisal() -> None:
    assert set(APPRAISALS) == set(STAGES) - {"over"}


def test_a_spectator_has_nothing_to_propose() -> None:
    assert GAME.propose(given(stage="trade").state.view(None)) == []


# Set-up


def test_the_contract_that_is_needed_first_goes_to_the_hand_first() -> None:
    """Danzig is far; Hamburg is next to Bremen and would be reached first: it can wait behind."""
    table = given(
        3,
        stage="opening",
        dealt={"red": ["B08", "D01", "H01"], "blue": ["E01", "E02", "E03"], "green": ["A01", "A02", "A03"]},
    )
    assert ranked(table)[0] in ("opening 123", "opening 132")


# Travel


def test_it_goes_where_it_can_deliver() -> None:
    table = given(3, figure={"red": "Hamburg"}, cart={"red": ["Feuer", "Rote"]}, hand={"red": [*PLAIN, "R01"]})
    assert ranked(table)[0] == "travel Rostock"


def test_it_delivers_before_it_leaves() -> None:
    table = given(3, figure={"red": "Rostock"}, cart={"red": ["Feuer", "Rote"]}, hand={"red": [*PLAIN, "R01"]})
    assert ranked(table)[0] == "fulfil R01"


def test_it_does_not_strand_a_contract_that_can_be_delivered() -> None:
    """R01 lies in front: any journey but the one to Rostock throws it away, with all its beans at hand."""
    table = given(
        3, figure={"red": "Hamburg"}, cart={"red": ["Feuer", "Rote", "Sau"]}, hand={"red": ["R01", *PLAIN, "B04"]}
    )
    assert ranked(table)[0] == "travel Rostock"


def test_it_fetches_the_missing_bean_on_the_way() -> None:
    """Rostock is next to Hamburg, but Rote is sold at Aalborg, next to both."""
    table = given(
        3, figure={"red": "Hamburg"}, money={"red": 40}, cart={"red": ["Feuer"]}, hand={"red": [*PLAIN, "R01"]}
    )
    assert ranked(table)[0] == "travel Aalborg"


def test_it_stays_rather_than_pay_customs_for_nothing() -> None:
    table = given(
        3,
        figure={"red": "Hamburg"},
        money={"red": 30},
        cart={"red": []},
        hand={"red": ["1", "3", "4", "5", "6", "7", "2"]},
        turns_left=0,
        meter={town: [] for town in ("Bremen", "Aalborg", "Rostock", "Malmö", "Hamburg")},
    )
    assert ranked(table)[0] == "travel Hamburg"


# Customs


@pytest.mark.parametrize(("debt", "paid"), [(4, "Blaue"), (14, "Garten")])
def test_customs_are_paid_with_what_fits(debt: int, paid: str) -> None:
    table = given(
        3, stage="customs", debtor="red", debt=debt, cart={"red": ["Blaue", "Sau", "Garten"]}, hand={"red": PLAIN}
    )
    assert ranked(table)[0] == f"customs {paid}"


def test_a_bean_that_a_contract_asks_for_is_kept_from_the_customs() -> None:
    table = given(
        3,
        stage="customs",
        debtor="red",
        debt=5,
        figure={"red": "Rostock"},
        cart={"red": ["Feuer", "Rote", "Sau"]},
        hand={"red": [*PLAIN, "R01"]},
    )
    assert ranked(table)[0] == "customs Sau"


# Purchases


def test_it_buys_what_its_contract_lacks() -> None:
    table = given(
        3,
        {"negotiation": "rounds"},
        stage="trade",
        round=3,
        figure={"red": "Visby"},
        money={"red": 40},
        cart={"red": ["Sau"]},
        hand={"red": [*PLAIN, "B04"]},
    )
    assert ranked(table)[0] == "buy Rote 1"


def test_it_does_not_pay_more_than_a_bean_can_bring() -> None:
    table = given(
        3,
        stage="trade",
        figure={"red": "Edinburgh"},
        money={"red": 40},
        cart={"red": []},
        hand={"red": PLAIN},
        turns_left=0,
        meter={"Edinburgh": ["Blaue*2"]},
    )
    assert ranked(table)[0] == "end"


def test_a_bean_below_its_base_price_is_a_bargain_even_at_the_end() -> None:
    table = given(
        3,
        stage="trade",
        figure={"red": "Bremen"},
        money={"red": 40},
        cart={"red": []},
        hand={"red": PLAIN},
        turns_left=0,
        meter={"Bremen": ["Augen*3", "Brech", "Augen", "Brech"]},
    )
    assert ranked(table)[0].startswith("buy Augen")


def test_a_full_cart_drops_a_cheap_bean_for_the_one_that_completes_a_contract() -> None:
    table = given(
        3,
        {"negotiation": "rounds"},
        stage="trade",
        round=3,
        figure={"red": "Visby"},
        money={"red": 40},
        cart={"red": ["Blaue"] * 7 + ["Soja"]},
        hand={"red": [*PLAIN, "D04"]},
    )
    assert ranked(table)[0] == "discard Blaue"
    assert ranked(table.do("red: discard Blaue"))[0] == "buy Rote 1"


# End of the turn and of the game


def test_what_was_drawn_is_delivered_at_once() -> None:
    table = given(
        3, stage="end_turn", figure={"red": "Rostock"}, cart={"red": ["Feuer", "Rote"]}, hand={"red": [*PLAIN, "R01"]}
    )
    assert ranked(table)[0] == "fulfil R01"


def test_in_the_final_step_the_better_of_two_contracts_gets_the_bean() -> None:
    table = given(
        3,
        stage="final_step",
        figure={"red": "Rostock"},
        cart={"red": ["Feuer", "Rote", "Brech"]},
        hand={"red": [*PLAIN, "R01", "R07"]},
    )
    assert ranked(table) == ["fulfil R07", "fulfil R01", "end"]


def test_nobody_buys_a_contract_in_the_last_turn_that_he_can_hardly_use() -> None:
    table = given(3, stage="end_turn", turns_left=0, money={"red": 50}, cart={"red": []}, hand={"red": PLAIN})
    assert ranked(table)[0] == "end"


# Whole games


@pytest.mark.parametrize("mode", ["rounds", "free"])
def test_what_nobody_knows_changes_nothing(mode: str) -> None:
    rng = random.Random(f"disguise {mode}")
    state = new(3, "disguise", negotiation=mode).state
    while not state.over:
        # At every fourth step or so: at each of them it takes four times as long.
        for seat in range(3) if rng.random() < 0.25 else ():
            twin = GAME.disguise(state, seat, rng).view(seat)
            view = state.view(seat)
            proposed = GAME.propose(view)
            assert GAME.propose(twin) == proposed
            choices = state.choices(seat) + proposed
            worth = GAME.appraise(view, choices)
            assert GAME.appraise(twin, choices) == worth
            assert len(worth) == len(choices)
            assert all(math.isfinite(value) for value in worth)
            assert all(state.refusal(seat, choice) is None for choice in proposed)
        seat = next_seat(state)
        state.step(seat, TRADER.choose(GAME, state.view(seat), state.choices(seat), rng))


def test_the_worth_of_a_choice_does_not_hang_on_the_others_listed() -> None:
    state = given(4, {"negotiation": "rounds"}, stage="trade", money={"red": 40}, hand={"red": [*PLAIN, "E01"]}).state
    choices = state.choices(0)
    view = state.view(0)
    together = dict(zip(choices, GAME.appraise(view, choices), strict=True))
    assert together == {choice: GAME.appraise(view, [choice])[0] for choice in choices}


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_tables_that_trade_earn_more_than_tables_that_do_not(players: int) -> None:
    gains = 0
    for deal in range(3):
        traded, alone = (
            play(
                GAME, GAME.new(players, f"pays {deal}", {"negotiation": "rounds"}), [bot] * players, random.Random(deal)
            )
            for bot in (TRADER, HERMIT)
        )
        gains += sum(traded) - sum(alone)
    assert gains > 0


@pytest.mark.slow
def test_it_beats_whoever_knows_only_the_rules() -> None:
    for deal in range(9):
        bots: list[Bot] = [RANDOM, RANDOM, RANDOM]
        bots[deal % 3] = TRADER
        state = GAME.new(3, f"strength {deal}", {"negotiation": "rounds"})
        scores = play(GAME, state, bots, random.Random(deal))
        assert scores[deal % 3] == max(scores)
