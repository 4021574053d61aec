"""How long a search may go on: so many iterations, or so much time of the processor.

Left out of the compiled build on purpose: the search asks here after every iteration, and only interpreted code lets
another thread of the same process have its turn.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

SHORTEST: Final = 1e-6
"""A clock that does not tick between two looks would make an endless pace."""


@dataclass(frozen=True)
class Budget:
    """Whichever of the two is given; time is that of the thinking thread, so a busy machine weakens nobody."""

    iterations: int = 0
    seconds: float = 0.0

    def start(self) -> Callable[[int], int]:
        """The clock starts now: what is returned says, told how many iterations there were, how many are left.

        By time that is a guess from the pace so far, but 0 only when it is up.
        """
        if self.iterations:
            return lambda done: self.iterations - done
        began = time.thread_time()

        def left(done: int) -> int:
            spent = max(time.thread_time() - began, SHORTEST)
            return 0 if spent >= self.seconds else math.ceil((self.seconds - spent) / spent * done)

        return left
