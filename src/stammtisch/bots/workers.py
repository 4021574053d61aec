"""Who does the work: this process, or several beside it. What comes of it is the same."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from typing import Final, Protocol, TypeVar

from stammtisch.bots.at_work import settle_in
from stammtisch.engine import BadInput

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")
Begun = TypeVar("Begun")

PATIENCE: Final = 0.5
"""Seconds in which a Ctrl+C that has ended the workers reaches this process too."""
AHEAD: Final = 4
"""How many tasks are begun for each processor: enough to keep it busy, few enough to be remembered."""

KILLED: Final = "a process at work was killed, perhaps for want of memory"


class Workers(Protocol):
    """Does tasks that know nothing of each other."""

    def each(self, work: Callable[[Task], Outcome], tasks: Sequence[Task]) -> Iterator[tuple[int, Outcome]]:
        """What comes of each task, with its number, as soon as it is there: in any order."""


class OneProcess:
    """Everything here, one after another."""

    def each(self, work: Callable[[Task], Outcome], tasks: Sequence[Task]) -> Iterator[tuple[int, Outcome]]:
        for number, task in enumerate(tasks):
            yield number, work(task)


@dataclass(frozen=True)
class ProcessPool:
    """Some processes of this machine."""

    jobs: int

    def each(self, work: Callable[[Task], Outcome], tasks: Sequence[Task]) -> Iterator[tuple[int, Outcome]]:
        with ProcessPoolExecutor(self.jobs, initializer=settle_in, initargs=(signal.SIG_DFL,)) as pool:
            try:
                ahead = AHEAD * self.jobs
                for number, future in kept_busy(lambda task: pool.submit(work, task), _first_done, tasks, ahead):
                    yield number, future.result()
            except BrokenProcessPool:
                _hear_interrupt()
                raise BadInput(KILLED) from None
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise


def _hear_interrupt() -> None:
    """At Ctrl+C the workers may be gone before this process has heard it: let it be heard first."""
    time.sleep(PATIENCE)


def _first_done(futures: list[Future[Outcome]]) -> Iterable[Future[Outcome]]:
    return wait(futures, return_when=FIRST_COMPLETED).done


def kept_busy(
    start: Callable[[Task], Begun],
    first_done: Callable[[list[Begun]], Iterable[Begun]],
    tasks: Iterable[Task],
    ahead: int,
) -> Iterator[tuple[int, Begun]]:
    """Each task with its number once it is done; no more than so many are begun before others are done."""
    waiting = iter(enumerate(tasks))
    numbers: dict[Begun, int] = {}
    while True:
        for number, task in islice(waiting, ahead - len(numbers)):
            numbers[start(task)] = number
        if not numbers:
            return
        for done in first_done(list(numbers)):
            yield numbers.pop(done), done


def local_workers(jobs: int) -> Workers:
    """So many processes; one is this one."""
    return OneProcess() if jobs == 1 else ProcessPool(jobs)


def in_order(outcomes: Iterable[tuple[int, Outcome]]) -> Iterator[Outcome]:
    """What came of the tasks in the order of the tasks."""
    early: dict[int, Outcome] = {}
    due = 0
    for number, outcome in outcomes:
        early[number] = outcome
        while due in early:
            yield early.pop(due)
            due += 1
