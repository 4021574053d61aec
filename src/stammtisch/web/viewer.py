"""Somebody who looks at a table through one tab: what they may see, and what they have been sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection
from typing import Final

MOST_WAITING: Final = 200
"""Small messages kept for a tab that does not read; the oldest are dropped, and the next update says it all."""


class Viewer:
    """One tab. Updates are not queued: a slow tab gets the latest position, with everything that happened since."""

    def __init__(self, person: str, name: str, language: str, seats: Collection[int]) -> None:
        self.person = person
        self.name = name
        self.language = language
        self.seats = frozenset(seats)
        self.at: int | None = None
        """The seat that this tab was handed to, where one person holds several."""
        self.holds = False
        """Whether something is being put together in this tab that bots should wait for."""
        self.logged = 0
        """Of how many choices this tab has been told."""
        self.dirty = True
        self.messages: deque[dict[str, object]] = deque(maxlen=MOST_WAITING)
        self.wake = asyncio.Event()
        self.wake.set()

    def look(self, waiting: Collection[int]) -> tuple[int | None, int | None]:
        """Whose view this tab shows, and to which other own seat the device must be handed before it shows that."""
        if len(self.seats) < 2:
            return next(iter(self.seats), None), None
        if self.at in self.seats and self.at in waiting:
            return self.at, None
        asked = next((seat for seat in sorted(self.seats) if seat in waiting), None)
        return (None, asked) if asked is not None else (self.at if self.at in self.seats else None, None)

    def hand(self, message: dict[str, object]) -> None:
        """Send a small message."""
        self.messages.append(message)
        self.wake.set()

    def refresh(self) -> None:
        """Send the position as it is now."""
        self.dirty = True
        self.wake.set()

    def forget(self, choices: int) -> None:
        """Choices from this one on were taken back."""
        self.logged = min(self.logged, choices)
