"""Choice codes of Bohn Hansa, stable for a rules version, and their notation."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.codebook import Codebook, Kind
from stammtisch.games.bohnhansa.names import BEAN_COUNT, BEANS, COLOURS, CONTRACTS, SLOTS, TOWNS
from stammtisch.games.bohnhansa.offer_notation import BundleKind, CounterKind, OfferKind, WishKind
from stammtisch.games.bohnhansa.order_notation import OrderKind

PASS: Final = 0
END: Final = 1
TRAVEL: Final = 2  # + town
DISCARD: Final = 10  # + bean
CUSTOMS: Final = 18  # + bean: pay customs with it
CONTRACT: Final = 26  # + travel card - 1: buy a contract for it
BUY: Final = 33  # + bean * 6 + slot
FULFIL: Final = 81  # + contract
OPENING: Final = 141  # + order of the three contracts dealt, see ORDERS
ACCEPT: Final = 147  # + offer
REFUSE: Final = 211
WITHDRAW: Final = 275
OFFER_NUMBERS: Final = 64
SWAP: Final = 340  # a plain swap, in rounds: see swap_code
INVITE: Final = 1300  # + partner: a bare invitation, in rounds

# How many beans a plain swap gives and gets, each of one kind, seen from the active player.
SHAPES: Final = ((1, 1), (2, 1), (1, 2))
SHAPE_NAMES: Final = ("1:1", "2:1", "1:2")
SHAPE_COUNT: Final = 3

# BH-13: which of the three contracts dealt is fulfilled, and in which order the other two follow the hand.
ORDERS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
NUMBERS: Final = tuple(str(number) for number in range(1, OFFER_NUMBERS + 1))

CODES: Final = Codebook(
    Kind("pass", PASS),
    Kind("end", END),
    Kind("travel", TRAVEL, TOWNS),
    Kind("discard", DISCARD, BEANS),
    Kind("customs", CUSTOMS, BEANS),
    Kind("contract", CONTRACT, ("1", "2", "3", "4", "5", "6", "7")),
    Kind("buy", BUY, BEANS, SLOTS),
    Kind("fulfil", FULFIL, CONTRACTS),
    Kind("opening", OPENING, tuple("".join(str(place + 1) for place in order) for order in ORDERS)),
    Kind("accept", ACCEPT, NUMBERS),
    Kind("refuse", REFUSE, NUMBERS),
    Kind("withdraw", WITHDRAW, NUMBERS),
    Kind("swap", SWAP, COLOURS, SHAPE_NAMES, BEANS, BEANS),
    Kind("invite", INVITE, COLOURS),
    unlisted=(OfferKind(), CounterKind(), BundleKind(), WishKind(), OrderKind()),
)


def swap_code(partner: int, shape: int, give: int, get: int) -> int:
    """A plain swap of the active player with a partner: a bean given for another, as many of each as the shape says."""
    return SWAP + ((partner * SHAPE_COUNT + shape) * BEAN_COUNT + give) * BEAN_COUNT + get
