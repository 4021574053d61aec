"""Whoever only plays needs none of the research libraries."""

from __future__ import annotations

import subprocess
import sys

from stammtisch.engine import all_games

PLAY_WITHOUT = """
import random, sys
for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "ray", "torch"):
    sys.modules[name] = None
import stammtisch.cli, stammtisch.envs
from stammtisch.engine.playout import playout
for game in stammtisch.all_games().values():
    state = game.new(game.seat_counts[0], "without")
    playout(state, random.Random(1))
    assert state.over
print(*stammtisch.all_games())
"""


def test_the_package_plays_without_them() -> None:
    done = subprocess.run([sys.executable, "-c", PLAY_WITHOUT], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.split() == list(all_games())


TRAIN_WITHOUT = """
import sys
for name in ("gymnasium", "pettingzoo", "pyspiel", "open_spiel", "ray", "torch"):
    sys.modules[name] = None
from stammtisch.envs.vector import VectorGames
print(VectorGames("heavenale", 1, players=2, seed=1).masks.sum() > 0)
"""


def test_games_in_step_need_numpy_alone() -> None:
    done = subprocess.run([sys.executable, "-c", TRAIN_WITHOUT], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("True", "")
