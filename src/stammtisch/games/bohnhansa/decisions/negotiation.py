"""Offers, counters, bundles and wishes: whether they may be made, and making them; answers. (BH-80 to BH-88)"""

from __future__ import annotations

from stammtisch.engine.refusal import Refusal
from stammtisch.games.bohnhansa.choices import ACCEPT, OFFER_NUMBERS, REFUSE, WITHDRAW
from stammtisch.games.bohnhansa.deal import Deal, deal_of
from stammtisch.games.bohnhansa.decisions.deals import deals_refusal
from stammtisch.games.bohnhansa.decisions.open_offers import accept, refuse, tell_offer, withdraw
from stammtisch.games.bohnhansa.names import BEAN_COUNT, NOTHING
from stammtisch.games.bohnhansa.offer import asked_by
from stammtisch.games.bohnhansa.offer_notation import (
    BUNDLE,
    BUNDLE_LIMIT,
    COUNTER,
    NUMBER_BITS,
    OFFER,
    UNLISTED,
    WISH,
    bundle_code,
    counter_code,
    deals_of_bundle,
    kind_of,
    offer_code,
    payload_of,
)
from stammtisch.games.bohnhansa.state import BohnHansaState


def answer_choices(state: BohnHansaState, seat: int) -> list[int]:
    """Accept and refuse what waits for this seat, withdraw what it has offered."""
    found: list[int] = []
    for offer in state.book.offers:
        if offer.asks(seat):
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
    if choice >= WITHDRAW:
        return state.book.withdraw_refusal(seat, number)
    return state.book.answer_refusal(seat, number)


def answer(state: BohnHansaState, seat: int, choice: int) -> None:
    """Accept, refuse or withdraw."""
    offer = state.book.find((choice - ACCEPT) % OFFER_NUMBERS)
    assert offer is not None
    if choice >= WITHDRAW:
        withdraw(state, offer, seat)
    elif choice >= REFUSE:
        refuse(state, offer, seat)
    else:
        accept(state, offer, seat)


def proposal_deals(choice: int) -> list[Deal]:
    """The deals of an offer, counter or bundle."""
    kind = kind_of(choice)
    payload = payload_of(choice)
    if kind == OFFER:
        return [deal_of(payload)]
    if kind == COUNTER:
        return [deal_of(payload >> NUMBER_BITS)]
    return [deal_of(number) for number in deals_of_bundle(payload)]


def spelled_again(choice: int, deals: list[Deal]) -> int:
    """The code that these deals would have; another one than the choice means that it has bits that mean nothing."""
    numbers = [deal.number() for deal in deals]
    kind = kind_of(choice)
    if kind == BUNDLE:
        return bundle_code(numbers)
    if kind == COUNTER:
        return counter_code(payload_of(choice) & (1 << NUMBER_BITS) - 1, numbers[0])
    return offer_code(numbers[0])


def proposal_refusal(state: BohnHansaState, seat: int, choice: int) -> Refusal | None:
    """Why an offer may not be made, or a wish not posted."""
    kind = kind_of(choice)
    if kind == WISH:
        return None if payload_of(choice) < 1 << 2 * BEAN_COUNT else Refusal("BH-84", "malformed")
    deals = proposal_deals(choice)
    if spelled_again(choice, deals) != choice or (kind == BUNDLE and not 2 <= len(deals) <= BUNDLE_LIMIT):
        return Refusal("BH-80", "malformed")
    if seat != state.active and (kind == BUNDLE or deals[0].partner != seat):
        return Refusal("BH-87" if kind == BUNDLE else "BH-40", "only_with_the_active")
    if kind == COUNTER:
        refusal = counter_refusal(state, seat, choice, deals[0])
        if refusal is not None:
            return refusal
    refusal = deals_refusal(state, deals)
    if refusal is not None:
        return refusal
    countered = state.book.find(countered_number(choice)) if kind == COUNTER else None
    return state.book.offer_refusal(seat, asked_by(seat, state.active, deals), countered)


def countered_number(choice: int) -> int:
    """The number of the offer that a counter answers."""
    return payload_of(choice) & (1 << NUMBER_BITS) - 1


def counter_refusal(state: BohnHansaState, seat: int, choice: int, deal: Deal) -> Refusal | None:
    """Why an offer cannot be countered with this deal. (BH-81)"""
    number = countered_number(choice)
    refusal = state.book.answer_refusal(seat, number)
    if refusal is not None:
        return refusal
    offer = state.book.find(number)
    assert offer is not None
    # Whoever is asked by the active player can only deal with him; the active player answers the one who asked.
    if seat == state.active and deal.partner != offer.by:
        return Refusal("BH-81", "other_partner", {"number": number + 1})
    return None


def propose(state: BohnHansaState, seat: int, choice: int) -> None:
    """Make an offer, or post a wish."""
    kind = kind_of(choice)
    if kind == WISH:
        state.book.wishes[seat] = payload_of(choice)
        if state.telling:
            have, want = divmod(payload_of(choice), 1 << BEAN_COUNT)
            state.tell("wished" if have or want else "wish_withdrawn", seat, {"have": have, "want": want})
        return
    open_offer(state, seat, proposal_deals(choice), countered_number(choice) if kind == COUNTER else NOTHING)


def open_offer(state: BohnHansaState, seat: int, deals: list[Deal], countered: int) -> None:
    """A new offer lies open under its number; it closes the one that it counters, if any. (BH-81)"""
    answered = state.book.find(countered)
    offer = state.book.open(seat, asked_by(seat, state.active, deals), deals, answered)
    if answered is not None:
        tell_offer(state, "offer_countered", seat, answered)
    # Whether a standing order answers it shows what was hidden (BH-89): an offer once heard stays made.
    tell_offer(state, "offered", seat, offer, True)
