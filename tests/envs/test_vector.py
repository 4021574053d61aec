"""Many games in step: the same games as one by one, in arrays that stay where they are."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from stammtisch.engine import BadInput, IllegalChoice, all_games
from stammtisch.envs.encoding import Encoding
from stammtisch.envs.vector import VectorGames
from tests.conformance.plugin import toy_installed

KEYS = [key for key, game in all_games().items() if game.features]


@pytest.mark.parametrize("key", KEYS)
def test_every_row_mask_and_result_is_that_of_its_game(key: str) -> None:
    games = VectorGames(key, 5, seed=1)
    generator = np.random.default_rng(2)
    ended = 0
    for _ in range(700):
        before = list(games.positions)
        games.step(games.any_choices(generator))
        for number, position in enumerate(games.positions):
            seat = int(games.seats[number])
            assert seat in position.seats_to_decide()
            if number == 0:
                assert (games.observations[0] == games.encoding.row(position, seat)).all()
            assert (games.masks[number] == games.encoding.mask(position, seat)).all()
            assert bool(games.ended[number]) == before[number].over == (position is not before[number])
            if games.ended[number]:
                ended += 1
                assert np.flatnonzero(games.rewards[number] > 0).tolist() == before[number].winners()
            else:
                assert not games.rewards[number].any()
    assert ended >= 5


def test_arrays_are_written_in_place() -> None:
    games = VectorGames("heavenale", 3, players=2, seed=1)
    arrays = [games.observations, games.masks, games.rewards, games.ended, games.seats]
    games.step(games.any_choices(np.random.default_rng(1)))
    games.reset(2)
    now = [games.observations, games.masks, games.rewards, games.ended, games.seats]
    assert all(before is after for before, after in zip(arrays, now, strict=True))


def test_the_seed_decides_the_deals() -> None:
    one, same, other = (VectorGames("goldbraeu", 4, seed=seed) for seed in (1, 1, 2))
    assert (one.observations == same.observations).all()
    assert (one.observations != other.observations).any()
    assert (one.observations[0] != one.observations[1]).any()


def test_an_illegal_choice_raises_before_any_game_has_moved() -> None:
    games = VectorGames("goldbraeu", 3, seed=1)
    choices = games.any_choices(np.random.default_rng(1))
    choices[2] = 0
    before = games.observations.copy()
    with pytest.raises(IllegalChoice):
        games.step(choices)
    assert (games.observations == before).all()
    assert all(position.seats_to_decide() == [0, 1, 2, 3] for position in games.positions)


def test_choices_are_drawn_evenly_from_the_legal_ones() -> None:
    games = VectorGames("heavenale", 400, players=2, seed=3)
    games.masks.fill(0)
    games.masks[:, [4, 9, 30]] = 1
    drawn = games.any_choices(np.random.default_rng(4))
    assert set(drawn.tolist()) == {4, 9, 30}
    assert min(np.bincount(drawn)[[4, 9, 30]]) > 90


def test_a_game_without_features_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with toy_installed(tmp_path, monkeypatch), pytest.raises(BadInput, match="lists no features"):
        Encoding("toy")
