"""Since when a choice has been open to a seat: made on an older position, it stands if it was there all the time."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from stammtisch.engine import State


@dataclass(frozen=True)
class Question:
    """What a seat is asked, since which version, since which each choice has been there, and since which just these."""

    stage: str
    since: int
    choices: dict[int, int]
    same: int


class Questions:
    """Where several answer at once, or offers come and go, the others' choices must not make one's own late.

    But the same choice in answer to another question is another choice: whoever clicks twice answers once.
    """

    def __init__(self) -> None:
        self._open: dict[int, Question] = {}

    def note(self, state: State, version: int, answered: Collection[int]) -> None:
        """A new version of the table; the seats that have `answered` are asked anew."""
        stage = state.stack[-1].name if state.stack else ""
        for seat in range(state.players):
            before = self._open.get(seat)
            if before is None or seat in answered or before.stage != stage:
                before = Question(stage, version, {}, version)
            choices = {choice: before.choices.get(choice, version) for choice in state.choices(seat)}
            same = before.same if choices.keys() == before.choices.keys() else version
            self._open[seat] = Question(stage, before.since, choices, same)

    def stands(self, seat: int, choice: int, version: int) -> bool:
        """Whether a choice that was made on a version has been open ever since.

        One that is not listed, such as an offer, says all that it means: for it the question must be the same.
        """
        question = self._open.get(seat)
        return question is not None and version >= question.choices.get(choice, question.since)

    def same_since(self, seat: int) -> int:
        """Since which version a seat has been asked the same with the same choices: advice is good for as long."""
        return self._open[seat].same
