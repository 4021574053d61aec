"""Bots whose thinking depends on nothing but input and seed: searching ones get iterations instead of time."""

from __future__ import annotations

from stammtisch.bots import BOTS, Bot, SearchBot, find_bot

SETTINGS = "10i,h=2"


def counted(name: str) -> Bot:
    """The bot of that name; one that searches looks only a little ahead, for tests play interpreted."""
    return find_bot(f"{name}:{SETTINGS}") if issubclass(BOTS[name], SearchBot) else find_bot(name)
