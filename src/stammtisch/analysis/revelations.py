"""What happened in a game: what others did, and what came to light, such as cards turned over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stammtisch.analysis.analysis import Swing
from stammtisch.engine import Event, Game, Record

TOLD: Final = 4
"""Lines that are told of a stretch in which more came to light: the last, since what is settled in secret is shown
then; as many as there are action cards in Goldbräu."""


def story_of(record: Record[Any]) -> list[list[Event]]:
    """By choice, what happened after it."""
    state = record.start()
    return [state.apply(seat, choice) for seat, choice in record.choices]


def revelations(record: Record[Any]) -> list[list[Event]]:
    """By choice, what came to light after it."""
    return [[event for event in after if event.fence] for after in story_of(record)]


def told(game: Game[Any, Any, Any], swing: Swing, story: Sequence[Sequence[Event]], names: list[str]) -> str:
    """What turned somebody's game, as its log told it; `story` is what happened after each choice.

    What others did counts like what came to light, but not what the seat did itself. That others did something in
    secret, or talked, is told only where nothing else was to be seen.
    """
    seat = swing.moment.seat
    turning = [event for number in swing.hinge for event in story[number] if event.fence or event.seat != seat]
    fences = [event for after in story[swing.moment.number : swing.until] for event in after if event.fence]
    seen = [[event for event in events if _shows(event, seat)] for events in (turning, fences)]
    worth_telling = [*map(game.memorable, seen), *seen, fences]
    lines = [game.tell(event, seat, names) for event in next(filter(None, worth_telling), [])]
    if len(lines) > TOLD:
        lines = ["…", *lines[-TOLD:]]
    return " ".join(lines)


def _shows(event: Event, seat: int) -> bool:
    """Whether a seat learns something by an event but that it happened."""
    hidden = bool(event.secret) and event.secret_to != seat
    return not hidden and bool(event.seen_by(seat)["values"])
