"""What an adviser tells of his thoughts."""

from __future__ import annotations

import pytest

from stammtisch.analysis.advice import Advice, Counsel, Foreseen, advice, advise
from stammtisch.bots.levels import Meister
from stammtisch.bots.search.thoughts import Candidate, Reply, Thoughts
from stammtisch.games.goldbraeu import GAME
from tests.bots.test_search import laying_cards


def candidate(choice: int, visits: int, share: float) -> Candidate:
    return Candidate(choice, visits, [1 - share, share], [0.1, 0.1])


def test_what_was_hardly_looked_at_is_told_as_no_better_than_the_advice() -> None:
    assert advice([candidate(7, 40, 0.5), candidate(8, 3, 0.6)], 1) == [
        Advice(7, 0.5, True, 40),
        Advice(8, 0.5, False, 3),
    ]


def test_what_was_looked_at_well_is_told_as_it_is_the_most_promising_first() -> None:
    found = advice([candidate(7, 40, 0.5), candidate(8, 20, 0.3), candidate(9, 15, 0.45)], 1)
    assert found == [Advice(7, 0.5, True, 40), Advice(9, 0.45, True, 15), Advice(8, 0.3, True, 20)]


def test_what_promises_more_only_by_chance_is_told_as_about_as_good() -> None:
    found = advice([candidate(7, 40, 0.5), candidate(8, 20, 0.3), candidate(9, 15, 0.55)], 1)
    assert found == [Advice(7, 0.5, True, 40), Advice(9, 0.5, False, 15), Advice(8, 0.3, True, 20)]


def test_what_was_looked_at_well_and_is_clearly_better_is_advised() -> None:
    found = advice([candidate(7, 40, 0.5), candidate(8, 3, 0.9), candidate(9, 15, 0.75), candidate(6, 2, 0.1)], 1)
    assert found == [Advice(9, 0.75, True, 15), Advice(8, 0.75, False, 3), Advice(7, 0.5, True, 40)]


def test_a_few_looks_make_nobody_sure() -> None:
    assert [said.sure for said in advice([candidate(7, 9, 0.5), candidate(8, 5, 0.4)], 1)] == [False, False]


def test_three_are_told_of_at_most() -> None:
    assert len(advice([candidate(choice, 20, 0.5) for choice in range(6)], 1)) == 3


def test_it_is_told_how_often_was_looked_and_what_is_expected_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of seat 2 nothing is: what it does most often, it does in one case of ten."""
    state = laying_cards("counsel")
    thoughts = Thoughts([candidate(7, 40, 0.5)], [], [], 60, [Reply(1, 5, 0.6), Reply(2, 6, 0.1)])
    monkeypatch.setattr(Meister, "think", lambda *_: thoughts)
    assert advise(GAME.key, state.view(0), state.choices(0), 1, 0.3) == Counsel(
        [Advice(7, 0.5, True, 40)], 60, [Foreseen(1, 5, 0.6)]
    )


def test_what_is_expected_after_another_choice_than_the_advice_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    state = laying_cards("counsel")
    thoughts = Thoughts([candidate(7, 40, 0.9), candidate(8, 30, 0.2)], [], [], 70, [Reply(1, 5, 0.6)])
    monkeypatch.setattr(Meister, "think", lambda *_: thoughts)
    counsel = advise(GAME.key, state.view(0), state.choices(0), 1, 0.3)
    assert counsel.choices[0].choice == 8
    assert counsel.others == []
