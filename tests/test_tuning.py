"""How weights of an evaluation are found: what is noted of games, what is fitted, and what cannot be."""

from __future__ import annotations

import sys
from collections.abc import Callable

import numpy as np
import pytest

from benchmarks import fit as by_steps
from benchmarks import tune
from stammtisch.games.goldbraeu.evaluation import FEATURES, STAGES


def test_positions_of_a_game_are_noted_with_a_row_for_each_seat_and_the_end() -> None:
    noted = tune.note_games("goldbraeu", 3, "greedy", 7, 0.05, range(1))
    assert len(noted.rows) == len(noted.stages) == len(noted.scores) > 10
    assert {(len(rows), len(rows[0])) for rows in noted.rows} == {(3, len(FEATURES))}
    assert noted.stages == sorted(noted.stages)
    assert max(noted.stages) < STAGES
    assert len({tuple(scores) for scores in noted.scores}) == 1


def test_weights_explain_differences_between_seats_and_none_is_below_nothing() -> None:
    """A point for each of the first, five for each of the second, which is known; the third does harm."""
    rng = np.random.default_rng(5)
    rows = rng.normal(10, 3, (4000, 4, 3))
    scores = 20 + rows @ np.array([1.0, 5.0, -2.0])
    first, second, third, constant = tune.fit(rows, scores, {1: 5.0}, np.array([1.0, 1.0, 1.0]))
    assert first == pytest.approx(1.0, abs=0.05)
    assert (second, third) == (5.0, 0.0)
    assert constant == pytest.approx((scores - rows @ np.array([first, 5.0, 0.0])).mean())


def test_of_few_positions_nothing_is_said() -> None:
    weights, doubt, said = tune.fit_stage(object(), np.zeros((3, 4, 2)), np.zeros((3, 4)))
    assert (weights, doubt, said) == ([0.0] * 3, 1.0, "only 3 positions")


@pytest.mark.parametrize("command", [tune.main, by_steps.main])
@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("tiddlywinks --players 3", "invalid choice"),
        ("bohnhansa --players 3", "see benchmarks."),
        ("{game} --players 7", "not played by 7"),
        ("{game} --players 3 --games 0", "it takes at least 1"),
        ("{game} --players 3 --jobs 0", "it takes at least 1"),
        ("{game} --players 3 --bot nobody", "there is no bot 'nobody'"),
        ("{game} --players 3 --every 0", "it takes at least 1"),
    ],
)
def test_what_cannot_be_fitted_is_said_before_anything_is_played(
    command: Callable[[], None],
    words: str,
    error: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = "goldbraeu" if command is tune.main else "heavenale"
    monkeypatch.setattr(sys, "argv", ["fit", *words.format(game=game).split()])
    with pytest.raises(SystemExit):
        command()
    assert error in capsys.readouterr().err


def test_an_evaluation_that_is_a_sum_is_not_fitted_by_steps(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["fit", "goldbraeu", "--players", "3"])
    with pytest.raises(SystemExit):
        by_steps.main()
    assert "see benchmarks.tune" in capsys.readouterr().err
