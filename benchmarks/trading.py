"""Does trading pay? Greedy bots that trade against the same bots that never do, in Bohn Hansa.

Comparisons for a number of players and a mode of negotiation, every deal played with every rotation of the seats,
the intervals (95 %) clustered by deal:

- tables where everybody trades against tables where nobody does: mean score of a player;
- two traders among bots that never trade: mean score of a trader less that of the others at the same table;
- one greedy bot among random ones: how often it wins;
- one that makes a master's offers among greedy bots, in free negotiation: its score less that of the others.

    python benchmarks/trading.py --players 4 --mode rounds --games 1000
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Sequence
from typing import Any

from stammtisch.bots import Bot, GreedyBot, RandomBot
from stammtisch.engine import Game, State, View, find_game
from stammtisch.engine.playout import next_seat
from stammtisch.games.bohnhansa.choices import ACCEPT, REFUSE, SWAP
from stammtisch.games.bohnhansa.offer_notation import UNLISTED

Z = 1.96


class Hermit(GreedyBot):
    """The greedy bot that makes no offer and accepts none."""

    name = "hermit"
    description = "like greedy, but never trades"

    def considered(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> list[int]:
        return [choice for choice in choices if choice < SWAP and not ACCEPT <= choice < REFUSE]


class Sounder(GreedyBot):
    """The greedy bot with the offers of a master, who imagines the others' hands, and who makes them first."""

    name = "sounder"
    description = "like greedy, but sounds out what the others may agree to"

    def considered(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> list[int]:
        is_asked = any(ACCEPT <= choice < REFUSE for choice in choices)
        return choices if is_asked else game.sound_out(view) or choices

    def worth(self, game: Game[Any, Any, Any], view: View, choices: list[int]) -> list[float]:
        return [1.0] * len(choices) if choices[0] >= UNLISTED else game.appraise(view, choices)


TRADER, HERMIT, RANDOM, SOUNDER = GreedyBot(), Hermit(), RandomBot(), Sounder()


def play(game: Game[Any, Any, Any], state: State, bots: Sequence[Bot], rng: random.Random) -> list[int]:
    """A game to its end, its pieces counted: whoever may speak unasked is heard first, then whoever is waited for."""
    while not state.over:
        seat, choice = interjection(game, state, bots, rng)
        if choice is None:
            seat = next_seat(state)
            choice = bots[seat].choose(game, state.view(seat), state.choices(seat), rng)
        state.step(seat, choice)
    faults = game.check(state)
    assert not faults, faults
    return state.scores()


def interjection(
    game: Game[Any, Any, Any], state: State, bots: Sequence[Bot], rng: random.Random
) -> tuple[int, int | None]:
    """The first seat that has something to say though nobody waits for it, and what."""
    for seat in range(state.players):
        if not state.waiting >> seat & 1 and state.unlisted(seat):
            choice = bots[seat].interject(game, state.view(seat), state.choices(seat), rng)
            if choice is not None:
                return seat, choice
    return -1, None


def rotations(bots: Sequence[Bot]) -> list[list[Bot]]:
    """Everyone once in every seat; tables of one kind need only one."""
    if len(set(bots)) == 1:
        return [list(bots)]
    return [[*bots[first:], *bots[:first]] for first in range(len(bots))]


def interval(values: Sequence[float]) -> str:
    """Mean and half the width of the interval of independent values, one for each deal."""
    half = Z * statistics.stdev(values) / len(values) ** 0.5
    return f"{statistics.mean(values):+.2f} ± {half:.2f} ({len(values)} deals)"


class Match:
    """Tables of one number of players and one mode of negotiation."""

    def __init__(self, players: int, mode: str, games: int) -> None:
        self.players = players
        self.mode = mode
        self.games = games
        self.game = find_game("bohnhansa")

    def scores(self, deal: int, bots: Sequence[Bot]) -> list[int]:
        seed = f"trading {deal}"
        state = self.game.new(self.players, seed, {"negotiation": self.mode})
        return play(self.game, state, bots, random.Random(f"{seed} bots"))

    def all_or_none(self) -> str:
        """By deal: the mean score where everybody trades less that where nobody does."""
        gains: list[float] = []
        means: list[tuple[float, float]] = []
        for deal in range(self.games // 2):
            pair = [statistics.mean(self.scores(deal, [bot] * self.players)) for bot in (TRADER, HERMIT)]
            means.append((pair[0], pair[1]))
            gains.append(pair[0] - pair[1])
        traded, alone = (statistics.mean(column) for column in zip(*means, strict=True))
        return f"all trade {traded:.1f}, nobody {alone:.1f}: {interval(gains)}"

    def two_traders(self) -> str:
        """Two traders among bots that never trade."""
        return "traders less others " + self.ahead([TRADER, TRADER, *[HERMIT] * (self.players - 2)])

    def sounding_out(self) -> str:
        """A master's offers among greedy bots."""
        return "who sounds out less others " + self.ahead([SOUNDER, *[TRADER] * (self.players - 1)])

    def ahead(self, bots: Sequence[Bot]) -> str:
        """By deal: the mean score of the bots of the first kind less that of the others, over all rotations."""
        gains: list[float] = []
        wins: list[float] = []
        for deal in range(self.games // self.players):
            differences: list[float] = []
            shares: list[float] = []
            for seats in rotations(bots):
                scores = self.scores(deal, seats)
                theirs = [score for score, bot in zip(scores, seats, strict=True) if bot is bots[0]]
                others = [score for score, bot in zip(scores, seats, strict=True) if bot is not bots[0]]
                differences.append(statistics.mean(theirs) - statistics.mean(others))
                shares.append(theirs.count(max(scores)) / scores.count(max(scores)))
            gains.append(statistics.mean(differences))
            wins.append(statistics.mean(shares))
        fair = 100 * bots.count(bots[0]) / self.players
        return f"{interval(gains)}; {100 * statistics.mean(wins):.1f} % of the wins, fair {fair:.1f} %"

    def against_random(self) -> str:
        """How often the greedy bot wins alone among random ones."""
        bots: list[Bot] = [TRADER, *[RANDOM] * (self.players - 1)]
        wins: list[float] = []
        for deal in range(max(self.games // 10 // self.players, 2)):
            for seats in rotations(bots):
                scores = self.scores(deal, seats)
                wins.append(float(scores[seats.index(TRADER)] == max(scores)) / scores.count(max(scores)))
        return f"greedy wins {100 * statistics.mean(wins):.1f} % of {len(wins)} games against random bots"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4, 5])
    parser.add_argument("--mode", nargs="+", default=["rounds"], choices=["rounds", "free"])
    parser.add_argument("--games", type=int, default=1000)
    asked = parser.parse_args()
    if asked.games < 2 * max(asked.players):
        parser.error("at least two deals are needed, each of which is a game for every seat")
    for mode in asked.mode:
        for players in asked.players:
            match = Match(players, mode, asked.games)
            comparisons = [match.all_or_none, match.two_traders, match.against_random]
            if mode == "free":
                comparisons.append(match.sounding_out)
            for compare in comparisons:
                began = time.perf_counter()
                print(f"{players} players, {mode}: {compare()} ({time.perf_counter() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
