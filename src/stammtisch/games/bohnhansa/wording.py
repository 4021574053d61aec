"""Choices as a player says them: what an offer means, what a purchase costs, what a contract needs."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.bohnhansa.choices import (
    ACCEPT,
    BUY,
    CODES,
    END,
    FULFIL,
    OFFER_NUMBERS,
    OPENING,
    ORDERS,
    PASS,
    SHAPE_NAMES,
    SHAPES,
    TRAVEL,
    WITHDRAW,
)
from stammtisch.games.bohnhansa.deal import Deal, swap
from stammtisch.games.bohnhansa.decisions.negotiation import is_proposal, proposal_deals
from stammtisch.games.bohnhansa.decisions.rounds import is_swap
from stammtisch.games.bohnhansa.journeys import as_guest, say_effects
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    BEANS,
    COLOURS,
    CONTRACT_COUNT,
    EMERGENCY,
    FIRST_CONTRACT,
    SLOT_COUNT,
    TOWN_COUNT,
)
from stammtisch.games.bohnhansa.offer_notation import is_order, is_wish, payload_of
from stammtisch.games.bohnhansa.order import order_of
from stammtisch.games.bohnhansa.phrases import (
    phrase,
    say_contract,
    say_deals,
    say_order,
    say_purchase,
    say_town,
    say_wish,
)
from stammtisch.games.bohnhansa.view import BohnHansaView
from stammtisch.pictures.words import called, speaking

ENDS: Final = {"trade": "end_trade", "end_turn": "end_turn", "final_step": "end_final_step"}
ANSWERS: Final = ("accept_offer", "refuse_offer", "withdraw_offer")


def say_choice(choice: int, view: BohnHansaView, names: list[str] | None, book: Rulebook) -> str | None:
    """A choice as it is meant in this position; None where the plain words of the game say it all."""
    with speaking(book):
        return _say_choice(choice, view, [called(colour) for colour in COLOURS] if names is None else names)


def _say_choice(choice: int, view: BohnHansaView, names: list[str]) -> str | None:
    if is_proposal(choice):
        return _proposal(choice, view, names)
    if ACCEPT <= choice < WITHDRAW + OFFER_NUMBERS:
        return _answer(*divmod(choice - ACCEPT, OFFER_NUMBERS), view, names)
    if is_swap(choice):
        return _swap(choice, view, names)
    if choice == PASS and view.decisions[-1:] == ["trade"]:
        return phrase("hear_others")
    if choice == END:
        return phrase(ENDS[view.decisions[-1]]) if view.decisions and view.decisions[-1] in ENDS else None
    if BUY <= choice < FULFIL:
        return phrase("buy", purchase=say_purchase(choice - BUY), price=_price(choice - BUY, view))
    if FULFIL <= choice < FULFIL + CONTRACT_COUNT:
        return phrase("fulfil", contract=say_contract(view.terms.box, choice - FULFIL))
    if OPENING <= choice < OPENING + len(ORDERS) and view.dealt:
        cards = [view.dealt[place] - FIRST_CONTRACT for place in ORDERS[choice - OPENING]]
        first, second, third = (say_contract(view.terms.box, contract) for contract in cards)
        return phrase("opening", contract=first, second=second, third=third)
    if TRAVEL <= choice < TRAVEL + TOWN_COUNT and view.seat is not None:
        return _journey(view.figure[view.seat], choice - TRAVEL, view)
    return None


def _proposal(choice: int, view: BohnHansaView, names: list[str]) -> str | None:
    if is_wish(choice):
        have, want = divmod(payload_of(choice), 1 << BEAN_COUNT)
        return phrase("wish", wishes=say_wish(have, want)) if have or want else phrase("wish_none")
    if is_order(choice):
        number = payload_of(choice)
        return phrase("order", order=say_order(order_of(number), names)) if number else phrase("orders_clear")
    kind, *words = CODES.structure(choice)
    deals = proposal_deals(choice)
    if not deals or any(deal.partner >= len(view.figure) for deal in deals):
        return None
    said = say_deals(deals, view.active, names, view.seat, "to_partner")
    return phrase("counter", number=words[0], deals=said) if kind == "counter" else phrase("offer", deals=said)


def _swap(choice: int, view: BohnHansaView, names: list[str]) -> str | None:
    """A plain swap or invitation of negotiation in rounds: whoever offers it, the active player's beans come first."""
    kind, colour, *rest = CODES.structure(choice)
    partner = COLOURS.index(colour)
    if partner >= len(view.figure) or partner == view.active:
        return None
    deal = swap(partner, True, 0, 0, 0, 0)
    if kind == "swap":
        given, got = SHAPES[SHAPE_NAMES.index(rest[0])]
        invites = view.figure[partner] != view.figure[view.active]
        deal = swap(partner, invites, BEANS.index(rest[1]), given, BEANS.index(rest[2]), got)
    return phrase("offer", deals=say_deals([deal], view.active, names, view.seat, "to_partner"))


def _answer(place: int, number: int, view: BohnHansaView, names: list[str]) -> str | None:
    for offer in view.open_offers():
        if offer.number == number:
            deals = say_deals(offer.deals, view.active, names, view.seat)
            if place == 0 and any(deal.invites and deal.partner == view.seat for deal in offer.deals):
                card = as_guest(view.terms.box, view.hand[0])
                return phrase("accept_as_guest", number=number + 1, deals=deals, card=card)
            cost = cost_of(offer.deals, view)
            if place == 0 and cost and view.seat == view.active:
                return phrase("accept_and_pay", number=number + 1, deals=deals, price=cost)
            # A refusal stands below the acceptance, which says what the offer is.
            return phrase(ANSWERS[place], number=number + 1, deals=deals)
    return None


def cost_of(deals: list[Deal], view: BohnHansaView) -> int:
    """What the purchases of an offer cost the active player. (BH-82)"""
    return sum(_price(purchase, view) for deal in deals for purchase in deal.buys)


def _price(purchase: int, view: BohnHansaView) -> int:
    """What a bean costs in the active player's town. (BH-45, BH-47)"""
    bean, slot = divmod(purchase, SLOT_COUNT)
    if slot == EMERGENCY:
        return view.terms.box.dearest[view.figure[view.active] * BEAN_COUNT + bean]
    return view.price[bean]


def _journey(here: int, there: int, view: BohnHansaView) -> str:
    """BH-32: a card for every town touched, both ends counted."""
    cards = view.terms.box.distance[here * TOWN_COUNT + there] + 1
    journey = phrase("stay" if here == there else "travel", town=say_town(there), cards=cards)
    effects = say_effects(view, there)
    return f"{journey} ({effects})" if effects else journey
