"""Search in one of our games for `peers.py`, printed as JSON: how many iterations a second, and what they cost.

    python benchmarks/our_searches.py goldbraeu search:1000i

Searched is one position of each random game, early and late ones, as a researcher would: a bot is asked to choose.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
import timeit
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from stammtisch.bots import SearchBot, find_bot
from stammtisch.engine import Chance, Game, State, find_game
from stammtisch.engine.playout import any_of, next_seat

SECONDS = float(os.environ.get("BENCH_SECONDS", "3"))
"""Of the processor, at least; and four positions for each, so that early and late ones count alike."""
SPREAD = 0.618
"""How much later in its game than the last one the next position is taken, as a part of it; then from the beginning."""


def positions(game: Game[Any, Any, Any], players: int) -> Iterator[tuple[State, int]]:
    """One position with a real choice of each random game, and how many decisions there were from there to the end."""
    terms, rng = game.listed_terms(players), random.Random(1)
    number = 0
    while True:
        state, kept, decisions = game.deal(terms, Chance(f"search {number}")), [], 0
        while not state.over:
            seat = next_seat(state)
            choices = state.choices(seat)
            if len(choices) > 1:
                kept.append((state.copy(), decisions))
            state.step(seat, any_of(choices, rng))
            decisions += 1
        found, at = kept[int(number * SPREAD % 1 * len(kept))]
        yield found, decisions - at
        number += 1


def microseconds(work: Callable[[], object]) -> float:
    return min(timeit.repeat(work, number=20, repeat=3, timer=time.process_time)) / 20 * 1e6


def parts(game: Game[Any, Any, Any], state: State, rng: random.Random) -> dict[str, float]:
    """What an iteration is made of, each part by itself, in microseconds."""
    seat = next_seat(state)
    choices, view = state.choices(seat), state.view(seat)
    return {
        "evaluate": microseconds(lambda: game.evaluate(state)),
        "appraise": microseconds(lambda: game.appraise(state.view(seat), choices)),
        "imagine": microseconds(lambda: game.imagine(view, rng)),
        "copy": microseconds(state.copy),
    }


def main() -> None:
    game, bot = find_game(sys.argv[1]), find_bot(sys.argv[2])
    assert isinstance(bot, SearchBot)
    rng, costs = random.Random(2), Counter[str]()
    searched = to_the_end = 0
    spent = an_iteration = 0.0
    for state, left in positions(game, game.seat_counts[-1]):
        seat = next_seat(state)
        view, choices = state.view(seat), state.choices(seat)
        began = time.process_time()
        considered = choices + game.sound_out(view)
        iterations = bot.weigh(game, view, considered, rng, bot.budget, among_equals=False).iterations
        took = time.process_time() - began
        spent += took
        # Each position counts alike. Iterations over seconds would count late ones, whose iterations are short, most.
        an_iteration += took / iterations
        costs.update(parts(game, state, rng))
        to_the_end += left
        searched += 1
        if spent >= SECONDS and searched >= 4 * SECONDS:
            break
    found = {
        "iterations_per_second": searched / an_iteration,
        "to_the_end": to_the_end / searched,
        "parts": {part: cost / searched for part, cost in costs.items()},
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
