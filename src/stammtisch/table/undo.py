"""How far a seat may take back: over its own latest choice and whatever bots did since, never across a fence."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from stammtisch.engine import Event
from stammtisch.table.table import Table


@dataclass(frozen=True)
class NoWayBack:
    """Why nothing can be taken back, by key.

    Somebody chose since, something was shown, nothing is there, what the choice earned is used up, or the end.
    """

    key: str
    chooser: int = 0
    shown: Event | None = None


NOTHING: Final = NoWayBack("nothing")
TOO_LATE: Final = NoWayBack("too_late")
OVER: Final = NoWayBack("over")


def takes_back(table: Table, seat: int, bots: Collection[int]) -> int | NoWayBack:
    """How many choices an undo of this seat takes back, or why there is none.

    Bots do not mind, so their choices are taken back along with one's own; a person's choice, and anything that
    showed somebody something new, stands.
    """
    choices = table.record.choices
    for back in range(1, len(choices) + 1):
        chooser = choices[-back][0]
        if chooser != seat and chooser not in bots:
            return NoWayBack("chosen_since", chooser=chooser)
        fence = next((event for event in table.story[-back] if event.fence), None)
        if fence is not None:
            return NoWayBack("shown", shown=fence)
        if chooser == seat:
            return back
    return NOTHING
