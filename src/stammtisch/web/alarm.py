"""The clock of one table, and the alarm that rings when somebody's time is up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable

from stammtisch.table.clock import NONE, Clock

LATE = 0.05
"""Seconds after the moment itself: a timer that is early by a hair would find nobody late."""
SNOOZE = 5.0
"""Seconds until it rings again when nobody could be replaced, as when the store's disk is full."""


class Alarm:
    """Tells the clock the time, and rings."""

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    @property
    def set(self) -> bool:
        """Whether it is going to ring, or has rung and nobody has been waited for since."""
        return self._timer is not None

    def wait_for(self, seats: Collection[int]) -> None:
        """From now on the time of these seats runs."""
        self._clock.wait_for(seats, time.time())
        self.stop()
        moment = self._clock.next_out()
        if moment is not None:
            self._ring_in(max(0.0, moment - time.time()) + LATE)

    def out(self) -> list[int]:
        """The seats whose time is up."""
        return self._clock.out(time.time())

    def left(self, seat: int) -> float | None:
        """The seconds a seat has left; None without a clock."""
        return None if self._clock.pace.kind == NONE else self._clock.left(seat, time.time())

    def refill(self, seat: int) -> None:
        """Somebody who comes back after his time was up gets some to think."""
        self._clock.refill(seat)

    def halt(self) -> None:
        """Something else than an answer happens: nobody is waited for, until `wait_for` says who is."""
        self._clock.stop(time.time())

    def chose(self, seat: int) -> None:
        """A seat has made a choice, itself or by its stand-in."""
        self._clock.chose(seat)

    def take_back(self, seat: int, choosers: Iterable[int]) -> None:
        """A seat takes its choice back, and with it those of others since, the latest first."""
        self._clock.take_back(seat, choosers, time.time())

    def too_late(self, seat: int) -> bool:
        """Whether a seat has used up the time that its latest choice has earned."""
        return self._clock.too_late(seat, time.time())

    def to_data(self) -> dict[str, object] | None:
        """What is to be stored; nothing without a clock."""
        return None if self._clock.pace.kind == NONE else self._clock.to_data(time.time())

    def put_back(self, data: dict[str, object] | None) -> None:
        """The clock as it was: what it was told since has not happened."""
        if data is not None:
            self._clock = Clock.from_data(self._clock.pace, data, time.time())

    def snooze(self) -> None:
        """Ring once more, but not at once: what was to be done then cannot be done now."""
        self.stop()
        self._ring_in(SNOOZE)

    def _ring_in(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def stop(self) -> None:
        """Do not ring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
