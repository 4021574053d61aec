"""One bot against another in all other seats: the same deals with the first bot in every seat in turn.

python -m benchmarks.duel goldbraeu --players 4 --bots search:0.1s,h=5 greedy --deals 10
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from stammtisch.bots import SearchBot, find_bot
from stammtisch.engine import Chance, Game, Record, find_game
from stammtisch.engine.build import COMPILED
from stammtisch.table import Table


@dataclass
class Played:
    """One deal with the first bot in every seat in turn."""

    shares: list[float] = field(default_factory=list)  # of the win, by game
    margins: list[float] = field(default_factory=list)  # own score less the average of the others'
    seconds: float = 0.0  # of the first bot
    decisions: int = 0  # likewise


def play_deal(name: str, players: int, options: dict[str, str], bots: tuple[str, str], deal: int) -> Played:
    """The games of one deal."""
    game = find_game(name)
    played = Played()
    for own in range(players):
        seats = [bots[0] if seat == own else bots[1] for seat in range(players)]
        record = Record(game, players, options, Chance(f"duel {deal}"), list(game.colours[:players]))
        table = Table(record, seats)
        going = True
        while going:
            began = time.thread_time()
            going = table.let_bots_go_on()
            if going and record.choices[-1][0] == own:
                played.seconds += time.thread_time() - began
                played.decisions += 1
        scores, winners = table.state.scores(), table.state.winners()
        played.shares.append(1 / len(winners) if own in winners else 0.0)
        played.margins.append(scores[own] - (sum(scores) - scores[own]) / (players - 1))
    return played


def play_all(
    name: str, players: int, options: dict[str, str], bots: tuple[str, str], deals: range, jobs: int
) -> Iterator[Played]:
    """All deals, one after the other or in several processes."""
    play = partial(play_deal, name, players, options, bots)
    if jobs == 1:
        yield from map(play, deals)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, deals)


def interval(values: list[float]) -> str:
    """The mean and how far it may be off, with 95 %; a value is that of a whole deal, whose games hang together."""
    if len(values) < 2:
        return f"{statistics.fmean(values):.3f}"
    error = 1.96 * statistics.stdev(values) / math.sqrt(len(values))
    return f"{statistics.fmean(values):.3f} ± {error:.3f}"


def iterations_a_second(game: Game[Any, Any, Any], players: int, bot: SearchBot) -> float:
    """Over positions from a game of greedy bots."""
    greedy = find_bot("greedy")
    state = game.new(players, "speed")
    rng = random.Random(1)
    iterations, spent, number = 0, 0.0, 0
    while not state.over:
        seat = state.seats_to_decide()[0]
        choices = state.choices(seat)
        if len(choices) > 1 and number % 20 == 10:
            began = time.thread_time()
            iterations += bot.think(game, state.view(seat), choices, rng).iterations
            spent += time.thread_time() - began
        number += len(choices) > 1
        state.apply(seat, greedy.choose(game, state.view(seat), choices, rng))
    return iterations / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--bots", nargs=2, required=True, metavar=("BOT", "OTHERS"))
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--options", nargs="*", default=[], metavar="OPTION=VALUE", help="negotiation=rounds")
    said = parser.parse_args()
    bots = (said.bots[0], said.bots[1])
    options = dict(option.split("=", 1) for option in said.options)
    shares: list[float] = []
    margins: list[float] = []
    seconds, decisions = 0.0, 0
    deals = range(said.first, said.first + said.deals)
    print(
        f"{bots[0]} against {bots[1]}, {said.game}, {said.players} players", "compiled" if COMPILED else "interpreted"
    )
    for played in play_all(said.game, said.players, options, bots, deals, said.jobs):
        shares.append(statistics.fmean(played.shares))
        margins.append(statistics.fmean(played.margins))
        seconds += played.seconds
        decisions += played.decisions
        share, margin = interval(shares), interval(margins)
        text = f"deals {len(shares)}  wins {share} (fair {1 / said.players:.3f})  margin {margin}"
        print(f"\r{text}  {1000 * seconds / decisions:.1f} ms a decision", end="", flush=True)
    print()
    bot = find_bot(bots[0])
    if isinstance(bot, SearchBot):
        print(f"{iterations_a_second(find_game(said.game), said.players, bot):.0f} iterations a second")


if __name__ == "__main__":
    main()
