"""What a beginner's eye sees in a choice."""

from __future__ import annotations

from stammtisch.games.bohnhansa.view import BohnHansaView


def appraise(view: BohnHansaView, choices: list[int]) -> list[float]:
    """How good each choice looks to the view's seat."""
    return [0.0 for _ in choices]
