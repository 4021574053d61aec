"""Bots to play against: they know views and the engine, never a true state and no game by name."""

from __future__ import annotations

from typing import Final

from stammtisch.bots.bot import Bot
from stammtisch.bots.greedy_bot import GreedyBot
from stammtisch.bots.random_bot import RandomBot
from stammtisch.bots.search_bot import SearchBot
from stammtisch.engine.errors import BadInput

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}
"""Every bot by its name; `description` says in one line how it plays."""

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "SearchBot", "find_bot"]


def find_bot(name: str) -> Bot:
    """The bot of that name; a searching one also with settings, as in `search:0.1s,h=10`."""
    plain, _, settings = name.partition(":")
    if plain == SearchBot.name:
        return SearchBot().adjusted(settings) if settings else SearchBot()
    if name not in BOTS:
        raise BadInput(f"there is no bot '{name}'; there are: {', '.join(BOTS)}")
    return BOTS[name]()
