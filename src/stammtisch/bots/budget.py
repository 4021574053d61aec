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

EASIER: Final = 2.0
"""Later looks may take so many times less than the first: by then all worlds are imagined, and the others foreseen."""


@dataclass(frozen=True)
class Budget:
    """Whichever of the two is given; time is that of the thinking thread, so a busy machine weakens nobody."""

    iterations: int = 0
    seconds: float = 0.0

    def part(self, share: float) -> Budget:
        """A share of it; of one iteration nothing less."""
        return Budget(math.ceil(share * self.iterations), share * self.seconds)

    def start(self) -> Callable[[int], float]:
        """The clock starts now: what is returned says, told how many iterations there were, how many come at most."""
        if self.iterations:
            return lambda done: self.iterations - done
        began = time.thread_time()

        def left(done: int) -> float:
            spent = time.thread_time() - began
            return EASIER * done * (self.seconds - spent) / spent if spent else done

        return left
