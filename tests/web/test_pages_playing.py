"""Whole games in a browser: by clicking on the board, and by keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from stammtisch.engine import all_games
from tests.web.browser import Player, browsing

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser


@pytest.mark.parametrize("game", list(all_games()))
def test_a_whole_game_by_clicking_on_the_board(browser: Browser, host: str, game: str) -> None:
    player, rng = Player(browser, host), random.Random(1)
    player.quick(game)
    while not player.over:
        player.play_by_mouse(rng)
    player.page.wait_for_selector("dialog[open] .winner")
    assert player.faults == []


@pytest.mark.parametrize("game", list(all_games()))
def test_a_whole_game_by_keyboard_alone(browser: Browser, host: str, game: str) -> None:
    player, rng = Player(browser, host), random.Random(2)
    player.quick(game)
    while not player.over:
        player.play_by_keyboard(rng)
    assert player.faults == []
