"""One decision of a played game, as a strong player sees it afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Moment:
    """A decision: what was chosen, what the thinker would have chosen, and what each seat could expect of both.

    Expectations are shares of the win, one for every seat; they add up to 1. `number` counts the choices made before.
    """

    number: int
    seat: int
    choice: int
    best: int
    expected: tuple[float, ...]
    """With the best choice."""
    made: tuple[float, ...]
    """With the choice that was made."""
    shown: bool
    """Whether something came to light between this choice and the next moment: a card, a tile, a secret choice."""
    error: float = 0.0
    """The standard error of what its seat expects, of the less certain of both."""
    sure: bool = True
    """Whether both were looked at long enough to call the choice a mistake in front of everybody."""

    @property
    def cost(self) -> float:
        """What the choice cost the one who made it, as a share of the win."""
        return max(0.0, self.expected[self.seat] - self.made[self.seat])

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Moment:
        """What `to_data` made of a moment. Codes are text there: an offer's is too long for JavaScript's numbers."""
        return cls(
            data["number"],
            data["seat"],
            int(data["choice"]),
            int(data["best"]),
            tuple(data["expected"]),
            tuple(data["made"]),
            data["shown"],
            data.get("error", 0.0),
            data.get("sure", True),
        )

    def to_data(self) -> dict[str, object]:
        return {
            "number": self.number,
            "seat": self.seat,
            "choice": str(self.choice),
            "best": str(self.best),
            "expected": [round(share, 4) for share in self.expected],
            "made": [round(share, 4) for share in self.made],
            "shown": self.shown,
            "error": round(self.error, 4),
            "sure": self.sure,
        }
