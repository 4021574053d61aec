"""What an adviser tells of his thoughts."""

from __future__ import annotations

from stammtisch.analysis.advice import Advice, Counsel, Foreseen, advice, counsel
from stammtisch.bots.search.thoughts import Candidate, Reply, Thoughts


def candidate(choice: int, visits: int, share: float, error: float = 0.05) -> Candidate:
    return Candidate(choice, visits, [1 - share, share], [error, error])


def test_what_was_hardly_looked_at_is_told_as_no_better_than_the_advice() -> None:
    found = advice([candidate(7, 40, 0.5), candidate(8, 3, 0.6)], 50, 1)
    assert found == [Advice(7, 0.5, True, 0.8), Advice(8, 0.5, False, 0.06)]


def test_what_was_looked_at_well_is_told_as_it_is_the_most_promising_first() -> None:
    found = advice([candidate(7, 40, 0.5), candidate(8, 20, 0.3), candidate(9, 15, 0.45)], 100, 1)
    assert found == [Advice(7, 0.5, True, 0.4), Advice(9, 0.45, True, 0.15), Advice(8, 0.3, True, 0.2)]


def test_what_promises_more_only_by_chance_is_told_as_about_as_good() -> None:
    found = advice([candidate(7, 40, 0.5), candidate(8, 20, 0.3), candidate(9, 15, 0.55)], 100, 1)
    assert found == [Advice(7, 0.5, True, 0.4), Advice(9, 0.5, False, 0.15), Advice(8, 0.3, True, 0.2)]


def test_what_was_looked_at_well_and_is_clearly_better_is_advised() -> None:
    found = advice([candidate(7, 40, 0.5), candidate(8, 3, 0.9), candidate(9, 15, 0.75), candidate(6, 2, 0.1)], 100, 1)
    assert found == [Advice(9, 0.75, True, 0.15), Advice(8, 0.75, False, 0.03), Advice(7, 0.5, True, 0.4)]


def test_a_few_looks_make_nobody_sure() -> None:
    assert [said.sure for said in advice([candidate(7, 9, 0.5), candidate(8, 5, 0.4)], 14, 1)] == [False, False]


def test_a_share_that_may_stray_far_is_told_as_not_certain_also_that_of_the_advice() -> None:
    found = advice([candidate(7, 40, 0.5, 0.08), candidate(8, 40, 0.4, 0.02)], 80, 1)
    assert [said.sure for said in found] == [False, True]


def test_three_are_told_of_at_most() -> None:
    assert len(advice([candidate(choice, 20, 0.5) for choice in range(6)], 120, 1)) == 3


def test_it_is_told_what_is_expected_of_the_others_if_anything_is() -> None:
    """Seat 2 does nothing in more than one case of ten, and what seat 3 does was hardly looked at."""
    replies = [Reply(0, 5, 0.6, 40), Reply(2, 6, 0.1, 40), Reply(3, 6, 1.0, 9)]
    thoughts = Thoughts([candidate(7, 40, 0.5)], [], [], 50, replies)
    assert counsel(thoughts, 1) == Counsel([Advice(7, 0.5, True, 0.8)], 50, [Foreseen(0, 5, 0.6)])


def test_what_is_expected_after_another_choice_than_the_advice_is_not_told() -> None:
    replies = [Reply(0, 5, 0.6, 40)]
    told = counsel(Thoughts([candidate(7, 40, 0.2), candidate(8, 30, 0.9)], [], [], 70, replies), 1)
    assert told.choices[0].choice == 8
    assert told.others == []
