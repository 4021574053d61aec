"""What a deal needs to be carried out, checked when it is offered and when it is accepted. (BH-40 to BH-47, BH-82)"""

from __future__ import annotations

from stammtisch.engine.refusal import Refusal
from stammtisch.games.bohnhansa.deal import Deal
from stammtisch.games.bohnhansa.decisions.market import bean_price, buy_bean, stock_refusal
from stammtisch.games.bohnhansa.names import BEAN_COUNT, BEANS, BOXES, CART, COLOURS, EMERGENCY, SLOT_COUNT
from stammtisch.games.bohnhansa.state import BOX_BITS, BohnHansaState


def deals_refusal(state: BohnHansaState, deals: list[Deal]) -> Refusal | None:
    """Why deals cannot be carried out one after another; tried on a copy when there is more than one. (BH-87)"""
    if len(deals) == 1:
        return deal_refusal(state, deals[0])
    world = state.copy()
    seen = 0
    for deal in deals:
        if seen >> deal.partner & 1:
            return Refusal("BH-87", "partner_twice", {"partner": COLOURS[deal.partner]})
        seen |= 1 << deal.partner
        refusal = deal_refusal(world, deal)
        if refusal is not None:
            return refusal
        carry_out_purchases(world, deal)
        swap_beans(world, deal)
    return None


def deal_refusal(state: BohnHansaState, deal: Deal) -> Refusal | None:
    """Why a deal cannot be carried out now."""
    active, partner = state.active, deal.partner
    if partner >= state.players or partner == active:
        return Refusal("BH-40", "no_such_partner")
    if not deal.invites and not any(deal.gives) and not any(deal.gets):
        return Refusal("BH-80", "empty_offer")
    elsewhere = state.figure[partner] != state.figure[active]
    if elsewhere and not deal.invites:
        return Refusal("BH-40", "not_in_town", {"partner": COLOURS[partner]})
    if deal.invites and not elsewhere:
        return Refusal("BH-43", "needs_no_invitation", {"partner": COLOURS[partner]})
    refusal = purchases_refusal(state, deal)
    if refusal is not None:
        return refusal
    return cart_refusal(state, deal)


def purchases_refusal(state: BohnHansaState, deal: Deal) -> Refusal | None:
    """The purchases that the active player makes first: there, affordable together, each with room when it is made."""
    cost = 0
    for purchase in deal.buys:
        bean, slot = divmod(purchase, SLOT_COUNT)
        refusal = stock_refusal(state, bean, slot)
        if refusal is not None:
            return refusal
        if deal.buys.count(purchase) > stock(state, slot):
            return Refusal("BH-46", "not_so_many", {"bean": BEANS[bean]})
        cost += bean_price(state, bean, slot)
    if cost > state.money[state.active]:
        return Refusal("BH-45", "purchases_too_dear", {"price": cost})
    if len(deal.buys) > state.room(state.active):
        return Refusal("BH-44", "cart_full")
    return None


def stock(state: BohnHansaState, slot: int) -> int:
    """How many beans lie in a box of this town; in emergency one. (BH-47)"""
    return 1 if slot == EMERGENCY else state.meter[state.figure[state.active] * BOXES + slot] % BOX_BITS


def cart_refusal(state: BohnHansaState, deal: Deal) -> Refusal | None:
    """Both have what they give and throw away, and nobody ends with more than eight. (BH-44)"""
    active, partner = state.active * BEAN_COUNT, deal.partner * BEAN_COUNT
    load, partner_load, partner_drops = len(deal.buys), 0, 0
    for bean in range(BEAN_COUNT):
        mine, theirs = state.cart[active + bean], state.cart[partner + bean]
        gives, gets, drops = deal.gives[bean], deal.gets[bean], deal.drops[bean]
        load += mine - gives - drops + gets
        partner_load += theirs - gets + gives
        partner_drops += deal.partner_drops[bean]
        for purchase in deal.buys:
            mine += purchase // SLOT_COUNT == bean
        if gives + drops > mine:
            return Refusal("BH-82", "beans_missing", {"who": COLOURS[state.active], "bean": BEANS[bean]})
        if gets + deal.partner_drops[bean] > theirs:
            return Refusal("BH-82", "beans_missing", {"who": COLOURS[deal.partner], "bean": BEANS[bean]})
    if load > CART:
        return Refusal("BH-44", "cart_overflows", {"who": COLOURS[state.active]})
    surplus = partner_load - CART
    if partner_drops < surplus:
        return Refusal("BH-44", "cart_overflows", {"who": COLOURS[deal.partner]})
    if partner_drops > max(surplus, 0):
        return Refusal("BH-44", "needless_discard", {"who": COLOURS[deal.partner]})
    return None


def carry_out_purchases(state: BohnHansaState, deal: Deal) -> None:
    """The active player buys what the deal names. (BH-82)"""
    for purchase in deal.buys:
        buy_bean(state, state.active, purchase // SLOT_COUNT, purchase % SLOT_COUNT)


def swap_beans(state: BohnHansaState, deal: Deal) -> None:
    """Discards, then the swap. (BH-44, BH-82)"""
    active, partner = state.active * BEAN_COUNT, deal.partner * BEAN_COUNT
    for bean in range(BEAN_COUNT):
        for _ in range(deal.drops[bean]):
            state.drop(state.active, bean)
        for _ in range(deal.partner_drops[bean]):
            state.drop(deal.partner, bean)
        state.cart[active + bean] += deal.gets[bean] - deal.gives[bean]
        state.cart[partner + bean] += deal.gives[bean] - deal.gets[bean]
