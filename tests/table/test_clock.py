"""The clock is told the time, so its tests need none."""

from __future__ import annotations

import json

import pytest

from stammtisch.engine import BadInput
from stammtisch.table.clock import DAY, REMEMBERED, Clock, Pace

BOTH_PACES = pytest.mark.parametrize("pace", [Pace("live", minutes=10, increment=5), Pace("days", days=1)])


def live() -> Clock:
    return Clock(Pace("live", minutes=10, increment=5), 3, now=1000.0)


def test_only_seats_that_are_waited_for_lose_time() -> None:
    clock = live()
    clock.wait_for([0, 2], 1000.0)
    assert [clock.left(seat, 1060.0) for seat in range(3)] == [540.0, 600.0, 540.0]


def test_an_answer_earns_the_increment() -> None:
    clock = live()
    clock.wait_for([0], 1000.0)
    clock.wait_for([1], 1060.0)
    assert clock.left(0, 2000.0) == 545.0


def test_being_asked_on_earns_nothing() -> None:
    clock = live()
    clock.wait_for([0], 1000.0)
    clock.wait_for([0], 1060.0)
    assert clock.left(0, 1060.0) == 540.0


def test_days_start_anew_with_each_answer() -> None:
    clock = Clock(Pace("days", days=2), 2, now=0.0)
    clock.wait_for([0], 0.0)
    clock.wait_for([1], DAY)
    assert clock.left(0, DAY) == 2 * DAY


def test_who_runs_out_and_when() -> None:
    clock = live()
    clock.wait_for([1], 1000.0)
    assert clock.next_out() == 1600.0
    assert clock.out(1599.0) == []
    assert clock.out(1600.0) == [1]
    assert clock.left(1, 5000.0) == 0.0


def test_without_a_clock_nobody_runs_out() -> None:
    clock = Clock(Pace(), 2, now=0.0)
    clock.wait_for([0], 0.0)
    assert clock.next_out() is None
    assert clock.out(10**9) == []


def test_a_seat_whose_time_was_up_has_some_again_when_it_comes_back() -> None:
    clock = live()
    clock.wait_for([1], 1000.0)
    clock.stop(1700.0)
    clock.refill(1)
    clock.wait_for([1], 1700.0)
    assert clock.left(1, 1700.0) == 60.0
    assert clock.left(1, 1730.0) == 30.0


@BOTH_PACES
def test_who_leaves_and_comes_back_has_gained_nothing(pace: Pace) -> None:
    clock = Clock(pace, 2, now=0.0)
    clock.wait_for([0, 1], 0.0)
    before = [clock.left(seat, 599.0) for seat in range(2)]
    clock.stop(599.0)
    clock.wait_for([1], 599.0)
    clock.stop(599.0)
    clock.refill(0)
    clock.wait_for([0, 1], 599.0)
    assert [clock.left(seat, 599.0) for seat in range(2)] == before


def test_who_comes_back_when_a_bot_has_answered_in_the_meantime_has_a_whole_day() -> None:
    clock = Clock(Pace("days", days=1), 2, now=0.0)
    clock.wait_for([0], 0.0)
    clock.stop(DAY - 60)
    clock.wait_for([], DAY - 60)
    clock.chose(0)
    clock.wait_for([1], DAY - 60)
    clock.refill(0)
    assert clock.left(0, DAY) == DAY


@pytest.mark.parametrize("asked_since", [True, False])
@BOTH_PACES
def test_an_answer_that_is_taken_back_has_earned_nobody_anything(pace: Pace, asked_since: bool) -> None:
    """Also where bots have answered it, and the seat is asked anew."""
    clock = Clock(pace, 2, now=0.0)
    clock.wait_for([0], 0.0)
    before = [clock.left(seat, 300.0) for seat in range(2)]
    for _ in range(3):
        clock.chose(0)
        clock.wait_for([1], 300.0)
        if asked_since:
            clock.chose(1)
            clock.wait_for([0], 300.0)
        clock.take_back(0, [1, 0] if asked_since else [0], 300.0)
        clock.wait_for([0], 300.0)
    assert clock.left(0, 300.0) == before[0]
    assert clock.left(1, 300.0) >= before[1], "who only answered keeps what that has earned"


@BOTH_PACES
def test_several_answers_are_paid_back_one_by_one(pace: Pace) -> None:
    clock = Clock(pace, 2, now=0.0)
    clock.wait_for([0], 0.0)
    for answered in (100.0, 300.0):
        clock.chose(0)
        clock.wait_for([], answered)
        clock.wait_for([0], answered)
    clock.take_back(0, [0], 300.0)
    clock.take_back(0, [0], 300.0)
    assert clock.left(0, 300.0) == clock._full() - 300


@BOTH_PACES
def test_what_nobody_was_asked_for_earns_nothing_and_pays_nothing_back(pace: Pace) -> None:
    clock = Clock(pace, 2, now=0.0)
    clock.wait_for([0], 0.0)
    clock.chose(0)
    clock.wait_for([1], 400.0)
    before = clock.left(0, 400.0)
    clock.chose(0)
    clock.wait_for([1], 400.0)
    clock.take_back(0, [0], 400.0)
    assert clock.left(0, 400.0) == before


def test_days_start_anew_for_whom_an_answer_had_asked_that_was_taken_back() -> None:
    """Who is still asked the same goes on with what is left."""
    clock = Clock(Pace("days", days=1), 3, now=0.0)
    clock.wait_for([0, 2], 0.0)
    clock.chose(0)
    clock.wait_for([1, 2], 100.0)
    clock.take_back(0, [0], 700.0)
    clock.wait_for([0, 2], 700.0)
    assert [clock.left(seat, 700.0) for seat in range(3)] == [DAY - 100, DAY, DAY - 700]


def test_what_nobody_was_asked_for_gives_nobody_days_when_it_is_taken_back() -> None:
    """The seat that takes back is no more asked than before."""
    clock = Clock(Pace("days", days=1), 2, now=0.0)
    clock.wait_for([1], 0.0)
    clock.chose(0)
    clock.wait_for([1], 0.0)
    clock.wait_for([0], 0.0)
    clock.take_back(0, [1, 0], 3600.0)
    clock.wait_for([1], 3600.0)
    assert clock.left(0, 3600.0) == DAY - 3600


def test_days_start_anew_only_for_what_was_taken_back_last() -> None:
    clock = Clock(Pace("days", days=1), 2, now=0.0)
    clock.wait_for([0], 0.0)
    for _ in range(2):
        clock.chose(0)
        clock.wait_for([1], 0.0)
        clock.take_back(0, [0], 0.0)
        clock.wait_for([0], 0.0)
    clock.chose(0)
    clock.wait_for([1], 0.0)
    clock.stop(DAY - 60)
    clock.wait_for([], DAY - 60)
    assert clock.left(1, DAY - 60) == 60


def test_who_was_asked_by_what_was_taken_back_has_days_after_a_restart_too() -> None:
    pace = Pace("days", days=1)
    clock = Clock(pace, 2, now=0.0)
    clock.wait_for([0], 0.0)
    clock.chose(0)
    clock.wait_for([1], 0.0)
    clock.take_back(0, [0], DAY - 3600)
    again = Clock.from_data(pace, json.loads(json.dumps(clock.to_data(DAY - 3600))), now=9 * DAY)
    again.wait_for([0], 9 * DAY)
    assert again.left(1, 9 * DAY) == DAY


def test_who_has_used_up_what_an_answer_earned_cannot_take_it_back() -> None:
    clock = Clock(Pace("days", days=1), 2, now=0.0)
    clock.wait_for([0], 0.0)
    clock.chose(0)
    clock.wait_for([], DAY - 100)
    clock.wait_for([0], DAY)
    assert not clock.too_late(0, DAY + 99)
    assert clock.too_late(0, DAY + 100)
    assert not clock.too_late(1, DAY + 100), "who has not answered has nothing to pay"


def test_only_so_many_answers_are_remembered() -> None:
    clock = live()
    for _ in range(3 * REMEMBERED):
        clock.wait_for([0], 1000.0)
        clock.chose(0)
        clock.wait_for([], 1000.0)
    clock.take_back(0, [0] * 2 * REMEMBERED, 1000.0)
    assert clock.left(0, 1000.0) == 600 + 5 * 2 * REMEMBERED


def test_time_while_the_server_was_down_is_nobodys() -> None:
    clock = live()
    clock.wait_for([0], 1000.0)
    again = Clock.from_data(clock.pace, clock.to_data(1100.0), now=9000.0)
    again.wait_for([0], 9000.0)
    assert again.left(0, 9000.0) == 500.0


@BOTH_PACES
def test_a_clock_that_was_stored_before_the_answer_counted_gives_what_it_earned(pace: Pace) -> None:
    clock = Clock(pace, 2, now=0.0)
    clock.wait_for([0], 0.0)
    clock.chose(0)
    stored = json.dumps(clock.to_data(400.0))
    clock.wait_for([1], 400.0)
    again = Clock.from_data(pace, json.loads(stored), now=9000.0)
    again.wait_for([1], 9000.0)
    assert [again.left(seat, 9000.0) for seat in range(2)] == [clock.left(seat, 400.0) for seat in range(2)]
    for each, now in ((clock, 400.0), (again, 9000.0)):
        each.take_back(0, [0], now)
    assert again.left(0, 9000.0) == clock.left(0, 400.0) < clock.left(1, 400.0)


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "live", "minutes": 0, "increment": 0, "days": 0},
        {"kind": "live", "minutes": 5, "increment": 61, "days": 0},
        {"kind": "days", "minutes": 0, "increment": 0, "days": 15},
        {"kind": "none", "minutes": 5, "increment": 0, "days": 0},
        {"kind": "hourglass", "minutes": 0, "increment": 0, "days": 0},
    ],
)
def test_an_unsound_pace_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(BadInput, match="pace"):
        Pace.from_data(data)


def test_a_pace_comes_back_from_its_data() -> None:
    pace = Pace("live", minutes=30, increment=10)
    assert Pace.from_data(pace.to_data()) == pace
