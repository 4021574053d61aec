"""Processes that work for the server, so that nobody who says something waits for a picture or for a bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

from stammtisch.bots.at_work import settle_in
from stammtisch.engine import all_games

Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")

log = logging.getLogger(__name__)


class Helpers:
    """Hands work to processes; a thread of ours does it until they come, or without them."""

    def __init__(self, processes: int, name: str, patience: int = 0) -> None:
        self._processes = processes
        self._name = name
        self._patience = patience
        """How far the processes stand back behind all others of the machine, as in the `nice` of Unix."""
        self.places = max(1, processes)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._hired: Executor | None = None
        self._here = False
        self._closed = False

    def open(self) -> None:
        """Call the helpers: they need a second or so to come."""
        if self._processes:
            # A fork would copy the locks of our threads in whatever state they are.
            context = multiprocessing.get_context("spawn")
            self._hired = ProcessPoolExecutor(
                self._processes, context, initializer=_begin_work, initargs=(self._patience,)
            )
            self._here = False
            self._hired.submit(_look_round).add_done_callback(self._welcome)

    def _welcome(self, came: Future[None]) -> None:
        self._here = not came.cancelled() and came.exception() is None
        if not self._here and not self._closed:
            log.error("no process could be started for: %s; a thread of the server does its work", self._name)

    async def close(self) -> None:
        """Send the helpers home; whoever still waits for them waits no longer."""
        self._closed = True
        for pool in (self._thread, self._hired):
            if pool is not None:
                await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    async def do(self, work: Callable[[*Arguments], Result], *arguments: *Arguments) -> Result:
        """What the work comes to; it must be a function that another process can find by its name."""
        if self._closed:
            raise asyncio.CancelledError
        loop, helpers = asyncio.get_running_loop(), self._hired
        if helpers is not None and self._here:
            try:
                return await loop.run_in_executor(helpers, work, *arguments)
            except BrokenExecutor:
                # A helper was killed, perhaps for want of memory: the first to notice calls new ones.
                if helpers is self._hired:
                    self.open()
        return await loop.run_in_executor(self._thread, work, *arguments)


def _begin_work(patience: int) -> None:
    settle_in()
    if hasattr(os, "nice"):
        os.nice(patience)


def _look_round() -> None:
    """A helper's first task: to know the games."""
    all_games()
