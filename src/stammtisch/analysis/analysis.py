"""What a whole game looks like afterwards: who stood how when, where it turned, and how much of that was luck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from stammtisch.analysis.moment import Moment

MISTAKE: Final = 0.05
"""From here on a choice is worth showing; less is within what the thinker itself is unsure of."""

TURN: Final = 0.10
"""By so much somebody's prospects change when a moment is called a turn of fortune."""


@dataclass(frozen=True)
class Account:
    """Why a seat ended with its share of the win: `start + own + others + luck + insight` is the result.

    `own`: what its own choices cost it. `others`: what the choices of the others gave it. `luck`: what came to light by
    chance or out of a hand. `insight`: what the thinker saw only later, though nothing had happened.
    """

    start: float
    own: float
    others: float
    luck: float
    insight: float
    result: float

    def to_data(self) -> dict[str, float]:
        return {key: round(value, 4) for key, value in vars(self).items()}


@dataclass(frozen=True)
class Swing:
    """A moment at which the game turned: by a choice, or after it by what came to light."""

    moment: Moment
    by_choice: bool
    change: tuple[float, ...]

    @property
    def size(self) -> float:
        return max(abs(part) for part in self.change)

    def to_data(self) -> dict[str, object]:
        return {
            "number": self.moment.number,
            "by_choice": self.by_choice,
            "change": [round(part, 4) for part in self.change],
        }


@dataclass(frozen=True)
class Analysis:
    """The moments of one game, and what it came to."""

    moments: tuple[Moment, ...]
    result: tuple[float, ...]
    """Each seat's share of the win; of a game that is not over, what can be expected at its last moment."""
    choices: int
    """How many choices the game had."""

    def after(self, index: int) -> tuple[float, ...]:
        """What can be expected when everything between a moment and the next has happened."""
        return self.moments[index + 1].expected if index + 1 < len(self.moments) else self.result

    def path(self) -> list[tuple[int, tuple[float, ...]]]:
        """The expectations over time: after how many choices, and every seat's share."""
        points = [(moment.number, moment.expected) for moment in self.moments]
        return [*points, (self.choices, self.result)]

    def accounts(self) -> list[Account]:
        """For every seat, what its result was made of."""
        return [self._account(seat) for seat in range(len(self.result))]

    def _account(self, seat: int) -> Account:
        own = others = luck = insight = 0.0
        for index, moment in enumerate(self.moments):
            by_choice = moment.made[seat] - moment.expected[seat]
            later = self.after(index)[seat] - moment.made[seat]
            if moment.seat == seat:
                own += by_choice
            else:
                others += by_choice
            if moment.shown:
                luck += later
            else:
                insight += later
        start = self.moments[0].expected[seat] if self.moments else self.result[seat]
        return Account(start, own, others, luck, insight, self.result[seat])

    def swings(self) -> list[Swing]:
        """Where the game turned, the sharpest turn first."""
        found: list[Swing] = []
        for index, moment in enumerate(self.moments):
            if moment.cost >= MISTAKE:
                found.append(Swing(moment, True, _change(moment.expected, moment.made)))
            turn = Swing(moment, False, _change(moment.made, self.after(index)))
            if moment.shown and turn.size >= TURN:
                found.append(turn)
        return sorted(found, key=lambda swing: (-swing.size, swing.moment.number))

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Analysis:
        """What `to_data` made of an analysis; everything else follows from its moments."""
        return cls(tuple(map(Moment.from_data, data["moments"])), tuple(data["result"]), data["choices"])

    def to_data(self) -> dict[str, object]:
        """Everything as JSON-ready data."""
        return {
            "choices": self.choices,
            "result": [round(share, 4) for share in self.result],
            "moments": [moment.to_data() for moment in self.moments],
            "accounts": [account.to_data() for account in self.accounts()],
            "swings": [swing.to_data() for swing in self.swings()],
        }


def _change(before: tuple[float, ...], later: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(now - then for then, now in zip(before, later, strict=True))
