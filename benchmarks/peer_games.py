"""Random play and copies of one library's games, printed as JSON; `peers.py` runs it in the peers' own environment.

Every loop does what that library's documentation shows for random play, with nothing of ours around it.
"""

from __future__ import annotations

import copy
import json
import random
import sys
import time
import timeit
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import version
from typing import Any

SECONDS = 3.0
"""Of the processor: what the neighbours on a shared machine take does not count."""
COPIES = 100
ROUNDS = 50

Figures = dict[str, object]


class Count:
    """What a round of play adds up to."""

    def __init__(self) -> None:
        self.decisions = 0
        self.choices = 0


def figures(play: Callable[[Count], Any], duplicate: Callable[[Any], object] | None) -> Figures:
    """Whole games until the time is over, then copies of what the last one left."""
    count = Count()
    play(Count())
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        left = play(count)
    found: Figures = {"decisions_per_second": count.decisions / spent, "choices": count.choices / count.decisions}
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
    "PettingZoo": ("pettingzoo", pettingzoo),
    "RLCard": ("rlcard", rlcard),
    "Catanatron": ("catanatron", catanatron),
    "Pgx (JAX, CPU)": ("pgx", pgx),
}


def main() -> None:
    library, game = sys.argv[1:3]
    package, measure = LIBRARIES[library]
    print(json.dumps({"version": version(package), **measure(game)}))


if __name__ == "__main__":
    main()
