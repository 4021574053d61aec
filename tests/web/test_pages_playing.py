"""Whole games in a browser: by clicking on the board, and by keyboard alone, and in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import Browser

from stammtisch.engine import all_games
from stammtisch.web.languages import LANGUAGES
from tests.web.browser import Player, browsing

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser


LANGUAGE = dict(zip(all_games(), cycle(LANGUAGES), strict=False))
KEYBOARD_LANGUAGE = list(LANGUAGES)[-1]
"""Each game by mouse in another language; by keyboard in the one that is left over."""


def sit_down(browser: Browser, host: str, game: str, language: str) -> Player:
    player = Player(browser, host, locale=language)
    player.quick(game)
    assert player.page.evaluate("document.documentElement.lang") == language
    return player


def test_every_language_is_played_in() -> None:
    assert {*LANGUAGE.values(), KEYBOARD_LANGUAGE} == set(LANGUAGES)


@pytest.mark.parametrize("game", list(all_games()))
def test_a_whole_game_by_clicking_on_the_board(browser: Browser, host: str, game: str) -> None:
    player, rng = sit_down(browser, host, game, LANGUAGE[game]), random.Random(1)
    while not player.over:
        player.play_by_mouse(rng)
    player.page.wait_for_selector("dialog[open] .winner")
    assert player.faults == []


@pytest.mark.parametrize("game", list(all_games()))
def test_a_whole_game_by_keyboard_alone(browser: Browser, host: str, game: str) -> None:
    player, rng = sit_down(browser, host, game, KEYBOARD_LANGUAGE), random.Random(2)
    while not player.over:
        player.play_by_keyboard(rng)
    assert player.faults == []
