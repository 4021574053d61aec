"""One decision of a record, thought about from what its seat could see and nothing else."""

from __future__ import annotations

import random
from typing import Any, Final

from stammtisch.analysis.moment import Moment
from stammtisch.bots.budget import Budget
from stammtisch.bots.levels import Meister
from stammtisch.bots.search.search import SILENCE
from stammtisch.bots.search.thoughts import Candidate
from stammtisch.engine import Game, Record, State

DOUBTFUL: Final = 0.25
"""A choice with less than this part of the best one's visits is thought about once more, alone: few say little."""


def considered(game: Game[Any, Any, Any], state: State, seat: int, choice: int) -> list[int]:
    """What the seat could have done: what is listed, what it might have proposed, and what it did.

    Who was not asked could have waited.
    """
    found = state.choices(seat) + game.sound_out(state.view(seat))
    if choice not in found:
        found.append(choice)
    return found if state.waiting >> seat & 1 else [*found, SILENCE]


def had_a_choice(game: Game[Any, Any, Any], state: State, seat: int, choice: int) -> bool:
    """Whether there was more than one thing to do.

    What might have been proposed is looked for last: it takes long, and what is listed settled 337 of the 341 choices
    of a game of Bohn Hansa, in 9 ms instead of 2.5 s.
    """
    asked = state.waiting >> seat & 1
    return not asked or len(state.choices(seat)) > 1 or len(considered(game, state, seat, choice)) > 1


class Decision:
    """The choice with this number in a record, and the position in which it was made."""

    def __init__(self, record: Record[Any], state: State, number: int) -> None:
        self._game = record.game
        self._state = state
        self._number = number
        self._seat, self._choice = record.choices[number]
        self._view = state.view(self._seat)
        self._rng = random.Random(f"{record.chance.commitment()} {number}")

    def judge(self, budget: Budget, shown: bool) -> Moment:
        """What was best, and what the choice cost."""
        could = considered(self._game, self._state, self._seat, self._choice)
        candidates = self._look(could, budget)
        best = candidates[0]
        made = next((candidate for candidate in candidates if candidate.choice == self._choice), None)
        # Alone a choice has all looks, so half are enough; and nothing takes longer than two and a half times this.
        again = budget.part(0.5)
        if made is None or made.visits < DOUBTFUL * best.visits:
            made = self._alone(self._choice, again)
        if best.clearly_better(made, self._seat):
            # What looks best of many has been lucky too: nobody is blamed before both have been looked at once more.
            best, made = self._alone(best.choice, again), self._alone(self._choice, again)
        return self._moment(best, made, shown, sure=False)

    def judge_anew(self, before: Moment, budget: Budget) -> Moment:
        """Whether what was called a mistake is still one when both choices are looked at alone, for so long each."""
        best, made = self._alone(before.best, budget), self._alone(self._choice, budget)
        return self._moment(best, made, before.shown, sure=True)

    def _look(self, choices: list[int], budget: Budget) -> list[Candidate]:
        return Meister().weigh(self._game, self._view, choices, self._rng, budget, among_equals=True).candidates

    def _alone(self, choice: int, budget: Budget) -> Candidate:
        return self._look([choice], budget)[0]

    def _moment(self, best: Candidate, made: Candidate, shown: bool, sure: bool) -> Moment:
        if not best.clearly_better(made, self._seat):
            best = made
        return Moment(
            self._number,
            self._seat,
            self._choice,
            best.choice,
            expected=tuple(best.expected),
            made=tuple(made.expected),
            shown=shown,
            error=max(best.errors[self._seat], made.errors[self._seat]),
            sure=sure,
        )
