"""Bots as people name them, in a row and with settings: `greedy,search:500i,h=10,random`."""

from __future__ import annotations

from itertools import combinations

from stammtisch.bots import SearchBot, find_bot
from stammtisch.cli.arguments import read_list
from stammtisch.engine import BadInput


def read_bots(text: str, others: tuple[str, ...] = ()) -> list[str]:
    """Bots between commas, or other words that may stand in a bot's place.

    Settings stand between commas too: what names no bot is taken for one more setting of the bot before it.
    """
    found: list[str] = []
    for word in read_list(text) or []:
        try:
            if word not in others:
                find_bot(word)
            found.append(word)
        except BadInput as no_bot:
            if not found or ":" not in found[-1] or ":" in word:
                raise
            found[-1] = _with_setting(found[-1], word, no_bot)
    return found


def read_rivals(text: str) -> list[str]:
    """Bots that are to beat each other: nobody plays himself under another name."""
    found = read_bots(text)
    for one, other in combinations(found, 2):
        if one != other and find_bot(one).plays_like(find_bot(other)):
            raise BadInput(f"'{one}' and '{other}' are the same bot, which cannot climb over itself")
    return found


def _with_setting(bot: str, word: str, no_bot: BadInput) -> str:
    """The bot with one more setting; a word that is neither is refused as both."""
    try:
        find_bot(f"{SearchBot.name}:{word}")
    except BadInput as no_setting:
        raise BadInput(f"{no_bot}; and {no_setting}") from None
    longer = f"{bot},{word}"
    find_bot(longer)
    return longer
