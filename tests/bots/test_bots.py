"""The bots that know no game: their table, and what they may choose."""

from __future__ import annotations

import random

import pytest

from stammtisch.bots import BOTS, GreedyBot, RandomBot, find_bot
from stammtisch.engine import BadInput
from stammtisch.games.goldbraeu import GAME


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_found_by_its_name(name: str) -> None:
    assert find_bot(name).name == name
    assert find_bot(name).description


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadInput, match="'deep'; there are: random, greedy"):
        find_bot("deep")


def test_the_random_bot_comes_to_every_choice() -> None:
    state = GAME.new(players=4, seed="every choice")
    choices = state.choices(0)
    rng = random.Random(1)
    made = {RandomBot().choose(GAME, state.view(0), choices, rng) for _ in range(40 * len(choices))}
    assert made == set(choices)


@pytest.mark.parametrize("name", BOTS)
def test_the_same_generator_gives_the_same_choices(name: str) -> None:
    bot = find_bot(name)
    state = GAME.new(players=3, seed="twice")
    first, second = (
        [bot.choose(GAME, state.view(0), state.choices(0), rng) for _ in range(20)]
        for rng in (random.Random(7), random.Random(7))
    )
    assert first == second


def test_the_greedy_bot_needs_no_appraisal_for_an_only_choice() -> None:
    view = GAME.new(players=3, seed="only").view(0)
    assert GreedyBot().choose(GAME, view, [5], random.Random(1)) == 5
