"""How a network is taught to judge positions: what is noted of games, that it learns, and that a game reads it back."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from benchmarks.learn import Notes, doubts, main, note_games, teach, written
from benchmarks.tune import centred, explains
from stammtisch.games.bohnhansa.evaluation.network import Network
from stammtisch.games.bohnhansa.evaluation.numbers import NAMES


@pytest.fixture(scope="module")
def notes() -> Notes:
    """Positions of a game whose scores are 100, and 8 times the first number, less 4 times the second above 0."""
    rng = np.random.default_rng(3)
    rows = rng.normal(5, 3, (20_000, 3, 3)).astype(np.float32)
    scores = 100 + 8 * rows[..., 0] - 4 * np.maximum(rows[..., 1], 0)
    return Notes(rows, np.zeros(len(rows), np.float32), scores.astype(np.float32))


def test_every_turn_of_a_game_is_noted_with_its_end() -> None:
    noted = note_games("bohnhansa", 3, range(2))
    positions, seats, numbers = noted.rows.shape
    assert (seats, numbers) == (3, len(NAMES))
    assert positions == len(noted.parts) == len(noted.scores) > 30
    assert len({tuple(scores) for scores in noted.scores}) == 2
    assert list(noted.parts).count(0.0) == 2


def test_a_network_learns_what_final_scores_hang_on(notes: Notes) -> None:
    held = notes.held_back()
    values = teach([notes], hidden=8, rounds=80).values(held.rows)
    assert explains(centred(values), centred(held.scores)) > 0.97


def test_what_is_written_is_read_back_in_points_and_right_on_average(notes: Notes) -> None:
    learner = teach([notes], hidden=8, rounds=2)
    network = Network(json.loads(written(learner, [notes], (1.0, 8.5))))
    some = notes.rows[:500]
    read = np.array([[network.value([float(number) for number in row]) for row in rows] for rows in some])
    assert np.abs(centred(read) - centred(learner.values(some))).max() < 1
    assert read.mean() == pytest.approx(notes.scores[:500].mean(), abs=5)
    assert network.doubt == [1.0, 8.5]


def test_the_doubt_is_how_far_scores_strayed(notes: Notes) -> None:
    """The scale of the noise, where every seat has four turns left: differences of Gumbel noise are logistic."""
    learner = teach([notes], hidden=8, rounds=20)
    rows = notes.rows.copy()
    rows[..., 2] = 4
    noisy = notes.scores + np.random.default_rng(4).gumbel(0, 9, notes.scores.shape)
    late, early = doubts(learner, [Notes(rows, notes.parts, noisy.astype(np.float32))], turns=2)
    assert late + 2 * early == pytest.approx(9, abs=1.5)


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("tiddlywinks --players 3", "invalid choice"),
        ("goldbraeu --players 3", "has no such numbers"),
        ("bohnhansa --players 7", "not played by 7"),
        ("bohnhansa --players 3 --games 0", "it takes at least 1"),
        ("bohnhansa --players 3 --out nowhere/x.json", "no folder nowhere"),
        ("bohnhansa --players 3 --games 2", "too few games"),
    ],
)
def test_what_cannot_be_learnt_is_said_and_nothing_is_written(
    words: str, error: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = [] if "--out" in words else ["--out", str(tmp_path / "network.json")]
    monkeypatch.setattr(sys, "argv", ["learn", *words.split(), *out])
    with pytest.raises(SystemExit):
        main()
    assert error in capsys.readouterr().err
    assert not any(tmp_path.iterdir())
