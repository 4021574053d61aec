"""Offers at random, most of them possible: what fuzzing makes of free negotiation. (BH-80 ff.)"""

from __future__ import annotations

import random
from typing import Final

from stammtisch.games.bohnhansa.deal import NO_BEANS, Deal
from stammtisch.games.bohnhansa.names import BEAN_COUNT, BOXES, CART, EMERGENCY, SLOT_COUNT
from stammtisch.games.bohnhansa.offer_notation import BUNDLE_LIMIT, bundle_code, counter_code, offer_code, wish_code
from stammtisch.games.bohnhansa.order import CLEAR
from stammtisch.games.bohnhansa.order_notation import order_code
from stammtisch.games.bohnhansa.random_orders import random_order
from stammtisch.games.bohnhansa.state import BOX_BITS
from stammtisch.games.bohnhansa.view import BohnHansaView

ORDERS: Final = 0.05
"""How often a standing order is left, at whatever time. (BH-89)"""

CLEARS: Final = 0.2
"""How often they are taken back instead."""

SLIP: Final = 0.05
"""How often something is said that cannot be, so that it is refused."""


def random_proposal(view: BohnHansaView, rng: random.Random) -> int | None:
    """An offer, counter, bundle or wish of the view's seat in the trade phase; now and then an order."""
    seat = view.seat
    if seat is None or view.terms.in_rounds:
        return None
    if rng.random() < ORDERS:
        order = random_order(seat, len(view.figure), rng).number() if rng.random() > CLEARS else CLEAR
        return order_code(order)
    if view.decisions[-1:] != ["trade"]:
        return None
    others = [other for other in range(len(view.figure)) if other != view.active]
    partner = rng.choice(others) if seat == view.active or rng.random() < SLIP else seat
    asked = [offer for offer in view.open_offers() if offer.asks(seat)]
    fate = rng.random()
    if fate < 0.02 and view.wishes[seat]:
        return wish_code(0, 0)
    if fate < 0.1:
        return wish_code(rng.randrange(1 << BEAN_COUNT), rng.randrange(1 << BEAN_COUNT))
    if asked and fate < 0.6:
        offer = rng.choice(asked)
        partner = offer.deals[0].partner if seat == view.active else seat
        return counter_code(offer.number, random_deal(view, partner, rng).number())
    if fate > 0.85 and seat == view.active:
        partners = rng.sample(others, rng.randint(2, min(BUNDLE_LIMIT, len(others))))
        return bundle_code([random_deal(view, other, rng).number() for other in partners])
    return offer_code(random_deal(view, partner, rng).number())


def random_deal(view: BohnHansaView, partner: int, rng: random.Random) -> Deal:
    """A deal of a few beans between the active player and a partner, with the discards that it needs."""
    mine = _cart(view, view.active)
    theirs = _cart(view, partner)
    buys: list[int] = []
    if rng.random() < 0.3 and sum(mine) < CART:
        buys = [purchase for purchase in [_purchase(view, rng)] if purchase >= 0]
        for purchase in buys:
            mine[purchase // SLOT_COUNT] += 1
    gives = _take(mine, rng.randint(0, 2), rng)
    gets = _take(theirs, rng.randint(0, 2), rng)
    drops = _take(mine, sum(mine) + sum(gets) - CART, rng)
    partner_drops = _take(theirs, sum(theirs) + sum(gives) - CART, rng)
    elsewhere = view.figure[partner] != view.figure[view.active]
    return Deal(partner, elsewhere != (rng.random() < SLIP), gives, gets, buys, drops, partner_drops)


def _cart(view: BohnHansaView, seat: int) -> list[int]:
    return view.cart[seat * BEAN_COUNT : (seat + 1) * BEAN_COUNT]


def _take(cart: list[int], count: int, rng: random.Random) -> list[int]:
    """Take so many beans out of a cart, as far as it has them."""
    taken = NO_BEANS[:]
    for _ in range(count):
        there = [bean for bean in range(BEAN_COUNT) if cart[bean]]
        if not there:
            break
        bean = rng.choice(there)
        cart[bean] -= 1
        taken[bean] += 1
    return taken


def _purchase(view: BohnHansaView, rng: random.Random) -> int:
    """A bean from a box of the active player's town, seldom in emergency; -1 when its meter is empty."""
    if rng.random() < SLIP:
        return rng.randrange(BEAN_COUNT) * SLOT_COUNT + EMERGENCY
    first = view.figure[view.active] * BOXES
    boxes = [box for box in range(BOXES) if view.meter[first + box]]
    if not boxes:
        return -1
    box = rng.choice(boxes)
    return view.meter[first + box] // BOX_BITS * SLOT_COUNT + box
