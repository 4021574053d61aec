"""A position of a game: the open decisions and how a choice moves it on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stammtisch.engine.decision import Decision
from stammtisch.engine.errors import BadInput, IllegalChoice
from stammtisch.engine.event import Event, Value
from stammtisch.engine.refusal import Refusal
from stammtisch.engine.subclassing import mypyc_attr
from stammtisch.engine.view import View

NO_SECRET: dict[str, Value] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state is made of; a game adds its pieces and says how to copy and to show them."""

    players: int
    stack: list[Decision[Any]]
    waiting: int
    telling: bool
    told: list[Event]

    def copy(self) -> State:
        """An independent twin; what never changes is shared."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """Everything that a seat (None: a spectator) may know, and nothing else."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """What each seat has, in the game's own measure of success."""
        raise NotImplementedError

    def not_asked(self, seat: int) -> Refusal:
        """Why a seat that has nothing to decide may not choose now."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        return not self.stack

    def seats_to_decide(self) -> list[int]:
        """The seats whose choice the game waits for."""
        return [seat for seat in range(self.players) if self.waiting >> seat & 1]

    def seats_addressed(self) -> list[int]:
        """The seats that have something to answer though the game does not wait for it."""
        addressed = self.stack[-1].addressed(self) & ~self.waiting if self.stack else 0
        return [seat for seat in range(self.players) if addressed >> seat & 1]

    def unlisted(self, seat: int) -> tuple[str, ...]:
        """The kinds of choice that a seat may make now beside those that `choices` lists."""
        return self.stack[-1].unlisted(self, seat) if self.stack else ()

    def winners(self) -> list[int]:
        """The seats with the highest score; several share the win."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def choices(self, seat: int) -> list[int]:
        """The legal choices of a seat, as codes; empty when it has nothing to decide."""
        if not self.stack:
            return []
        return self.stack[-1].choices(self, seat)

    def refusal(self, seat: int, choice: int) -> Refusal | None:
        """None for a legal choice, else the rule that forbids it and why."""
        if not 0 <= seat < self.players:
            raise BadInput(f"there is no seat {seat}; seats are 0 to {self.players - 1}")
        if not self.stack:
            return self.not_asked(seat)
        return self.stack[-1].refusal(self, seat, choice)

    def apply(self, seat: int, choice: int) -> list[Event]:
        """Make a choice and tell what happened; an illegal one raises and changes nothing."""
        refusal = self.refusal(seat, choice)
        if refusal is not None:
            raise IllegalChoice(seat, choice, refusal)
        self.telling = True
        self.told = []
        self.step(seat, choice)
        self.telling = False
        events = self.told
        self.told = []
        return events

    def step(self, seat: int, choice: int) -> None:
        """Make a choice taken from `choices`: unchecked and silent, for search and simulation."""
        self.stack[-1].take(self, seat, choice)
        self.settle()

    def settle(self) -> None:
        """Resume what waits for nobody until somebody is asked or the game is over."""
        while self.stack:
            decision = self.stack[-1]
            waiting = decision.seats(self)
            if waiting:
                self.waiting = waiting
                return
            decision.resume(self)
        self.waiting = 0

    def tell(
        self,
        kind: str,
        seat: int,
        public: dict[str, Value],
        fence: bool = False,
        secret: dict[str, Value] = NO_SECRET,
    ) -> None:
        """Note an event; `secret` values are for `seat` alone."""
        self.told.append(Event(kind, seat, public, secret, seat, fence))


def shared_win(winners: Sequence[int], players: int) -> list[float]:
    """By seat, its share of the win: 1 alone, a half for two who are level."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
