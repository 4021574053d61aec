"""Bots whose thinking depends on nothing but input and seed: searching ones get iterations instead of time."""

from __future__ import annotations

from stammtisch.bots import BOTS, Bot, SearchBot, find_bot

ITERATIONS = 25


def counted(name: str) -> Bot:
    """The bot of that name; one that searches with so many iterations."""
    return find_bot(f"{name}:{ITERATIONS}i") if issubclass(BOTS[name], SearchBot) else find_bot(name)
