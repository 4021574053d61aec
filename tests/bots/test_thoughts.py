"""What a search says it expects: the fewer looks, the more it keeps to what could be guessed."""

from __future__ import annotations

import pytest

from stammtisch.bots.search.thoughts import Candidate, Looks, judged, ranked


def looks(won: int, lost: int) -> Looks:
    """So many looks that end with all of the win for the first of two seats, or with nothing."""
    found = Looks(2)
    for _ in range(won):
        found.see([1.0, 0.0], 0.5)
    for _ in range(lost):
        found.see([0.0, 1.0], -0.5)
    return found


def only(seen: Looks) -> Candidate:
    return judged([0.5, 0.5], {1: seen})[1][0]


def test_one_look_that_wins_promises_nobody_the_whole_win() -> None:
    expected, [candidate] = judged([0.5, 0.5], {1: looks(1, 0)})
    assert 0.5 < expected[0] < candidate.expected[0] < 0.7


def test_many_looks_speak_for_themselves() -> None:
    expected, candidates = judged([0.5, 0.5], {1: looks(2400, 600), 2: looks(100, 900)})
    assert expected == pytest.approx([2500 / 4000, 1500 / 4000], abs=0.001)
    assert candidates[0].expected == pytest.approx([0.8, 0.2], abs=0.001)
    assert candidates[1].expected == pytest.approx([0.1, 0.9], abs=0.01)


def test_a_lucky_look_at_another_choice_hardly_outdoes_the_one_that_was_looked_at_most() -> None:
    _, [most, hardly] = judged([0.5, 0.5], {1: looks(12, 8), 2: looks(1, 0)})
    assert hardly.expected[0] < most.expected[0] + 0.05


@pytest.mark.parametrize("count", [1, 7, 200])
def test_shares_add_up_to_the_win(count: int) -> None:
    expected, [candidate] = judged([0.2, 0.8], {1: looks(count, 2 * count)})
    assert sum(expected) == pytest.approx(1)
    assert sum(candidate.expected) == pytest.approx(1)


def test_the_error_of_many_looks_is_what_they_differ_by() -> None:
    assert only(looks(500, 500)).errors[0] == pytest.approx((0.25 / 1000) ** 0.5)
    alike = Looks(2)
    for _ in range(1000):
        alike.see([0.5, 0.5], 0.0)
    assert only(alike).errors[0] < 0.1 * only(looks(500, 500)).errors[0]


def test_a_few_looks_that_agree_by_chance_are_not_sure() -> None:
    assert only(looks(2, 0)).errors[0] > 0.25


@pytest.mark.parametrize("count", [1, 2])
def test_after_a_few_looks_nothing_is_clearly_better(count: int) -> None:
    assert not only(looks(count, 0)).clearly_better(only(looks(0, count)), 0)


def test_after_many_looks_what_is_better_is_clearly_so_for_the_seat_that_gains() -> None:
    good, bad = only(looks(30, 20)), only(looks(10, 40))
    assert good.clearly_better(bad, 0)
    assert not bad.clearly_better(good, 0)
    assert bad.clearly_better(good, 1)
    assert not good.clearly_better(only(looks(27, 23)), 0)


def gains(count: int, each: float) -> Looks:
    """So many looks that bring so much."""
    found = Looks(2)
    for _ in range(count):
        found.see([0.5, 0.5], each)
    return found


def test_the_choice_that_was_looked_at_most_comes_first_whatever_a_few_looks_elsewhere_brought() -> None:
    assert ranked({1: gains(40, 0.2), 2: gains(60, 0.1), 3: gains(3, 0.9)}) == [2, 1, 3]


def test_of_choices_that_were_looked_at_as_often_the_better_comes_first() -> None:
    assert ranked({1: gains(30, 0.1), 2: gains(30, 0.15)}) == [2, 1]
