"""Going through a recorded game with a strong player, whoever does the work."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import Any, Final

from stammtisch.analysis.analysis import Analysis, Swing
from stammtisch.analysis.decision import Decision, had_a_choice
from stammtisch.analysis.moment import Moment
from stammtisch.analysis.revelations import revelations
from stammtisch.bots.budget import Budget
from stammtisch.bots.workers import Workers, in_order
from stammtisch.engine import Components, Record, State, read_record, shared_win

TOGETHER: Final = 2
"""How many moments a process is given at a time; each time it plays the record up to there again, which is cheap."""

AT_MOST: Final = 1.0
"""Seconds for one decision, however few there are."""

LONGER: Final = 16.0
"""By so much longer, at most, both choices of a mistake that is to be told are looked at. In Goldbräu's recorded game
3-players-20 thirty looks at the card that Beppo chose gave him 2 % of the win, 240 gave 32 %, 960 gave 51 %."""

EXTRA: Final = 0.5
"""What that takes altogether, as a part of what the first looks at all decisions took."""


@dataclass(frozen=True)
class Stop:
    """A place in a record where somebody had a choice, and whether something came to light before the next."""

    number: int
    shown: bool


@dataclass(frozen=True)
class Reviewer:
    """What is looked at and how long, as plain data that goes to other processes.

    Either so many iterations a decision, which gives the same analysis again, or so many seconds of one core.
    """

    record: str
    components: dict[str, object] | None
    iterations: int = 0
    seconds: float = 0.0

    def budget(self) -> Budget:
        return Budget(self.iterations, self.seconds)

    def longer(self, stops: int, suspected: int) -> Reviewer:
        """For suspected mistakes, of so many decisions altogether: much longer, if there are few of them."""
        # Both choices are looked at.
        times = min(LONGER, max(1.0, EXTRA * stops / (2 * suspected)))
        return replace(self, iterations=math.ceil(self.iterations * times), seconds=self.seconds * times)

    def read(self) -> Record[Any]:
        return read_record(self.record, None if self.components is None else Components(self.components))


def stops(record: Record[Any]) -> list[Stop]:
    """Where somebody had a choice. Every choice of the record is checked on the way."""
    numbers = [
        number
        for number, (state, (seat, choice)) in enumerate(zip(record.states(), record.choices, strict=False))
        if had_a_choice(record.game, state, seat, choice)
    ]
    shown = revelations(record)
    return [
        Stop(number, bool(record.game.memorable(list(chain.from_iterable(shown[number:following])))))
        for number, following in zip(numbers, [*numbers[1:], len(shown)], strict=False)
    ]


def seconds_each(altogether: float, found: list[Stop]) -> float:
    """How long each decision is thought about, of so many seconds for the whole game."""
    return min(AT_MOST, altogether / max(1, len(found)))


def review(reviewer: Reviewer, found: list[Stop], workers: Workers) -> Iterator[Moment]:
    """The moments in their order, as they are thought through."""
    parts = [found[first : first + TOGETHER] for first in range(0, len(found), TOGETHER)]
    return chain.from_iterable(in_order(workers.each(partial(review_some, reviewer), parts)))


def review_again(reviewer: Reviewer, suspected: list[Moment], workers: Workers) -> Iterator[Moment]:
    """The same for mistakes that are to be told; each takes long, so each goes to a process of its own."""
    parts = [[moment] for moment in suspected]
    return chain.from_iterable(in_order(workers.each(partial(review_longer, reviewer), parts)))


def review_some(reviewer: Reviewer, found: list[Stop]) -> list[Moment]:
    """Think about some moments of the game, each from what its seat could see."""
    record, budget = reviewer.read(), reviewer.budget()
    shown = {stop.number: stop.shown for stop in found}
    return [decision.judge(budget, shown[number]) for number, decision in _decisions(record, shown)]


def review_longer(reviewer: Reviewer, suspected: list[Moment]) -> list[Moment]:
    """Look at mistakes that are to be told once more: few looks may all have overlooked the same thing."""
    record, budget = reviewer.read(), reviewer.budget()
    before = {moment.number: moment for moment in suspected}
    return [decision.judge_anew(before[number], budget) for number, decision in _decisions(record, before)]


def _decisions(record: Record[Any], wanted: Collection[int]) -> Iterator[tuple[int, Decision]]:
    """The choices with these numbers; the record is not played on after the last of them."""
    last = max(wanted)
    for number, state in enumerate(record.states()):
        if number in wanted:
            yield number, Decision(record, state, number)
        if number == last:
            return


def corrected(moments: list[Moment], anew: list[Moment]) -> list[Moment]:
    """The moments, some of them as they were seen when they were looked at longer."""
    better = {moment.number: moment for moment in anew}
    return [better.get(moment.number, moment) for moment in moments]


def where(record: Record[Any], swings: list[Swing]) -> Iterator[tuple[Swing, State]]:
    """Each swing and the position in which its choice was made; swings come in the order of the game."""
    waiting = list(swings)
    for number, state in enumerate(record.states()):
        if not waiting:
            return
        while waiting and waiting[0].moment.number == number:
            yield waiting.pop(0), state


def outcome(record: Record[Any], moments: list[Moment]) -> tuple[float, ...]:
    """Each seat's share of the win; of a game that is not over, what its last moment promises."""
    state = record.replay()
    if not state.over and moments:
        return moments[-1].made
    winners = state.winners() if state.over else list(range(state.players))
    return tuple(shared_win(winners, state.players))


def analysed(record: Record[Any], moments: list[Moment]) -> Analysis:
    """The analysis of a game from its moments."""
    return Analysis(tuple(moments), outcome(record, moments), len(record.choices))
