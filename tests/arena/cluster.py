"""A Ray cluster of two workers in a process of its own: says where it is, and ends when its input does.

It is not started inside the tests: it leaves threads behind, and other tests fork.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import redirect_stdout

from stammtisch.arena.ray_cluster import RayCluster
from stammtisch.engine import BadInput


def failing(number: int) -> int:
    if number == 1:
        raise LookupError("one task went wrong")
    return number


def killed(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def tell(words: object) -> None:
    print(words, file=sys.__stdout__, flush=True)


if __name__ == "__main__":
    # Ray announces every worker that died on the standard output, where our own words are waited for.
    with redirect_stdout(sys.stderr), RayCluster(jobs=2) as cluster:
        for work in (failing, killed):
            try:
                list(cluster.each(work, range(2)))
            except (LookupError, BadInput) as error:
                tell(error)
        tell(cluster.address)
        sys.stdin.read()
