"""Measures the games for their pages: `python docs/research/measure.py --games 10000 --bot random`.

Writes docs/research/<game>-<bot>.json; `make.py` puts the figures into the pages. PYTHONPATH=build/native makes it
faster.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

from stammtisch.bots import find_bot
from stammtisch.engine import Chance, all_games, find_game
from stammtisch.engine.playout import next_seat

HERE: Final = Path(__file__).parent
PART: Final = 250
"""How many games a process plays at a time."""
LOOKED_AT: Final = 20
"""Every so many positions of the first games are written down, to see which values a position is made of."""

FIRST_QUESTION: Final = {"goldbraeu": "place_boss", "heavenale": "move", "bohnhansa": "travel"}
"""What the first player is the first to be asked; whatever comes before it is set-up."""

Values = dict[str, set[str]]
"""By the place of a number or a word in a written position: what stood there."""


def leaves(data: object, place: str = "") -> Iterator[tuple[str, str]]:
    """The numbers and words that a written position is made of, each with its place."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, f"{place}.{key}")
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from leaves(value, f"{place}.{index}")
    else:
        yield place, str(data)


def play(key: str, players: int, bot_name: str, numbers: range) -> dict[str, Any]:
    """Sums over some games; places are counted from the first player's."""
    game, bot = find_game(key), find_bot(bot_name)
    terms = game.listed_terms(players)
    lengths: list[int] = []
    choices_sum = most_choices = forced = 0
    tree = 0.0
    values: Values = defaultdict(set)
    wins, scores = [0.0] * players, [0.0] * players
    for number in numbers:
        seed = f"research {number}"
        state, rng = game.deal(terms, Chance(seed)), random.Random(seed)
        first = -1
        decisions = 0
        while not state.over:
            seat = next_seat(state)
            if first < 0 and state.stack[-1].name == FIRST_QUESTION[key]:
                first = seat
            choices = state.choices(seat)
            choices_sum += len(choices)
            most_choices = max(most_choices, len(choices))
            forced += len(choices) == 1
            tree += math.log10(len(choices))
            if number < PART and decisions % LOOKED_AT == 0:
                for where, value in leaves(game.write(state)):
                    values[where].add(value)
            state.step(seat, bot.choose(game, state.view(seat), choices, rng))
            decisions += 1
        lengths.append(decisions)
        winners = state.winners()
        for seat, score in enumerate(state.scores()):
            place = (seat - first) % players
            scores[place] += score
            wins[place] += (seat in winners) / len(winners)
    return {
        "lengths": lengths,
        "choices": choices_sum,
        "most_choices": most_choices,
        "forced": forced,
        "tree": tree,
        "values": dict(values),
        "wins": wins,
        "scores": scores,
    }


def summary(parts: list[dict[str, Any]], games: int) -> dict[str, Any]:
    """The figures of a page, from the sums of all parts."""
    lengths = sorted(length for part in parts for length in part["lengths"])
    decisions = sum(lengths)
    values: Values = defaultdict(set)
    for part in parts:
        for place, seen in part["values"].items():
            values[place] |= seen
    varied = [seen for place, seen in values.items() if len(seen) > 1 and ".seed" not in place]
    return {
        "games": games,
        "mean_length": round(decisions / games, 1),
        "shortest": lengths[0],
        "longest": lengths[-1],
        "mean_choices": round(sum(part["choices"] for part in parts) / decisions, 2),
        "most_choices": max(part["most_choices"] for part in parts),
        "forced": round(sum(part["forced"] for part in parts) / decisions, 3),
        "tree_log10": round(sum(part["tree"] for part in parts) / games, 1),
        "state_numbers": len(varied),
        "states_log10": round(sum(math.log10(len(seen)) for seen in varied)),
        "wins": [round(sum(column) / games, 4) for column in zip(*(part["wins"] for part in parts), strict=True)],
        "scores": [round(sum(column) / games, 2) for column in zip(*(part["scores"] for part in parts), strict=True)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--game", choices=list(all_games()), action="append")
    asked = parser.parse_args()
    ranges = [range(first, min(first + PART, asked.games)) for first in range(0, asked.games, PART)]
    for key in asked.game or all_games():
        figures: dict[str, Any] = {}
        for players in find_game(key).seat_counts:
            with ProcessPoolExecutor(asked.jobs) as pool:
                figures[str(players)] = summary(
                    list(pool.map(partial(play, key, players, asked.bot), ranges)), asked.games
                )
            print(key, asked.bot, players, figures[str(players)], flush=True)
        (HERE / f"{key}-{asked.bot}.json").write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
