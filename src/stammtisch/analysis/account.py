"""What the result of a seat was made of: luck, its own choices and those of the others."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Account:
    """Why a seat ended with its share of the win: `start + own + others + luck + insight` is the result.

    `start`: what the seat could expect when the game began; those of all seats add up to 1. `own`: what its own clear
    mistakes cost it. `others`: what those of the others gave it. `luck`: what came to light by chance or out of a hand.
    `insight`: what the thinker saw only later, though nothing had happened.
    """

    start: float
    own: float
    others: float
    luck: float
    insight: float
    result: float

    def to_data(self) -> dict[str, float]:
        return {key: round(value, 4) for key, value in vars(self).items()}

    def in_hundredths(self) -> dict[str, int]:
        """In whole hundredths for people who add up: what rounding leaves over goes to the parts it cost most."""
        exact = {key: 100 * value for key, value in vars(self).items()}
        whole = {key: round(value) for key, value in exact.items()}
        parts = ("own", "others", "luck", "insight")
        over = whole["result"] - whole["start"] - sum(whole[part] for part in parts)
        step = 1 if over > 0 else -1
        for part in sorted(parts, key=lambda part: step * (whole[part] - exact[part]))[: abs(over)]:
            whole[part] += step
        return whole
