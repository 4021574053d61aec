"""A Ray cluster of two workers in a process of its own: says where it is, and ends when its input does.

It is not started inside the tests: it leaves threads behind, and other tests fork.
"""

from __future__ import annotations

import sys

from stammtisch.arena.ray_cluster import RayCluster


def failing(number: int) -> int:
    if number == 1:
        raise LookupError("one task went wrong")
    return number


if __name__ == "__main__":
    with RayCluster(jobs=2) as cluster:
        try:
            list(cluster.each(failing, range(3)))
        except LookupError as error:
            print(error)
        print(cluster.address, flush=True)
        sys.stdin.read()
