"""Measures the games for their pages: `python docs/research/measure.py --games 10000 --bot random`.

Writes docs/research/<game>-<bot>.json; `make.py` puts the figures into the pages. PYTHONPATH=build/native makes it
faster.
"""

from __future__ import annotations

import argparse
import json
import random
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


def play(key: str, players: int, bot_name: str, numbers: range) -> dict[str, Any]:
    """Sums over some games; places are counted from the first seat that is asked alone, which is the first player's."""
    game, bot = find_game(key), find_bot(bot_name)
    terms = game.listed_terms(players)
    lengths: list[int] = []
    choices_sum = most_choices = forced = 0
    wins, scores = [0.0] * players, [0.0] * players
    for number in numbers:
        seed = f"research {number}"
        state, rng = game.deal(terms, Chance(seed)), random.Random(seed)
        first = -1
        decisions = 0
        while not state.over:
            seat = next_seat(state)
            if first < 0 and state.waiting == 1 << seat:
                first = seat
            choices = state.choices(seat)
            choices_sum += len(choices)
            most_choices = max(most_choices, len(choices))
            forced += len(choices) == 1
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
        "wins": wins,
        "scores": scores,
    }


def summary(parts: list[dict[str, Any]], games: int) -> dict[str, Any]:
    """The figures of a page, from the sums of all parts."""
    lengths = sorted(length for part in parts for length in part["lengths"])
    decisions = sum(lengths)
    return {
        "games": games,
        "mean_length": round(decisions / games, 1),
        "shortest": lengths[0],
        "longest": lengths[-1],
        "mean_choices": round(sum(part["choices"] for part in parts) / decisions, 2),
        "most_choices": max(part["most_choices"] for part in parts),
        "forced": round(sum(part["forced"] for part in parts) / decisions, 3),
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
