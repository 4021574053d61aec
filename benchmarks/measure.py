"""Measure one build of the engine and print the figures as JSON; `bench.py` runs it for each build."""

from __future__ import annotations

import json
import random
import sys
import time
import timeit
from collections.abc import Callable
from typing import Any

from stammtisch.engine import Chance, Game, find_game, state_hash
from stammtisch.engine.build import COMPILED
from stammtisch.engine.playout import any_of, next_seat, playout

SECONDS = 1.5
MIDDLE = 0.5


def random_play(game: Game[Any, Any, Any], players: int) -> float:
    """Decisions a second of random play on one core, deals included."""
    terms, rng = game.listed_terms(players), random.Random(1)
    decisions = number = 0
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        decisions += playout(game.deal(terms, Chance(f"bench {number}")), rng)
        number += 1
    return decisions / (time.perf_counter() - began)


def middle_of_a_game(game: Game[Any, Any, Any], players: int) -> Any:
    """A position half-way through a random game."""
    state, rng = game.deal(game.listed_terms(players), Chance("middle")), random.Random(2)
    total = playout(state.copy(), random.Random(2))
    for _ in range(int(total * MIDDLE)):
        seat = next_seat(state)
        state.step(seat, any_of(state.choices(seat), rng))
    return state


def microseconds(work: Callable[[], object]) -> float:
    """The best of five rounds: on a shared machine the others measure the neighbours."""
    number = 2_000
    return min(timeit.repeat(work, number=number, repeat=5)) / number * 1e6


def measure(game: Game[Any, Any, Any], players: int) -> dict[str, object]:
    state = middle_of_a_game(game, players)
    seat = next_seat(state)
    view = state.view(seat)
    rng = random.Random(3)
    terms = game.listed_terms(players)
    finished = game.deal(terms, Chance("hash"))
    playout(finished, random.Random(4))
    return {
        "decisions_per_second": random_play(game, players),
        "copy_us": microseconds(state.copy),
        "choices_us": microseconds(lambda: state.choices(seat)),
        "view_us": microseconds(lambda: state.view(seat)),
        "imagine_us": microseconds(lambda: game.imagine(view, rng)),
        "deal_us": microseconds(lambda: game.deal(terms, Chance("deal"))),
        "state_hash": state_hash(game, finished),
    }


def main() -> None:
    game = find_game(sys.argv[1])
    figures = {str(players): measure(game, players) for players in game.seat_counts}
    print(json.dumps({"compiled": COMPILED, "python": sys.version.split()[0], "figures": figures}))


if __name__ == "__main__":
    main()
