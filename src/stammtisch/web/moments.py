"""A table at an earlier moment, for replays: the own view while it is played, any view once it is over."""

from __future__ import annotations

from itertools import islice
from typing import Any

from stammtisch.engine import Record, State
from stammtisch.store.models import FINISHED
from stammtisch.web.mistakes import Mistake
from stammtisch.web.painter import Painter, pieces
from stammtisch.web.room import Room
from stammtisch.web.speech import Speech
from stammtisch.web.updates import lines, prompt


def may_see(room: Room, person: str, seat: int | None) -> bool:
    """Whether somebody may look through the eyes of a seat."""
    if seat is None:
        return True
    if not 0 <= seat < len(room.seats):
        return False
    return room.row.status == FINISHED or seat in room.seats_of(person)


async def moment(room: Room, at: int, seat: int | None, language: str, painter: Painter) -> dict[str, object]:
    """The table after `at` choices as a seat saw it, and what the last of them brought."""
    table = room.table
    if table is None:
        raise Mistake("not_begun")
    total = len(table.record.choices)
    if not 0 <= at <= total:
        raise Mistake("no_moment", total=total, at=at)
    state = position(table.record, at)
    speech = Speech(room.game, language)
    return {
        "at": at,
        "of": total,
        "seat": seat,
        "board": await painter.draw(pieces, room.game.key, language, state.view(seat), table.names),
        "prompt": prompt(state, table.names, seat, speech),
        "lines": lines(table, at - 1, seat, speech) if at else [],
        "chooser": table.record.choices[at - 1][0] if at else None,
    }


def position(record: Record[Any], at: int) -> State:
    """The position after the first choices of a record."""
    state: State = next(islice(record.states(), at, None))
    return state


def course(room: Room) -> list[list[int]]:
    """Everybody's score after each choice: only once the game is over, since scores may rest on hidden things."""
    if room.table is None or room.row.status != FINISHED:
        raise Mistake("scores_later")
    return [state.scores() for state in room.table.record.states()]
