"""Purchases from a town's meter at the prices of the phase, and the emergency bean. (BH-45 to BH-47)"""

from __future__ import annotations

from stammtisch.engine.refusal import Refusal
from stammtisch.games.bohnhansa.choices import BUY
from stammtisch.games.bohnhansa.decisions.harvest import free_box
from stammtisch.games.bohnhansa.names import BEAN_COUNT, BEANS, BOXES, EMERGENCY, SLOT_COUNT, SLOTS, TOWN_COUNT, TOWNS
from stammtisch.games.bohnhansa.state import BOX_BITS, BohnHansaState


def freeze_prices(state: BohnHansaState) -> None:
    """BH-45: the price at the lowest free box, or in the circle when the meter is full; for the whole phase."""
    town = state.figure[state.active]
    level = free_box(state, town)
    if level < 0:
        level = state.terms.box.boxes[town]
    for bean in range(BEAN_COUNT):
        state.price[bean] = state.terms.box.prices[(town * BEAN_COUNT + bean) * (BOXES + 1) + level]


def bean_price(state: BohnHansaState, bean: int, slot: int) -> int:
    """What a bean costs from a box of this town, or in emergency the dearest printed price. (BH-47)"""
    if slot == EMERGENCY:
        return state.terms.box.dearest[state.figure[state.active] * BEAN_COUNT + bean]
    return state.price[bean]


def buy_choices(state: BohnHansaState, seat: int) -> list[int]:
    """The beans that the active player can pay and load: each box of a kind is a choice of its own. (BH-46)"""
    found: list[int] = []
    if not state.room(seat):
        return found
    town = state.figure[seat]
    money = state.money[seat]
    for box in range(state.terms.box.boxes[town]):
        pile = state.meter[town * BOXES + box]
        if pile:
            bean = pile // BOX_BITS
            if state.price[bean] <= money:
                found.append(BUY + bean * SLOT_COUNT + box)
    return found + [
        BUY + bean * SLOT_COUNT + EMERGENCY
        for bean in state.terms.box.sells[town]
        if bean_price(state, bean, EMERGENCY) <= money and emergency_refusal(state, bean) is None
    ]


def emergency_refusal(state: BohnHansaState, bean: int) -> Refusal | None:
    """Why a kind may not be bought in emergency in this town. (BH-47)"""
    named: dict[str, str | int] = {"bean": BEANS[bean]}
    town = state.figure[state.active]
    if bean not in state.terms.box.sells[town]:
        return Refusal("BH-47", "not_sold_here", {**named, "town": TOWNS[town]})
    if state.emergency >> bean & 1:
        return Refusal("BH-47", "emergency_once", named)
    for seat in range(state.players):
        if state.cart[seat * BEAN_COUNT + bean]:
            return Refusal("BH-47", "bean_in_play", named)
    for place in range(TOWN_COUNT * BOXES):
        if state.meter[place] and state.meter[place] // BOX_BITS == bean:
            return Refusal("BH-47", "bean_in_play", named)
    return None


def stock_refusal(state: BohnHansaState, bean: int, slot: int) -> Refusal | None:
    """Why there is no such bean to be bought in this town."""
    if slot == EMERGENCY:
        return emergency_refusal(state, bean)
    pile = state.meter[state.figure[state.active] * BOXES + slot]
    if pile and pile // BOX_BITS == bean:
        return None
    return Refusal("BH-46", "not_in_box", {"bean": BEANS[bean], "box": SLOTS[slot]})


def buy_refusal(state: BohnHansaState, seat: int, bean: int, slot: int) -> Refusal | None:
    """Why a bean may not be bought now."""
    refusal = stock_refusal(state, bean, slot)
    if refusal is not None:
        return refusal
    if not state.room(seat):
        return Refusal("BH-44", "cart_full")
    price = bean_price(state, bean, slot)
    if price > state.money[seat]:
        return Refusal("BH-45", "too_dear", {"bean": BEANS[bean], "price": price, "money": state.money[seat]})
    return None


def buy_bean(state: BohnHansaState, seat: int, bean: int, slot: int) -> None:
    """Pay and load."""
    price = bean_price(state, bean, slot)
    state.pay(seat, -price)
    state.cart[seat * BEAN_COUNT + bean] += 1
    if slot == EMERGENCY:
        state.supply[bean] -= 1
        state.emergency |= 1 << bean
    else:
        place = state.figure[seat] * BOXES + slot
        state.meter[place] = state.meter[place] - 1 if state.meter[place] % BOX_BITS > 1 else 0
    if state.telling:
        state.tell("bean_bought", seat, {"bean": BEANS[bean], "price": price})
