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

LADDER: Final[tuple[type[Bot], ...]] = (RandomBot, GreedyBot, Lehrling, Geselle, Meister, Grossmeister)

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in LADDER}
"""Every bot by its name; `description` says in one line how it plays."""

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "SearchBot", "find_bot"]


def find_bot(name: str) -> Bot:
    """The bot of that name; a searching one also with other settings, as in `meister:0.1s` or `search:500i,h=10`."""
    plain, colon, settings = name.partition(":")
    bot = SearchBot() if plain == SearchBot.name else BOTS[plain]() if plain in BOTS else None
    if bot is None or (colon and not isinstance(bot, SearchBot)):
        raise BadInput(f"there is no bot '{name}'; there are: {', '.join([*BOTS, SearchBot.name])}")
    if colon and isinstance(bot, SearchBot):
        bot.adjust(settings)
    return bot
