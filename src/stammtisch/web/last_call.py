"""Before a bot closes the market, or spoils an offer that waits for people, those who are there may still speak."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from stammtisch.engine import State

if TYPE_CHECKING:
    from stammtisch.web.room import Room

# In the longest pauses of a bot: so tests, in which bots do not pause, do not wait here either.
CALL: Final = 3.0
"""Long enough to reach for the trade desk: who opens it raises a hand."""
ANSWER: Final = 25.0
"""For an offer that waits for a person, who may read one for the first time and has the costs to weigh."""
HAND: Final = 40.0
"""For somebody who is looking at the trade desk or putting an offer together."""
GLANCE: Final = 0.1


def silences(before: State, seat: int, choice: int, people: Collection[int]) -> bool:
    """Whether a choice takes from one of these people something that they could have said unasked, or answered."""
    after = before.copy()
    after.step(seat, choice)
    speaking = (other for other in people if not before.waiting >> other & 1)
    answering = (other for other in before.seats_addressed() if other in people)
    return any(set(before.unlisted(other)) - set(after.unlisted(other)) for other in speaking) or any(
        set(before.choices(other)) - set(after.choices(other)) for other in answering
    )


async def last_call(room: Room, state: State, seat: int, choice: int, pause: float) -> None:
    """Wait for people who are there, if the choice would silence them; no longer once the table has moved on."""
    version, waited = room.version, 0.0
    people = room.audience.present() - room.bots().keys()
    if not people or not silences(state, seat, choice, people):
        return
    room.call(seat)
    asked = people & set(state.seats_addressed())
    while room.version == version:
        # Not for onlookers, who have nothing to say and could keep everybody waiting.
        hand = any(viewer.holds and viewer.seats & people for viewer in room.audience.viewers)
        limit = HAND if hand else ANSWER if asked else CALL
        if waited >= limit * pause:
            return
        await asyncio.sleep(GLANCE)
        waited += GLANCE
