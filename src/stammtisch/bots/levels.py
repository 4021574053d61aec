"""The searching bots by level: the longer the training, the longer the look ahead."""

from __future__ import annotations

from typing import Final

from stammtisch.bots.budget import Budget
from stammtisch.bots.search_bot import SearchBot

TO_THE_END: Final = 1000
"""Decisions to play on before a world is judged: all. Against greedy bots in Heaven & Ale for two, with a second a
decision, that won 20 of 20 games, 12 decisions 9 of 10, none 5 of 10."""


class Meister(SearchBot):
    """The master: a second of thought."""

    name = "meister"
    description = "looks ahead and weighs what the others will do"
    budget = Budget(seconds=1.0)
    horizon = TO_THE_END


class Grossmeister(SearchBot):
    """The master with time."""

    name = "grossmeister"
    description = "the Meister with five times as long to think"
    budget = Budget(seconds=5.0)
    horizon = TO_THE_END
