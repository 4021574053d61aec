"""What a check looks at, and what it reports."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from stammtisch.engine import Game, Record, State, canonical

AnyGame = Game[Any, Any, Any]


class Position:
    """A position that was reached in play, and the choice that is about to be made in it, if any.

    Checks never move `state`: they work on copies.
    """

    def __init__(self, record: Record[Any], state: State, step: tuple[int, int] | None) -> None:
        self.record = record
        self.game: AnyGame = record.game
        self.state = state
        self.step = step
        self.seats = range(state.players)
        self.viewers: list[int | None] = [*self.seats, None]

    def rng(self, check: str) -> random.Random:
        """The generator of one check at this position: the same whenever the same record is examined again."""
        return random.Random(f"{self.record.chance.secret} {len(self.record.choices)} {check}")

    def written(self, state: State) -> bytes:
        """A state in full, for comparing."""
        return canonical(self.game.write(state))

    def seen(self, state: State, seat: int | None) -> bytes:
        """A seat's view in full, for comparing."""
        return canonical(state.view(seat).to_data())


@dataclass(frozen=True)
class Check:
    """One promise that every game makes: `find` names whatever breaks it at a position.

    `share` is the part of all decisions at which fuzzing looks; the dearer a check, the smaller.
    """

    name: str
    find: Callable[[Position], Iterable[str]]
    share: float


class Fault(Exception):
    """A broken promise: which check, what is wrong, and the game so far, to see it again."""

    def __init__(self, check: str, message: str, where: Record[Any] | None) -> None:
        super().__init__(f"{check}: {message}")
        self.check = check
        self.message = message
        self.where = where
        self.times = 1

    def likeness(self) -> tuple[str, str]:
        """Equal for faults that differ in numbers only."""
        return self.check, re.sub(r"\d+", "#", self.message)

    def to_data(self) -> dict[str, object]:
        choices = len(self.where.choices) if self.where is not None else 0
        return {"check": self.check, "message": self.message, "times": self.times, "choices": choices}
