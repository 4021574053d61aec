"""What a position is worth: more of what pays must count as more, and the end as what it is."""

from __future__ import annotations

import random
from typing import Any

import pytest

from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.evaluation import FEATURES, GUESSES, STAGES, rows, stage
from stammtisch.games.goldbraeu.evaluation.today import actions_left
from stammtisch.games.goldbraeu.evaluation.weights import DOUBTS, WEIGHTS
from stammtisch.games.goldbraeu.names import ACTIONS, NOBODY
from tests.builders import given, new

RED = 0


def lead(**position: Any) -> float:
    """By how much red is expected to be ahead of the average of the others."""
    expected = GAME.evaluate(given(**position).state)
    return expected[RED] - sum(expected[1:]) / (len(expected) - 1)


def middle(**position: Any) -> dict[str, Any]:
    """A morning in the second week where red has something to lose."""
    said: dict[str, Any] = {
        "week": 2,
        "day": 4,
        "stage": "card",
        "markers": {"Krug": {"red": 2, "blue": 1}, "Post": {"green": 2}},
        "boss": {"Krug": "red", "Post": "green"},
        "cells": {"Krug": ["b3", "b2"], "Post": ["g3", "g2"]},
    }
    return said | position


def test_every_feature_has_its_weight_at_every_stage() -> None:
    assert len(GUESSES) == len(FEATURES) == len(rows(new().state)[0])
    for weights in WEIGHTS:
        assert [len(row) for row in weights] == [len(FEATURES) + 1] * STAGES
        assert all(weight >= 0 for row in weights for weight in row[:-1])
    assert [len(row) for row in DOUBTS] == [STAGES, STAGES]


def test_at_the_end_it_is_the_money_and_there_is_no_doubt() -> None:
    table = given(stage="over", week=3, day=7, money={"red": 90, "blue": 40, "green": 3, "yellow": 0})
    assert GAME.evaluate(table.state) == [90.0, 40.0, 3.0, 0.0]
    assert GAME.doubt(table.state) == 0


@pytest.mark.parametrize("players", [3, 4])
def test_doubt_never_grows_as_the_game_goes_on(players: int) -> None:
    doubts = DOUBTS[players - 3]
    assert doubts == sorted(doubts, reverse=True)
    assert doubts[-1] > 0


def test_a_thaler_is_a_thaler() -> None:
    richer = lead(**middle(money={"red": 35}))
    assert richer - lead(**middle()) == pytest.approx(10)


@pytest.mark.parametrize(
    "better",
    [
        {"markers": {"Krug": {"red": 3, "blue": 1}, "Post": {"green": 2}}},
        {"markers": {"Krug": {"red": 2}, "Post": {"green": 2}}},
        {"hand": {"red": "Krug"}},
        {"cells": {"Krug": ["b3", "b2", "b4"], "Post": ["g3", "g2"]}},
        {"cells": {"Krug": ["b3", "b2"], "Post": ["g3"]}},
        {"waitress": "Krug"},
    ],
)
def test_what_pays_red_more_or_the_others_less_is_better_for_red(better: dict[str, Any]) -> None:
    assert lead(**middle(**better)) > lead(**middle())


def test_whoever_has_passed_the_last_payday_gets_nothing_for_what_is_still_in_hand() -> None:
    position: dict[str, Any] = {
        "stage": "payday",
        "week": 3,
        "day": 7,
        "start": "red",
        "markers": {"Krug": {"blue": 1}},
        "cells": {"Krug": ["b3", "b2", "b4"]},
        "hand": {"red": "Krug"},
    }
    assert lead(**position, turn="red") > lead(**position, turn="blue")


def test_a_card_that_was_laid_counts_until_its_action_is_done() -> None:
    laid = given(stage="expand", turn="red", chosen="expand boss boss buy", boss={"Krug": "red"})
    assert [actions_left(laid.state, seat) for seat in range(4)] == [2, 1, 1, 1]
    laid.do("red: grow Krug b2")
    assert actions_left(laid.state, RED) == 1
    laid.do("red: pass")
    assert actions_left(laid.state, RED) == 0
    bought = given(stage="drawn", turn="red", chosen="buy expand boss buy", drawn="Krug", hand={"red": "Krug"})
    assert actions_left(bought.state, RED) == 0


@pytest.mark.parametrize("players", [3, 4])
def test_judging_changes_nothing_and_every_stage_comes_up(players: int) -> None:
    state = GAME.new(players, f"judged {players}")
    rng = random.Random(players)
    seen = set()
    while not state.over:
        seen.add(stage(state))
        before = GAME.write(state)
        assert len(GAME.evaluate(state)) == players
        assert GAME.write(state) == before
        seat = state.seats_to_decide()[0]
        state.step(seat, rng.choice(state.choices(seat)))
    assert seen == set(range(STAGES))


def test_others_choose_their_secret_cards_again_and_nothing_else_is_taken_back() -> None:
    table = given(stage="card", day=3)
    table.do("red: card buy", "blue: card expand", "yellow: card boss")
    GAME.reopen(table.state, RED)
    assert table.state.seats_to_decide() == [1, 2, 3], "one's own card stays"
    assert table.state.chosen == [ACTIONS.index("buy"), NOBODY, NOBODY, NOBODY]
    acting = given(stage="expand", turn="red", chosen="expand boss boss buy", boss={"Krug": "red"})
    before = GAME.write(acting.state)
    GAME.reopen(acting.state, RED)
    assert GAME.write(acting.state) == before


@pytest.mark.parametrize("action", ACTIONS)
def test_whatever_card_another_has_chosen_he_chooses_it_again(action: str) -> None:
    table = given(stage="card", day=3).do(f"blue: card {action}")
    GAME.reopen(table.state, RED)
    assert table.state.seats_to_decide() == [0, 1, 2, 3]
    assert table.state.chosen == [NOBODY] * 4
