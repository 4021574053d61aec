"""A running table: a record, the position that it has led to, and who sits where."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from stammtisch.bots import Bot, find_bot
from stammtisch.engine import BadInput, Event, Record, Refusal, State, View

HUMAN: Final = "human"
"""The seat of a person; every other word names a bot."""

UNASKED: Final = 24
"""How many choices in a row bots may make unasked; then the game goes on, whatever they still have to say."""


class Table:
    """Takes the choices of people, drives the bots, tells what happened, and takes back what may be taken back.

    The record is the truth: position and story are what its choices amount to, so a table can be set up again from
    its record at any time, and that is how undo works.
    """

    def __init__(self, record: Record[Any], seats: Sequence[str]) -> None:
        if len(seats) != record.terms.players:
            raise BadInput(f"{len(seats)} seats are given for {record.terms.players} players")
        self.record = record
        self.game = record.game
        self.names = record.names
        self.seats = tuple(seats)
        self._bots: dict[int, Bot] = {seat: find_bot(kind) for seat, kind in enumerate(self.seats) if kind != HUMAN}
        record.replay()
        self._set_up()

    def _set_up(self) -> None:
        """Position and story from the record."""
        self.state: State = self.record.start()
        self.story: list[list[Event]] = []
        self._unasked = 0
        for seat, choice in self.record.choices:
            self._take(seat, choice)

    def _take(self, seat: int, choice: int) -> list[Event]:
        """A legal choice moves position and story on."""
        unasked = seat in self._bots and not self.state.waiting >> seat & 1
        self._unasked = self._unasked + 1 if unasked else 0
        events = self.state.apply(seat, choice)
        self.story.append(events)
        return events

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know."""
        return self.state.view(seat)

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, kind in enumerate(self.seats) if kind == HUMAN]

    def choose(self, seat: int, choice: int) -> list[Event] | Refusal:
        """Make a choice for a seat: what happened, or why it may not be made."""
        refusal = self.state.refusal(seat, choice)
        if refusal is not None:
            return refusal
        events = self._take(seat, choice)
        self.record.choices.append((seat, choice))
        if self.state.over:
            self.record.finish(self.state)
        return events

    def may_act(self) -> list[int]:
        """The seats that may choose something though nobody waits for them: an answer, an offer, a purchase."""
        waiting = self.state.waiting
        return [
            seat
            for seat in range(self.state.players)
            if not waiting >> seat & 1 and (self.state.choices(seat) or self.state.unlisted(seat))
        ]

    def bot_to_choose(self) -> int | None:
        """The next seat of a bot that the game waits for, if there is one."""
        return next((seat for seat in self.state.seats_to_decide() if seat in self._bots), None)

    def let_bot_choose(self, seat: int) -> list[Event]:
        """One choice of a bot that the game waits for, and what happened."""
        choice = self._bots[seat].choose(
            self.game, self.view(seat), self.state.choices(seat), self._generator(seat, "choice")
        )
        return self._choose_for_bot(seat, choice)

    def clockwise(self, seats: list[int]) -> list[int]:
        """These seats, from the one behind the last chooser on."""
        last = self.record.choices[-1][0] if self.record.choices else -1
        return sorted(seats, key=lambda seat: (seat - last - 1) % self.state.players)

    def interjection(self) -> tuple[int, int] | None:
        """The next choice that a bot would make though nobody waits for it, with its seat; None when none wants to.

        Everyone is asked in turn, clockwise from the seat that chose last. Looking changes nothing: the same record
        gives the same answer, so it can be asked before it is carried out.
        """
        if self._unasked >= UNASKED:
            return None
        for seat in self.clockwise(self.may_act()):
            if seat in self._bots:
                choice = self._bots[seat].interject(
                    self.game, self.view(seat), self.state.choices(seat), self._generator(seat, "unasked")
                )
                if choice is not None:
                    return seat, choice
        return None

    def let_bot_interject(self, seat: int, choice: int) -> list[Event]:
        """Carry out what `interjection` has named."""
        return self._choose_for_bot(seat, choice)

    def let_bots_go_on(self) -> bool:
        """One choice of a bot, unasked ones first; False when the game waits for people, or is over."""
        unasked = self.interjection()
        if unasked is not None:
            self.let_bot_interject(*unasked)
            return True
        seat = self.bot_to_choose()
        if seat is None:
            return False
        self.let_bot_choose(seat)
        return True

    def _generator(self, seat: int, purpose: str) -> random.Random:
        return random.Random(self.bot_seed(seat, purpose))

    def bot_seed(self, seat: int, purpose: str) -> int:
        """The seed of a bot's generator, from the seed of the game and the place in the record.

        A table that is saved and resumed, or a turn that is taken back and made again, meets the same bot, and nobody
        can foresee it before the seed is revealed.
        """
        stream = self.record.chance.stream(f"bot {seat} {purpose} {len(self.record.choices)}")
        return stream.below(1 << 32)

    def _choose_for_bot(self, seat: int, choice: int) -> list[Event]:
        events = self.choose(seat, choice)
        if isinstance(events, Refusal):
            raise RuntimeError(f"the bot '{self.seats[seat]}' chose what it may not: {events}")
        return events

    def log(self, seat: int | None, since: int = 0, until: int | None = None) -> list[str]:
        """What has happened, as a seat may read it: from choice `since` of the record to before `until`."""
        return [self.game.tell(event, seat, self.names) for events in self.story[since:until] for event in events]

    def undo_refusal(self, seat: int) -> str | None:
        """Why a seat cannot take its latest choice back, in one sentence; None when it can."""
        if not any(chooser == seat for chooser, _ in self.record.choices):
            return "There is nothing to undo: you have not chosen yet."
        chooser = self.record.choices[-1][0]
        if chooser != seat:
            return f"You cannot undo any more: {self.names[chooser]} has chosen since."
        fence = next((event for event in self.story[-1] if event.fence), None)
        if fence is not None:
            # In public words: whoever sits beside may read it too.
            return f"You cannot undo past this: {self.game.tell(fence, None, self.names)}"
        return None

    def undo(self, seat: int) -> str | None:
        """Take back a seat's latest choice: None when done, else why not."""
        refusal = self.undo_refusal(seat)
        if refusal is None:
            self.take_back(1)
        return refusal

    def take_back(self, count: int) -> None:
        """Take back the latest choices, whoever made them: whether that is right, the caller has asked."""
        del self.record.choices[len(self.record.choices) - count :]
        self.record.result = None
        self._set_up()
