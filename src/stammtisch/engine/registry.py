"""Which games there are: ours and those that other packages bring along."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from stammtisch.engine.errors import BadInput
from stammtisch.engine.game import Game

GROUP = "stammtisch.games"


@cache
def all_games() -> dict[str, Game[Any, Any, Any]]:
    """Every installed game by its key: whatever registers an entry point in the group `stammtisch.games`."""
    found: dict[str, Game[Any, Any, Any]] = {}
    for entry in sorted(entry_points(group=GROUP)):
        game = entry.load()
        if not isinstance(game, Game):
            raise TypeError(f"entry point {entry.value} is no Game")
        found[game.key] = game
    return found


def find_game(key: str) -> Game[Any, Any, Any]:
    """The game of that key."""
    if key not in all_games():
        raise BadInput(f"there is no game '{key}'; there are: {', '.join(all_games())}")
    return all_games()[key]
