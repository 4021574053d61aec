"""A choice made on an older position stands exactly when it was open to its seat all the time."""

from __future__ import annotations

from stammtisch.engine import State, find_game
from stammtisch.table.questions import Questions


def asked_at_once() -> State:
    """Goldbräu begins with a question to everybody."""
    state: State = find_game("goldbraeu").new(3, "questions")
    assert state.seats_to_decide() == [0, 1, 2]
    return state


def test_others_do_not_make_a_choice_late() -> None:
    state, questions = asked_at_once(), Questions()
    questions.note(state, 0, ())
    mine = state.choices(1)[0]
    state.apply(0, state.choices(0)[0])
    questions.note(state, 1, [0])
    assert questions.stands(1, mine, 0)


def test_ones_own_answer_makes_it_late() -> None:
    state, questions = asked_at_once(), Questions()
    questions.note(state, 0, ())
    mine = state.choices(1)[0]
    state.apply(1, mine)
    questions.note(state, 1, [1])
    assert not questions.stands(1, mine, 0)


def test_a_choice_that_came_later_is_no_answer_to_what_was_seen_before() -> None:
    state, questions = asked_at_once(), Questions()
    questions.note(state, 5, ())
    assert not questions.stands(1, state.choices(1)[0], 4)
    assert questions.stands(1, state.choices(1)[0], 5)


def test_another_question_is_another_choice() -> None:
    state, questions = asked_at_once(), Questions()
    questions.note(state, 0, ())
    stage = state.stack[-1].name
    while state.stack[-1].name == stage:
        seat = state.seats_to_decide()[0]
        state.apply(seat, state.choices(seat)[0])
    questions.note(state, 9, ())
    unlisted = max(find_game("goldbraeu").codes.codes)
    assert not questions.stands(0, unlisted, 0)
    assert questions.stands(0, unlisted, 9)


def test_a_seat_that_is_not_there_has_no_question() -> None:
    assert not Questions().stands(0, 0, 0)


def test_advice_outlives_what_others_choose_beside_it_and_not_ones_own_answer() -> None:
    state, questions = asked_at_once(), Questions()
    questions.note(state, 0, ())
    for version, seat in enumerate((0, 1), start=1):
        state.apply(seat, state.choices(seat)[0])
        questions.note(state, version, [seat])
    assert [questions.same_since(seat) for seat in range(3)] == [1, 2, 0]
