"""The searching bots by level: the longer the training, the longer the look ahead."""

from __future__ import annotations

from stammtisch.bots.budget import Budget
from stammtisch.bots.search_bot import SearchBot


class Geselle(SearchBot):
    """The journeyman: sees the next step and little behind it, and answers at once."""

    name = "geselle"
    description = "knows the trade, but thinks only a moment"
    budget = Budget(iterations=15)


class Meister(SearchBot):
    """The master: a second of thought."""

    name = "meister"
    description = "looks ahead and weighs what the others will do"
    budget = Budget(seconds=1.0)


class Grossmeister(SearchBot):
    """The master with time."""

    name = "grossmeister"
    description = "the Meister with five times as long to think"
    budget = Budget(seconds=5.0)
