"""Choices in the words of the moment."""

from __future__ import annotations

import re

from stammtisch.engine.playout import random_game
from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.choices import ALLOW, BLOCK, PASS

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def said() -> dict[str, set[str]]:
    """By stage, everything that was to be chosen in some games."""
    found: dict[str, set[str]] = {}
    for number in range(12):
        for state in random_game(GAME, 4, f"words {number}").states():
            for seat in state.seats_to_decide():
                words = {GAME.describe(choice, state.view(seat), NAMES) for choice in state.choices(seat)}
                found.setdefault(state.stack[-1].name, set()).update(words)
                if ALLOW in state.choices(seat):
                    # Whoever may not block is told why; a share from the hand may still change it.
                    allowed = GAME.describe(ALLOW, state.view(seat), NAMES)
                    assert ("majority" in allowed) == (BLOCK not in state.choices(seat))
    return found


def test_words_name_who_and_where() -> None:
    words = said()
    assert any(" (now Cleo)" in each for each in words["boss"])
    assert any(re.fullmatch(r"Block it: the boss of \w+ stays", each) for each in words["block"])
    assert GAME.words(PASS) not in words["payday"]
    assert "That was all: on to payday" in words["payday"]
