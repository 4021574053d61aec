"""The lower levels: what a Geselle overlooks, and what a Lehrling does not see."""

from __future__ import annotations

import random
from typing import Any

from stammtisch.bots import Bot
from stammtisch.bots.geselle import Geselle
from stammtisch.bots.lehrling import Lehrling
from stammtisch.bots.noticing import notice
from stammtisch.engine import Game
from stammtisch.engine.playout import any_of, next_seat
from stammtisch.games import bohnhansa, heavenale
from stammtisch.games.goldbraeu import GAME
from tests.games.bohnhansa.test_bot import PLAIN
from tests.games.bohnhansa.test_bot_trade import at_malmoe


def positions(game: Game[Any, Any, Any], decisions: int) -> list[tuple[Any, int]]:
    """The positions of a random game for three in which there is something to choose, and who chooses."""
    state = game.new(3, "levels")
    rng = random.Random(3)
    found: list[tuple[Any, int]] = []
    while len(found) < decisions:
        seat = next_seat(state)
        if len(state.choices(seat)) > 1:
            found.append((state.copy(), seat))
        state.step(seat, any_of(state.choices(seat), rng))
    return found


def test_a_geselle_takes_what_looks_best_of_what_it_notices() -> None:
    """Mostly that is what looks best of all, as the greedy bot sees it; now and then it is something else."""
    best = others = 0
    for number, (state, seat) in enumerate(positions(GAME, 60) * 5):
        view, choices = state.view(seat), state.choices(seat)
        made = Geselle().choose(GAME, view, choices, random.Random(number))
        worth = GAME.appraise(view, choices)
        if worth[choices.index(made)] == max(worth):
            best += 1
        else:
            others += 1
    assert 0 < others < 0.1 * best


def test_a_learner_notices_most_choices_and_one_at_least() -> None:
    rng = random.Random(1)
    noticed = [notice([1, 2, 3, 4], 0.75, rng) for _ in range(1000)]
    assert 2.9 < sum(map(len, noticed)) / 1000 < 3.1
    assert all(found and found == sorted(set(found)) for found in noticed)
    assert notice([7], 0.0, rng) == [7]
    assert notice([], 1.0, rng) == []


def test_a_lehrling_does_not_buy_for_a_contract_that_is_far_away() -> None:
    """From Malmö to Bremen, which wants Feuer and Blaue, there are three roads, and he counts on one journey only."""
    state = at_malmoe(cart={"red": ["Feuer"]}, hand={"red": [*PLAIN, "B01"]}).state

    def bought(bot: Bot) -> int:
        made = [bot.choose(bohnhansa.GAME, state.view(0), state.choices(0), random.Random(seed)) for seed in range(50)]
        return [bohnhansa.GAME.codes.notation(choice) for choice in made].count("buy Blaue 1")

    assert bought(Lehrling()) < 10
    assert bought(Geselle()) > 40


def test_a_lehrling_sees_less_of_the_lap_than_lies_ahead() -> None:
    state = heavenale.GAME.new(2, "lap")
    while state.stack[-1].name != "move":
        seat = next_seat(state)
        state.step(seat, state.choices(seat)[0])
    seat = next_seat(state)
    view, choices = state.view(seat), state.choices(seat)
    seen, there = heavenale.GAME.glance(view, choices), heavenale.GAME.appraise(view, choices)
    assert all(less <= more for less, more in zip(seen, there, strict=True))
    assert seen[0] < there[0]


def test_in_haste_choices_are_appraised_as_ever() -> None:
    game = heavenale.GAME
    for state, seat in positions(game, 60):
        choices = state.choices(seat)
        assert game.appraise_in_haste(state, seat, choices) == game.appraise(state.view(seat), choices)
