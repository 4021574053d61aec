"""How long a seat may think: a plain object that is told the time, and never looks at a clock itself."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any, Final

from stammtisch.engine import BadInput

NONE: Final = "none"
LIVE: Final = "live"
DAYS: Final = "days"

MINUTE: Final = 60.0
DAY: Final = 86400.0
MOST_MINUTES: Final = 180
MOST_DAYS: Final = 14

REMEMBERED: Final = 64
"""Of how many choices of a seat is known what they have earned, which is stored with every choice.

More than can be taken back: up to 40 in 600 random games of Heaven & Ale.
"""


@dataclass(frozen=True)
class Pace:
    """No clock; or minutes for the whole game and seconds on top of each answer; or days for each answer."""

    kind: str = NONE
    minutes: int = 0
    increment: int = 0
    days: int = 0

    def __post_init__(self) -> None:
        match self.kind:
            case "none":
                sound = not (self.minutes or self.increment or self.days)
            case "live":
                sound = 1 <= self.minutes <= MOST_MINUTES and 0 <= self.increment <= MINUTE and not self.days
            case "days":
                sound = 1 <= self.days <= MOST_DAYS and not (self.minutes or self.increment)
            case _:
                sound = False
        if not sound:
            raise BadInput(
                f"A pace is none, live with 1 to {MOST_MINUTES} minutes and up to {MINUTE:.0f} seconds an answer, "
                f"or 1 to {MOST_DAYS} days an answer."
            )

    def to_data(self) -> dict[str, object]:
        return {"kind": self.kind, "minutes": self.minutes, "increment": self.increment, "days": self.days}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Pace:
        return cls(data["kind"], data["minutes"], data["increment"], data["days"])


class Clock:
    """The time that each seat has left. It runs for every seat that is waited for, also for several at once."""

    def __init__(self, pace: Pace, players: int, now: float) -> None:
        self.pace = pace
        self._left = [self._full()] * players
        self._earned: list[list[float]] = [[] for _ in range(players)]
        """What the latest choices of each seat have earned it, so that whoever takes one back can pay."""
        self._running: frozenset[int] = frozenset()
        self._withdrawn: frozenset[int] = frozenset()
        """Who was asked until just now by what somebody has taken back."""
        self._since = now

    def _full(self) -> float:
        return self.pace.minutes * MINUTE if self.pace.kind == LIVE else self.pace.days * DAY

    def chose(self, seat: int) -> None:
        """A seat has made a choice, which `wait_for` may find to be an answer.

        Whoever chooses without being waited for may have a bot that stands in, and will be asked something else.
        """
        self._earned[seat] = [*self._earned[seat][1 - REMEMBERED :], 0.0]
        if self.pace.kind == DAYS and seat not in self._running:
            self.refill(seat)  # who comes back has that anyway: nothing that the choice has earned
            self._earn(seat)

    def wait_for(self, seats: Collection[int], now: float) -> None:
        """From now on these seats are waited for; whoever is so no more has answered, and gets what that earns."""
        asked = frozenset(seats)
        answered, withdrawn = self._running - asked, self._withdrawn - asked
        self.stop(now)
        for seat in answered:
            self._earn(seat)
        for seat in withdrawn:
            self._left[seat] = self._full()
        self._running = asked

    def _earn(self, seat: int) -> None:
        """Book it on the seat's latest choice."""
        earned = self._full() - self._left[seat] if self.pace.kind == DAYS else self.pace.increment
        self._left[seat] += earned
        if self._earned[seat]:
            self._earned[seat][-1] += earned

    def stop(self, now: float) -> None:
        """Nobody is waited for, until `wait_for` says who is; nobody has answered."""
        self._left = [self.left(seat, now) for seat in range(len(self._left))]
        self._running = self._withdrawn = frozenset()
        self._since = now

    def take_back(self, seat: int, choosers: Iterable[int], now: float) -> None:
        """A seat takes its choice back, and with it those of others since, the latest first.

        It pays back what its own has earned: else who answers again and again would have time for ever. The others
        are bots, or have agreed, and keep what they have. Whom the choice had asked, and who is to have days for each
        answer, has all of them for the next: `wait_for` sees who is not asked the same any more.
        """
        asked = self._running - {seat}
        self.stop(now)
        if self.pace.kind == DAYS:
            self._withdrawn = asked
        for chooser in choosers:
            earned = self._earned[chooser].pop() if self._earned[chooser] else 0.0
            if chooser == seat:
                self._left[seat] -= earned

    def too_late(self, seat: int, now: float) -> bool:
        """Whether a seat has used up what its latest choice has earned: without that nothing would be left."""
        earned = self._earned[seat][-1] if self._earned[seat] else 0.0
        return 0 < earned >= self.left(seat, now)

    def left(self, seat: int, now: float) -> float:
        """The seconds that a seat has left; 0 when it has run out."""
        return max(0.0, self._left[seat] - (now - self._since if seat in self._running else 0.0))

    def running(self, seat: int) -> bool:
        return seat in self._running

    def out(self, now: float) -> list[int]:
        """The seats that have run out while they were waited for."""
        if self.pace.kind == NONE:
            return []
        return sorted(seat for seat in self._running if self.left(seat, now) <= 0)

    def next_out(self) -> float | None:
        """The moment at which the next seat runs out, if nobody answers before; None when no clock runs."""
        if self.pace.kind == NONE or not self._running:
            return None
        return self._since + min(self._left[seat] for seat in self._running)

    def refill(self, seat: int) -> None:
        """Whose time had run out, and who comes back, has the full time of an answer, or a minute of a live clock."""
        if self._left[seat] <= 0:
            self._left[seat] = self._full() if self.pace.kind == DAYS else MINUTE

    def to_data(self, now: float) -> dict[str, object]:
        """What each seat has left and has earned, and who was and is waited for, to be stored."""
        left = [self.left(seat, now) for seat in range(len(self._left))]
        return {
            "left": left,
            "earned": [list(each) for each in self._earned],
            "running": sorted(self._running),
            "withdrawn": sorted(self._withdrawn),
        }

    @classmethod
    def from_data(cls, pace: Pace, data: dict[str, Any], now: float) -> Clock:
        """A clock as it was stored; the time while the server was down is nobody's.

        Stored with a choice, it lacks what that has earned as an answer: the next `wait_for` sees who has answered.
        """
        clock = cls(pace, len(data["left"]), now)
        clock._left = [float(left) for left in data["left"]]
        # Clocks that were stored before 2026-11-19 say neither who was waited for nor what was earned.
        clock._running = frozenset(data.get("running", ()))
        clock._withdrawn = frozenset(data.get("withdrawn", ()))
        clock._earned = data.get("earned", clock._earned)
        return clock
