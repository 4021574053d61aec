"""What a whole game looks like afterwards: who stood how when, where it turned, and how much of that was luck."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from stammtisch.analysis.account import Account
from stammtisch.analysis.moment import Moment
from stammtisch.bots.search.thoughts import CHANCE

Point = tuple[int, tuple[float, ...]]
"""After how many choices, and what share of the win every seat could expect then."""

MISTAKE: Final = 0.05
"""From here on a choice is worth showing."""

TURN: Final = 0.15
"""By so much somebody's prospects change when a moment is called a turn of fortune."""

HINDSIGHT: Final = 0.25
"""From here on it is said that the looks did not suffice to tell whose choices brought the result."""

MISTAKES: Final = 3
"""So many of each seat are told: everybody looks for his own first, and turns of fortune would crowd them out."""

SUSPECTED: Final = 4
"""So many of each seat are looked at longer before they are told: one of them may turn out to be none."""

TURNS: Final = 4
"""So many turns of fortune are told, whoever's they were."""


@dataclass(frozen=True)
class Stretch:
    """From one decision of a seat to its next, or to the end, all with the eyes of that seat.

    Only what the same eyes see can be compared: everybody knows other things.
    """

    moment: Moment
    others: float
    """What the choices of the others gave meanwhile."""
    change: float
    """By how much the share of the win changed altogether."""
    seen_by_all: float
    """The same as `rest`, but with everybody's eyes.

    What the deciders expected for the seat is compared: the mean of as many moments as there are seats, up to this one,
    with the mean of as many from its next decision on.
    """
    shown: bool
    """Whether something came to light."""
    until: int
    """How many choices the game had when the next decision came, or at its end."""
    error: float
    """The standard error of the change."""
    hinge: range
    """The choices with which most of it changed, at one blow."""

    @property
    def rest(self) -> float:
        """What has changed beside what the others gave."""
        return self.change - self.others

    @property
    def turn(self) -> float:
        """By how much the seat's game turned, as far as its own eyes and all others agree: one look may err.

        Nor by more than its share changed at all: what the others gave is a sum of looks, and may be larger than 1.
        """
        if self.rest * self.seen_by_all <= 0 or self.rest * self.change <= 0:
            return 0.0
        return min(self.rest, self.seen_by_all, self.change, key=abs)

    @property
    def turned(self) -> bool:
        """Whether something that came to light turned the game, and by more than chance alone would explain."""
        return self.shown and abs(self.turn) >= max(TURN, CHANCE * self.error)


@dataclass(frozen=True)
class Swing:
    """A decision at which somebody's game turned: by the choice, or after it by what came to light."""

    moment: Moment
    by_choice: bool
    change: float
    """By how much the share of whoever decided there changed."""
    until: int
    """How many choices the game had when it was seen."""
    hinge: range = range(0)
    """The choices with which it turned, if it was not by this one: what they led to is told."""

    @property
    def at_once(self) -> bool:
        """Whether it turned with the choice itself, and not with what came later."""
        return self.by_choice or self.moment.number in self.hinge

    def overlaps(self, other: Swing) -> bool:
        """Whether both are about the same part of the game."""
        return self.moment.number < other.until and other.moment.number < self.until

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

    def path(self) -> list[Point]:
        """The expectations over time, as whoever decided had them, and the result."""
        return [*((moment.number, moment.expected) for moment in self.moments), (self.choices, self.result)]

    def chart(self) -> list[Point]:
        """The same as a line that does not jump with the eyes through which it is seen.

        Each decider knows other things and expects accordingly: every point but the last, which is the result, is the
        mean of as many moments as there are seats.
        """
        path, width = self.path(), len(self.result)
        smooth: list[Point] = []
        for at, (number, _) in enumerate(path[:-1]):
            first = max(0, min(at - width // 2, len(path) - 1 - width))
            smooth.append((number, _mean(path[first : min(first + width, len(path) - 1)])))
        return [*smooth, path[-1]]

    def accounts(self) -> list[Account]:
        """For every seat, what its result was made of."""
        return [self._account(seat) for seat in range(len(self.result))]

    def hindsight(self) -> float:
        """How much of somebody's result was only seen later, if that is more than can be passed over in silence."""
        most = max(abs(account.insight) for account in self.accounts())
        return most if most >= HINDSIGHT else 0.0

    def _account(self, seat: int) -> Account:
        stretches = self.stretches(seat)
        start = self.chart()[0][1][seat]
        first = stretches[0].moment if stretches else None
        before = [moment for moment in self.moments if first is None or moment.number < first.number]
        others = _given(before, seat)
        rest = (self.result if first is None else first.expected)[seat] - start - others
        shown = any(moment.shown for moment in before)
        return Account(
            start=start,
            own=sum(each.moment.made[seat] - each.moment.expected[seat] for each in stretches),
            others=others + sum(each.others for each in stretches),
            luck=rest * shown + sum(each.rest for each in stretches if each.shown),
            insight=rest * (not shown) + sum(each.rest for each in stretches if not each.shown),
            result=self.result[seat],
        )

    def stretches(self, seat: int) -> list[Stretch]:
        """The game of one seat, from each of its decisions to the next."""
        found: list[Stretch] = []
        path, width = self.path(), len(self.result)
        own = [at for at, moment in enumerate(self.moments) if moment.seat == seat]
        for at, following in zip(own, [*own[1:], len(self.moments)], strict=False):
            moment, (until, later) = self.moments[at], path[following]
            others = _given(self.moments[at + 1 : following], seat)
            shown = any(each.shown for each in self.moments[at:following])
            before, after = _mean(path[max(0, at + 1 - width) : at + 1]), _mean(path[following : following + width])
            change = later[seat] - moment.made[seat]
            # The path holds what the best choice of a moment promised, not what was made of it. So the seat's own
            # mistake lies between `before` and `after`, and has to be taken out: nothing came to light by it.
            seen_by_all = after[seat] - before[seat] + moment.expected[seat] - moment.made[seat] - others
            known = following == len(self.moments)
            error = math.hypot(moment.error, 0.0 if known else self.moments[following].error)
            hinge = self._hinge(at, following, seat, change)
            found.append(Stretch(moment, others, change, seen_by_all, shown, until, error, hinge))
        return found

    def _hinge(self, at: int, following: int, seat: int, change: float) -> range:
        """Where most of what a seat's share changed by between two moments changed at one blow.

        Whoever decides next has other eyes and knows what he is about to do: so his choice belongs to it.
        """
        path = self.path()
        shares = [self.moments[at].made[seat], *(path[later][1][seat] for later in range(at + 1, following + 1))]
        blows = [(after - before) * change for before, after in pairwise(shares)]
        before = at + blows.index(max(blows))
        return range(path[before][0], path[min(before + 2, following)][0])

    def swings(self) -> list[Swing]:
        """Where the game turned, the sharpest turn first."""
        found = [
            Swing(moment, True, -moment.cost, moment.number + 1) for moment in self.moments if moment.cost >= MISTAKE
        ]
        for seat in range(len(self.result)):
            found += [
                Swing(each.moment, False, each.turn, each.until, each.hinge)
                for each in self.stretches(seat)
                if each.turned
            ]
        return sorted(found, key=lambda swing: (-abs(swing.change), swing.moment.number))

    def highlights(self) -> list[Swing]:
        """What is worth telling, in the order of the game: the worst mistakes of each seat, the sharpest turns.

        What turned the game of several seats is told of the one whose game it turned most.
        """
        swings = self.swings()
        told: list[Swing] = []
        for swing in swings:
            if not swing.by_choice and len(told) < TURNS and not any(swing.overlaps(other) for other in told):
                told.append(swing)
        told += self._worst([swing for swing in swings if swing.moment.sure], MISTAKES)
        return sorted(told, key=lambda swing: (swing.moment.number, not swing.by_choice))

    def suspected(self) -> list[Moment]:
        """The choices that look like the worst mistakes: before they are called so they deserve a longer look."""
        return [swing.moment for swing in self._worst(self.swings(), SUSPECTED)]

    def _worst(self, swings: list[Swing], count: int) -> list[Swing]:
        """The first mistakes of each seat among some swings."""
        found: list[Swing] = []
        for seat in range(len(self.result)):
            found += [swing for swing in swings if swing.by_choice and swing.moment.seat == seat][:count]
        return found

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


def _mean(points: list[Point]) -> tuple[float, ...]:
    """What everybody could expect on average at some points."""
    return tuple(sum(shares) / len(points) for shares in zip(*(shares for _, shares in points), strict=True))


def _given(moments: Iterable[Moment], seat: int) -> float:
    """What the choices of others gave a seat."""
    return sum(moment.made[seat] - moment.expected[seat] for moment in moments)
