"""Somebody is away only after a while, and whoever comes back is there at once."""

from __future__ import annotations

from stammtisch.table.absence import Absences


def test_a_seat_is_away_after_a_while() -> None:
    absences = Absences(3, 60, now=0)
    absences.note({0, 1, 2}, 10)
    absences.note({0, 2}, 100)
    assert absences.left_to_wait(0, 500) is None
    assert absences.left_to_wait(1, 130) == 30
    absences.note({0, 2}, 150)
    assert absences.left_to_wait(1, 160) == 0


def test_whoever_was_never_there_is_away_since_the_start() -> None:
    absences = Absences(3, 60, now=0)
    absences.note({0}, 50)
    assert absences.left_to_wait(1, 60) == 0


def test_whoever_comes_back_is_not_voted_on_any_more() -> None:
    absences = Absences(3, 60, now=0)
    absences.agree(1, {0})
    absences.agree(1, {2})
    assert absences.votes(1) == {0, 2}
    absences.note({0, 1, 2}, 100)
    assert absences.votes(1) == frozenset()
    assert absences.left_to_wait(1, 100) is None
