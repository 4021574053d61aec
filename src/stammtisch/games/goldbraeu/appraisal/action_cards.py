"""Which action card to lay, while the others lay theirs. (GB-21, GB-23, GB-50)"""

from __future__ import annotations

import math

from stammtisch.games.goldbraeu.appraisal import weights
from stammtisch.games.goldbraeu.appraisal.expansion import best_cells
from stammtisch.games.goldbraeu.appraisal.naming import best_namings
from stammtisch.games.goldbraeu.appraisal.outlook import Outlook
from stammtisch.games.goldbraeu.appraisal.purchase import card_gain, deck_gain
from stammtisch.games.goldbraeu.choices import CARD
from stammtisch.games.goldbraeu.decisions.purchase import PRICES
from stammtisch.games.goldbraeu.names import ACTIONS
from stammtisch.games.goldbraeu.state import BUYING, EXPANDING, NAMING

Moods = list[list[float]]
"""By seat other than one's own: the chance of each action card."""


def appraise_card(outlook: Outlook, choices: list[int]) -> list[float]:
    """Each card by the best it allows: twice that where nobody else is likely to lay it, or at the likely price."""
    deck = deck_gain(outlook) if outlook.view.deck_size else 0.0
    moods = [mood(outlook, seat, deck) for seat in range(outlook.players) if seat != outlook.me]
    cell, second_cell = best_cells(outlook, outlook.me)
    naming, second_naming = best_namings(outlook, outlook.me)
    gains = [
        cell + alone(moods, EXPANDING) * second_cell,
        naming + alone(moods, NAMING) * second_naming,
        max(outlook.card_worth * best_card(outlook, outlook.me, deck) - likely_price(moods), 0.0),
    ]
    return [gains[choice - CARD] for choice in choices]


def mood(outlook: Outlook, seat: int, deck: float) -> list[float]:
    """How likely a seat lays each card: the more it brings him if everyone lays any, the likelier."""
    by_himself = math.pow(1 - 1 / len(ACTIONS), outlook.players - 1)
    cell, second_cell = best_cells(outlook, seat)
    naming, second_naming = best_namings(outlook, seat)
    gains = [
        cell + by_himself * second_cell,
        naming + by_himself * second_naming,
        max(best_card(outlook, seat, deck) - PRICES[2], 0.0),
    ]
    best = max(gains)
    odds = [math.exp((gain - best) / weights.MOOD) for gain in gains]
    return [odd / sum(odds) for odd in odds]


def alone(moods: Moods, action: int) -> float:
    """The chance that nobody else lays a card."""
    chance = 1.0
    for chances in moods:
        chance *= 1 - chances[action]
    return chance


def likely_price(moods: Moods) -> float:
    """The price on average, oneself among the buyers."""
    odds = [1.0]  # by number of other buyers
    for chances in moods:
        buys = chances[BUYING]
        odds = [here * (1 - buys) + fewer * buys for here, fewer in zip([*odds, 0.0], [0.0, *odds], strict=True)]
    return sum([odd * PRICES[others + 1] for others, odd in enumerate(odds)])


def best_card(outlook: Outlook, seat: int, deck: float) -> float:
    """What the best card to be had is worth to a seat; the top of the deck is taken to be worth the same to all."""
    worth = [card_gain(outlook, seat, card) for card in outlook.view.open if card >= 0]
    return max([deck, *worth])
