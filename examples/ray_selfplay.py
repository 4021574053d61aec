"""Self-play and evaluation on Ray, for whoever trains a player: on one machine, or on the cluster at an address.

    python examples/ray_selfplay.py heavenale --players 2 --games 200
    python examples/ray_selfplay.py goldbraeu --address 10.0.0.1:6379 --games 100000

Each task plays some games of a bot against itself and brings back what a learner needs: what the seat that chose saw,
what it chose, and whether it won. Then the bot meets another one on a ladder, on the same cluster. Put your own player
in the place of the bot.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any

from stammtisch.arena.fixtures import LineUps, schedule
from stammtisch.arena.ladder import House, play_ladder
from stammtisch.arena.match import play_match
from stammtisch.arena.ray_address import LOCAL
from stammtisch.arena.ray_cluster import RayCluster
from stammtisch.arena.standings import Standings, standings
from stammtisch.engine import Game, find_game
from stammtisch.engine.observation import observe

TOGETHER = 4
"""Games a task: long enough that sending it about does not matter."""


@dataclass(frozen=True)
class SelfPlay:
    """What the tasks have in common; it travels to the workers."""

    game: str
    players: int
    bot: str

    def __call__(self, numbers: range) -> list[tuple[list[float], int, float]]:
        """Of every decision in some games: what was seen, what was chosen, and the seat's share of the win."""
        game: Game[Any, Any, Any] = find_game(self.game)
        found: list[tuple[list[float], int, float]] = []
        for number in numbers:
            terms = game.terms(self.players)
            record = play_match(game, terms.options, terms.components, [self.bot] * self.players, f"self-play {number}")
            assert record.result is not None
            winners = record.result.winners
            for state, (seat, choice) in zip(record.states(), record.choices, strict=False):
                row = observe(game.features, state.view(seat)).numbers()
                found.append((row, choice, (seat in winners) / len(winners)))
        return found


def evaluate(cluster: RayCluster, game: str, players: int, bots: list[str], games: int) -> Standings:
    """A ladder on the cluster."""
    terms = find_game(game).terms(players)
    house = House(game, terms.options, terms.components.data, "evaluation")
    plan = schedule(bots, players, LineUps.DUELS, games, house.seed)
    return standings(plan, play_ladder(house, plan, cluster, {}, lambda finish: None))


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--against", default="random")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--address", default=LOCAL)
    asked = parser.parse_args(arguments)
    with RayCluster(asked.address) as cluster:
        parts = [range(first, min(first + TOGETHER, asked.games)) for first in range(0, asked.games, TOGETHER)]
        decisions = 0
        for _, samples in cluster.each(SelfPlay(asked.game, asked.players, asked.bot), parts):
            decisions += len(samples)  # here a learner would take them
        print(f"{asked.games} games, {decisions} decisions to learn from, {len(samples[0][0])} numbers each")
        for rating in evaluate(cluster, asked.game, asked.players, [asked.bot, asked.against], asked.games).ratings:
            print(f"{rating.bot}: {rating.rating:.0f} ({rating.low:.0f} to {rating.high:.0f})")


if __name__ == "__main__":
    main()
