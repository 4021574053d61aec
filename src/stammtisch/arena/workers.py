"""Who does the work: this process, several beside it, or a Ray cluster. What comes of it is the same."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Protocol, TypeVar

from stammtisch.engine import BadInput

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


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
        with ProcessPoolExecutor(self.jobs, initializer=_end_at_an_interrupt) as pool:
            try:
                numbers = {pool.submit(work, task): number for number, task in enumerate(tasks)}
                for future in as_completed(numbers):
                    yield numbers[future], future.result()
            except BrokenProcessPool:
                raise BadInput("a process that played was killed, perhaps for want of memory") from None
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise


def _end_at_an_interrupt() -> None:
    """At once and without a word: the parent says what there is to say, and nobody waits for a long game."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


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
