"""When people get the keyboard though nobody waits for them: to answer an offer, or to act in another's turn."""

from __future__ import annotations

from typing import Any

from stammtisch.engine import Decision
from stammtisch.table import Table


class Interludes:
    """Watches a table for moments that concern a person who is not asked."""

    def __init__(self, table: Table, people: list[int]) -> None:
        self.table = table
        self.people = people
        self.stops = False
        """Whether to stop before each turn of others."""
        self.called: int | None = None
        """The person whom somebody has handed the keyboard to."""
        self._put: dict[int, set[int]] = {seat: set() for seat in people}  # the answers that were put to each before
        self._turn: list[Decision[Any]] = []
        self._waiting = 0

    def someone_to_answer(self) -> int | None:
        """A person who has something new to answer; whatever he has left open before is not put to him again."""
        addressed = self.table.state.seats_addressed()
        for seat in self.people:
            possible = set(self.table.state.choices(seat))
            if seat not in addressed:
                self._put[seat].clear()
            elif not possible <= self._put[seat]:
                return seat
            else:
                # The numbers of offers come again, and are new then.
                self._put[seat] &= possible
        return None

    def put(self, seat: int) -> None:
        """A person has seen what there is to answer."""
        if seat in self.table.state.seats_addressed():
            self._put[seat] = set(self.table.state.choices(seat))

    def a_turn_begins(self) -> bool:
        """Whether the game waits for somebody else than before, other than for an answer within the same turn."""
        stack, waiting = self.table.state.stack, self.table.state.waiting
        if self._turn and len(stack) > len(self._turn) and stack[: len(self._turn)] == self._turn:
            return False
        self._turn = stack[:]
        begins = waiting != self._waiting
        self._waiting = waiting
        return begins
