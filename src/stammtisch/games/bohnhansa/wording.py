"""Choices as a player says them: what an offer means, what a purchase costs, what a contract needs."""

from __future__ import annotations

from typing import Final

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
from stammtisch.games.bohnhansa.deal import swap
from stammtisch.games.bohnhansa.decisions.negotiation import is_proposal, proposal_deals
from stammtisch.games.bohnhansa.decisions.rounds import is_swap
from stammtisch.games.bohnhansa.journeys import as_guest
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    BEANS,
    COLOURS,
    CONTRACT_COUNT,
    CONTRACTS,
    EMERGENCY,
    FIRST_CONTRACT,
    SLOT_COUNT,
    TOWN_COUNT,
    TOWNS,
)
from stammtisch.games.bohnhansa.phrases import say_contract, say_deals, say_purchase
from stammtisch.games.bohnhansa.view import BohnHansaView

PROPOSALS: Final = {"offer": "Offer", "counter": "Counter offer {0}: offer", "bundle": "Offer"}
ENDS: Final = {"trade": "End the trade", "end_turn": "End your turn", "final_step": "Finish"}
ANSWERS: Final = ("Accept", "Refuse", "Withdraw")


def say_choice(choice: int, view: BohnHansaView, names: list[str] | None) -> str | None:
    """A choice as it is meant in this position; None where the plain words of the game say it all."""
    called = list(COLOURS) if names is None else names
    if is_proposal(choice):
        return _proposal(choice, view, called)
    if ACCEPT <= choice < WITHDRAW + OFFER_NUMBERS:
        return _answer(*divmod(choice - ACCEPT, OFFER_NUMBERS), view, called)
    if is_swap(choice):
        return _swap(choice, view, called)
    if choice == PASS and view.decisions[-1:] == ["trade"]:
        return "Make no offer, but hear those of the others"
    if choice == END:
        return ENDS.get(view.decisions[-1]) if view.decisions else None
    if BUY <= choice < FULFIL:
        return f"Buy {say_purchase(choice - BUY)} for {_price(choice - BUY, view)}"
    if FULFIL <= choice < FULFIL + CONTRACT_COUNT:
        return f"Fulfil {say_contract(view.terms.box, choice - FULFIL)}"
    if OPENING <= choice < OPENING + len(ORDERS) and view.dealt:
        first, second, third = (view.dealt[place] - FIRST_CONTRACT for place in ORDERS[choice - OPENING])
        begun = say_contract(view.terms.box, first)
        return f"Fulfil {begun}; then {CONTRACTS[second]}, {CONTRACTS[third]} behind your hand"
    if TRAVEL <= choice < TRAVEL + TOWN_COUNT and view.seat is not None:
        return _journey(view.figure[view.seat], choice - TRAVEL, view)
    return None


def _proposal(choice: int, view: BohnHansaView, names: list[str]) -> str | None:
    kind, *words = CODES.structure(choice)
    deals = proposal_deals(choice) if kind in PROPOSALS else []
    if not deals or any(deal.partner >= len(view.figure) for deal in deals):
        return None
    return f"{PROPOSALS[kind].format(*words)} {say_deals(deals, view.active, names)}"


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
    return f"Offer {say_deals([deal], view.active, names)}"


def _answer(place: int, number: int, view: BohnHansaView, names: list[str]) -> str | None:
    for offer in view.open_offers():
        if offer.number == number:
            words = f"{ANSWERS[place]} offer {number + 1}"
            if ANSWERS[place] == "Refuse":
                # It stands below the acceptance, which says what the offer is.
                return words
            words += f", {say_deals(offer.deals, view.active, names)}"
            comes = any(deal.invites and deal.partner == view.seat for deal in offer.deals)
            return f"{words} · you play {as_guest(view.hand[0])}" if comes and ANSWERS[place] == "Accept" else words
    return None


def _price(purchase: int, view: BohnHansaView) -> int:
    """What a bean costs in the active player's town. (BH-45, BH-47)"""
    bean, slot = divmod(purchase, SLOT_COUNT)
    if slot == EMERGENCY:
        return view.terms.box.dearest[view.figure[view.active] * BEAN_COUNT + bean]
    return view.price[bean]


def _journey(here: int, there: int, view: BohnHansaView) -> str:
    """BH-32: a card for every town touched, both ends counted."""
    cards = view.terms.box.distance[here * TOWN_COUNT + there] + 1
    return f"Stay in {TOWNS[here]}: 1 card" if here == there else f"Travel to {TOWNS[there]}: {cards} cards"
