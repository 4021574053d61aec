"""How a process that works for another one behaves."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait


def settle_in(at_interrupt: signal.Handlers = signal.SIG_IGN) -> None:
    """Leave Ctrl+C to the parent, or end at it at once; and go home when the parent is gone, however it went."""
    signal.signal(signal.SIGINT, at_interrupt)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, name="follow", daemon=True).start()
