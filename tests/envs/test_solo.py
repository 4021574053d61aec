"""One learner among bots: Gymnasium's own check, and what we promise beyond it."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from stammtisch.bots import GreedyBot, RandomBot
from stammtisch.engine import BadInput, all_games, find_game
from stammtisch.envs.solo import SoloEnv

KEYS = [key for key, game in all_games().items() if game.features]


@pytest.mark.parametrize("key", KEYS)
def test_the_check_of_gymnasium(key: str) -> None:
    with warnings.catch_warnings():
        # It advises registering; an environment that is made directly has no spec, which is no fault.
        warnings.filterwarnings("ignore", message=".*not having a spec.*")
        check_env(SoloEnv(key, opponents="random"), skip_render_check=True)


def play(env: SoloEnv, seed: int) -> tuple[float, int]:
    """The learner takes the first legal choice; its reward, and how often it was asked."""
    _, info = env.reset(seed=seed)
    asked = 0
    while True:
        choice = int(np.flatnonzero(info["action_mask"])[0])
        _, reward, ended, cut, info = env.step(choice)
        asked += 1
        assert not cut
        if ended:
            return reward, asked


@pytest.mark.parametrize("key", KEYS)
def test_a_game_is_played_to_its_end_from_any_seat(key: str) -> None:
    for seat in range(find_game(key).seat_counts[-1]):
        env = SoloEnv(key, opponents="random", seat=seat)
        reward, asked = play(env, 1)
        assert env.position.over
        assert -1.0 <= reward <= 1.0
        assert asked > 10


def test_the_learner_is_the_only_one_left_to_decide() -> None:
    env = SoloEnv("goldbraeu", 4, seat=2)
    env.reset(seed=1)
    assert env.position.seats_to_decide() == [2]


def test_bots_by_name_or_by_hand() -> None:
    env = SoloEnv("goldbraeu", 3, opponents=["greedy", RandomBot()], seat=1)
    assert isinstance(env.bots[0], GreedyBot)
    assert isinstance(env.bots[2], RandomBot)
    assert play(env, 5) == play(SoloEnv("goldbraeu", 3, opponents=["greedy", "random"], seat=1), 5)


def test_an_illegal_choice_loses_and_says_why() -> None:
    env = SoloEnv("goldbraeu", 3)
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(0)
    assert (reward, ended) == (-1.0, True)
    assert "GB-15" in info["refusal"]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadInput, match="seats are 0 to 2"):
        SoloEnv("goldbraeu", 3, seat=3)
    with pytest.raises(BadInput, match="1 opponents are given for 2 seats"):
        SoloEnv("goldbraeu", 3, opponents=["greedy"])
    with pytest.raises(BadInput, match="no bot 'gready'"):
        SoloEnv("goldbraeu", 3, opponents="gready")


def test_rendering_is_the_table_as_the_learner_sees_it() -> None:
    env = SoloEnv("goldbraeu", 3, render_mode="ansi")
    env.reset(seed=1)
    assert "learner" in (env.render() or "")
