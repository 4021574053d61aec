"""The table as text for a terminal."""

from __future__ import annotations

from stammtisch.games.bohnhansa.view import BohnHansaView


def sketch(view: BohnHansaView, names: list[str]) -> str:
    """Track, gardens, production tracks as lines of text with rich markup."""
    return "\n".join(names) + f"\n{view.money}"
