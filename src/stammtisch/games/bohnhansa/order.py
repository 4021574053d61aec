"""A standing order: what a player answers while he is away, and its one number. (BH-89)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.deal import ROW_BITS, pack, unpack
from stammtisch.games.bohnhansa.names import BEAN_COUNT, CUSTOMS_CARD, FIRST_CONTRACT, NOBODY, SUPPLY_CARD

ORDER_LIMIT: Final = 8

# What can lie in front of a hand, by its place in the mask of fronts. (BH-41)
FRONTS: Final = ("plain", "supply", "customs", "contract")
PLAIN: Final = 0
SUPPLY: Final = 1
CUSTOMS: Final = 2
CONTRACT: Final = 3
ANY_FRONT: Final = 15

# The number of an order, from the lowest bit: a one, accepts 1, by 3, fronts 4, two rows of 8 counts of 4 bits each.
BY_BITS: Final = 3
FRONT_BITS: Final = 4
CLEAR: Final = 0
"""In the place of an order: all of them are taken back."""


class Order:
    """An answer and its conditions, seen from the player who has left it; never changed once made.

    `by` is the only player whose offers it answers, or -1. An accepting order gives up at most `gives`, wants at least
    `gets`, and comes as a guest with the cards of `fronts` in front. A refusing one wants all that it names: it refuses
    what asks for any kind of `gives`, what does not bring all of `gets`, what invites with one of `fronts` in front.
    """

    def __init__(self, accepts: bool, by: int, fronts: int, gives: list[int], gets: list[int]) -> None:
        self.accepts = accepts
        self.by = by
        self.fronts = fronts
        self.gives = gives
        self.gets = gets

    def number(self) -> int:
        """The order as one whole number above 0; `order_of` takes it apart again."""
        number = pack(self.gets) << ROW_BITS | pack(self.gives)
        number = number << FRONT_BITS | self.fronts
        number = number << BY_BITS | self.by + 1
        return (number << 1 | (1 if self.accepts else 0)) << 1 | 1


def order_of(number: int) -> Order:
    """The order that a number stands for."""
    number >>= 1
    accepts = number & 1 == 1
    number >>= 1
    by = (number & 7) + NOBODY
    number >>= BY_BITS
    fronts = number & ANY_FRONT
    number >>= FRONT_BITS
    return Order(accepts, by, fronts, unpack(number, BEAN_COUNT), unpack(number >> ROW_BITS, BEAN_COUNT))


def front_of(card: int) -> int:
    """What kind of card lies in front, as a place in FRONTS."""
    if card >= FIRST_CONTRACT:
        return CONTRACT
    if card == CUSTOMS_CARD:
        return CUSTOMS
    return SUPPLY if card == SUPPLY_CARD else PLAIN
