"""Random play: to the end, evenly, and the same again from the same seed."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from stammtisch.engine import state_hash
from stammtisch.engine.playout import any_of, next_seat, playout, random_game, simulate
from tests.conformance.toy import GAME, STAKE


def test_it_plays_to_the_end_and_counts_decisions() -> None:
    state = GAME.new(2, "playout")
    decisions = playout(state, random.Random(1))
    assert state.over
    assert 6 <= decisions <= 9


def test_the_lowest_waiting_seat_goes_first_unless_any_may() -> None:
    state = GAME.new(2, "seats")
    assert next_seat(state) == 0
    rng = random.Random(1)
    assert {next_seat(state, rng) for _ in range(50)} == {0, 1}
    state.step(0, STAKE)
    assert {next_seat(state), next_seat(state, rng)} == {1}


def test_when_a_game_is_over_nobody_is_next() -> None:
    state = GAME.new(2, "over")
    playout(state, random.Random(1))
    with pytest.raises(ValueError, match="the game is over"):
        next_seat(state)
    with pytest.raises(ValueError, match="the game is over"):
        next_seat(state, random.Random(1))


def test_choices_are_drawn_evenly() -> None:
    rng = random.Random(1)
    counts = Counter(any_of([5, 6, 7], rng) for _ in range(3000))
    assert set(counts) == {5, 6, 7}
    assert min(counts.values()) > 900


def test_an_only_choice_costs_no_draw() -> None:
    rng = random.Random(1)
    assert any_of([5], rng) == 5
    assert rng.random() == random.Random(1).random()


def test_a_random_game_is_recorded_whole() -> None:
    record = random_game(GAME, 2, "whole", {"purse": "three"}, ["Ann", "Bob"])
    assert record.names == ["Ann", "Bob"]
    assert record.terms.options == {"purse": "three"}
    assert record.result is not None
    assert state_hash(GAME, record.replay()) == record.result.state_hash


def test_the_seed_decides_deal_and_choices() -> None:
    assert random_game(GAME, 2, "a").to_data() == random_game(GAME, 2, "a").to_data()
    assert random_game(GAME, 2, "a").choices != random_game(GAME, 2, "b").choices
    assert random_game(GAME, 2, "a").names == ["white", "black"]


def test_many_games_in_one_call_are_those_of_their_numbers() -> None:
    played = simulate(GAME, GAME.terms(2), "many", range(3, 6))
    for number, game in zip(range(3, 6), played, strict=True):
        record = random_game(GAME, 2, f"many-{number}")
        assert record.result is not None
        assert game.decisions == len(record.choices)
        assert game.scores == record.result.scores
        assert game.winners == record.result.winners
