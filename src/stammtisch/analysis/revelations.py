"""What came to light in a game: cards turned over, secret choices shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stammtisch.analysis.analysis import Swing
from stammtisch.engine import Event, Game, Record

TOLD: Final = 4
"""Lines that are told of a stretch in which more came to light: the last, since what is settled in secret is shown
then; as many as there are action cards in Goldbräu."""


def revelations(record: Record[Any]) -> list[list[Event]]:
    """By choice, what came to light after it."""
    state = record.start()
    return [[event for event in state.apply(seat, choice) if event.fence] for seat, choice in record.choices]


def told(game: Game[Any, Any, Any], swing: Swing, story: Sequence[Sequence[Event]], names: list[str]) -> str:
    """What turned somebody's game, as its log told it; `story` is what happened after each choice.

    That others did something in secret, or talked, is told only where nothing else was to be seen.
    """
    seat = swing.moment.seat
    fences = [event for after in story[swing.moment.number : swing.until] for event in after if event.fence]
    seen = [event for event in fences if _shows(event, seat)]
    lines = [game.tell(event, seat, names) for event in game.memorable(seen) or seen or fences]
    if len(lines) > TOLD:
        lines = ["…", *lines[-TOLD:]]
    return " ".join(lines)


def _shows(event: Event, seat: int) -> bool:
    """Whether a seat learns something by an event but that it happened."""
    hidden = bool(event.secret) and event.secret_to != seat
    return not hidden and bool(event.seen_by(seat)["values"])
