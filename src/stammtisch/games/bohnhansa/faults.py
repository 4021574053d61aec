"""What cannot be about a position: pieces that do not add up, questions without an answer, offers that are none."""

from __future__ import annotations

from itertools import pairwise

from stammtisch.games.bohnhansa.decisions.harvest import placed_from_pile
from stammtisch.games.bohnhansa.memory import agrees
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    BEANS,
    BOXES,
    CART,
    COLOURS,
    CONTRACT_COUNT,
    CONTRACTS,
    FIRST_CONTRACT,
    HARVESTS,
    LAST_HARVEST,
    RESERVE,
    TOWN_COUNT,
    TOWNS,
)
from stammtisch.games.bohnhansa.state import BOX_BITS, TRADING, BohnHansaState


def lying(state: BohnHansaState, bean: int) -> int:
    """How many of a kind are in carts and on meters."""
    carts = sum(state.cart[seat * BEAN_COUNT + bean] for seat in range(state.players))
    return carts + sum(box % BOX_BITS for box in state.meter if box and box // BOX_BITS == bean)


def faults(state: BohnHansaState) -> list[str]:
    """Every fault as one line with its rule; empty for a position that can be."""
    found: list[str] = []
    if sum(state.money) + state.bank:
        found.append("money: what players and bank have does not add up (BH-07)")
    for bean, name in enumerate(BEANS):
        count = state.supply[bean] + lying(state, bean)
        if count != state.terms.box.tokens[bean] or state.supply[bean] < 0:
            found.append(f"beans: {count} of {state.terms.box.tokens[bean]} {name} are accounted for (BH-01)")
    for seat, colour in enumerate(COLOURS[: state.players]):
        if state.money[seat] < 0 and state.stack:
            found.append(f"money: {colour} has less than nothing (BH-35)")
        if state.beans(seat) > CART:
            found.append(f"cart: {colour} carries {state.beans(seat)} beans; a cart holds {CART} (BH-06)")
    return found + _card_faults(state) + _meter_faults(state) + _stage_faults(state) + _offer_faults(state)


def _card_faults(state: BohnHansaState) -> list[str]:
    found: list[str] = []
    held = b"".join((*state.hand, *state.dealt))
    contracts = sorted(card for card in held + state.laid + state.discards + state.deck if card >= FIRST_CONTRACT)
    for card in range(FIRST_CONTRACT, FIRST_CONTRACT + CONTRACT_COUNT):
        if contracts.count(card) != 1:
            name = CONTRACTS[card - FIRST_CONTRACT]
            found.append(f"contracts: {name} is in {contracts.count(card)} places (BH-02)")
    for seat, colour in enumerate(COLOURS[: state.players]):
        travel = [card for card in state.hand[seat] if card < FIRST_CONTRACT]
        if len(set(travel)) < len(travel) or not {2, 3} <= set(travel):
            found.append(f"hand: {colour} needs each travel card at most once, and always 2 and 3 (BH-03, BH-61)")
        if not agrees(state.places[seat], state.hand[seat]):
            found.append(f"places: {colour} cannot have that hand in these places (BH-20)")
    harvests = b"".join(state.before) + state.harvested + state.pile + state.reserve
    for card, name in enumerate(HARVESTS):
        if harvests.count(card) != 1:
            found.append(f"harvests: {name} is in {harvests.count(card)} places (BH-04)")
    if state.pile and len(state.reserve) < RESERVE:
        found.append("reserve: it is touched only when the pile is empty (BH-71)")
    return found


def _meter_faults(state: BohnHansaState) -> list[str]:
    found: list[str] = []
    for town in range(TOWN_COUNT):
        boxes = state.meter[town * BOXES : (town + 1) * BOXES]
        kinds = {box // BOX_BITS for box in boxes if box}
        if not kinds <= set(state.terms.box.sells[town]):
            found.append(f"meter: {TOWNS[town]} has a kind that it does not sell (BH-05)")
        gap = any(not lower and upper for lower, upper in pairwise(boxes))
        if gap and not (state.phase == TRADING and town == state.figure[state.active]):
            found.append(f"meter: {TOWNS[town]} has a gap, which closes at the end of a turn (BH-50)")
    return found


def _stage_faults(state: BohnHansaState) -> list[str]:
    stage = state.stack[-1].name if state.stack else "over"
    found: list[str] = []
    if stage == "customs" and (state.debtor < 0 or state.debt <= 0):
        found.append("stage: for customs, say the 'debtor' and the 'debt' (BH-35)")
    if stage == "offers" and not state.terms.in_rounds:
        found.append("stage: 'offers' belongs to negotiation in rounds; here it is 'trade' (BH-80)")
    if stage == "opening" and any(len(cards) != 3 for cards in state.dealt):
        found.append("dealt: in set-up everyone has three contracts (BH-13)")
    if placed_from_pile(state) >= LAST_HARVEST and state.last < 0 and state.stack and stage != "final_step":
        found.append("turns_left: eight harvests are placed, so the last round has begun (BH-70)")
    return found


def _offer_faults(state: BohnHansaState) -> list[str]:
    """Offers that nobody could have made, or that would not be open any more."""
    book = state.book
    if state.phase != TRADING and (book.offers or book.turned_down):
        return ["offers: they are for the trade phase (BH-80)"]
    if state.carrying:
        # While a deal is being carried out the others wait, and are checked afterwards (BH-83).
        return []
    numbers = [offer.number + 1 for offer in book.offers]
    found = [f"offers: two have the number {number} (BH-80)" for number in set(numbers) if numbers.count(number) > 1]
    active = COLOURS[state.active]
    for offer in (*book.offers, *book.turned_down):
        named = f"offers: number {offer.number + 1}"
        if offer.by != state.active and [deal.partner for deal in offer.deals] != [offer.by]:
            found.append(f"{named} leaves out {active} or the one who makes it (BH-40)")
        elif not offer.to & ~offer.agreed & ~(1 << offer.by):
            found.append(f"{named} waits for nobody, so it is carried out (BH-82)")
    return found
