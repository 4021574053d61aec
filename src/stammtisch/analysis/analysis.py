"""What a whole game looks like afterwards: who stood how when, where it turned, and how much of that was luck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from stammtisch.analysis.moment import Moment

MISTAKE: Final = 0.05
"""From here on a choice is worth showing."""

TURN: Final = 0.15
"""By so much somebody's prospects change when a moment is called a turn of fortune."""

MISTAKES: Final = 3
"""So many of each seat are told: everybody looks for his own first, and turns of fortune would crowd them out."""

TURNS: Final = 4
"""So many turns of fortune are told, whoever's they were."""


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
class Stretch:
    """From one decision of a seat to its next, or to the end, all with the eyes of that seat.

    Only what the same eyes see can be compared: everybody knows other things.
    """

    moment: Moment
    others: float
    """What the choices of the others gave meanwhile."""
    rest: float
    """What else has changed."""
    shown: bool
    """Whether something came to light."""
    until: int
    """How many choices the game had when the next decision came, or at its end."""


@dataclass(frozen=True)
class Swing:
    """A decision at which somebody's game turned: by the choice, or after it by what came to light."""

    moment: Moment
    by_choice: bool
    change: float
    """By how much the share of whoever decided there changed."""
    until: int
    """How many choices the game had when it was seen."""

    def to_data(self) -> dict[str, object]:
        return {"number": self.moment.number, "by_choice": self.by_choice, "change": round(self.change, 4)}


@dataclass(frozen=True)
class Analysis:
    """The moments of one game, and what it came to."""

    moments: tuple[Moment, ...]
    result: tuple[float, ...]
    """Each seat's share of the win; of a game that is not over, what can be expected at its last moment."""
    choices: int
    """How many choices the game had."""

    def path(self) -> list[tuple[int, tuple[float, ...]]]:
        """The expectations over time: after how many choices, and every seat's share."""
        points = [(moment.number, moment.expected) for moment in self.moments]
        return [*points, (self.choices, self.result)]

    def accounts(self) -> list[Account]:
        """For every seat, what its result was made of."""
        return [self._account(seat) for seat in range(len(self.result))]

    def _account(self, seat: int) -> Account:
        stretches = self.stretches(seat)
        if not stretches:
            return Account(self.result[seat], 0.0, 0.0, 0.0, 0.0, self.result[seat])
        return Account(
            start=stretches[0].moment.expected[seat],
            own=sum(each.moment.made[seat] - each.moment.expected[seat] for each in stretches),
            others=sum(each.others for each in stretches),
            luck=sum(each.rest for each in stretches if each.shown),
            insight=sum(each.rest for each in stretches if not each.shown),
            result=self.result[seat],
        )

    def stretches(self, seat: int) -> list[Stretch]:
        """The game of one seat, from each of its decisions to the next."""
        found: list[Stretch] = []
        own = [at for at, moment in enumerate(self.moments) if moment.seat == seat]
        for at, following in zip(own, [*own[1:], len(self.moments)], strict=False):
            between = self.moments[at + 1 : following]
            last = following == len(self.moments)
            later = self.result[seat] if last else self.moments[following].expected[seat]
            until = self.choices if last else self.moments[following].number
            others = sum(moment.made[seat] - moment.expected[seat] for moment in between)
            shown = any(moment.shown for moment in self.moments[at:following])
            found.append(Stretch(self.moments[at], others, later - self.moments[at].made[seat] - others, shown, until))
        return found

    def swings(self) -> list[Swing]:
        """Where the game turned, the sharpest turn first."""
        found = [
            Swing(moment, True, -moment.cost, moment.number + 1) for moment in self.moments if moment.cost >= MISTAKE
        ]
        for seat in range(len(self.result)):
            found += [
                Swing(each.moment, False, each.rest, each.until)
                for each in self.stretches(seat)
                if each.shown and abs(each.rest) >= TURN
            ]
        return sorted(found, key=lambda swing: (-abs(swing.change), swing.moment.number))

    def highlights(self) -> list[Swing]:
        """What is worth telling, in the order of the game: the worst mistakes of each seat, the sharpest turns."""
        swings = self.swings()
        told = [swing for swing in swings if not swing.by_choice][:TURNS]
        for seat in range(len(self.result)):
            told += [swing for swing in swings if swing.by_choice and swing.moment.seat == seat][:MISTAKES]
        return sorted(told, key=lambda swing: (swing.moment.number, not swing.by_choice))

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
