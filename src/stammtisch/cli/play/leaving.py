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
    before = {name: signal.signal(getattr(signal, name), _leave) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def _leave(_number: int, _frame: FrameType | None) -> None:
    raise Left
