"""What may be done at other times: fulfil and buy contracts, throw beans away. (BH-52, BH-60 to BH-63)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.refusal import Refusal
from stammtisch.games.bohnhansa.choices import CONTRACT, DISCARD, FULFIL
from stammtisch.games.bohnhansa.components import covers
from stammtisch.games.bohnhansa.decisions.travel_cards import contract_values
from stammtisch.games.bohnhansa.memory import BACK, after_giving, after_leaving, behind
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    BEANS,
    CONTRACT_COUNT,
    CONTRACTS,
    CUSTOMS_CARD,
    FIRST_CONTRACT,
    NOTHING,
    SUPPLY_CARD,
    TOWNS,
    TRAVEL_CARDS,
)
from stammtisch.games.bohnhansa.state import BohnHansaState

CONTRACT_PRICE: Final = 5
SPECIAL: Final = (SUPPLY_CARD, CUSTOMS_CARD)


def own_turn_choices(state: BohnHansaState, seat: int) -> list[int]:
    """Fulfil, discard and buy a contract: what the active player may do at every point of his turn."""
    first = seat * BEAN_COUNT
    found = fulfil_choices(state, seat)
    found += [DISCARD + bean for bean in range(BEAN_COUNT) if state.cart[first + bean]]
    return found + contract_choices(state, seat)


def fulfil_choices(state: BohnHansaState, seat: int) -> list[int]:
    """The contracts of the town that a seat holds and has the beans for. (BH-60)"""
    found: list[int] = []
    town = state.figure[seat]
    for cards in (state.hand[seat], state.laid if seat == state.active else b""):
        for card in cards:
            if card >= FIRST_CONTRACT and state.terms.box.contract_town[card - FIRST_CONTRACT] == town:
                contract = card - FIRST_CONTRACT
                if has_beans(state, seat, contract):
                    found.append(FULFIL + contract)
    return found


def has_beans(state: BohnHansaState, seat: int, contract: int) -> bool:
    return covers(state.cart, state.terms.box.contract_beans[contract], seat * BEAN_COUNT)


def fulfil_refusal(state: BohnHansaState, seat: int, contract: int) -> Refusal | None:
    """Why a contract may not be fulfilled."""
    card = contract + FIRST_CONTRACT
    named: dict[str, str | int] = {"contract": CONTRACTS[contract]}
    if card not in state.hand[seat] and not (seat == state.active and card in state.laid):
        return Refusal("BH-60", "contract_not_yours", named)
    town = state.terms.box.contract_town[contract]
    if state.figure[seat] != town:
        return Refusal("BH-60", "contract_elsewhere", {**named, "town": TOWNS[town]})
    if not has_beans(state, seat, contract):
        beans = ", ".join(BEANS[bean] for bean in state.terms.box.contract_beans[contract])
        return Refusal("BH-60", "contract_beans", {**named, "beans": beans})
    return None


def fulfil(state: BohnHansaState, seat: int, contract: int) -> None:
    """Beans to the supply, the payout, the contract to the discards. (BH-60)"""
    for bean in state.terms.box.contract_beans[contract]:
        state.drop(seat, bean)
    state.pay(seat, state.terms.box.payout[contract])
    card = contract + FIRST_CONTRACT
    at = state.hand[seat].find(card)
    hidden = at >= 0
    if hidden:
        state.hand[seat] = state.hand[seat][:at] + state.hand[seat][at + 1 :]
        state.places[seat] = after_leaving(state.places[seat])
    else:
        at = state.laid.find(card)
        state.laid = state.laid[:at] + state.laid[at + 1 :]
    discard_contract(state, card)
    if state.telling:
        box = state.terms.box
        # A card from the hand has been shown to everybody (BH-74); one on the table lay open before.
        state.tell("fulfilled", seat, {**contract_values(box, card), "payout": box.payout[contract]}, hidden)


def discard_contract(state: BohnHansaState, card: int) -> None:
    """Onto the discards, which are kept in the order of their numbers (BH-52)."""
    state.discards = bytes(sorted(state.discards + bytes([card])))


def draw_contract(state: BohnHansaState) -> int:
    """The top contract; an empty deck is made anew from the discards; -1 when there is nothing to shuffle. (BH-52)"""
    if not state.deck:
        if not state.discards:
            return NOTHING
        state.shuffles += 1
        stream = state.chance.stream(f"contracts {state.shuffles}")
        state.deck = bytes(stream.shuffled(list(state.discards)))
        state.discards = b""
        if state.telling:
            state.tell("reshuffled", NOTHING, {}, True)
    card = state.deck[0]
    state.deck = state.deck[1:]
    return card


def contract_choices(state: BohnHansaState, seat: int) -> list[int]:
    """The plain travel cards that a seat could give for a contract, now. (BH-61)"""
    if state.money[seat] < CONTRACT_PRICE or not (state.deck or state.discards):
        return []
    hand = state.hand[seat]
    return [CONTRACT + card - 1 for card in range(1, TRAVEL_CARDS + 1) if card not in SPECIAL and hand.find(card) >= 0]


def contract_refusal(state: BohnHansaState, seat: int, card: int) -> Refusal | None:
    """Why a contract may not be bought for a travel card."""
    if card in SPECIAL:
        return Refusal("BH-61", "not_a_plain_card", {"card": card})
    if state.hand[seat].find(card) < 0:
        return Refusal("BH-61", "card_gone", {"card": card})
    if state.money[seat] < CONTRACT_PRICE:
        return Refusal("BH-61", "contract_too_dear", {"money": state.money[seat]})
    if not state.deck and not state.discards:
        return Refusal("BH-52", "no_contract_left")
    return None


def buy_contract(state: BohnHansaState, seat: int, card: int) -> None:
    """Five thalers and a plain travel card, gone for good; the contract goes to the back of the hand. (BH-61)"""
    state.pay(seat, -CONTRACT_PRICE)
    hand = state.hand[seat]
    at = hand.find(card)
    contract = draw_contract(state)
    state.hand[seat] = hand[:at] + hand[at + 1 :] + bytes([contract])
    state.places[seat] = behind(after_giving(state.places[seat], card), bytes([BACK]))
    if state.telling:
        state.tell("contract_bought", seat, {"card": card}, True, contract_values(state.terms.box, contract))


def discard_refusal(state: BohnHansaState, seat: int, bean: int) -> Refusal | None:
    """Why a bean may not be thrown away. (BH-63)"""
    if state.cart[seat * BEAN_COUNT + bean]:
        return None
    return Refusal("BH-63", "bean_not_in_cart", {"bean": BEANS[bean]})


def own_turn_refusal(state: BohnHansaState, seat: int, choice: int) -> Refusal | None:
    """The refusal of a choice that `is_own_turn_choice`."""
    if FULFIL <= choice < FULFIL + CONTRACT_COUNT:
        return fulfil_refusal(state, seat, choice - FULFIL)
    if DISCARD <= choice < DISCARD + BEAN_COUNT:
        return discard_refusal(state, seat, choice - DISCARD)
    return contract_refusal(state, seat, choice - CONTRACT + 1)


def is_own_turn_choice(choice: int) -> bool:
    """Whether a choice is one of those that the active player has at every point of his turn."""
    return (
        FULFIL <= choice < FULFIL + CONTRACT_COUNT
        or DISCARD <= choice < DISCARD + BEAN_COUNT
        or is_contract_choice(choice)
    )


def is_contract_choice(choice: int) -> bool:
    """Whether a choice buys a contract: what every seat may do at any time."""
    return CONTRACT <= choice < CONTRACT + TRAVEL_CARDS


def take_own_turn_choice(state: BohnHansaState, seat: int, choice: int) -> None:
    """Carry such a choice out."""
    if choice >= FULFIL:
        fulfil(state, seat, choice - FULFIL)
    elif choice >= CONTRACT:
        buy_contract(state, seat, choice - CONTRACT + 1)
    else:
        state.drop(seat, choice - DISCARD)
        if state.telling:
            state.tell("discarded", seat, {"bean": BEANS[choice - DISCARD]})
