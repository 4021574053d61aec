"""Bots to play against: they know views and the engine, never a true state and no game by name."""

from __future__ import annotations

from typing import Final

from stammtisch.bots.bot import Bot
from stammtisch.bots.geselle import Geselle
from stammtisch.bots.greedy_bot import GreedyBot
from stammtisch.bots.lehrling import Lehrling
from stammtisch.bots.levels import Grossmeister, Meister
from stammtisch.bots.random_bot import RandomBot
from stammtisch.bots.search_bot import SearchBot
from stammtisch.engine.errors import BadInput

BOTS: Final[dict[str, type[Bot]]] = {
    bot.name: bot for bot in (RandomBot, GreedyBot, Lehrling, Geselle, Meister, Grossmeister)
}
"""The bots that sit down at tables; `description` says in one line how each plays."""

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "SearchBot", "all_bots", "find_bot"]


def all_bots() -> dict[str, type[Bot]]:
    """Every bot by its name: also the search that is of no level, for those who give it settings."""
    return {**BOTS, SearchBot.name: SearchBot}


def find_bot(name: str) -> Bot:
    """The bot of that name; a searching one also with other settings, as in `meister:0.1s` or `search:500i,h=10`."""
    plain, colon, settings = name.partition(":")
    bots = all_bots()
    bot = bots[plain]() if plain in bots else None
    if bot is None or (colon and not isinstance(bot, SearchBot)):
        raise BadInput(f"there is no bot '{name}'; there are: {', '.join(bots)}")
    if colon and isinstance(bot, SearchBot):
        bot.adjust(settings)
    return bot
