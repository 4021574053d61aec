"""What is written and spoken in the picture, by key; the questions come from the rulebook's texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WORDS: Final = {
    "title": "Goldbräu, week {week} of 3, day {day} of 7",
    "title_set_up": "Goldbräu, set-up",
    "title_over": "Goldbräu, the game is over",
    "player": "{name} ({colour}): {money} thalers",
    "waiting": "Waiting for {names}",
    "won": "{names} wins with {money} thalers.",
    "won_together": "{names} win together with {money} thalers each.",
    "week": "Week {week} of 3",
    "day": "Day {day}",
    "payday_day": "Day 7, payday",
    "set_up": "Set-up",
    "over": "The end",
    "expand": "Expand",
    "boss": "Boss",
    "buy": "Buy",
    "cell_free": "{cell}: free, would earn {worth}",
    "cell": "{cell}: {garden}, earns {worth}",
    "boss_of": "{name} is the boss of {business}",
    "boss_protected": "{name} is the boss of {business}, named today",
    "boss_none": "{business} has no boss",
    "challenged": "{business} is being challenged",
    "blocked": "A try at {business} was blocked",
    "markers": "Markers of {name} at {business}: {count}",
    "sign": "{brewery} supplies {garden}",
    "signs_left": "Signs left at {brewery}: {count}",
    "income": "{business} will earn {amount} on payday",
    "waitress": "The waitress is at {garden}",
    "drunkard": "The drunkard is at {garden}",
    "waitress_card": "Waitress",
    "drunkard_card": "Drunkard",
    "deck": "Deck",
    "deck_title": "The deck: {count} cards",
    "open": "Open cards",
    "open_price": "Cards cost {price} today",
    "open_title": "Open card {slot}: {card}",
    "open_empty": "Slot {slot} is empty",
    "hand": "Your hidden shares",
    "hand_title": "Hidden shares of {business}: {count}",
    "hand_drawn": "Hidden shares of {business}: {count}, one just drawn",
    "hand_held": "Shares of {business}: {count}, chosen to stay hidden: {held}",
    "rules": "On payday",
    "rule_cell": "a cell",
    "rule_parasol": "under a parasol",
    "rule_waitress": "the waitress",
    "rule_drunkard": "the drunkard",
    "rule_half": "half of it goes to the brewery on the sign",
    "you": "you",
    "money": "{name} has {money} thalers",
    "hand_size": "Hidden shares of {name}: {count}",
    "bosses_left": "Bosses that {name} has left: {count}",
    "markers_left": "Markers that {name} has left: {count}",
    "laid": "{name} has laid a card, face down",
    "laid_own": "You have laid: {action}. Nobody else sees it yet",
    "shown": "{name} has chosen: {action}",
    "not_laid": "{name} has laid no card",
    "start": "{name} is the start player",
    "payday": "{name} holds the payday figure and starts on day 7",
    "winner": "{name} has won",
}


def say(key: str, **values: object) -> str:
    """The words of a key with its values filled in."""
    return WORDS[key].format(**values)


def listed(names: Sequence[str]) -> str:
    """Anna, Ben and Clara."""
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last
