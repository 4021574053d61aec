"""How long a search may go on: so many iterations, or so much time of the processor.

Left out of the compiled build on purpose: the search asks here after every iteration, and only interpreted code lets
another thread of the same process have its turn.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """Whichever of the two is given; time is that of the thinking thread, so a busy machine weakens nobody."""

    iterations: int = 0
    seconds: float = 0.0

    def start(self) -> Callable[[int], bool]:
        """The clock starts now: what is returned says, told how many iterations there were, whether there is more."""
        if self.iterations:
            return lambda done: done < self.iterations
        began = time.thread_time()
        return lambda done: time.thread_time() - began < self.seconds
