"""Choice codes of Goldbräu, stable for a rules version, and their notation."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.codebook import Codebook, Kind
from stammtisch.games.goldbraeu.names import ACTIONS, BREWERIES, BUSINESSES, CELLS, GARDENS

PASS: Final = 0
ALLOW: Final = 1
BLOCK: Final = 2
KEEP: Final = 3
CARD: Final = 4  # + action: lay an action card
BUY: Final = 7  # + slot
BUY_DECK: Final = 9
BOSS: Final = 10  # + business
BOSS_WITH_SHARE: Final = 20  # + business: play a hand share of it first
PLAY: Final = 30  # + business
CONTRACT: Final = 40  # + garden * 4 + brewery
CHIP: Final = 64  # + garden
HOLD: Final = 70  # + pair, see PAIRS
GROW: Final = 128  # + garden * 40 + cell

# GB-15: the two shares that stay in the hand, as a pair of businesses in the board's order.
PAIRS: Final = [(first, second) for first in range(10) for second in range(first, 10)]
PAIR_INDEX: Final = {pair: index for index, pair in enumerate(PAIRS)}

CODES: Final = Codebook(
    Kind("pass", PASS),
    Kind("allow", ALLOW),
    Kind("block", BLOCK),
    Kind("keep", KEEP),
    Kind("card", CARD, ACTIONS),
    Kind("buy", BUY, ("1", "2", "deck")),
    Kind("boss", BOSS, BUSINESSES),
    Kind("boss+", BOSS_WITH_SHARE, BUSINESSES),
    Kind("play", PLAY, BUSINESSES),
    Kind("contract", CONTRACT, GARDENS, BREWERIES),
    Kind("chip", CHIP, GARDENS),
    Kind("hold", HOLD, tuple(f"{BUSINESSES[first]}+{BUSINESSES[second]}" for first, second in PAIRS)),
    Kind("grow", GROW, GARDENS, CELLS),
)


def contract(garden: int, brewery: int) -> int:
    """A beer contract; `brewery` counts from 0 among the breweries."""
    return CONTRACT + garden * 4 + brewery


def grow(garden: int, cell: int) -> int:
    """A cell for a garden, free or from another garden of the same boss."""
    return GROW + garden * 40 + cell


def hold(first: int, second: int) -> int:
    """The pair of shares kept in hand at the start, in either order."""
    return HOLD + PAIR_INDEX[(min(first, second), max(first, second))]
