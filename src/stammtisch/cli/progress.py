"""A bar for long work, on the error output and only where a person watches."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.text import Text

from stammtisch.cli.output import complaints


class Pace:
    """How long the rest will take, if it goes on as it did since the start.

    Rich would ask the last half minute alone, in which of slow tasks none ended, and of many that are handed in
    together all at once.
    """

    def __init__(self, total: int, known: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._total = total
        self._known = known
        self._clock = clock
        self._started = clock()
        self._end: float | None = None

    def advance_to(self, done: int) -> None:
        """So many are done, with those that were known before the start."""
        if done > self._known:
            each = (self._clock() - self._started) / (done - self._known)
            self._end = self._clock() + each * (self._total - done)

    def seconds_left(self) -> float | None:
        """None before anything is done; between two tasks the time runs down."""
        return None if self._end is None else max(0.0, self._end - self._clock())


class _TimeLeft(ProgressColumn):
    max_refresh = 0.5

    def __init__(self, pace: Pace) -> None:
        super().__init__()
        self._pace = pace

    def render(self, task: Task) -> Text:
        left = self._pace.seconds_left()
        return Text("-:--:--" if left is None else str(timedelta(seconds=round(left))), style="progress.remaining")


@contextmanager
def progress_bar(what: str, total: int, known: int = 0) -> Iterator[Callable[[int], None]]:
    """Yields what to call with how much is done; what is known already took no time and says nothing of the rest."""
    screen = complaints()
    pace = Pace(total, known)
    bar = Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        _TimeLeft(pace),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )
    with bar:
        task = bar.add_task(what, total=total, completed=known)

        def advance_to(done: int) -> None:
            pace.advance_to(done)
            bar.update(task, completed=min(done, total))

        yield advance_to
