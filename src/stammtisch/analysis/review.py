"""Going through a recorded game with a strong player, whoever does the work."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from stammtisch.analysis.analysis import Analysis, Swing
from stammtisch.analysis.moment import Moment
from stammtisch.analysis.revelations import revelations
from stammtisch.bots.budget import Budget
from stammtisch.bots.levels import Meister
from stammtisch.bots.search.search import SILENCE
from stammtisch.bots.search.thoughts import Candidate
from stammtisch.bots.workers import Workers, in_order
from stammtisch.engine import Components, Game, Record, State, read_record, shared_win

TOGETHER: Final = 2
"""How many moments a process is given at a time; each time it plays the record up to there again, which is cheap."""

AT_MOST: Final = 1.0
"""Seconds for one decision, however few there are."""

DOUBTFUL: Final = 0.25
"""A choice with less than this part of the best one's visits is thought about once more, alone: few say little."""


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

    def read(self) -> Record[Any]:
        return read_record(self.record, None if self.components is None else Components(self.components))


def stops(record: Record[Any]) -> list[Stop]:
    """Where somebody had a choice. Every choice of the record is checked on the way."""
    numbers = [
        number
        for number, (state, (seat, choice)) in enumerate(zip(record.states(), record.choices, strict=False))
        if len(considered(record.game, state, seat, choice)) > 1
    ]
    shown = revelations(record)
    return [
        Stop(number, any(shown[number:following]))
        for number, following in zip(numbers, [*numbers[1:], len(shown)], strict=False)
    ]


def seconds_each(altogether: float, found: list[Stop]) -> float:
    """How long each decision is thought about, of so many seconds for the whole game."""
    return min(AT_MOST, altogether / max(1, len(found)))


def considered(game: Game[Any, Any, Any], state: State, seat: int, choice: int) -> list[int]:
    """What the seat could have done: what is listed, what it might have proposed, and what it did.

    Who was not asked could have waited.
    """
    found = state.choices(seat) + game.propose(state.view(seat))
    if choice not in found:
        found.append(choice)
    return found if state.waiting >> seat & 1 else [*found, SILENCE]


def review(reviewer: Reviewer, found: list[Stop], workers: Workers) -> Iterator[Moment]:
    """The moments in their order, as they are thought through."""
    parts = [found[first : first + TOGETHER] for first in range(0, len(found), TOGETHER)]
    for moments in in_order(workers.each(partial(review_some, reviewer), parts)):
        yield from moments


def review_some(reviewer: Reviewer, found: list[Stop]) -> list[Moment]:
    """Think about some moments of the game, each from what its seat could see."""
    record = reviewer.read()
    budget = Budget(reviewer.iterations, reviewer.seconds)
    wanted = {stop.number: stop for stop in found}
    moments: list[Moment] = []
    for number, state in enumerate(record.states()):
        if number in wanted:
            moments.append(_think(budget, record, state, wanted[number]))
            if len(moments) == len(wanted):
                break
    return moments


def _think(budget: Budget, record: Record[Any], state: State, stop: Stop) -> Moment:
    seat, choice = record.choices[stop.number]
    view = state.view(seat)
    rng = random.Random(f"{record.chance.commitment()} {stop.number}")

    def look(choices: list[int], how_long: Budget) -> list[Candidate]:
        thinker = Meister()
        thinker.budget = how_long
        return thinker.weigh(record.game, view, choices, rng, among_equals=True).candidates

    def look_again(choice: int) -> Candidate:
        # Alone a choice has all looks, so half are enough; and no analysis takes longer than two and a half times this.
        return look([choice], budget.half())[0]

    candidates = look(considered(record.game, state, seat, choice), budget)
    best = candidates[0]
    made = next((candidate for candidate in candidates if candidate.choice == choice), None)
    if made is None or made.visits < DOUBTFUL * best.visits:
        made = look_again(choice)
    if best.clearly_better(made, seat):
        # What looks best of many has been lucky too: nobody is blamed before both have been looked at once more, alone.
        best, made = look_again(best.choice), look_again(choice)
    if not best.clearly_better(made, seat):
        best = made
    return Moment(stop.number, seat, choice, best.choice, _shares(best), _shares(made), stop.shown)


def _shares(candidate: Candidate) -> tuple[float, ...]:
    return tuple(candidate.expected)


def where(record: Record[Any], swings: list[Swing]) -> Iterator[tuple[Swing, State]]:
    """Each swing and the position in which its choice was made; swings come in the order of the game."""
    waiting = list(swings)
    for number, state in enumerate(record.states()):
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
