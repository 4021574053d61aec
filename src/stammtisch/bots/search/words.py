"""A choice that a search has looked at, in a player's words."""

from __future__ import annotations

from typing import Any

from stammtisch.bots.search.search import SILENCE
from stammtisch.engine.game import Game
from stammtisch.engine.view import View


def choice_in_words(choice: int, game: Game[Any, Any, Any], view: View, names: list[str]) -> str:
    """As the view's seat would say it; whoever is not asked may also wait."""
    return "wait" if choice == SILENCE else game.describe(choice, view, names)
