"""Everybody who looks on at one table: who is there, what they are told, and what their tabs share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from stammtisch.table.absence import Absences
from stammtisch.web.viewer import Viewer


class Audience:
    """The open tabs of a table, of players and of onlookers."""

    def __init__(self, absences: Absences) -> None:
        self.viewers: set[Viewer] = set()
        self.left = time.time()
        """When somebody last left, or when the room was opened."""
        self._absences = absences
        self._drawn: dict[tuple[object, ...], Any] = {}
        self._news = asyncio.Event()

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self._tell_presence()

    def exit(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.left = time.time()
        if not self.viewers:
            self.draw_anew()  # pictures are the most of what a room holds
        self._tell_presence()

    def present(self) -> set[int]:
        """The seats whose person has a tab open."""
        return {seat for viewer in self.viewers for seat in viewer.seats}

    def _tell_presence(self) -> None:
        present = sorted(self.present())
        self._absences.note(present, time.time())
        watching = sum(not viewer.seats for viewer in self.viewers)
        self.tell({"type": "presence", "seats": present, "watching": watching})

    def tell(self, message: dict[str, object]) -> None:
        """Send everybody the same small message."""
        for viewer in self.viewers:
            viewer.hand(message)

    def publish(self) -> None:
        """Send everybody the new position."""
        for viewer in self.viewers:
            viewer.refresh()
        self._news.set()
        self._news = asyncio.Event()

    def forget(self, choices: int) -> None:
        """Choices from this one on were taken back: whoever was told of them is told what happened instead."""
        for viewer in self.viewers:
            viewer.forget(choices)

    async def wait_for_news(self, seconds: float) -> None:
        """Until something is published, but no longer than this."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), seconds)

    def shared(self, key: tuple[object, ...], make: Callable[[], Any]) -> Any:
        """What several tabs show is made once a version."""
        if key not in self._drawn:
            self._drawn[key] = make()
        return self._drawn[key]

    def draw_anew(self) -> None:
        """What was made for the tabs is no longer true."""
        self._drawn.clear()
