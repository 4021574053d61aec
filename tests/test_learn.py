"""How a network is taught to judge positions: what is noted of games, that it learns, and that a game reads it back."""

from __future__ import annotations

import json

import numpy as np
import pytest

from benchmarks.learn import Notes, centred, explains, note_games, split, teach, written
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
    learner, mean, spread = teach([notes], hidden=8, rounds=80)
    held = notes.rows[split(notes) :]
    wanted = centred(notes.scores[split(notes) :])
    assert explains(25 * centred(learner.values((held - mean) / spread)), wanted) > 0.97


def test_what_is_written_is_read_back_in_points_and_right_on_average(notes: Notes) -> None:
    learner, mean, spread = teach([notes], hidden=8, rounds=2)
    network = Network(json.loads(written(learner, mean, spread, [notes])))
    held = notes.rows[:500]
    read = np.array([[network.value([float(number) for number in row]) for row in rows] for rows in held])
    learnt = 25 * learner.values((held - mean) / spread)
    assert np.abs(centred(read) - centred(learnt)).max() < 1
    assert read.mean() == pytest.approx(notes.scores[:500].mean(), abs=5)
