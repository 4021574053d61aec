"""Offers: made, countered, accepted, refused, withdrawn, void. (BH-80 to BH-88)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.refusal import Refusal
from stammtisch.games.bohnhansa.choices import ACCEPT, OFFER_NUMBERS, REFUSE, WITHDRAW
from stammtisch.games.bohnhansa.deal import Deal, deal_of
from stammtisch.games.bohnhansa.decisions.carry_out import CARRY_OUT
from stammtisch.games.bohnhansa.decisions.deals import deals_refusal
from stammtisch.games.bohnhansa.decisions.open_offers import close, find_offer
from stammtisch.games.bohnhansa.names import BEAN_COUNT, COLOURS
from stammtisch.games.bohnhansa.offer import Offer
from stammtisch.games.bohnhansa.offer_notation import (
    BUNDLE,
    BUNDLE_LIMIT,
    COUNTER,
    NUMBER_BITS,
    OFFER,
    STEP,
    UNLISTED,
    WISH,
    bundle_code,
    counter_code,
    deals_of_bundle,
    offer_code,
    payload_of,
    spell_deal,
)
from stammtisch.games.bohnhansa.state import BohnHansaState

# BH-85
OPEN_PER_PAIR: Final = 3
NEW_PER_TURN: Final = 12
COUNTERS_DEEP: Final = 4


def answer_choices(state: BohnHansaState, seat: int) -> list[int]:
    """Accept and refuse what waits for this seat, withdraw what it has offered."""
    found: list[int] = []
    for offer in state.offers:
        if offer.asks(seat, state.active):
            found.append(ACCEPT + offer.number)
            found.append(REFUSE + offer.number)
        if offer.by == seat:
            found.append(WITHDRAW + offer.number)
    return found


def is_answer(choice: int) -> bool:
    """Whether a choice accepts, refuses or withdraws an offer."""
    return ACCEPT <= choice < WITHDRAW + OFFER_NUMBERS


def is_proposal(choice: int) -> bool:
    """Whether a choice is one of the unlisted: an offer, counter, bundle or wish."""
    return choice >= UNLISTED


def answer_refusal(state: BohnHansaState, seat: int, choice: int) -> Refusal | None:
    """Why an answer may not be given."""
    number = (choice - ACCEPT) % OFFER_NUMBERS
    offer = find_offer(state, number)
    named: dict[str, str | int] = {"number": number + 1}
    if offer is None:
        return Refusal("BH-80", "no_such_offer", named)
    if choice >= WITHDRAW:
        return None if offer.by == seat else Refusal("BH-80", "not_your_offer", named)
    if not offer.asks(seat, state.active):
        return Refusal("BH-80", "not_asked", named)
    return None


def answer(state: BohnHansaState, seat: int, choice: int) -> None:
    """Accept, refuse or withdraw."""
    offer = find_offer(state, (choice - ACCEPT) % OFFER_NUMBERS)
    assert offer is not None
    if choice >= REFUSE:
        close(state, offer, "withdrawn" if choice >= WITHDRAW else "refused", seat)
        return
    agreed = offer.agreed | 1 << seat
    if offer.by == state.active and offer.partners & ~agreed:
        # BH-87: a bundle waits for its last partner.
        place = state.offers.index(offer)
        state.offers[place] = Offer(offer.number, offer.by, offer.deals, agreed, offer.depth)
        if state.telling:
            state.tell("agreed", seat, {"number": offer.number + 1})
        return
    close(state, offer, "accepted", seat)
    state.carrying = offer.deals[:]
    state.carried = 0
    state.stack.append(CARRY_OUT)


def proposal_deals(choice: int) -> list[Deal]:
    """The deals of an offer, counter or bundle."""
    kind = (choice - UNLISTED) % STEP + UNLISTED
    payload = payload_of(choice)
    if kind == OFFER:
        return [deal_of(payload)]
    if kind == COUNTER:
        return [deal_of(payload >> NUMBER_BITS)]
    return [deal_of(number) for number in deals_of_bundle(payload)]


def spelled_again(choice: int, deals: list[Deal]) -> int:
    """The code that these deals would have; another one than the choice means that it has bits that mean nothing."""
    numbers = [deal.number() for deal in deals]
    kind = (choice - UNLISTED) % STEP + UNLISTED
    if kind == BUNDLE:
        return bundle_code(numbers)
    if kind == COUNTER:
        return counter_code(payload_of(choice) & (1 << NUMBER_BITS) - 1, numbers[0])
    return offer_code(numbers[0])


def proposal_refusal(state: BohnHansaState, seat: int, choice: int) -> Refusal | None:
    """Why an offer may not be made, or a wish not posted."""
    kind = (choice - UNLISTED) % STEP + UNLISTED
    if kind == WISH:
        return None if payload_of(choice) < 1 << 2 * BEAN_COUNT else Refusal("BH-84", "malformed")
    deals = proposal_deals(choice)
    if spelled_again(choice, deals) != choice or (kind == BUNDLE and not 2 <= len(deals) <= BUNDLE_LIMIT):
        return Refusal("BH-80", "malformed")
    partners = [deal.partner for deal in deals]
    if seat != state.active and (kind == BUNDLE or partners != [seat]):
        return Refusal("BH-87" if kind == BUNDLE else "BH-40", "only_with_the_active")
    if kind == COUNTER:
        refusal = counter_refusal(state, seat, choice, partners[0])
        if refusal is not None:
            return refusal
    refusal = deals_refusal(state, deals)
    if refusal is not None:
        return refusal
    return limit_refusal(state, seat, partners, kind == COUNTER)


def counter_refusal(state: BohnHansaState, seat: int, choice: int, partner: int) -> Refusal | None:
    """Why an offer cannot be countered. (BH-81, BH-85)"""
    number = payload_of(choice) & (1 << NUMBER_BITS) - 1
    offer = find_offer(state, number)
    named: dict[str, str | int] = {"number": number + 1}
    if offer is None:
        return Refusal("BH-80", "no_such_offer", named)
    if not offer.asks(seat, state.active):
        return Refusal("BH-80", "not_asked", named)
    if not offer.concerns(partner):
        return Refusal("BH-81", "other_partner", named)
    if offer.depth == COUNTERS_DEEP:
        return Refusal("BH-85", "counters_too_deep", {**named, "limit": COUNTERS_DEEP})
    return None


def limit_refusal(state: BohnHansaState, seat: int, partners: list[int], counters: bool) -> Refusal | None:
    """BH-85: so many offers open between two, so many new ones in a turn."""
    if state.made[seat] == NEW_PER_TURN or state.numbered == OFFER_NUMBERS:
        return Refusal("BH-85", "too_many_offers", {"limit": NEW_PER_TURN})
    for partner in partners:
        count = 0
        for offer in state.offers:
            count += offer.concerns(partner)
        if count - counters >= OPEN_PER_PAIR:
            return Refusal("BH-85", "too_many_open", {"partner": COLOURS[partner], "limit": OPEN_PER_PAIR})
    return None


def propose(state: BohnHansaState, seat: int, choice: int) -> None:
    """Make an offer, or post a wish."""
    kind = (choice - UNLISTED) % STEP + UNLISTED
    if kind == WISH:
        state.wishes[seat] = payload_of(choice)
        if state.telling:
            state.tell("wished", seat, {"wish": payload_of(choice)})
        return
    depth = 0
    if kind == COUNTER:
        countered = find_offer(state, payload_of(choice) & (1 << NUMBER_BITS) - 1)
        assert countered is not None
        depth = countered.depth + 1
        close(state, countered, "countered", seat)
    open_offer(state, seat, proposal_deals(choice), depth)


def open_offer(state: BohnHansaState, seat: int, deals: list[Deal], depth: int) -> None:
    """A new offer lies open under its number."""
    offer = Offer(state.numbered, seat, deals, 0, depth)
    state.numbered += 1
    state.made[seat] += 1
    state.offers.append(offer)
    if state.telling:
        words = " / ".join(" ".join(spell_deal(deal)) for deal in deals)
        state.tell("offered", seat, {"number": offer.number + 1, "deal": words})
