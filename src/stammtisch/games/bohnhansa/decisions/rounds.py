"""Negotiation in rounds: deterministic and listed, for bots, tests and environments. (BH-80 ff.)

A round: the active player makes one offer or passes; whoever it goes to accepts, refuses or counters; then each of
the others, clockwise, may make one to the active player. At most three rounds a turn, and none after one in which
nobody offered. Offers are plain swaps and bare invitations, which have codes of their own.
"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.refusal import Refusal
from stammtisch.games.bohnhansa.choices import (
    ACCEPT,
    CONTRACT,
    INVITE,
    OFFER_NUMBERS,
    PASS,
    REFUSE,
    SHAPE_COUNT,
    SHAPES,
    SWAP,
    swap_code,
)
from stammtisch.games.bohnhansa.deal import Deal, swap
from stammtisch.games.bohnhansa.decisions.anytime import (
    buy_contract,
    contract_choices,
    contract_refusal,
    is_contract_choice,
)
from stammtisch.games.bohnhansa.decisions.carry_out import settle_offers
from stammtisch.games.bohnhansa.decisions.deals import deal_refusal
from stammtisch.games.bohnhansa.decisions.negotiation import answer, answer_refusal, open_offer
from stammtisch.games.bohnhansa.names import BEAN_COUNT, BEANS, COLOURS, NOTHING
from stammtisch.games.bohnhansa.offer import OFFER_RULES, asked_by
from stammtisch.games.bohnhansa.state import BohnHansaState

ROUNDS: Final = 3
SWAPS_PER_PARTNER: Final = SHAPE_COUNT * BEAN_COUNT * BEAN_COUNT


class RoundOfOffers(Decision[BohnHansaState]):
    """One round: waits for whoever must answer, then for each of the others in turn."""

    name = "offers"
    rule = "BH-80"

    def seats(self, state: BohnHansaState) -> int:
        if state.book.offers:
            return 1 << answerer(state)
        return 1 << talking(state) if state.talker < state.players - 1 else 0

    def choices(self, state: BohnHansaState, seat: int) -> list[int]:
        found = contract_choices(state, seat)
        if seat != (answerer(state) if state.book.offers else talking(state)):
            return found
        if state.book.offers:
            number = state.book.offers[0].number
            found += [ACCEPT + number, REFUSE + number]
        else:
            found.append(PASS)
        return found + swaps(state, seat)

    def refusal(self, state: BohnHansaState, seat: int, choice: int) -> Refusal | None:
        if is_contract_choice(choice):
            return contract_refusal(state, seat, choice - CONTRACT + 1)
        if seat != (answerer(state) if state.book.offers else talking(state)):
            return state.not_asked(seat)
        if choice == PASS and not state.book.offers:
            return None
        if ACCEPT <= choice < REFUSE + OFFER_NUMBERS:
            return answer_refusal(state, seat, choice)
        if is_swap(choice):
            return swap_refusal(state, seat, choice)
        return Refusal("BH-80", "offer_or_pass")

    def take(self, state: BohnHansaState, seat: int, choice: int) -> None:
        if is_contract_choice(choice):
            buy_contract(state, seat, choice - CONTRACT + 1)
        elif choice == PASS:
            state.talker += 1
        elif is_swap(choice):
            if not state.book.offers:
                state.talker += 1
            make_swap(state, seat, choice)
        else:
            answer(state, seat, choice)
        settle_offers(state)

    def resume(self, state: BohnHansaState) -> None:
        """The round is over; after one without an offer there is no further one."""
        state.round = state.round + 1 if state.heard else ROUNDS
        state.heard = False
        state.talker = 0
        state.stack.pop()


def answerer(state: BohnHansaState) -> int:
    """Who must answer the one open offer."""
    offer = state.book.offers[0]
    return offer.deals[0].partner if offer.by == state.active else state.active


def talking(state: BohnHansaState) -> int:
    """Whose turn it is to make an offer to the active player."""
    return (state.active + 1 + state.talker) % state.players


def is_swap(choice: int) -> bool:
    """Whether a choice is a plain swap or a bare invitation."""
    return SWAP <= choice < INVITE + len(COLOURS)


def swaps(state: BohnHansaState, seat: int) -> list[int]:
    """The plain swaps and invitations that a seat can offer now, or counter the open offer with."""
    if state.book.made[seat] >= OFFER_RULES.per_seat:
        return []
    if not state.book.offers:
        if seat != state.active:
            return partner_swaps(state, seat)
        found: list[int] = []
        for partner in range(state.players):
            if partner != seat:
                found += partner_swaps(state, partner)
        return found
    offer = state.book.offers[0]
    if offer.depth >= OFFER_RULES.depth:
        return []
    deal = offer.deals[0]
    same = code_of(deal)
    return [code for code in partner_swaps(state, deal.partner) if code != same]


def partner_swaps(state: BohnHansaState, partner: int) -> list[int]:
    """Every plain swap between the active player and a partner that both carts allow."""
    active = state.active
    found: list[int] = [INVITE + partner] if state.figure[partner] != state.figure[active] else []
    room = state.room(active)
    partner_room = state.room(partner)
    for give in range(BEAN_COUNT):
        mine = state.cart[active * BEAN_COUNT + give]
        if not mine:
            continue
        for get in range(BEAN_COUNT):
            theirs = state.cart[partner * BEAN_COUNT + get]
            if not theirs or give == get:
                continue
            found.append(swap_code(partner, 0, give, get))
            if mine > 1 and partner_room:
                found.append(swap_code(partner, 1, give, get))
            if theirs > 1 and room:
                found.append(swap_code(partner, 2, give, get))
    return found


def deal_of_swap(choice: int, figure: list[int], active: int) -> Deal:
    """The deal that a swap or an invitation stands for; it invites exactly when the partner is elsewhere."""
    if choice >= INVITE:
        return swap(choice - INVITE, True, 0, 0, 0, 0)
    partner, rest = divmod(choice - SWAP, SWAPS_PER_PARTNER)
    shape, beans = divmod(rest, BEAN_COUNT * BEAN_COUNT)
    give, get = divmod(beans, BEAN_COUNT)
    elsewhere = partner < len(figure) and figure[partner] != figure[active]
    return swap(partner, elsewhere, give, SHAPES[shape][0], get, SHAPES[shape][1])


def code_of(deal: Deal) -> int:
    """The code of a plain swap."""
    if not any(deal.gives):
        return INVITE + deal.partner
    give, get = deal.gives.index(max(deal.gives)), deal.gets.index(max(deal.gets))
    shape = SHAPES.index((deal.gives[give], deal.gets[get]))
    return swap_code(deal.partner, shape, give, get)


def swap_refusal(state: BohnHansaState, seat: int, choice: int) -> Refusal | None:
    """Why a swap may not be offered by the seat that is asked."""
    deal = deal_of_swap(choice, state.figure, state.active)
    if state.round == ROUNDS and not state.book.offers:
        return Refusal("BH-80", "rounds_over")
    if seat != state.active and deal.partner != seat:
        return Refusal("BH-40", "only_with_the_active")
    for bean in range(BEAN_COUNT):
        if deal.gives[bean] and deal.gets[bean]:
            return Refusal("BH-80", "same_kind", {"bean": BEANS[bean]})
    if state.book.offers:
        offer = state.book.offers[0]
        if offer.deals[0].partner != deal.partner:
            return Refusal("BH-81", "other_partner", {"number": offer.number + 1})
        if code_of(offer.deals[0]) == choice:
            return Refusal("BH-81", "same_offer")
    refusal = deal_refusal(state, deal)
    if refusal is not None:
        return refusal
    answered = state.book.offers[0] if state.book.offers else None
    return state.book.offer_refusal(seat, asked_by(seat, state.active, [deal]), answered)


def make_swap(state: BohnHansaState, seat: int, choice: int) -> None:
    """Offer a swap, or counter the open offer with it. (BH-81)"""
    state.heard = True
    countered = state.book.offers[0].number if state.book.offers else NOTHING
    open_offer(state, seat, [deal_of_swap(choice, state.figure, state.active)], countered)


ROUND_OF_OFFERS: Final = RoundOfOffers()
