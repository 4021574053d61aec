"""Bots whose thinking depends on nothing but input and seed: the one that searches gets iterations instead of time."""

from __future__ import annotations

from stammtisch.bots import BOTS, Bot, SearchBot, find_bot

SETTINGS = "10i,h=2"

KINDS = [*(name for name, bot in BOTS.items() if not issubclass(bot, SearchBot)), SearchBot.name]
"""Every way of playing once: the levels of the search differ in nothing but its settings."""


def spelled(name: str) -> str:
    """How to ask for the bot of that kind; the one that searches looks only a little ahead, tests play interpreted."""
    return f"{name}:{SETTINGS}" if name == SearchBot.name else name


def counted(name: str) -> Bot:
    """The bot of that kind."""
    return find_bot(spelled(name))
