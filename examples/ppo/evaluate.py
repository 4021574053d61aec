"""Plays a match of the trained agent against greedy: a thousand games, each deal from both seats.

python -m examples.ppo.evaluate --deals 500 --workers 2
"""

from __future__ import annotations

import argparse
from functools import partial
from multiprocessing import Pool
from pathlib import Path

from examples.ppo.agent import WEIGHTS, NetBot
from examples.ppo.match import outcome, play_deal
from examples.ppo.net import load_policy
from stammtisch.bots import find_bot


def some_deals(weights: Path, opponent: str, seeds: list[str]) -> list[list[float]]:
    """The part of one process."""
    bot, other = NetBot(load_policy(weights)), find_bot(opponent)
    return [play_deal(bot, other, seed) for seed in seeds]


def main() -> None:
    """The match as told on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--deals", type=int, default=500, help="two games each")
    parser.add_argument("--seed", default="evaluation")
    parser.add_argument("--workers", type=int, default=1)
    told = parser.parse_args()
    seeds = [f"{told.seed} {number}" for number in range(told.deals)]
    with Pool(told.workers) as pool:
        parts = pool.map(
            partial(some_deals, told.weights, told.opponent),
            [seeds[number :: told.workers] for number in range(told.workers)],
        )
    print(f"won {outcome(deal for part in parts for deal in part)}")


if __name__ == "__main__":
    main()
