"""PettingZoo's own tests, unmodified, and what we promise beyond them."""

from __future__ import annotations

from types import ModuleType

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

from stammtisch.engine import IllegalChoice
from stammtisch.envs import bohnhansa_v1, goldbraeu_v1, heavenale_v1
from stammtisch.envs.zoo import ZooEnv

MODULES = [goldbraeu_v1, heavenale_v1, bohnhansa_v1]
CYCLES = 400


@pytest.mark.slow
# It says so of its own games too: a mask beside the observation makes the space a Dict.
@pytest.mark.filterwarnings("ignore:Observation (space for each agent probably|is not a NumPy)")
@pytest.mark.parametrize("module", MODULES)
def test_the_api_test_of_pettingzoo(module: ModuleType) -> None:
    api_test(module.env(), num_cycles=CYCLES)
    api_test(module.raw_env(), num_cycles=CYCLES)


@pytest.mark.slow
@pytest.mark.parametrize("module", MODULES)
def test_the_seed_test_of_pettingzoo(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=CYCLES)


@pytest.mark.slow
@pytest.mark.parametrize("module", MODULES)
def test_the_parallel_tests_of_pettingzoo(module: ModuleType) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=CYCLES)
    parallel_seed_test(module.parallel_env, num_cycles=CYCLES)


@pytest.mark.slow
@pytest.mark.parametrize("module", MODULES)
def test_the_performance_test_of_pettingzoo(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(module.env())
    assert "Finished performance benchmark" in capsys.readouterr().out


def play_out(env: ZooEnv, seed: int) -> dict[str, float]:
    """Everybody takes the first legal choice; what each agent got."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        got[agent] += reward
        assert seen is not None
        env.step(None if ended or cut else int(np.flatnonzero(seen["action_mask"])[0]))
    return got


@pytest.mark.parametrize("players", [2, 3, 4])
def test_results_add_up_to_nothing(players: int) -> None:
    env = ZooEnv("heavenale", players)
    got = play_out(env, 1)
    assert sum(got.values()) == pytest.approx(0.0)
    winners = env.position.winners()
    assert {agent for seat, agent in enumerate(env.possible_agents) if seat in winners} == {
        agent for agent in got if got[agent] == max(got.values())
    }


def test_only_the_agent_that_is_asked_has_choices() -> None:
    env = ZooEnv("heavenale", 3)
    env.reset(seed=2)
    asked = [agent for agent in env.agents if env.observe(agent)["action_mask"].any()]
    assert asked == [env.agent_selection]


def test_an_illegal_choice_raises_bare_and_loses_wrapped() -> None:
    bare = goldbraeu_v1.raw_env()
    bare.reset(seed=1)
    with pytest.raises(IllegalChoice):
        bare.step(0)
    wrapped = goldbraeu_v1.env()
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(0)
    assert wrapped.rewards[loser] == -1
    assert all(wrapped.terminations.values())


def test_in_parallel_all_secret_choices_count_at_once() -> None:
    env = goldbraeu_v1.parallel_env(players=3)
    seen, _ = env.reset(seed=3)
    assert all(seen[agent]["action_mask"].any() for agent in env.agents)
    seen, results, ended, _, infos = env.step(
        {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    )
    assert [bool(seen[agent]["action_mask"].any()) for agent in env.agents].count(True) == 1
    assert set(results.values()) == {0.0}
    assert not any(ended.values())
    assert infos == {agent: {} for agent in env.agents}


def test_in_parallel_an_illegal_choice_loses_and_says_why() -> None:
    env = goldbraeu_v1.parallel_env(players=3)
    env.reset(seed=3)
    _, results, ended, _, infos = env.step(dict.fromkeys(env.agents, 0))
    assert results == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    assert "GB-15" in infos["player_0"]["refusal"]
    assert all(ended.values())
    assert env.agents == []


@pytest.mark.parametrize("kind", ["raw_env", "parallel_env"])
def test_rendering_is_the_table_as_text(kind: str) -> None:
    env = getattr(goldbraeu_v1, kind)(players=3, render_mode="ansi")
    env.reset(seed=1)
    assert "player_1" in env.render()
    silent = getattr(goldbraeu_v1, kind)(players=3)
    silent.reset(seed=1)
    assert silent.render() is None
