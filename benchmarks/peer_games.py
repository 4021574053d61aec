"""Random play and copies of one library's games, printed as JSON; `peers.py` runs it in the peers' own environment.

    python benchmarks/peer_games.py "OpenSpiel (C++)" hearts
    python benchmarks/peer_games.py games

Every loop does what that library's documentation shows for random play, with nothing of ours around it. The second
form lists OpenSpiel's games.
"""

from __future__ import annotations

import copy
import json
import os
import random
import sys
import time
import timeit
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import version
from typing import Any

SECONDS = float(os.environ.get("BENCH_SECONDS", "3"))
"""Of the processor: what the neighbours on a shared machine take does not count."""
COPIES = 100
ROUNDS = 50

Figures = dict[str, float]


class Count:
    """What rounds of play add up to."""

    def __init__(self) -> None:
        self.decisions = 0.0
        self.choices = 0.0


def figures(play: Callable[[Count], Any], duplicate: Callable[[Any], object] | None) -> Figures:
    """Whole games until the time is over, then copies of what the last one left."""
    count, games = Count(), 0
    play(Count())
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        left = play(count)
        games += 1
    found = {
        "decisions_per_second": count.decisions / spent,
        "choices": count.choices / count.decisions,
        "length": count.decisions / games,
    }
    if duplicate is not None:
        with suppress(TypeError):  # not everything can be copied: RLCard's gin rummy holds on to a module
            times = timeit.repeat(lambda: duplicate(left), timer=time.process_time, number=COPIES, repeat=3)
            found["copy_us"] = min(times) / COPIES * 1e6
    return found


def openspiel(name: str) -> Figures:
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)

    def play(count: Count) -> Any:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            choices = state.legal_actions()
            state.apply_action(rng.choice(choices))
            count.decisions += 1
            count.choices += len(choices)
        return state

    return figures(play, lambda state: state.clone())


def openspiel_batched(name: str) -> Figures:
    """A whole game in one call, of its own random bots, in C++; such games are as long as others."""
    import pyspiel

    alone, game = openspiel(name), pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    rng = random.Random(2)

    def play(count: Count) -> Any:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.randrange(2**31))
        count.decisions += alone["length"]
        count.choices += alone["length"] * alone["choices"]

    return figures(play, None)


def openspiel_games() -> list[str]:
    """Every sequential game of OpenSpiel for two or more that needs no parameters."""
    import pyspiel

    kinds = pyspiel.registered_games()
    sequential = [kind for kind in kinds if kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL]
    return [kind.short_name for kind in sequential if kind.default_loadable and kind.max_num_players > 1]


def pettingzoo(name: str) -> Figures:
    from importlib import import_module

    import numpy as np

    env, rng = import_module(f"pettingzoo.classic.{name}").env(), random.Random(1)

    def play(count: Count) -> Any:
        env.reset(seed=rng.randrange(2**31))
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) and "action_mask" in seen else info["action_mask"]
            choices = np.flatnonzero(mask).tolist()
            env.step(rng.choice(choices))
            count.decisions += 1
            count.choices += len(choices)
        return env

    return figures(play, copy.deepcopy)


def rlcard(name: str) -> Figures:
    import rlcard

    env, rng = rlcard.make(name, config={"seed": 1}), random.Random(1)

    def play(count: Count) -> Any:
        state, _ = env.reset()
        while not env.is_over():
            choices = list(state["legal_actions"])
            state, _ = env.step(rng.choice(choices))
            count.decisions += 1
            count.choices += len(choices)
        return env

    return figures(play, copy.deepcopy)


def catanatron(name: str) -> Figures:
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    rng = random.Random(1)

    def play(count: Count) -> Any:
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        game = Game([RandomPlayer(colour) for colour in colours], seed=rng.randrange(2**31))
        for _ in range(3000):
            if game.winning_color() is not None:
                break
            choices = getattr(game, "playable_actions", None) or game.state.playable_actions
            game.execute(rng.choice(choices))
            count.decisions += 1
            count.choices += len(choices)
        return game

    return figures(play, lambda game: game.copy())


def pgx(name: str) -> Figures:
    """`name` is a game and how many of them are stepped at once; a copy is free, since arrays do not change."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    key, batch = name.split(" x ")
    env, size = library.make(key), int(batch.replace(",", ""))
    step = auto_reset(env.step, env.init)

    def choose_and_step(state: Any, key: Any) -> Any:
        choosing, stepping = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        return step(state, jax.random.categorical(choosing, logits), stepping)

    def round_of_steps(state: Any, key: Any) -> Any:
        legal = state.legal_action_mask.sum()
        return jax.vmap(choose_and_step)(state, jax.random.split(key, size)), legal

    many_rounds = jax.jit(lambda state, key: jax.lax.scan(round_of_steps, state, jax.random.split(key, ROUNDS)))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), size))
    root = jax.random.PRNGKey(2)

    def play(count: Count) -> Any:
        nonlocal state, root
        root, key = jax.random.split(root)
        state, legal = many_rounds(state, key)
        count.choices += int(legal.sum())
        count.decisions += size * ROUNDS
        return state

    return figures(play, None)


LIBRARIES: dict[str, tuple[str, Callable[[str], Figures]]] = {
    "OpenSpiel (C++)": ("open_spiel", openspiel),
    "OpenSpiel (C++), batched": ("open_spiel", openspiel_batched),
    "PettingZoo": ("pettingzoo", pettingzoo),
    "RLCard": ("rlcard", rlcard),
    "Catanatron": ("catanatron", catanatron),
    "Pgx (JAX, CPU)": ("pgx", pgx),
    "Pgx (JAX, CPU), batched": ("pgx", pgx),
}


def main() -> None:
    if sys.argv[1] == "games":
        print(json.dumps({"games": openspiel_games()}))
        return
    library, game = sys.argv[1:3]
    package, measure = LIBRARIES[library]
    print(json.dumps({"version": version(package), **measure(game)}))


if __name__ == "__main__":
    main()
