"""Tables to play at: any seat count, any options."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

from stammtisch.conformance.position import AnyGame
from stammtisch.engine import Chance, Record


def all_terms(game: AnyGame) -> list[tuple[int, dict[str, str]]]:
    """Every seat count with every combination of options."""
    keys = [option.key for option in game.options]
    combinations = list(product(*(option.values for option in game.options)))
    return [(players, dict(zip(keys, values, strict=True))) for players in game.seat_counts for values in combinations]


def open_table(game: AnyGame, players: int, options: dict[str, str], seed: str) -> Record[Any]:
    """A table before the first choice; the colours play."""
    return Record(game, players, options, Chance(seed), list(game.colours[:players]))


def random_table(game: AnyGame, seed: str) -> Record[Any]:
    """A table with a random seat count and random options."""
    return open_table(game, *random.Random(f"{seed} table").choice(all_terms(game)), seed)
