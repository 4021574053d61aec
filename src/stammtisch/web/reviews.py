"""Analyses of finished games, made beside the play and kept: each once, however many ask for it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from stammtisch.analysis import (
    EXTRA,
    Moment,
    Reviewer,
    analysed,
    corrected,
    review_longer,
    review_some,
    seconds_each,
    stops,
)
from stammtisch.engine import Record
from stammtisch.store import Tables
from stammtisch.web.helpers import Helpers

AT_ONCE: Final = 3
"""So many games are looked at at the same time; the others wait, so that these are done in good time."""

PATIENCE: Final = 10
"""Analyses stand back behind the bots, which people wait for: one look at a suspected mistake may take ten seconds."""

Looked = TypeVar("Looked")
Think = Callable[[Reviewer, list[Looked]], list[Moment]]

log = logging.getLogger(__name__)


class Progress:
    """How far an analysis has come."""

    def __init__(self) -> None:
        self.done = 0
        self.of = 0
        self.failed = False
        self._begun = 0.0
        self._before = 0
        self._later = 0.0

    def begin(self, more: int, now: float, later: float = 0.0) -> None:
        """So many decisions are to be looked at; what comes later takes such a part of the time for all of them."""
        self._begun, self._before, self._later = now, self.of, later
        self.of += more

    def left(self, now: float) -> float | None:
        """Seconds that are probably left, by how long it has taken so far; None while nothing is done."""
        done = self.done - self._before
        if not done:
            return None
        return (now - self._begun) / done * (self.of - self.done + self._later * (self.of - self._before))


class Reviews:
    """The analyses that are being made, in processes of their own, which come when the first is asked for."""

    def __init__(self, tables: Tables, processes: int, seconds: float) -> None:
        self._tables = tables
        self._helpers = Helpers(processes, "analysis", PATIENCE)
        self._called = False
        self._seconds = seconds
        self._under_way: dict[str, Progress] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._free = asyncio.Semaphore(AT_ONCE)

    def progress(self, table: str) -> Progress | None:
        """How far it has come; None when nobody has asked for it since the server was started."""
        return self._under_way.get(table)

    def start(self, table: str, record: Record[Any]) -> None:
        """Begin, unless somebody has asked before; what failed is tried again."""
        before = self._under_way.get(table)
        if before is None or before.failed:
            if not self._called:
                self._called = True
                self._helpers.open()
            progress = self._under_way[table] = Progress()
            self._tasks[table] = asyncio.create_task(self._make(table, record, progress), name=f"analysis of {table}")

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self._helpers.close()

    async def _make(self, table: str, record: Record[Any], progress: Progress) -> None:
        try:
            async with self._free:
                moments = await self._moments(record, progress)
            await self._tables.keep_analysis(table, analysed(record, moments).to_data())
            self._under_way.pop(table, None)
        except Exception:
            progress.failed = True
            log.exception("the game at table %s cannot be analysed", table)
        finally:
            self._tasks.pop(table, None)

    async def _moments(self, record: Record[Any], progress: Progress) -> list[Moment]:
        """Every moment, and then longer what would be told as a mistake; as many at a time as there are places."""
        found = await asyncio.to_thread(stops, record)
        progress.begin(len(found), time.monotonic(), EXTRA)
        seconds = seconds_each(self._seconds, found)
        reviewer = Reviewer(record.to_text(), record.terms.components.data, seconds=seconds)
        places = asyncio.Semaphore(self._helpers.places)

        async def look(think: Think[Looked], reviewer: Reviewer, at: Looked) -> Moment:
            async with places:
                (moment,) = await self._helpers.do(think, reviewer, [at])
            progress.done += 1
            return moment

        async def look_at_all(think: Think[Looked], reviewer: Reviewer, found: list[Looked]) -> list[Moment]:
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(look(think, reviewer, at)) for at in found]
            return [task.result() for task in tasks]

        moments = await look_at_all(review_some, reviewer, found)
        suspected = analysed(record, moments).suspected()
        if not suspected:
            return moments
        progress.begin(len(suspected), time.monotonic())
        longer = reviewer.longer(len(found), len(suspected))
        return corrected(moments, await look_at_all(review_longer, longer, suspected))
