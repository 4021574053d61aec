"""The fit against what can be worked out by hand."""

from __future__ import annotations

import math

import pytest

from stammtisch.arena.finish import Finish
from stammtisch.arena.fixtures import Fixture
from stammtisch.arena.plackett_luce import Tally, fit


def strengths(*rankings: tuple[list[list[int]], float], bots: int = 2) -> list[float]:
    tally = Tally(bots)
    for ranking, times in rankings:
        tally.note(ranking, times)
    return fit(tally, 0)


def test_of_two_it_is_the_ratio_of_wins_with_one_drawn_game_more() -> None:
    found = strengths(([[1], [0]], 30), ([[0], [1]], 10))
    assert found == pytest.approx([0, math.log(30.5 / 10.5)])


def test_a_perfect_record_is_finite_and_grows_with_the_games() -> None:
    found = [strengths(([[1], [0]], games))[1] for games in (1, 10, 100, 1000, 100_000)]
    assert found == pytest.approx([math.log(2 * games + 1) for games in (1, 10, 100, 1000, 100_000)])


def test_level_is_half_a_win_each() -> None:
    level = strengths(([[0, 1]], 6), ([[1], [0]], 5))
    assert level == pytest.approx(strengths(([[0], [1]], 3), ([[1], [0]], 8)))


def test_level_seats_count_as_the_average_of_all_their_orders() -> None:
    level = strengths(([[2], [0, 1, 3]], 6), bots=4)
    orders = ([0, 1, 3], [0, 3, 1], [1, 0, 3], [1, 3, 0], [3, 0, 1], [3, 1, 0])
    assert level == pytest.approx(strengths(*(([[2], *([bot] for bot in order)], 1) for order in orders), bots=4))


def test_of_one_against_three_of_another_the_chance_to_be_first_is_in_proportion() -> None:
    # Only first places differ: bot 1 is first in half the games, and else last.
    first, last = ([[1], [0], [0], [0]], 5000), ([[0], [0], [0], [1]], 5000)
    found = strengths(first, last)[1]
    tally = Tally(2)
    tally.note(first[0], first[1])
    tally.note(last[0], last[1])
    assert tally.fields == {(0, 0, 0, 1): 10_000, (0, 0, 1): 5000, (0, 1): 5000}
    weight = math.exp(found)
    expected = 10_000 * weight / (3 + weight) + 5000 * weight / (2 + weight) + 5000 * weight / (1 + weight)
    assert expected == pytest.approx(5000, rel=1e-3)


def test_seats_of_one_bot_among_themselves_tell_nothing() -> None:
    tally = Tally(2)
    tally.note([[0], [0], [0]])
    assert (tally.fields, tally.places) == ({}, [0, 0])


def test_tallies_add_up() -> None:
    whole, half = Tally(3), Tally(3)
    whole.note([[1], [0, 2]], 4)
    half.note([[1], [0, 2]])
    doubled = Tally(3)
    doubled.add(half, 4)
    assert (doubled.fields, doubled.places) == (whole.fields, whole.places)


@pytest.mark.parametrize(
    ("scores", "winners", "ranks", "wins"),
    [
        ((3, 9, 5), (1,), [3, 1, 2], [0, 1, 0]),
        ((9, 9, 5), (0, 1), [1.5, 1.5, 3], [0.5, 0.5, 0]),
        ((9, 9, 5), (1,), [2, 1, 3], [0, 1, 0]),  # the game broke the tie
        ((1, 9, 1, 1), (1,), [3, 1, 3, 3], [0, 1, 0, 0]),
    ],
)
def test_level_seats_share_ranks_and_wins(
    scores: tuple[int, ...], winners: tuple[int, ...], ranks: list[float], wins: list[float]
) -> None:
    finish = Finish(Fixture(0, ("a",) * len(scores)), scores, winners)
    assert finish.ranks() == ranks
    assert [finish.win(seat) for seat in range(len(scores))] == wins
    assert finish.margin(1) == scores[1] - (sum(scores) - scores[1]) / (len(scores) - 1)
