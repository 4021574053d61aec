"""What is kept: pieces that add up, positions in writing, records that play again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stammtisch.conformance.position import Position
from stammtisch.engine import BadInput, Record, all_games, read_record, state_hash


def pieces_add_up(at: Position) -> Iterator[str]:
    """Money, cards and figures are conserved."""
    yield from at.game.check(at.state)


def build_is_write(at: Position) -> Iterator[str]:
    """A position can be written down and built again: the same state, asked the same."""
    position = at.game.write(at.state)
    if at.game.read_position(position) != position:
        yield "a written position is read as another one"
    try:
        rebuilt = at.game.build(at.record.terms, position)
    except BadInput as error:
        yield f"a position of this game cannot be built again: {error}"
        return
    if at.written(rebuilt) != at.written(at.state):
        yield "a position built again is written differently"
    if rebuilt.waiting != at.state.waiting:
        yield "a position built again waits for other seats"
    for seat in at.viewers:
        if at.seen(rebuilt, seat) != at.seen(at.state, seat):
            yield f"a position built again looks different to seat {seat}"
    for seat in at.seats:
        if rebuilt.choices(seat) != at.state.choices(seat):
            yield f"a position built again offers seat {seat} other choices"


def replay_faults(record: Record[Any], last_hash: str) -> Iterator[str]:
    """A record plays again to the bit, itself and after a journey through its text."""
    try:
        if state_hash(record.game, record.replay()) != last_hash:
            yield "the record leads to another position than the game did"
        if all_games().get(record.game.key) is not record.game:
            return
        copied = read_record(record.to_text())
        if copied.to_data() != record.to_data():
            yield "the record reads differently than it was written"
        if state_hash(copied.game, copied.replay()) != last_hash:
            yield "the record read from its text leads to another position"
    except BadInput as error:
        yield f"the record does not play again: {error}"
