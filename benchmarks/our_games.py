"""Random play and copies of one of our games for `peers.py`, printed as JSON: game by game, or many in one call."""

from __future__ import annotations

import json
import os
import random
import sys
import time
import timeit
from typing import Any

from stammtisch.engine import Chance, Game, find_game
from stammtisch.engine.build import COMPILED
from stammtisch.engine.playout import any_of, next_seat, playout, simulate

SECONDS = float(os.environ.get("BENCH_SECONDS", "3"))
"""Of the processor: what the neighbours on a shared machine take does not count."""
BATCH = 200


def one_by_one(game: Game[Any, Any, Any], players: int) -> float:
    """As anybody would write it: ask, choose, step; the terms are agreed once, as others load a game once."""
    terms, rng = game.listed_terms(players), random.Random(1)
    decisions = number = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        state = game.deal(terms, Chance(f"peers {number}"))
        while not state.over:
            seat = next_seat(state)
            state.step(seat, any_of(state.choices(seat), rng))
            decisions += 1
        number += 1
    return decisions / (time.process_time() - began)


def batched(game: Game[Any, Any, Any], players: int) -> float:
    """Many games in one call."""
    terms = game.listed_terms(players)
    decisions = number = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        played = simulate(game, terms, "peers", range(number, number + BATCH))
        decisions += sum(one.decisions for one in played)
        number += BATCH
    return decisions / (time.process_time() - began)


def mean_choices(game: Game[Any, Any, Any], players: int) -> float:
    terms, rng, total, decisions = game.listed_terms(players), random.Random(2), 0, 0
    for number in range(20):
        state = game.deal(terms, Chance(f"choices {number}"))
        while not state.over:
            choices = state.choices(next_seat(state))
            total += len(choices)
            decisions += 1
            state.step(next_seat(state), any_of(choices, rng))
    return total / decisions


def main() -> None:
    game, way = find_game(sys.argv[1]), sys.argv[2]
    if (way != "interpreted") != COMPILED:
        sys.exit(f"this is {'the compiled' if COMPILED else 'an interpreted'} build")
    players = game.seat_counts[-1]
    state, rng = game.deal(game.listed_terms(players), Chance("copy")), random.Random(3)
    for _ in range(playout(state.copy(), random.Random(3)) // 2):
        seat = next_seat(state)
        state.step(seat, any_of(state.choices(seat), rng))
    found = {
        "decisions_per_second": (batched if way == "batched" else one_by_one)(game, players),
        "copy_us": min(timeit.repeat(state.copy, number=2000, repeat=5, timer=time.process_time)) / 2000 * 1e6,
        "choices": mean_choices(game, players),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
