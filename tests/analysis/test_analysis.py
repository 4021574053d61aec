"""What is made of the moments of a game."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.analysis import Analysis, Moment
from stammtisch.analysis.analysis import TURNS


def moment(number: int, seat: int, expected: tuple[float, ...], made: tuple[float, ...], shown: bool = False) -> Moment:
    return Moment(number, seat, choice=1, best=1 if expected == made else 2, expected=expected, made=made, shown=shown)


GAME = Analysis(
    (
        moment(0, 0, (0.5, 0.5), (0.4, 0.6)),
        moment(1, 1, (0.45, 0.55), (0.5, 0.5), shown=True),
        moment(4, 0, (0.7, 0.3), (0.7, 0.3)),
    ),
    result=(1.0, 0.0),
    choices=5,
)
"""Seat 0 errs by 10 %, seat 1 by 5 %, then something comes to light; that seat 0 would win is seen only at the end."""


def test_a_mistake_costs_its_maker() -> None:
    first, second = GAME.accounts()
    assert first.own == pytest.approx(-0.1)
    assert second.own == pytest.approx(-0.05)


def test_what_comes_to_light_is_luck_and_what_is_seen_late_is_not() -> None:
    first, second = GAME.accounts()
    assert [first.luck, first.insight] == pytest.approx([0.7 - 0.4 - 0.05, 0.3 + 0.5 - 0.475])
    assert [second.luck, second.insight] == pytest.approx([-0.5, 0.55 - 0.1 - 0.525])


def test_it_says_so_when_much_was_seen_too_late() -> None:
    assert GAME.hindsight() == pytest.approx(0.325)
    known = Analysis(GAME.moments[:2], result=(0.45, 0.55), choices=2)
    assert known.hindsight() == 0.0


def test_only_what_the_same_eyes_see_is_compared() -> None:
    # Between the decisions of seat 0, seat 1 expects other things; only what its choice changes counts.
    assert GAME.accounts()[0].others == pytest.approx(0.05)
    assert GAME.accounts()[1].others == pytest.approx(0.1), "before its own first decision"


def test_everybody_starts_where_the_chart_does() -> None:
    assert [account.start for account in GAME.accounts()] == pytest.approx([0.475, 0.525])
    assert GAME.chart()[0][1] == pytest.approx((0.475, 0.525))


def test_the_sharpest_turn_comes_first() -> None:
    turns = [(swing.moment.number, swing.by_choice) for swing in GAME.swings()]
    assert turns == [(1, False), (0, False), (0, True), (1, True)]


def test_a_turn_is_as_sharp_as_all_eyes_agree_on() -> None:
    """Seat 0 expects a quarter more after something came to light, then seat 1 as if nothing had been."""
    moments = [
        moment(0, 0, (0.5, 0.5), (0.5, 0.5), shown=True),
        moment(1, 0, (0.75, 0.25), (0.75, 0.25)),
        moment(2, 1, (later := 0.45, 1 - later), (later, 1 - later)),
        moment(3, 1, (later, 1 - later), (later, 1 - later)),
    ]
    [first, *_] = Analysis(tuple(moments), (later, 1 - later), 9).stretches(0)
    assert [first.rest, first.seen_by_all, first.turn] == pytest.approx([0.25, 0.1, 0.1])


def test_what_comes_to_light_after_a_mistake_is_a_turn_though_all_expect_what_they_did_before_the_mistake() -> None:
    """Seat 0 throws a quarter away, and something gives it back."""
    even, up = (0.5, 0.5), (0.75, 0.25)
    moments = (moment(0, 0, up, even, shown=True), moment(1, 1, up, up), moment(2, 0, up, up))
    first = Analysis(moments, up, 3).stretches(0)[0]
    assert [first.rest, first.seen_by_all, first.turn] == pytest.approx([0.25, 0.25, 0.25])


def test_a_turn_that_others_saw_the_other_way_round_is_none() -> None:
    moments = (
        moment(0, 1, (0.7, 0.3), (0.7, 0.3)),
        moment(1, 0, (0.4, 0.6), (0.4, 0.6), shown=True),
        moment(2, 0, (0.6, 0.4), (0.6, 0.4)),
        moment(3, 1, (0.2, 0.8), (0.2, 0.8)),
    )
    game = Analysis(moments, (0.0, 1.0), 9)
    assert game.stretches(0)[0].rest == pytest.approx(0.2)
    assert game.stretches(0)[0].turn == 0.0
    assert (1, False) not in [(swing.moment.number, swing.by_choice) for swing in game.swings()]


def test_a_turn_is_never_sharper_than_the_change_of_the_share() -> None:
    """Seat 1 gives seat 0 nine tenths of the win, which loses all of that and one tenth more by what comes to light."""
    moments = (
        moment(0, 0, (0.3, 0.7), (0.3, 0.7), shown=True),
        moment(1, 1, (0.1, 0.9), (1.0, 0.0)),
        moment(2, 0, (0.2, 0.8), (0.2, 0.8)),
    )
    first = Analysis(moments, (0.2, 0.8), 9).stretches(0)[0]
    assert first.rest == pytest.approx(-1.0)
    assert first.turn == pytest.approx(-0.1)


@pytest.mark.parametrize(("error", "turns"), [(0.1, 1), (0.2, 0)])
def test_a_turn_that_chance_may_explain_is_none(error: float, turns: int) -> None:
    """Both seats see a quarter more for seat 0, give or take what so few looks may err."""
    moments = [
        moment(number, number % 2, shares, shares, shown=number == 1)
        for number, shares in enumerate([(0.4, 0.6), (0.4, 0.6), (0.65, 0.35), (0.65, 0.35)])
    ]
    uncertain = tuple(replace(each, error=error) for each in moments)
    game = Analysis(uncertain, result=(0.65, 0.35), choices=4)
    assert len(game.highlights()) == turns


def test_what_turned_several_games_is_told_once() -> None:
    even, up = (0.5, 0.5), (0.9, 0.1)
    moments = (
        moment(0, 0, even, even),
        moment(1, 1, even, even, shown=True),
        moment(2, 0, up, up),
        moment(3, 1, up, up),
    )
    game = Analysis(moments, (0.9, 0.1), 9)
    assert [swing.moment.number for swing in game.swings()] == [0, 1]
    assert [swing.moment.number for swing in game.highlights()] == [0]


def test_small_losses_and_small_luck_are_not_shown() -> None:
    calm = Analysis((moment(0, 0, (0.5, 0.5), (0.46, 0.54), shown=True),), (0.5, 0.5), 1)
    assert calm.swings() == []


def test_everybodys_worst_mistakes_are_told_beside_the_sharpest_turns_in_the_order_of_the_game() -> None:
    """Seat 0 errs four times before turns of fortune, seat 1 once and by little."""
    moments = [moment(2 * at, 0, (0.5, 0.5), (0.4 - at / 100, 0.6 + at / 100), shown=True) for at in range(6)]
    moments.insert(3, moment(5, 1, (0.5, 0.5), (0.56, 0.44)))
    told = [(swing.moment.number, swing.by_choice) for swing in Analysis(tuple(moments), (0.0, 1.0), 12).highlights()]
    assert [number for number, by_choice in told if by_choice] == [5, 6, 8, 10]
    assert sum(not by_choice for _, by_choice in told) <= TURNS
    assert told == sorted(told, key=lambda each: (each[0], not each[1]))
    assert (10, True) in told
    assert (10, False) in told


def test_a_mistake_is_told_only_when_it_was_looked_at_long_enough() -> None:
    hasty = [replace(moment(at, 0, (0.9 - at / 100, 0.1), (0.5, 0.5)), sure=False) for at in range(6)]
    game = Analysis(tuple(hasty), result=(0.5, 0.5), choices=6)
    assert game.highlights() == []
    assert [each.number for each in game.suspected()] == [0, 1, 2, 3], "the worst first"
    looked_at = [replace(each, sure=True) for each in hasty[2:4]]
    told = Analysis((*hasty[:2], *looked_at, *hasty[4:]), result=(0.5, 0.5), choices=6).highlights()
    assert [swing.moment.number for swing in told] == [2, 3]


def test_the_path_ends_with_the_result() -> None:
    assert GAME.path()[-1] == (5, (1.0, 0.0))
    assert GAME.path()[0] == (0, (0.5, 0.5))


@st.composite
def games(draw: st.DrawFn) -> Analysis:
    seats = draw(st.integers(2, 4))
    shares = st.lists(st.floats(0.01, 1), min_size=seats, max_size=seats).map(
        lambda parts: tuple(part / sum(parts) for part in parts)
    )
    moments = tuple(
        Moment(number, draw(st.integers(0, seats - 1)), 1, 2, draw(shares), draw(shares), draw(st.booleans()))
        for number in range(draw(st.integers(0, 6)))
    )
    return Analysis(moments, draw(shares), 10)


@given(games())
def test_every_account_adds_up_to_the_result(game: Analysis) -> None:
    for account in game.accounts():
        parts = account.start + account.own + account.others + account.luck + account.insight
        assert parts == pytest.approx(account.result)
    assert sum(account.start for account in game.accounts()) == pytest.approx(1)


@given(games())
def test_it_adds_up_in_whole_hundredths_too(game: Analysis) -> None:
    for account in game.accounts():
        start, *parts, result = account.in_hundredths().values()
        assert start + sum(parts) == result
        exact = (account.own, account.others, account.luck, account.insight)
        assert all(abs(part - 100 * value) <= 1 for part, value in zip(parts, exact, strict=True))
