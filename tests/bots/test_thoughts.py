"""What a search says it expects: the fewer looks, the more it keeps to what could be guessed."""

from __future__ import annotations

import pytest

from stammtisch.bots.search.thoughts import Candidate, Looks, Thoughts, judged


def test_one_look_that_wins_promises_nobody_the_whole_win() -> None:
    expected, [candidate] = judged([0.5, 0.5], {1: Looks(1, [1.0, 0.0])})
    assert 0.5 < expected[0] < candidate.expected[0] < 0.7


def test_many_looks_speak_for_themselves() -> None:
    expected, candidates = judged([0.5, 0.5], {1: Looks(3000, [2400.0, 600.0]), 2: Looks(1000, [100.0, 900.0])})
    assert expected == pytest.approx([2500 / 4000, 1500 / 4000], abs=0.001)
    assert candidates[0].expected == pytest.approx([0.8, 0.2], abs=0.001)
    assert candidates[1].expected == pytest.approx([0.1, 0.9], abs=0.01)


def test_a_lucky_look_at_another_choice_does_not_outdo_the_one_that_was_looked_at_most() -> None:
    _, [most, hardly] = judged([0.5, 0.5], {1: Looks(20, [12.0, 8.0]), 2: Looks(1, [1.0, 0.0])})
    assert hardly.expected[0] < most.expected[0] + 0.05


@pytest.mark.parametrize("count", [1, 7, 200])
def test_shares_add_up_to_the_win(count: int) -> None:
    expected, [candidate] = judged([0.2, 0.3, 0.5], {1: Looks(count, [count * 0.6, count * 0.4, 0.0])})
    assert sum(expected) == pytest.approx(1)
    assert sum(candidate.expected) == pytest.approx(1)


def test_candidates_are_the_harder_to_tell_apart_the_less_they_were_looked_at() -> None:
    few, many = Candidate(1, 40, [0.5, 0.5]), Candidate(2, 1000, [0.4, 0.6])
    thoughts = Thoughts([many, few], [0.5, 0.5], [], 1040, 0.4, [])
    assert thoughts.unsure(many, many) < thoughts.unsure(many, few) < thoughts.unsure(few, few)
    assert thoughts.unsure(many, many) == pytest.approx(1.5 * 0.4 * (2 / 1000) ** 0.5)
