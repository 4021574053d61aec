"""Standing orders: left at any time, kept until cleared, answering offers at once. (BH-89)"""

from __future__ import annotations

from stammtisch.engine.negotiation import Offer
from stammtisch.engine.refusal import Refusal
from stammtisch.games.bohnhansa.deal import Deal
from stammtisch.games.bohnhansa.decisions.customs import GUEST_CUSTOMS
from stammtisch.games.bohnhansa.decisions.open_offers import accept, tell_offer
from stammtisch.games.bohnhansa.names import BEAN_COUNT, NOBODY
from stammtisch.games.bohnhansa.offer_notation import payload_of
from stammtisch.games.bohnhansa.order import CLEAR, CUSTOMS, ORDER_LIMIT, Order, front_of, order_of
from stammtisch.games.bohnhansa.order_notation import spell_order
from stammtisch.games.bohnhansa.state import FINAL, BohnHansaState


def order_refusal(state: BohnHansaState, seat: int, choice: int) -> Refusal | None:
    """Why an order may not be left, or there is none to be taken back."""
    if state.terms.in_rounds:
        return Refusal("BH-89", "no_orders_in_rounds")
    if state.phase == FINAL:
        return Refusal("BH-89", "no_more_trade")
    number = payload_of(choice)
    if number == CLEAR:
        return None if state.orders[seat] else Refusal("BH-89", "no_orders")
    order = order_of(number)
    if order.number() != number:
        return Refusal("BH-89", "malformed_order")
    if order.by >= state.players or order.by == seat:
        return Refusal("BH-89", "no_such_player")
    if len(state.orders[seat]) >= ORDER_LIMIT:
        return Refusal("BH-89", "too_many_orders", {"limit": ORDER_LIMIT})
    return None


def leave_order(state: BohnHansaState, seat: int, choice: int) -> None:
    """The last of the seat's orders from now on; or all of them are gone.

    Whether it answers an open offer depends on what others cannot see, and whoever takes orders back shows that he had
    some: so nothing before it can be taken back.
    """
    number = payload_of(choice)
    kept = [] if number == CLEAR else [*state.orders[seat], order_of(number)]
    state.orders = [kept if other == seat else orders for other, orders in enumerate(state.orders)]
    if state.telling and number == CLEAR:
        state.tell("orders_cleared", seat, {}, True)
    elif state.telling:
        state.tell("order_left", seat, {}, True, {"order": " ".join(spell_order(kept[-1]))})


def obey_orders(state: BohnHansaState) -> None:
    """Answer every open offer for whoever has left an order that fits it, until one is to be carried out.

    It ends: every answer closes an offer or agrees to one for good, and none opens another.
    """
    for offer in state.book.offers[:]:
        asked = [seat for seat in range(state.players) if offer.asks(seat)]
        answers = [fitting(state, seat, offer) for seat in asked]
        if any(order is not None and not order.accepts for order in answers):
            refuse_by_order(state, offer)
            continue
        if None in answers:
            # A yes that completes nothing would only show the order: bundles could be used to fish for them.
            continue
        for seat in asked:
            agreed = state.book.find(offer.number)
            assert agreed is not None
            accept(state, agreed, seat, True)
        if state.carrying:
            return


def refuse_by_order(state: BohnHansaState, offer: Offer[Deal]) -> None:
    """BH-87: one refusal is enough, so nobody learns whose order it was, nor who would have agreed."""
    state.book.turn_down(offer)
    tell_offer(state, "offer_refused_by_order", offer.by, offer, True)


def fitting(state: BohnHansaState, seat: int, offer: Offer[Deal]) -> Order | None:
    """The first of a seat's orders that fits an offer."""
    for order in state.orders[seat]:
        if fits(state, seat, order, offer):
            return order
    return None


def fits(state: BohnHansaState, seat: int, order: Order, offer: Offer[Deal]) -> bool:
    """Whether an order answers an offer: by what the seat itself would part with and get, and by its front card."""
    if order.by not in (NOBODY, offer.by):
        return False
    active = seat == state.active
    deal = next(deal for deal in offer.deals if active or deal.partner == seat)
    gets = deal.gets if active else deal.gives
    parts = [deal.gives[bean] + deal.drops[bean] for bean in range(BEAN_COUNT)]
    if not active:
        parts = [deal.gets[bean] + deal.partner_drops[bean] for bean in range(BEAN_COUNT)]
    front = front_of(state.hand[seat][0]) if deal.invites and not active else NOBODY
    if not order.accepts:
        return refuses(order, parts, gets, front)
    if active and deal.buys:
        # An order says nothing about money.
        return False
    if front == CUSTOMS and state.money[seat] < GUEST_CUSTOMS:
        # Else everybody would wait for one who is away to name the beans (BH-42).
        return False
    return accepts(order, parts, gets, front)


def accepts(order: Order, parts: list[int], gets: list[int], front: int) -> bool:
    """Not more than it gives, not less than it wants, and as a guest only with a card that it names."""
    for bean in range(BEAN_COUNT):
        if parts[bean] > order.gives[bean] or gets[bean] < order.gets[bean]:
            return False
    return front == NOBODY or order.fronts >> front & 1 == 1


def refuses(order: Order, parts: list[int], gets: list[int], front: int) -> bool:
    """All that it names must be so: a kind asked for, something missing, a front card to be played."""
    asks = lacks = False
    for bean in range(BEAN_COUNT):
        asks = asks or (order.gives[bean] > 0 and parts[bean] > 0)
        lacks = lacks or gets[bean] < order.gets[bean]
    if any(order.gives) and not asks:
        return False
    if any(order.gets) and not lacks:
        return False
    return order.fronts == 0 or (front != NOBODY and order.fronts >> front & 1 == 1)
