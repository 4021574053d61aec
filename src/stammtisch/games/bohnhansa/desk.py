"""The trade desk of Bohn Hansa: carts, purchases, offers, wishes and standing orders, for a page. (BH-80 to BH-89)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.desk import Counts, Desk, Extra, Good, OpenOffer, Orders, Swap, Terms, Trader, Verb, Wish
from stammtisch.engine.negotiation import Offer
from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.bohnhansa.choices import ACCEPT, REFUSE, WITHDRAW
from stammtisch.games.bohnhansa.deal import Deal
from stammtisch.games.bohnhansa.decisions.customs import GUEST_CUSTOMS
from stammtisch.games.bohnhansa.decisions.deals import stock
from stammtisch.games.bohnhansa.decisions.market import bean_price
from stammtisch.games.bohnhansa.drawing.beans import bean_symbol
from stammtisch.games.bohnhansa.hidden import complete
from stammtisch.games.bohnhansa.ladders import emergency_beans
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    BEANS,
    BOXES,
    COLOURS,
    EMERGENCY,
    FIRST_CONTRACT,
    SLOT_COUNT,
    SLOTS,
)
from stammtisch.games.bohnhansa.offer_notation import BUNDLE_LIMIT
from stammtisch.games.bohnhansa.order import FRONTS, front_of
from stammtisch.games.bohnhansa.order_notation import GETS, VERBS
from stammtisch.games.bohnhansa.phrases import (
    say_bean,
    say_contract,
    say_deal,
    say_order,
    say_purchase,
    say_town,
)
from stammtisch.games.bohnhansa.state import BOX_BITS, TRADING
from stammtisch.games.bohnhansa.view import BohnHansaView
from stammtisch.games.bohnhansa.wording import cost_of
from stammtisch.pictures.words import called, say_with, speaking

TOLD: Final = frozenset(
    {
        "deal_done",
        "offer_countered",
        "offer_refused",
        "offer_refused_by_order",
        "offer_withdrawn",
        "offer_void",
        "offer_expired",
    }
)


def trade_desk(view: BohnHansaView, names: list[str], book: Rulebook) -> Desk | None:
    """What lies on the desk; None in rounds, where every offer is a button, and once the game is over."""
    if view.terms.in_rounds or not view.decisions:
        return None
    with speaking(book):
        return Desk(
            goods=tuple(Good(key, say_bean(bean), bean_symbol(bean)) for bean, key in enumerate(BEANS)),
            me=None if view.seat is None else Trader(view.seat, COLOURS[view.seat], _cart(view, view.seat)),
            partners=_partners(view, names),
            buyer=view.active,
            first_key="buys",
            first=say_with("trade", "first", name=names[view.active]),
            extras=_purchases(view),
            bundle=BUNDLE_LIMIT if view.seat == view.active else 1,
            offers=tuple(_offer(view, names, offer) for offer in view.open_offers()),
            wishes=tuple(_wish(seat, wish) for seat, wish in enumerate(view.wishes) if wish),
            orders=Orders(
                tuple(say_order(order, names) for order in view.standing_orders()),
                tuple(_verb(verb, gets) for verb, gets in zip(VERBS, GETS, strict=True)),
                tuple((front, called(front)) for front in FRONTS),
            ),
            told=TOLD,
        )


def _cart(view: BohnHansaView, seat: int) -> Counts:
    return _counts(view.cart[seat * BEAN_COUNT : (seat + 1) * BEAN_COUNT])


def _counts(beans: list[int]) -> Counts:
    return {BEANS[bean]: count for bean, count in enumerate(beans) if count}


def _partners(view: BohnHansaView, names: list[str]) -> tuple[Trader, ...]:
    """Whom the viewer may deal with: the active player with all, everyone else with him. (BH-40)"""
    if view.seat is None or view.phase != TRADING:
        return ()
    if view.seat != view.active:
        seats = [view.active]
    else:
        seats = [(view.seat + step) % len(view.figure) for step in range(1, len(view.figure))]
    return tuple(_partner(view, names, seat) for seat in seats)


def _partner(view: BohnHansaView, names: list[str], seat: int) -> Trader:
    """BH-41: who is elsewhere comes as a guest, and plays the front card."""
    assert view.seat is not None
    other = seat if view.seat == view.active else view.seat
    here, there = say_town(view.figure[view.active]), say_town(view.figure[other])
    invited = view.figure[other] != view.figure[view.active]
    if not invited:
        note = say_with("trade", "here", name=names[seat], town=here)
    elif view.seat == view.active:
        note = say_with("trade", "invites", name=names[seat], here=here, there=there)
    else:
        note = _guest(view, here)
    return Trader(seat, COLOURS[seat], _cart(view, seat), note, invited)


def _guest(view: BohnHansaView, here: str) -> str:
    """What it costs the viewer to come."""
    card = view.hand[0]
    return say_with(
        "trade",
        f"guest_{FRONTS[front_of(card)]}",
        here=here,
        card=card,
        customs=GUEST_CUSTOMS,
        contract=say_contract(view.terms.box, card - FIRST_CONTRACT) if card >= FIRST_CONTRACT else "",
    )


def _purchases(view: BohnHansaView) -> tuple[Extra, ...]:
    """What the active player could buy first. (BH-82)"""
    if view.phase != TRADING:
        return ()
    table = complete(view)
    town = view.figure[view.active]
    piles = [(view.meter[town * BOXES + box] // BOX_BITS, box) for box in range(view.terms.box.boxes[town])]
    found = [(bean, box) for bean, box in piles if view.meter[town * BOXES + box]]
    found += [(bean, EMERGENCY) for bean in emergency_beans(table, town)]
    return tuple(
        Extra(
            f"{BEANS[bean]}@{SLOTS[slot]}",
            say_with(
                "trade",
                "purchase",
                purchase=say_purchase(bean * SLOT_COUNT + slot),
                price=bean_price(table, bean, slot),
            ),
            BEANS[bean],
            stock(table, slot),
        )
        for bean, slot in found
    )


def _offer(view: BohnHansaView, names: list[str], offer: Offer[Deal]) -> OpenOffer:
    asked = view.seat is not None and offer.asks(view.seat)
    own = offer.by == view.seat
    return OpenOffer(
        offer.number + 1,
        offer.by,
        tuple(seat for seat in range(len(names)) if offer.asks(seat)),
        tuple(
            Swap(
                view.active,
                _counts(deal.gives),
                deal.partner,
                _counts(deal.gets),
                _words(view, names, deal, asked),
            )
            for deal in offer.deals
        ),
        str(ACCEPT + offer.number) if asked else None,
        str(REFUSE + offer.number) if asked else None,
        str(WITHDRAW + offer.number) if own else None,
        _terms(view, offer) if asked else None,
    )


def _words(view: BohnHansaView, names: list[str], deal: Deal, asked: bool) -> str:
    """A deal in words; before he accepts, a guest reads what coming costs, and whoever buys first the price. (BH-41)"""
    words = say_deal(deal, names[view.active], names[deal.partner])
    if asked and deal.invites and deal.partner == view.seat:
        return f"{words}. {_guest(view, say_town(view.figure[view.active]))}"
    if asked and deal.buys and view.seat == view.active:
        return f"{words}. {say_with('trade', 'pays', price=cost_of([deal], view))}"
    return words


def _terms(view: BohnHansaView, offer: Offer[Deal]) -> Terms:
    """The deal that concerns the viewer, from his side: where a counter starts from."""
    if view.seat == view.active:
        deal = offer.deals[0]
        sides = deal.gives, deal.gets, deal.drops, deal.partner_drops
        partner = deal.partner
    else:
        deal = next(deal for deal in offer.deals if deal.partner == view.seat)
        sides = deal.gets, deal.gives, deal.partner_drops, deal.drops
        partner = view.active
    gives, gets, drops, partner_drops = (_counts(side) for side in sides)
    bought = tuple(f"{BEANS[buy // SLOT_COUNT]}@{SLOTS[buy % SLOT_COUNT]}" for buy in deal.buys)
    return Terms(COLOURS[partner], gives, gets, bought, drops, partner_drops)


def _wish(seat: int, wish: int) -> Wish:
    have, want = divmod(wish, 1 << BEAN_COUNT)
    kinds = [tuple(BEANS[bean] for bean in range(BEAN_COUNT) if mask >> bean & 1) for mask in (have, want)]
    return Wish(seat, kinds[0], kinds[1])


def _verb(verb: str, gets: str) -> Verb:
    say = [say_with("trade", key) for key in (verb, f"{verb}_give", f"{verb}_get", f"{verb}_front")]
    return Verb(verb, say[0], say[1], gets, say[2], say[3])
