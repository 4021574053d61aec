"""What a seat may not know, dealt anew: the others' hands and orders, the decks, the reserve. (BH-74, BH-89)"""

from __future__ import annotations

import random
from typing import Final

from stammtisch.engine.chance import Chance
from stammtisch.engine.negotiation import OfferBook
from stammtisch.engine.playout import shuffle
from stammtisch.games.bohnhansa.choices import ORDERS
from stammtisch.games.bohnhansa.components import covers
from stammtisch.games.bohnhansa.deal import deal_of
from stammtisch.games.bohnhansa.decisions.setup import bare, is_best
from stammtisch.games.bohnhansa.decisions.standing_orders import fits
from stammtisch.games.bohnhansa.memory import contracts_in, filled
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    CONTRACT_COUNT,
    FIRST_CONTRACT,
    HARVEST_COUNT,
    NOTHING,
)
from stammtisch.games.bohnhansa.offer import OFFER_RULES, offer_of
from stammtisch.games.bohnhansa.order import ORDER_LIMIT, Order
from stammtisch.games.bohnhansa.position import stack_of
from stammtisch.games.bohnhansa.random_orders import random_order
from stammtisch.games.bohnhansa.state import SET_UP, BohnHansaState
from stammtisch.games.bohnhansa.view import BohnHansaView

BY_CHANCE: Final = 0.25
"""How likely a contract is in a hand whose owner lacks beans for it, against one for which he has them all: people buy
what they have contracts for. With this others can fulfil as many contracts in imagined hands as in real ones (1,200
positions of greedy bots: 1.12 for 1.12; by chance alone 0.73)."""


def imagine(view: BohnHansaView, rng: random.Random) -> BohnHansaState:
    """A complete position that is possible for the view's seat: any of those that are.

    Only orders are not made up: what the others have left, if anything, nobody can guess, so it is not counted on.
    """
    return deal_anew(complete(view), view.seat, rng)


def disguise(state: BohnHansaState, seat: int | None, rng: random.Random) -> BohnHansaState:
    """The position with everything dealt anew that a seat may not know, and other orders of the others."""
    twin = deal_anew(state, seat, rng)
    if not state.terms.in_rounds:
        twin.orders = [
            orders if other == seat else any_orders(twin, other, rng) for other, orders in enumerate(state.orders)
        ]
    return twin


def deal_anew(state: BohnHansaState, seat: int | None, rng: random.Random) -> BohnHansaState:
    """The position with all cards dealt anew that a seat may not know."""
    twin = state.copy()
    twin.chance = Chance(f"imagined {rng.random()}")
    others = [other for other in range(state.players) if other != seat]
    contracts = list(state.deck)
    for other in others:
        contracts += [card for card in state.hand[other] if card >= FIRST_CONTRACT]
        contracts += state.dealt[other]
    shuffle(contracts, rng)
    twin.dealt = state.dealt[:]
    for other in others:
        drawn = draw_contracts(contracts, state, other, rng)
        if state.places[other]:
            twin.hand[other] = filled(state.places[other], drawn, rng)
        else:
            cards = [card for card in state.hand[other] if card < FIRST_CONTRACT] + drawn
            if state.phase != SET_UP:
                shuffle(cards, rng)
            twin.hand[other] = bytes(cards)
        twin.dealt[other] = bytes(contracts.pop() for _ in state.dealt[other])
        if state.phase == SET_UP and state.chosen[other] >= 0:
            twin.chosen[other] = any_opening(twin, other, rng)
    twin.deck = bytes(contracts)
    harvests = list(state.pile + state.reserve)
    shuffle(harvests, rng)
    twin.reserve = bytes(harvests[: len(state.reserve)])
    twin.pile = bytes(harvests[len(state.reserve) :])
    used = state.reserved & ~sum(1 << card for card in state.reserve)
    twin.reserved = used | sum(1 << card for card in twin.reserve)
    return twin


def draw_contracts(contracts: list[int], state: BohnHansaState, seat: int, rng: random.Random) -> list[int]:
    """As many of the shuffled contracts as lie in a hand, taken out: rather those for which the cart has beans left."""
    wanted = state.terms.box.contract_beans
    cart = state.cart[seat * BEAN_COUNT : (seat + 1) * BEAN_COUNT]
    drawn: list[int] = []
    for _ in range(contracts_in(state.hand[seat])):
        at = len(contracts) - 1
        while at and not covers(cart, wanted[contracts[at] - FIRST_CONTRACT]) and rng.random() > BY_CHANCE:
            at -= 1
        drawn.append(contracts.pop(at))
        beans = wanted[drawn[-1] - FIRST_CONTRACT]
        if covers(cart, beans):
            for bean in beans:
                cart[bean] -= 1
    return drawn


def reopen(state: BohnHansaState, seat: int) -> None:
    """The others choose their opening again, which nobody has seen yet. (BH-13)"""
    if state.phase != SET_UP:
        return
    for other in range(state.players):
        if other != seat and state.chosen[other] >= 0:
            state.chosen[other] = NOTHING
            state.waiting |= 1 << other


def any_opening(state: BohnHansaState, seat: int, rng: random.Random) -> int:
    """An opening that a seat could have chosen."""
    orders = [order for order in range(len(ORDERS)) if is_best(state, seat, ORDERS[order][0])]
    return orders[int(rng.random() * len(orders))]


def any_orders(state: BohnHansaState, seat: int, rng: random.Random) -> list[Order]:
    """Orders that a seat could have left: none that fits an open offer, which it would have answered. (BH-89)"""
    found: list[Order] = []
    while rng.random() < 0.5 and len(found) < ORDER_LIMIT:
        found.append(random_order(seat, state.players, rng))
    asked = [offer for offer in state.book.offers if offer.asks(seat)]
    return [order for order in found if not any(fits(state, seat, order, offer) for offer in asked)]


def complete(view: BohnHansaView) -> BohnHansaState:
    """A position that fits the view, hidden things filled in without any chance."""
    state = bare(view.terms, Chance("imagined"))
    state.waiting = view.waiting
    state.money = view.money[:]
    state.bank = view.bank
    state.credit = view.credit[:]
    state.cart = view.cart[:]
    state.places = [bytes(places) for places in view.places]
    state.supply = view.supply[:]
    state.figure = view.figure[:]
    state.chosen = view.chosen[:]
    state.shown = [bytes(cards) for cards in view.shown]
    state.laid = bytes(view.laid)
    state.before = [bytes(cards) for cards in view.before]
    state.meter = view.meter[:]
    state.discards = bytes(view.discards)
    state.shuffles = view.shuffles
    state.harvested = bytes(view.harvested)
    state.active = view.active
    state.phase = view.phase
    state.last = view.last
    state.journey = view.journey
    state.debt = view.debt
    state.debtor = view.debtor
    state.promised = view.promised[:]
    state.price = view.price[:]
    state.emergency = view.emergency
    turned_down = tuple([offer_of(offer) for offer in view.turned_down])
    state.book = OfferBook(OFFER_RULES, view.open_offers(), view.numbered, view.made[:], view.wishes[:], turned_down)
    if view.seat is not None:
        state.orders[view.seat] = view.standing_orders()
    state.round = view.round
    state.talker = view.talker
    state.heard = view.heard
    state.carrying = [deal_of(number) for number in view.carrying]
    state.carried = view.carried
    _fill_contracts(state, view)
    _fill_harvests(state, view)
    state.stack = stack_of(view.decisions[-1], state) if view.decisions else []
    return state


def _fill_contracts(state: BohnHansaState, view: BohnHansaView) -> None:
    """The viewer's own cards are known; every contract that he cannot place goes somewhere."""
    known = {*view.discards, *view.laid, *view.hand, *view.dealt}
    unknown = [card for card in range(FIRST_CONTRACT, FIRST_CONTRACT + CONTRACT_COUNT) if card not in known]
    setting_up = view.phase == SET_UP
    for seat in range(state.players):
        if seat == view.seat:
            state.hand[seat] = bytes(view.hand)
            state.dealt[seat] = bytes(view.dealt)
            continue
        missing = view.hand_sizes[seat] - len(view.travel_cards[seat])
        state.hand[seat] = bytes(view.travel_cards[seat] + unknown[:missing])
        del unknown[:missing]
        if setting_up:
            state.dealt[seat] = bytes(unknown[:3])
            del unknown[:3]
            if view.has_chosen[seat]:
                state.chosen[seat] = 0  # that he has is known; which one, `deal_anew` draws with his cards
    state.deck = bytes(unknown)


def _fill_harvests(state: BohnHansaState, view: BohnHansaView) -> None:
    """The cards that nobody has seen: reserve and pile."""
    seen = {*view.harvested, *(card for cards in view.before for card in cards)}
    unknown = [card for card in range(HARVEST_COUNT) if card not in seen]
    state.reserve = bytes(unknown[: view.reserve_size])
    state.pile = bytes(unknown[view.reserve_size :])
    state.reserved = view.reserve_drawn | sum(1 << card for card in state.reserve)
