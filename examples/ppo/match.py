"""A match over the same deals with the seats exchanged, and how sure one can be of its result."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from examples.ppo.collector import GAME, PLAYERS
from stammtisch.bots import Bot
from stammtisch.engine import State
from stammtisch.engine.playout import next_seat
from stammtisch.envs.encoding import Encoding, rewards


@dataclass(frozen=True)
class Outcome:
    """How much of so many games was won; a tie is half a win."""

    games: int
    share: float
    half_width: float  # of the 95 % interval

    def __str__(self) -> str:
        low, high = max(0.0, self.share - self.half_width), min(1.0, self.share + self.half_width)
        return f"{100 * self.share:.1f} % of {self.games} games, 95 % interval {100 * low:.1f} to {100 * high:.1f} %"


def play_deal(bot: Bot, other: Bot, seed: str, encoding: Encoding | None = None) -> list[float]:
    """One deal, played from each seat in turn: how much of each game the first bot has won."""
    table = encoding or Encoding(GAME, PLAYERS)
    shares: list[float] = []
    for seat in range(PLAYERS):
        bots = [bot if other_seat == seat else other for other_seat in range(PLAYERS)]
        state = play(table, bots, seed)
        shares.append((1.0 + rewards(state)[seat]) / 2)
    return shares


def play(encoding: Encoding, bots: list[Bot], seed: str) -> State:
    """One game to its end; each bot sees the view of its own seat."""
    state = encoding.deal(seed)
    rng = random.Random(f"{seed} bots")
    while not state.over:
        seat = next_seat(state)
        choice = bots[seat].choose(encoding.game, state.view(seat), state.choices(seat), rng)
        state.apply(seat, choice)
    return state


def outcome(deals: Iterable[list[float]]) -> Outcome:
    """The whole match. A deal counts as one observation, for its games are not independent of each other."""
    shares = np.array(list(deals))
    by_deal = shares.mean(axis=1)
    spread = float(by_deal.std(ddof=1)) if len(by_deal) > 1 else 1.0
    return Outcome(shares.size, float(by_deal.mean()), 1.96 * spread / len(by_deal) ** 0.5)
