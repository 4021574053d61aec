"""Work on a Ray cluster: one that is started here, or one that runs already. Needs the extra `ray`."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

import ray

from stammtisch.engine import BadInput

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

LOCAL: Final = "local"
"""The address of a cluster of one's own, which ends with the command."""

AHEAD: Final = 4
"""How many tasks wait for each processor: enough to keep it busy, few enough for the cluster to remember."""


class RayCluster:
    """Does tasks as Ray tasks, one processor each."""

    def __init__(self, address: str = LOCAL, jobs: int | None = None) -> None:
        own = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
        try:
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **own)
        except (ConnectionError, ValueError, RuntimeError) as error:
            reason = str(error).strip().splitlines() or [type(error).__name__]
            raise BadInput(f"--ray: no cluster at '{address}': {reason[0]}") from None

    def __enter__(self) -> RayCluster:
        return self

    def __exit__(self, *_: object) -> None:
        ray.shutdown()

    def each(self, work: Callable[[Task], Outcome], tasks: Sequence[Task]) -> Iterator[tuple[int, Outcome]]:
        do, shared = ray.remote(_do), ray.put(work)
        waiting = iter(enumerate(tasks))
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        numbers: dict[Any, int] = {}
        while True:
            for number, task in waiting:
                numbers[do.remote(shared, task)] = number
                if len(numbers) >= ahead:
                    break
            if not numbers:
                return
            done, _ = ray.wait(list(numbers), num_returns=1)
            for found in done:
                yield numbers.pop(found), ray.get(found)


def _do(work: Callable[[Task], Outcome], task: Task) -> Outcome:
    return work(task)
