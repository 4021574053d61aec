"""The table as an SVG picture."""

from __future__ import annotations

from stammtisch.games.bohnhansa.view import BohnHansaView


def draw(view: BohnHansaView, names: list[str]) -> str:
    """The common track and every garden as one SVG."""
    return f"<svg xmlns='http://www.w3.org/2000/svg'><text>{names} {view.money}</text></svg>"
