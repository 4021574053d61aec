"""Processes do the same work as one, give order back, and end when they are told to."""

from __future__ import annotations

import os
import signal

import pytest

from stammtisch.bots.workers import OneProcess, ProcessPool, Workers, in_order, local_workers
from stammtisch.engine import BadInput


def squared(number: int) -> int:
    return number * number


def refused(number: int) -> int:
    raise BadInput(f"{number} is refused")


def killed(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("workers", [OneProcess(), ProcessPool(2)])
def test_every_task_is_done_and_known_by_its_number(workers: Workers) -> None:
    assert sorted(workers.each(squared, range(20))) == [(number, number * number) for number in range(20)]
    assert list(in_order(workers.each(squared, range(20)))) == [number * number for number in range(20)]


@pytest.mark.parametrize("workers", [OneProcess(), ProcessPool(2)])
def test_what_goes_wrong_in_a_task_goes_wrong_here(workers: Workers) -> None:
    with pytest.raises(BadInput, match="7 is refused"):
        list(workers.each(refused, [7]))


def test_a_worker_that_is_killed_is_one_clear_line() -> None:
    with pytest.raises(BadInput, match="a process at work was killed"):
        list(ProcessPool(2).each(killed, range(4)))


def test_order_is_given_back_as_early_as_can_be() -> None:
    coming = iter([(1, "b"), (0, "a"), (3, "d"), (2, "c")])
    ordered = in_order(coming)
    assert [next(ordered), next(ordered)] == ["a", "b"]
    assert next(coming) == (3, "d")


def test_one_job_is_this_process() -> None:
    assert isinstance(local_workers(1), OneProcess)
    assert local_workers(3) == ProcessPool(3)
