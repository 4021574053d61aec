"""How long a search may go on: so many iterations, or so much time of the processor."""

from __future__ import annotations

import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """Whichever of the two is given; time is that of the thinking thread, so a busy machine weakens nobody."""

    iterations: int = 0
    seconds: float = 0.0

    def start(self) -> Deadline:
        """The clock starts now."""
        return Deadline(self.iterations, time.thread_time() + self.seconds if self.seconds else 0.0)


class Deadline:
    """A budget that is being spent."""

    def __init__(self, iterations: int, ends: float) -> None:
        self.iterations = iterations
        self.ends = ends

    def reached(self, iterations: int) -> bool:
        """Whether it is spent after so many iterations."""
        if self.iterations and iterations >= self.iterations:
            return True
        return self.ends > 0.0 and time.thread_time() >= self.ends
