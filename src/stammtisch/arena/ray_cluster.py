"""Work on a Ray cluster: one that is started here, or one that runs already. Needs the extra `ray`."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import ray

from stammtisch.arena.workers import AHEAD, kept_busy
from stammtisch.engine import BadInput

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

LOCAL: Final = "local"
"""The address of a cluster of one's own, which ends with the command."""
ANY: Final = "auto"
"""The cluster that runs on this machine."""

PATIENCE: Final = 10.0
"""Seconds until a host that does not answer is given up; Ray itself goes on for minutes."""

SHARED_MEMORY: Final = 100_000_000
"""For a cluster of one's own: our tasks are small, and Ray would take a third of the machine."""


class RayCluster:
    """Does tasks as Ray tasks, one processor each."""

    def __init__(self, address: str = LOCAL, jobs: int | None = None) -> None:
        own: dict[str, Any] = {}
        if address == LOCAL:
            own = {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": SHARED_MEMORY}
        elif address != ANY:
            _refuse_silent_host(address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody needs to know that we play
        try:
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **own)
        except (ConnectionError, ValueError, RuntimeError) as error:
            reason = str(error).strip().splitlines() or [type(error).__name__]
            raise BadInput(f"there is no Ray cluster at '{address}': {reason[0]}") from None
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
        for number, done in kept_busy(partial(do.remote, ray.put(work)), _first_done, tasks, ahead):
            try:
                outcome = ray.get(done)
            except ray.exceptions.RayTaskError as error:
                # What went wrong, as other workers would report it, and not Ray's parcel around it.
                raise error.cause from None
            yield number, outcome


def _first_done(begun: list[Any]) -> list[Any]:
    done, _ = ray.wait(begun, num_returns=1)
    return done


def _do(work: Callable[[Task], Outcome], task: Task) -> Outcome:
    return work(task)


def _refuse_silent_host(address: str) -> None:
    """An address at which nobody listens, or that is none, is known before Ray begins to wait."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE):
            return
    except ValueError:
        raise BadInput(f"'{address}' is no address of a Ray cluster; write host:port") from None
    except OSError as error:
        raise BadInput(f"there is no Ray cluster at '{address}': {error.strerror or error}") from None
