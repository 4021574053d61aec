"""From scores to shares of the win."""

from __future__ import annotations

import math


def win_shares(scores: list[float], doubt: float) -> list[float]:
    """By seat, how likely it wins when the scores are only known to within a doubt; they add up to 1.

    Without doubt the best win, and several share it.
    """
    best = max(scores)
    if doubt <= 0.0:
        odds = [1.0 if score == best else 0.0 for score in scores]
    else:
        odds = [math.exp((score - best) / doubt) for score in scores]
    total = sum(odds)
    return [odd / total for odd in odds]
