"""Whole games in a browser: by clicking on the board, and by keyboard alone, and in every language."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser

from stammtisch.engine import all_games
from stammtisch.web.languages import LANGUAGES
from tests.web.browser import MOUSE_LANGUAGE, PAIR_LANGUAGE, STILL, Player

pytestmark = pytest.mark.slow


MOVING = "bohnhansa"
"""The game that is clicked through with everything that slides and glows; the others stand still."""


def sit_down(browser: Browser, host: str, game: str, language: str, **context: Any) -> Player:
    player = Player(browser, host, locale=language, **context)
    player.quick(game)
    assert player.page.evaluate("document.documentElement.lang") == language
    return player


def test_every_language_is_played_in_by_mouse() -> None:
    assert {*MOUSE_LANGUAGE.values(), PAIR_LANGUAGE} == set(LANGUAGES)


@pytest.mark.parametrize("game", list(all_games()))
def test_a_whole_game_by_clicking_on_the_board(browser: Browser, host: str, game: str) -> None:
    context = {} if game == MOVING else STILL
    player, rng = sit_down(browser, host, game, MOUSE_LANGUAGE[game], **context), random.Random(1)
    while not player.over:
        player.play_by_mouse(rng)
    player.page.wait_for_selector("dialog[open] .winner")
    assert player.faults == []


@pytest.mark.parametrize("game", list(all_games()))
def test_a_whole_game_by_keyboard_alone(browser: Browser, host: str, game: str) -> None:
    player, rng = sit_down(browser, host, game, PAIR_LANGUAGE, **STILL), random.Random(2)
    while not player.over:
        player.play_by_keyboard(rng)
    assert player.faults == []
