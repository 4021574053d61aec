"""OpenSpiel's own search in C++, called from Python, for `peers.py`, printed as JSON: iterations a second.

    python benchmarks/peer_searches.py hearts ISMCTS

Searched is one position of each random game, early and late ones, with random games to the end below the tree, as
OpenSpiel's examples have it.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any

import pyspiel

SECONDS = float(os.environ.get("BENCH_SECONDS", "3"))
"""Of the processor, at least; and four positions for each, so that early and late ones count alike."""
SPREAD = 0.618
"""How much later in its game than the last one the next position is taken, as a part of it; then from the beginning."""
ITERATIONS = 1000
WORLDS = 100
"""How many worlds are imagined for a decision: as many as ours does."""
EXPLORATION = 2.0
TRICKS = {"hearts": 52}
"""How many decisions before its end a game is searched at the earliest. Version 2.0.2 crashes when its ISMCTS is asked
in hearts while cards are still being passed."""


def positions(name: str, game: Any) -> Iterator[tuple[Any, int]]:
    """One position with a real choice of each random game, and how many decisions there were from there to the end."""
    rng, number = random.Random(1), 0
    while True:
        state, kept, decisions = game.new_initial_state(), [], 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            choices = state.legal_actions()
            if len(choices) > 1:
                kept.append((state.clone(), decisions))
            state.apply_action(rng.choice(choices))
            decisions += 1
        kept = [(found, at) for found, at in kept if decisions - at <= TRICKS.get(name, decisions)]
        found, at = kept[int(number * SPREAD % 1 * len(kept))]
        yield found, decisions - at
        number += 1


def searcher(game: Any, kind: str) -> Any:
    """A bot of OpenSpiel that searches."""
    playouts = pyspiel.RandomRolloutEvaluator(1, 1)
    if kind == "MCTS":
        return pyspiel.MCTSBot(game, playouts, EXPLORATION, ITERATIONS, 1000, False, 1, False)
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(1, playouts, EXPLORATION, ITERATIONS, WORLDS, most_visited, False, False)


def main() -> None:
    name, kind = sys.argv[1:3]
    game = pyspiel.load_game(name)
    searched = to_the_end = 0
    spent = 0.0
    for state, left in positions(name, game):
        bot = searcher(game, kind)
        began = time.process_time()
        bot.step(state)
        spent += time.process_time() - began
        to_the_end += left
        searched += 1
        if spent >= SECONDS and searched >= 4 * SECONDS:
            break
    found = {"iterations_per_second": searched * ITERATIONS / spent, "to_the_end": to_the_end / searched}
    print(json.dumps({"version": version("open_spiel"), **found}))


if __name__ == "__main__":
    main()
