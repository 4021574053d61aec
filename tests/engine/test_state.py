"""A state asks, refuses, moves on and tells; shown on the toy game."""

from __future__ import annotations

import pytest

from stammtisch.engine import BadInput, IllegalChoice, Refusal, canonical
from tests.conformance.toy import GAME, KNOCK, LEAVE, STAKE, TAKE, ToyState


@pytest.fixture
def state() -> ToyState:
    return GAME.new(2, "state")


def drawing(state: ToyState) -> ToyState:
    """The first player has staked more and looks at a card."""
    state.apply(0, STAKE + 2)
    state.apply(1, STAKE + 1)
    return state


def test_several_seats_are_waited_for_at_once(state: ToyState) -> None:
    assert state.seats_to_decide() == [0, 1]
    state.apply(1, STAKE)
    assert state.seats_to_decide() == [0]


def test_an_illegal_choice_raises_with_its_refusal_and_changes_nothing(state: ToyState) -> None:
    before = canonical(GAME.write(state))
    with pytest.raises(IllegalChoice, match=r"seat 0, choice 1: TY-1 \(other\)") as caught:
        state.apply(0, TAKE)
    assert caught.value.refusal == Refusal("TY-1", "other")
    assert (caught.value.seat, caught.value.choice) == (0, TAKE)
    assert canonical(GAME.write(state)) == before


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_an_error(state: ToyState, seat: int) -> None:
    with pytest.raises(BadInput, match=f"there is no seat {seat}; seats are 0 to 1"):
        state.refusal(seat, STAKE)
    with pytest.raises(BadInput, match="there is no seat"):
        state.apply(seat, STAKE)


def test_apply_tells_and_step_is_silent(state: ToyState) -> None:
    silent = state.copy()
    events = state.apply(0, STAKE)
    silent.step(0, STAKE)
    assert [event.kind for event in events] == ["staked"]
    assert silent.told == []
    assert not state.telling


def test_a_nested_decision_is_asked_first_and_then_the_round_goes_on(state: ToyState) -> None:
    drawing(state)
    assert [decision.name for decision in state.stack] == ["round", "draw"]
    state.apply(0, LEAVE)
    assert [decision.name for decision in state.stack] == ["round", "stake"]
    assert state.round == 2


def test_a_seat_may_act_though_nobody_waits_for_it(state: ToyState) -> None:
    drawing(state)
    assert state.seats_to_decide() == [0]
    assert state.choices(1) == [KNOCK]
    assert [event.kind for event in state.apply(1, KNOCK)] == ["knocked"]
    assert state.seats_to_decide() == [0]
    assert state.choices(1) == []


def test_a_secret_is_told_to_its_owner_only(state: ToyState) -> None:
    state.apply(0, STAKE + 2)
    drew = state.apply(1, STAKE)[-1]
    names = ["Ann", "Bob"]
    assert drew.seen_by(0)["values"] == {"card": state.drawn}
    assert drew.seen_by(1)["values"] == drew.seen_by(None)["values"] == {}
    assert GAME.tell(drew, 0, names) == f"Ann draws {state.drawn}."
    assert GAME.tell(drew, 1, names) == GAME.tell(drew, None, names) == "Ann draws."


def test_lists_are_spelled_out_in_the_log(state: ToyState) -> None:
    state.apply(0, STAKE + 1)
    assert GAME.tell(state.apply(1, STAKE + 1)[1], None, ["Ann", "Bob"]) == "The stakes are 1, 1."


def test_the_end(state: ToyState) -> None:
    assert GAME.question(state) == "How much?"
    for _ in range(3):
        for seat in (0, 1):
            last = state.apply(seat, STAKE)
    assert state.over
    assert last[-1].kind == "over"
    assert state.seats_to_decide() == state.choices(0) == []
    assert state.refusal(0, STAKE) == Refusal("TY-3", "over")
    assert state.winners() == [max((0, 1), key=lambda seat: state.hand[seat])]
    assert GAME.question(state) == "Over."


def test_equal_scores_share_the_win(state: ToyState) -> None:
    state.coins, state.hand = [5, 2], [1, 4]
    assert state.winners() == [0, 1]


def test_without_a_seed_two_deals_differ() -> None:
    deals = {tuple(state.hand + state.deck) for state in (GAME.new(2) for _ in range(20))}
    assert len(deals) > 10


def test_choices_have_words() -> None:
    assert GAME.words(STAKE + 2) == "Stake 2"


def test_a_game_says_everything_by_key_and_can_speak_another_language() -> None:
    assert {"question.stake", "choice.stake", "rule.TY-1", "option.purse", "game.title"} <= GAME.entries().keys()
    german = GAME.translated({"question.stake": "Wie viel?", "choice.stake": "{0} setzen", "option.purse": "Beutel"})
    state = GAME.new(2, seed="languages")
    assert (german.question(state), german.words(STAKE + 2)) == ("Wie viel?", "2 setzen")
    assert (german.options[0].title, german.options[0].key) == ("Beutel", GAME.options[0].key)
    assert (GAME.question(state), GAME.words(STAKE + 2)) == ("How much?", "Stake 2"), "the game itself has not changed"
