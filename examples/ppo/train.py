"""Learns Heaven & Ale for two: first by imitating the greedy bot, then by PPO against itself and against greedy.

    python -m examples.ppo.train --out build/ppo --workers 16 --device cuda --lessons 1.5 --practice 7

It writes `checkpoint.npz` to go on from (`--resume`), `heavenale.npz` for the agent, and `curve.json`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

from examples.ppo.collector import GAME, PLAYERS
from examples.ppo.crew import Work, hired
from examples.ppo.curve import Curve
from examples.ppo.net import save_policy
from stammtisch.envs.encoding import Encoding

LESSON_RATE = 1e-3
PRACTICE_RATE = 3e-4


def arguments() -> argparse.Namespace:
    """What can be said on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, required=True, help="the folder for what is learnt")
    parser.add_argument("--resume", type=Path, help="a folder of an earlier run to go on from")
    parser.add_argument("--workers", type=int, default=2, help="processes that play")
    parser.add_argument("--device", default="cpu", help="where the nets learn: cpu or cuda")
    parser.add_argument("--games", type=int, default=64, help="games side by side in each process")
    parser.add_argument("--decisions", type=int, default=8192, help="of each process in a round")
    parser.add_argument("--lessons", type=float, default=1.5, help="minutes of imitating greedy")
    parser.add_argument("--practice", type=float, default=7.0, help="minutes of practice after the lessons")
    parser.add_argument("--against-greedy", type=float, default=0.5, help="which part of the games in practice")
    parser.add_argument("--match-every", type=int, default=20, help="rounds between two matches against greedy")
    parser.add_argument("--match-deals", type=int, default=128, help="in each match; two games a deal")
    parser.add_argument("--final-deals", type=int, default=500, help="in the last match")
    parser.add_argument("--rate", type=float, default=PRACTICE_RATE, help="of learning at the start of practice")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def train(told: argparse.Namespace) -> None:
    """The whole run."""
    # Here and not above: the processes of the crew import this module too, and need no PyTorch.
    from examples.ppo.learner import Habits, Learner

    told.out.mkdir(parents=True, exist_ok=True)
    learner = Learner(Encoding(GAME, PLAYERS), told.device, told.seed, Habits())
    curve = Curve.load(told.resume / "curve.json") if told.resume else Curve()
    if told.resume:
        learner.load(told.resume / "checkpoint.npz")

    def keep() -> None:
        learner.save(told.out / "checkpoint.npz")
        save_policy(learner.policy_net(), told.out / "heavenale.npz")
        curve.save(told.out / "curve.json")

    work = Work(told.games, told.decisions, told.against_greedy)
    with hired(told.workers, work, told.seed) as crew:
        for spent in clock(told.lessons):
            shares = crew.collect(learner.policy_net(), lessons=True)
            curve.note("lessons", shares, learner.imitate(shares, LESSON_RATE * (1.0 - 0.9 * spent)))
        curve.match(crew.match(learner.policy_net(), "lessons", told.match_deals))
        keep()
        for number, spent in enumerate(clock(told.practice), 1):
            shares = crew.collect(learner.policy_net(), lessons=False)
            curve.note("practice", shares, learner.improve(shares, told.rate * (1.0 - 0.9 * spent)))
            if number % told.match_every == 0:
                curve.match(crew.match(learner.policy_net(), f"round {number}", told.match_deals))
                keep()
        curve.match(crew.match(learner.policy_net(), "final", told.final_deals))
        keep()


def clock(minutes: float) -> Iterator[float]:
    """Which part of so many minutes is spent, for as long as some are left."""
    started = time.monotonic()
    while minutes > 0 and (spent := (time.monotonic() - started) / (60 * minutes)) < 1.0:
        yield spent


if __name__ == "__main__":
    train(arguments())
