"""The table as text for a terminal."""

from __future__ import annotations

from stammtisch.games.goldbraeu.view import GoldbraeuView


def sketch(view: GoldbraeuView, names: list[str]) -> str:
    """The board, the businesses and the players as lines of text with rich markup."""
    return "\n".join(names) + f"\n{view.money}"
