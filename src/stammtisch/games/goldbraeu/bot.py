"""What a beginner's eye sees in a choice: the greedy bot's appraisal."""

from __future__ import annotations

from stammtisch.games.goldbraeu.view import GoldbraeuView


def appraise(view: GoldbraeuView, choices: list[int]) -> list[float]:
    """Placeholder until the appraisal is written."""
    return [0.0 for _ in choices]
