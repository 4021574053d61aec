"""The bar tells how long it will take from all that was done, not from what came last."""

from __future__ import annotations

import pytest

from stammtisch.cli.progress import Pace


@pytest.mark.parametrize(
    ("known", "done", "seconds", "left"),
    [
        (0, 0, 50.0, None),
        (0, 1, 600.0, 5400.0),
        (0, 5, 50.0, 50.0),
        (6, 6, 50.0, None),
        (6, 8, 10.0, 10.0),
        (0, 10, 50.0, 0.0),
    ],
)
def test_what_is_left_takes_as_long_as_what_was_done_since_the_start(
    known: int, done: int, seconds: float, left: float | None
) -> None:
    now = 1000.0
    pace = Pace(total=10, known=known, clock=lambda: now)
    now += seconds
    pace.advance_to(done)
    assert pace.seconds_left() == left


def test_while_a_long_task_goes_on_the_time_runs_down_and_does_not_grow() -> None:
    now = 0.0
    pace = Pace(total=10, known=0, clock=lambda: now)
    now = 600.0
    pace.advance_to(1)
    now = 900.0
    assert pace.seconds_left() == 5100.0
    now = 9000.0
    assert pace.seconds_left() == 0.0


def test_tasks_that_come_in_by_the_dozen_are_no_burst_of_speed() -> None:
    now = 0.0
    pace = Pace(total=64, known=0, clock=lambda: now)
    now = 100.0
    for done in range(1, 33):
        pace.advance_to(done)
    assert pace.seconds_left() == pytest.approx(100.0)
