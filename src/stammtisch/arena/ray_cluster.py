"""Work on a Ray cluster: one that is started here, or one that runs already. Needs the extra `ray`."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import ray

from stammtisch.arena.ray_address import ANY, LOCAL, refuse_silent_host
from stammtisch.bots.workers import AHEAD, KILLED, kept_busy
from stammtisch.engine import BadInput

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

ATTEMPTS: Final = 3
SHARED_MEMORY: Final = 100_000_000
"""For a cluster of one's own: our tasks are small, and Ray would take a third of the machine."""


class RayCluster:
    """Does tasks as Ray tasks, one processor each."""

    def __init__(self, address: str = LOCAL, jobs: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody needs to know that we play
        if address == LOCAL:
            _start(jobs)
        else:
            _join(address)
        self.address: str = ray.get_runtime_context().gcs_address
        """Where others can join in."""

    def __enter__(self) -> RayCluster:
        return self

    def __exit__(self, *_: object) -> None:
        ray.shutdown()

    def each(self, work: Callable[[Task], Outcome], tasks: Sequence[Task]) -> Iterator[tuple[int, Outcome]]:
        """What comes of each task, with its number, as soon as it is there: in any order."""
        do: Any = ray.remote(_do)
        resources: Callable[[], dict[str, float]] = ray.cluster_resources
        ahead = AHEAD * max(1, int(resources().get("CPU", 1)))
        try:
            for number, done in kept_busy(partial(do.remote, ray.put(work)), _first_done, tasks, ahead):
                yield number, ray.get(done)
        except ray.exceptions.RayTaskError as error:
            # What went wrong, as other workers would report it, and not Ray's parcel around it.
            raise error.cause from None
        except ray.exceptions.RayError as error:
            # Not the task, but who did it: a worker was killed, or a machine of the cluster is gone.
            raise BadInput(f"{KILLED}; Ray says: {_first_line(error)}") from None


def _first_done(begun: list[Any]) -> list[Any]:
    done, _ = ray.wait(begun, num_returns=1)
    return done


def _do(work: Callable[[Task], Outcome], task: Task) -> Outcome:
    return work(task)


def _start(jobs: int | None) -> None:
    """A cluster of one's own. Ray gives up after half a minute, which is short where all processors are busy."""
    os.environ.setdefault("RAY_gcs_server_port_wait_time_s", "300")
    for attempt in range(1, ATTEMPTS + 1):
        try:
            ray.init(
                LOCAL,
                num_cpus=jobs,
                include_dashboard=False,
                object_store_memory=SHARED_MEMORY,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
            return
        except Exception as error:  # Ray raises nothing narrower when a part of it starts too late
            ray.shutdown()
            if attempt == ATTEMPTS:
                raise BadInput(f"no Ray cluster could be started: {_first_line(error)}") from None


def _join(address: str) -> None:
    if address != ANY:
        refuse_silent_host(address)
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        why = f"{_first_line(error)}. If it asks for a token, set RAY_AUTH_MODE=token as Ray's manual says"
        raise BadInput(f"the Ray cluster at '{address}' cannot be joined: {why}") from None


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
