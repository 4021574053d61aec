"""OpenSpiel's own tests on our games, unmodified, and its search with our imagination."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from stammtisch.engine import all_games
from stammtisch.envs.openspiel import register
from stammtisch.envs.openspiel_state import SpielState
from stammtisch.envs.openspiel_table import Past

NAMES = register()
GAMES = {f"stammtisch_{key}": game for key, game in all_games().items() if game.features}
TABLES = [f"{name}(players={players})" for name, game in GAMES.items() for players in game.seat_counts]
FEWEST = [f"{name}(players={game.seat_counts[0]})" for name, game in GAMES.items()]


def dealt(name: str, deal: int = 5) -> SpielState:
    """A game after its deal."""
    state: SpielState = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(deal)
    return state


def advanced(state: SpielState, decisions: int, seed: int) -> SpielState:
    rng = np.random.default_rng(seed)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def test_every_game_is_registered_once() -> None:
    assert list(GAMES) == NAMES
    assert register() == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_the_random_simulation_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", FEWEST)
def test_a_playthrough_of_openspiel_plays_again_the_same(name: str, tmp_path: Path) -> None:
    path = tmp_path / "playthrough.txt"
    text = generate_playthrough.playthrough(name, action_sequence=None, seed=1)
    path.write_text(text, encoding="utf-8")
    flags.FLAGS.mark_as_parsed()  # `replay` asks for one, and pytest is no program of absl
    written, again = generate_playthrough.replay(str(path))
    # Line by line: half a megabyte would make an unreadable failure.
    assert [line for line in zip(written.splitlines(), again.splitlines(), strict=True) if line[0] != line[1]] == []


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("stammtisch_goldbraeu(players=3,board=hole)")
    assert game.num_players() == 3
    assert game.encoding.terms.options["board"] == "hole"


@pytest.mark.parametrize("name", TABLES)
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    differ = 0
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for decisions in range(0, 60, 6):
        state = advanced(dealt(name), decisions, decisions)
        player = state.current_player()
        twin = state.resample_from_infostate(player, sampler)
        assert twin.current_player() == player
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        differ += str(twin) != str(state)
    assert differ > 0


def test_information_states_remember_what_observations_forget() -> None:
    """Two ways to the same view: laid cards that are forgotten by the observation stay in the information state."""
    state = dealt("stammtisch_goldbraeu(players=3)")
    other = state.clone()
    first, second = state.legal_actions()[:2]
    state.apply_action(first)
    other.apply_action(second)
    assert state.information_state_string(0) != other.information_state_string(0)
    assert state.information_state_string(1) == other.information_state_string(1)


def test_clones_are_independent() -> None:
    state = advanced(dealt("stammtisch_heavenale(players=2)"), 10, 1)
    text = str(state)
    advanced(state.clone(), 20, 2)
    assert str(state) == text


@pytest.mark.parametrize("name", FEWEST)
def test_a_pickled_state_remembers_all_that_its_players_do(name: str) -> None:
    state = advanced(dealt(name), 30, 1)
    twin = pickle.loads(pickle.dumps(state))
    for player in range(state.num_players()):
        assert twin.information_state_string(player) == state.information_state_string(player)
    assert str(advanced(twin, 20, 2)) == str(advanced(state, 20, 2))


def test_a_past_may_be_longer_than_functions_can_call_themselves() -> None:
    past = Past([], None)
    for _ in range(2 * sys.getrecursionlimit()):
        past = Past([], past)
    assert past.seen_by(0)


def test_observations_are_named_by_feature() -> None:
    state = dealt("stammtisch_goldbraeu(players=3)")
    observation = make_observation(state.get_game(), INFO_STATE_OBS_TYPE)
    observation.set_from(state, 1)
    assert observation.dict["question"].tolist() == [1.0] + [0.0] * 11
    assert observation.dict["money"].shape == (3,)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_search_of_openspiel_runs_on_our_games(name: str) -> None:
    state = advanced(dealt(f"{name}(players=3)"), 25, 1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 15, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()
