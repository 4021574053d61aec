"""Leaving the table: by word, or because the terminal is closed."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Left(Exception):
    """Somebody has left the table."""


@contextmanager
def closing_leaves() -> Iterator[None]:
    """Within this, a closed terminal or a polite kill leaves the table like a word would."""
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        # Only the main thread may catch signals; elsewhere somebody else sees to them.
        names = []
    caught = [getattr(signal, name) for name in names]
    before = {number: signal.signal(number, _leave) for number in caught}
    # Whoever started us may have blocked them, and a mask is inherited: then a kill would wait for ever.
    blocked = signal.pthread_sigmask(signal.SIG_UNBLOCK, caught) if hasattr(signal, "pthread_sigmask") else set()
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if blocked:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


def _leave(_number: int, _frame: FrameType | None) -> None:
    raise Left
