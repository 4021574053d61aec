"""Games that nobody played, between bots whose strength is known."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping

from stammtisch.arena.finish import Finish
from stammtisch.arena.fixtures import Fixture, Schedule


def made_up(plan: Schedule, strengths: Mapping[str, float], seed: int) -> list[Finish]:
    """All games of a schedule by the Plackett-Luce model; strengths are natural logarithms."""
    rng = random.Random(seed)
    return [_game(fixture, strengths, rng) for fixture in plan.fixtures()]


def _game(fixture: Fixture, strengths: Mapping[str, float], rng: random.Random) -> Finish:
    # Whoever has the most after Gumbel noise is drawn in proportion to strength, and so on down the line.
    noisy = [strengths[bot] - math.log(-math.log(rng.random())) for bot in fixture.seats]
    scores = tuple(round(1e6 * value) for value in noisy)
    return Finish(fixture, scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))


def always(plan: Schedule, better: str) -> list[Finish]:
    """One bot wins every game; all others, and seats of its own, are level behind it."""
    finishes = []
    for fixture in plan.fixtures():
        scores = tuple(int(bot == better) for bot in fixture.seats)
        finishes.append(Finish(fixture, scores, tuple(seat for seat, score in enumerate(scores) if score)))
    return finishes
