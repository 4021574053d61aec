"""What an adviser tells of his thoughts."""

from __future__ import annotations

from stammtisch.analysis.advice import Advice, advice
from stammtisch.bots.search.thoughts import Candidate


def candidate(choice: int, visits: int, share: float) -> Candidate:
    return Candidate(choice, visits, [1 - share, share], [0.1, 0.1])


def test_what_was_hardly_looked_at_is_told_as_no_better_than_the_advice() -> None:
    assert advice([candidate(7, 40, 0.5), candidate(8, 3, 0.6)], 1) == [Advice(7, 0.5, True), Advice(8, 0.5, False)]


def test_what_was_looked_at_well_is_told_as_it_is_the_most_promising_first() -> None:
    found = advice([candidate(7, 40, 0.5), candidate(8, 20, 0.3), candidate(9, 15, 0.45)], 1)
    assert found == [Advice(7, 0.5, True), Advice(9, 0.45, True), Advice(8, 0.3, True)]


def test_what_promises_more_only_by_chance_is_told_as_about_as_good() -> None:
    found = advice([candidate(7, 40, 0.5), candidate(8, 20, 0.3), candidate(9, 15, 0.55)], 1)
    assert found == [Advice(7, 0.5, True), Advice(9, 0.5, False), Advice(8, 0.3, True)]


def test_what_was_looked_at_well_and_is_clearly_better_is_advised() -> None:
    found = advice([candidate(7, 40, 0.5), candidate(8, 3, 0.9), candidate(9, 15, 0.75), candidate(6, 2, 0.1)], 1)
    assert found == [Advice(9, 0.75, True), Advice(8, 0.75, False), Advice(7, 0.5, True)]


def test_a_few_looks_make_nobody_sure() -> None:
    assert [said.sure for said in advice([candidate(7, 9, 0.5), candidate(8, 5, 0.4)], 1)] == [False, False]


def test_three_are_told_of_at_most() -> None:
    assert len(advice([candidate(choice, 20, 0.5) for choice in range(6)], 1)) == 3
