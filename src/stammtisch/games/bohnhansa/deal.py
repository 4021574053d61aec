"""A deal: what the active player and a partner agree on, and its one number. (BH-80)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.names import BEAN_COUNT, SLOT_COUNT

# The number of a deal, from the lowest bit: partner 3, invitation 1, four rows of 8 counts and one of 48, 4 bits each.
PARTNER_BITS: Final = 3
COUNT_BITS: Final = 4
COUNT_MASK: Final = 15
BUY_COUNT: Final = BEAN_COUNT * SLOT_COUNT
ROW_BITS: Final = BEAN_COUNT * COUNT_BITS
DEAL_BITS: Final = PARTNER_BITS + 1 + 4 * ROW_BITS + BUY_COUNT * COUNT_BITS
EXCHANGE_MASK: Final = (1 << PARTNER_BITS + 1 + 2 * ROW_BITS) - 1

UNCOUNTED: Final = -1
NO_BEANS: Final[list[int]] = [0] * BEAN_COUNT
NO_PURCHASES: Final[list[int]] = []


class Deal:
    """Beans each way, seen from the active player; never changed once made.

    `gives` leave the active player's cart, `gets` come into it (counts by bean); `buys` are the purchases that he makes
    first, each bean * 6 + slot, in rising order; `drops` and `partner_drops` are what each throws away to make room.
    """

    def __init__(
        self,
        partner: int,
        invites: bool,
        gives: list[int],
        gets: list[int],
        buys: list[int],
        drops: list[int],
        partner_drops: list[int],
    ) -> None:
        self.partner = partner
        self.invites = invites
        self.gives = gives
        self.gets = gets
        self.buys = buys
        self.drops = drops
        self.partner_drops = partner_drops
        self._number = UNCOUNTED

    def number(self) -> int:
        """The deal as one whole number; `deal_of` takes it apart again."""
        # Every view tells the number of every offer: with a dozen turned down, it takes a third of the time like this.
        if self._number == UNCOUNTED:
            self._number = self._counted()
        return self._number

    def _counted(self) -> int:
        number = 0
        for purchase in self.buys:
            number += 1 << COUNT_BITS * purchase
        for row in (self.partner_drops, self.drops, self.gets, self.gives):
            number = number << ROW_BITS | pack(row)
        number = number << 1 | (1 if self.invites else 0)
        return number << PARTNER_BITS | self.partner


def exchange(number: int) -> int:
    """What of a deal's number says with whom it is and which beans change hands: all that the other one asks about."""
    return number & EXCHANGE_MASK


def pack(counts: list[int]) -> int:
    """Counts from 0 to 15 as one number, the first lowest."""
    number = 0
    for count in reversed(counts):
        number = number << COUNT_BITS | count
    return number


def unpack(number: int, size: int) -> list[int]:
    """The counts of a number."""
    counts: list[int] = []
    for _ in range(size):
        counts.append(number & COUNT_MASK)
        number >>= COUNT_BITS
    return counts


def deal_of(number: int) -> Deal:
    """The deal that a number stands for."""
    partner = number & 7
    number >>= PARTNER_BITS
    invites = number & 1 == 1
    number >>= 1
    rows: list[list[int]] = []
    for _ in range(4):
        rows.append(unpack(number, BEAN_COUNT))
        number >>= ROW_BITS
    buys = [purchase for purchase, count in enumerate(unpack(number, BUY_COUNT)) for _ in range(count)]
    return Deal(partner, invites, rows[0], rows[1], buys, rows[2], rows[3])


def swap(partner: int, invites: bool, give: int, give_count: int, get: int, get_count: int) -> Deal:
    """A plain swap of so many of one kind for so many of another; counts of 0 make a gift or a bare invitation."""
    gives = NO_BEANS[:]
    gets = NO_BEANS[:]
    gives[give] = give_count
    gets[get] = get_count
    return Deal(partner, invites, gives, gets, NO_PURCHASES, NO_BEANS, NO_BEANS)
