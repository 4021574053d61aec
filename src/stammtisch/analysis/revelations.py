"""What came to light in a game: cards turned over, secret choices shown."""

from __future__ import annotations

from typing import Any, Final

from stammtisch.analysis.analysis import Swing
from stammtisch.engine import Event, Game, Record

TOLD: Final = 3
"""Lines that are told of a stretch in which more came to light: the last, since what is settled in secret comes first
and is shown then."""


def revelations(record: Record[Any]) -> list[list[Event]]:
    """By choice, what came to light after it."""
    state = record.start()
    return [[event for event in state.apply(seat, choice) if event.fence] for seat, choice in record.choices]


def told(game: Game[Any, Any, Any], swing: Swing, shown: list[list[Event]], names: list[str]) -> str:
    """What turned somebody's game, as its log told it; that others did something in secret showed nothing."""
    seat = swing.moment.seat
    events = [event for after in shown[swing.moment.number : swing.until] for event in after]
    lines = [game.tell(event, seat, names) for event in events if not event.secret or event.secret_to == seat]
    if len(lines) > TOLD:
        lines = ["…", *lines[-TOLD:]]
    return " ".join(lines)
