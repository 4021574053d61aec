"""Standing orders at random: what fuzzing leaves, and what a disguise makes up. (BH-89)"""

from __future__ import annotations

import random

from stammtisch.games.bohnhansa.names import BEAN_COUNT, NOBODY
from stammtisch.games.bohnhansa.order import ANY_FRONT, Order


def random_order(seat: int, players: int, rng: random.Random) -> Order:
    """An order that a seat may leave; half of those that accept ask for nothing, so that some come to pass."""
    accepts = rng.random() < 0.5
    by = int(rng.random() * players) if rng.random() < 0.3 else NOBODY
    fronts = int(rng.random() * (ANY_FRONT + 1)) if rng.random() < 0.7 else 0
    gives = [int(rng.random() * 3) if rng.random() < (0.7 if accepts else 0.1) else 0 for _ in range(BEAN_COUNT)]
    gets = [1 if rng.random() < 0.1 else 0 for _ in range(BEAN_COUNT)]
    return Order(accepts, NOBODY if by == seat else by, fronts, gives, gets)
