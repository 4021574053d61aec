"""A live table in memory: one writer, everybody who looks on, and the bots that answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any

from stammtisch.engine import Chance, Game, Record, Refusal, find_game
from stammtisch.store.models import CHOICE, FINISHED, OPEN, PERSON, RUNNING, UNDO, EntryRow, SeatRow
from stammtisch.store.tables import StaleVersion, StoredTable, Tables
from stammtisch.table import HUMAN, Table
from stammtisch.table.absence import Absences
from stammtisch.table.clock import Clock, Pace
from stammtisch.table.questions import Questions
from stammtisch.table.undo import NOTHING, OVER, TOO_LATE, NoWayBack, takes_back
from stammtisch.table.wish import Wish, wish_of
from stammtisch.web.alarm import Alarm
from stammtisch.web.audience import Audience
from stammtisch.web.bot_play import BotPlay
from stammtisch.web.mistakes import Mistake
from stammtisch.web.thinking import Thinker

NO_CALL = -1
STAND_IN = "greedy"
"""The bot that plays for somebody who is away."""


class Room:
    """Appends to the store, then changes the position, then tells everybody: in this order, under one lock."""

    def __init__(self, stored: StoredTable, tables: Tables, thinker: Thinker, patience: float) -> None:
        self.row = stored.row
        self.seats: list[SeatRow] = stored.seats
        self.version = len(stored.entries)
        self.game: Game[Any, Any, Any] = find_game(self.row.game)
        self.table: Table | None = None
        self.asked_for = time.time()
        """When somebody last asked for this room."""
        self.absences = Absences(len(self.seats), patience, time.time())
        self.audience = Audience(self.absences)
        self._tables = tables
        self.lock = asyncio.Lock()
        self._bots = BotPlay(self, thinker)
        self._alarm = Alarm(self._stored_clock(), self._ring)
        self._questions = Questions()
        self.wish: Wish | None = None
        """What somebody would like to take back with everybody's consent."""
        self._call = (NO_CALL, 0)
        """At which version a bot has begun to wait for last words, and its seat."""
        if self.row.status != OPEN:
            self._set_up(stored.entries)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def resting(self) -> bool:
        """Whether nobody looks on and nothing goes on here by itself: no bot plays, no clock runs."""
        return not (self.audience.viewers or self.lock.locked() or self._alarm.set or self._bots.playing)

    @property
    def used(self) -> float:
        """When somebody last asked for this room or looked on."""
        return max(self.asked_for, self.audience.left)

    # ---- who sits where ----

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds."""
        return [row.seat for row in self.seats if person is not None and row.person == person]

    def free_seats(self) -> list[int]:
        return [row.seat for row in self.seats if row.kind == PERSON and row.person is None]

    def bots(self) -> dict[int, str]:
        """Which bot plays on which seat: those that were invited, and those that stand in."""
        return {row.seat: row.stand_in or row.kind for row in self.seats if row.kind != PERSON or row.stand_in}

    def names(self) -> list[str]:
        return [row.name for row in self.seats]

    def waiting(self) -> list[int]:
        """The seats that the game waits for."""
        return self.table.state.seats_to_decide() if self.table is not None else []

    def call(self, seat: int) -> None:
        """A bot would go on, and waits for those who may still speak: everybody is told, until something happens."""
        self._call = (self.version, seat)
        self.audience.draw_anew()
        self.audience.publish()

    @property
    def calling(self) -> int | None:
        """The seat of the bot that waits for last words."""
        version, seat = self._call
        return seat if version == self.version else None

    # ---- the beginning ----

    def _set_up(self, entries: list[EntryRow]) -> None:
        """The table from its record: what was taken back is left out."""
        if self.row.rules_version != self.game.rules_version:
            raise Mistake("old_rules", version=self.row.rules_version)
        chance = Chance(self.row.seed, tuple(self.row.entropy))
        record: Record[Any] = Record(self.game, len(self.seats), self.row.options, chance, self.names())
        for entry in entries:
            if entry.kind == CHOICE:
                record.choices.append((entry.seat, int(entry.code)))
            else:
                record.choices.pop()
        self.table = Table(record, [HUMAN] * len(self.seats))
        if self.table.state.over:
            record.finish(self.table.state)
        self._alarm.stop()
        self._alarm = Alarm(self._stored_clock(), self._ring)
        self._changed()

    def _stored_clock(self) -> Clock:
        pace = Pace.from_data(self.row.pace)
        if self.row.clock is None:
            return Clock(pace, len(self.seats), time.time())
        return Clock.from_data(pace, self.row.clock, time.time())

    async def add_entropy(self, words: str) -> None:
        """Mix somebody's words into the shuffle, whose secret was promised before: so nobody can choose the deal."""
        async with self.lock:
            if self.row.status == OPEN:
                entropy = [*self.row.entropy, words]
                await self._tables.set_entropy(self.id, entropy)
                self.row.entropy = entropy

    async def begin(self) -> None:
        """Start playing once every seat is taken."""
        async with self.lock:
            if self.row.status != OPEN or self.free_seats():
                return
            await self._tables.set_status(self.id, RUNNING)
            self.row.status = RUNNING
            self._set_up([])
            self.audience.publish()

    # ---- choosing ----

    async def choose(self, seat: int, version: int, choice: int) -> Refusal | None:
        """Make a choice for a seat: None once it is safely stored, else why it may not be made."""
        async with self.lock:
            table = self._playing()
            if version > self.version or not self._questions.stands(seat, choice, version):
                raise StaleVersion
            self.game.codes.structure(choice)
            refusal = table.state.refusal(seat, choice)
            if refusal is None:
                self._bots.unasked = 0
                await self.take(table, seat, choice)
            return refusal

    def same_since(self, seat: int) -> int:
        """Since which version a seat has been asked the same with the same choices."""
        return self._questions.same_since(seat)

    async def take(self, table: Table, seat: int, choice: int) -> None:
        """Carry out a legal choice; the caller holds the lock."""
        async with self._in_step():
            self._alarm.chose(seat)
            await self._append([(CHOICE, seat, str(choice))])
            refusal = table.choose(seat, choice)
            assert not isinstance(refusal, Refusal)
            self.version += 1
            await self._settle([seat])

    async def undo(self, seat: int, version: int) -> NoWayBack | None:
        """Take a seat's latest choice back: None when done, else why not."""
        async with self.lock:
            table = self._playing()
            if version != self.version:
                raise StaleVersion
            back = self._takes_back(table, seat)
            if isinstance(back, NoWayBack):
                return back
            await self._take_back(table, seat, back)
            return None

    def _takes_back(self, table: Table, seat: int) -> int | NoWayBack:
        back = takes_back(table, seat, self.bots())
        return TOO_LATE if isinstance(back, int) and self._alarm.too_late(seat) else back

    async def _take_back(self, table: Table, seat: int, back: int) -> None:
        async with self._in_step():
            self._alarm.take_back(seat, [chooser for chooser, _ in reversed(table.record.choices[-back:])])
            await self._append([(UNDO, seat, "")] * back)
            table.take_back(back)
            self.version += back
            self.audience.forget(len(table.record.choices))
            await self._settle(range(len(self.seats)))

    @asynccontextmanager
    async def _in_step(self) -> AsyncIterator[None]:
        """What goes wrong after the store has taken something: the store is right, and the room is read from it again.

        The version moves on only with the position. So even if that cannot be read now, the next thing to be stored
        finds its place taken, and the room is read again then. Where nothing was taken, the clock runs on as before.
        """
        version, clock = self.version, self._alarm.to_data()
        try:
            yield
        except Exception:
            self._alarm.put_back(clock)
            await self._read_again(version, clock)
            raise

    async def _read_again(self, version: int, clock: dict[str, object] | None) -> None:
        stored = await self._tables.load(self.id)
        assert stored is not None
        if len(stored.entries) == version:
            stored.row.clock = clock
        self.row, self.seats, self.version = stored.row, stored.seats, len(stored.entries)
        self._questions = Questions()
        self._set_up(stored.entries)
        self.audience.forget(0)
        await self.note_end()
        self.audience.publish()

    async def wish_back(self, seat: int, version: int) -> NoWayBack | None:
        """Ask everybody else to let a seat's latest choice be taken back, whatever was shown since."""
        async with self.lock:
            table = self._playing()
            if version != self.version:
                raise StaleVersion
            own = self.seats[seat].person
            others = [row.seat for row in self.seats if row.person not in (None, own) and not row.stand_in]
            if not others and len(self.seats_of(own)) == 1:
                raise Mistake("bots_do_not_agree")
            if self._alarm.too_late(seat):
                return TOO_LATE
            self.wish = wish_of(table, seat, others)
            if self.wish is None:
                return NOTHING
            await self._grant(table)
            return None

    async def answer_wish(self, seats: Collection[int], version: int, agree: bool) -> None:
        """Agree to the open wish, or end it."""
        async with self.lock:
            table = self._playing()
            if version != self.version or self.wish is None or not self.wish.needed & frozenset(seats):
                raise StaleVersion
            wisher = self.wish.seat
            if agree and self._alarm.too_late(wisher):
                self.wish = None
                self.audience.publish()
                raise Mistake("wish_too_late", name=self.seats[wisher].name)
            self.wish = self.wish.agree(seats) if agree else None
            await self._grant(table)

    async def _grant(self, table: Table) -> None:
        """Take back what all have agreed to; else tell everybody how it stands."""
        if self.wish is not None and self.wish.granted:
            await self._take_back(table, self.wish.seat, self.wish.back)
        else:
            self.audience.publish()

    def way_back(self, seat: int) -> int | NoWayBack:
        """How many choices an undo of a seat takes back now, or why there is none."""
        if self.table is None or self.row.status == FINISHED:
            return OVER
        return self._takes_back(self.table, seat)

    def _playing(self) -> Table:
        if self.table is None:
            raise Mistake("not_begun")
        if self.row.status == FINISHED:
            raise Mistake("over")
        return self.table

    async def _append(self, entries: list[tuple[str, int, str]]) -> None:
        now = time.time()
        rows = [
            EntryRow(table=self.id, sequence=self.version + number, kind=kind, seat=seat, code=code, at=now)
            for number, (kind, seat, code) in enumerate(entries)
        ]
        await self._tables.append(rows, self._alarm.to_data())
        self.wish = None  # it was about another position

    async def _settle(self, answered: Collection[int]) -> None:
        """After a change: note the end, tell everybody, let the bots go on."""
        await self.note_end()
        self._changed(answered)
        self.audience.publish()

    async def note_end(self) -> None:
        """A game that has come to its end is noted as finished, also if it was stored just before the server fell."""
        if self.table is not None and self.table.state.over and self.row.status == RUNNING:
            result = {"scores": self.table.state.scores(), "winners": self.table.state.winners()}
            await self._tables.set_status(self.id, FINISHED, result)
            self.row.status, self.row.result = FINISHED, result

    def _changed(self, answered: Collection[int] = ()) -> None:
        """What follows from a new position, or from others at the table: questions, clocks, bots."""
        assert self.table is not None
        self.audience.draw_anew()
        self._questions.note(self.table.state, self.version, answered)
        self._run_clock()
        self._bots.wake()

    # ---- the clock ----

    def _run_clock(self) -> None:
        """The time of those who are waited for runs; when the game is over, nobody's does."""
        bots = self.bots()
        playing = self.row.status == RUNNING
        self._alarm.wait_for([seat for seat in self.waiting() if playing and seat not in bots])

    def _ring(self) -> None:
        task = asyncio.create_task(self._replace_late(), name=f"clock at {self.id}")
        task.add_done_callback(lambda done: done.result())

    async def _replace_late(self) -> None:
        async with self.lock:
            try:
                for seat in self._alarm.out():
                    await self._stand_in(seat, STAND_IN)
            except Exception:
                self._alarm.snooze()
                raise
            self._changed()
            self.audience.publish()

    def clock_left(self, seat: int) -> float | None:
        """The seconds a seat has left; None without a clock, and before the game has begun."""
        return self._alarm.left(seat) if self.table is not None else None

    # ---- leaving and coming back ----

    async def _stand_in(self, seat: int, bot: str | None) -> None:
        """Let a bot play for a seat, or with None its person again."""
        async with self._in_step():
            self._alarm.halt()
            if bot is None:
                self._alarm.refill(seat)
            await self._tables.stand_in(self.id, seat, bot, self._alarm.to_data())
            self.seats[seat].stand_in = bot

    async def leave(self, seat: int) -> None:
        """Let a bot play on for a seat."""
        async with self.lock:
            self._playing()
            await self._stand_in(seat, STAND_IN)
            self._changed()
            self.audience.publish()

    async def replace(self, seat: int, voters: Collection[int], now: float) -> None:
        """Agree that a bot plays for somebody who has left: it does once everybody who is there has agreed."""
        async with self.lock:
            self._playing()
            if seat >= len(self.seats) or seat not in self._people() or not voters:
                raise Mistake("nobody_to_replace")
            left = self.absences.left_to_wait(seat, now)
            if left is None:
                raise Mistake("still_there", name=self.seats[seat].name)
            if left > 0:
                raise Mistake("just_left", name=self.seats[seat].name, seconds=f"{left:.0f}")
            self.absences.agree(seat, voters)
            if self._people() & self.audience.present() <= self.absences.votes(seat):
                await self._stand_in(seat, STAND_IN)
                self._changed()
            self.audience.publish()

    def _people(self) -> set[int]:
        """The seats that people play themselves."""
        return {row.seat for row in self.seats if row.person is not None and not row.stand_in}

    async def come_back(self, seat: int) -> None:
        """Hand a seat back to its person."""
        async with self.lock:
            self._playing()
            if self.seats[seat].stand_in is None:
                return
            await self._stand_in(seat, None)
            self._changed()
            self.audience.publish()

    async def wait_for_news(self, version: int, seconds: float) -> None:
        """Until the table has moved on from a version, but no longer than this."""
        if self.version == version and self.row.status != FINISHED:
            await self.audience.wait_for_news(seconds)

    async def close(self) -> None:
        """Stop bots and clock; what is stored stays, and of a game that goes on also how far its clock has come."""
        self._alarm.stop()
        await self._bots.stop()
        if self.row.status == RUNNING:
            clock = self._alarm.to_data()
            if clock is not None:
                await self._tables.set_clock(self.id, clock)
