"""The master's eye: in what it differs from everybody's."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.appraisal.eye import MASTER
from stammtisch.games.bohnhansa.appraisal.outlook import Outlook
from stammtisch.games.bohnhansa.bot import appraise, in_thalers, judge
from stammtisch.games.bohnhansa.state import BohnHansaState
from tests.bots.test_levels import positions
from tests.games.bohnhansa.table import given
from tests.games.bohnhansa.test_bot import PLAIN


def before_a_bean(**more: Any) -> BohnHansaState:
    """Red stands where a bean is sold, and has money and no contract that asks for it."""
    return given(
        3,
        stage="trade",
        figure={"red": "Edinburgh"},
        money={"red": 40},
        cart={"red": []},
        hand={"red": PLAIN},
        meter={"Edinburgh": ["Blaue"]},
        **more,
    ).state


def test_a_master_hopes_for_half_as_much_from_contracts_that_nobody_has_drawn() -> None:
    view = before_a_bean().view(0)
    plain, master = Outlook(view), Outlook(view, MASTER)
    ahead = min(master.turns, 3.0) / min(plain.turns, 3.0)
    assert master.hope == pytest.approx([0.5 * ahead * hope for hope in plain.hope])


def test_a_master_does_not_buy_a_bean_on_the_mere_hope_of_a_contract() -> None:
    state = before_a_bean()
    buy = GAME.codes.parse("buy Blaue 1")
    assert buy in state.choices(0)
    assert appraise(state.view(0), [buy])[0] > 0 > judge(state.view(0), [buy])[0]


@pytest.mark.parametrize("left", [0, 1, 2])
def test_in_the_last_round_everybody_counts_the_same_journeys(left: int) -> None:
    view = before_a_bean(turns_left=left).view(0)
    assert Outlook(view, MASTER).turns == Outlook(view).turns


def test_before_it_a_master_counts_on_fewer() -> None:
    view = before_a_bean().view(0)
    assert 0 < Outlook(view, MASTER).turns < Outlook(view).turns


def test_whoever_looks_ahead_looks_first_where_a_master_would() -> None:
    for state, seat in positions(GAME, 60):
        view, choices = state.view(seat), state.choices(seat)
        worth = judge(view, choices)
        assert GAME.judge(state, seat, choices) == worth
        chances = GAME.likelihoods(view, choices)
        in_order = [in_thalers(value) for value in worth]
        assert chances[in_order.index(max(in_order))] == max(chances)
