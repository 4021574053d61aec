"""Pairs of slots and the privilege cards beside them. (HA-60, HA-61, HA-63, HA-64)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.refusal import Refusal
from stammtisch.games.heavenale.choices import (
    CARD,
    LOWEST_PRIVILEGE,
    PASS,
    PLAIN_PRIVILEGE,
    PRIVILEGE_COUNT,
    PRIVILEGES,
)
from stammtisch.games.heavenale.decisions.income import Standing
from stammtisch.games.heavenale.names import (
    BARREL_CARD,
    BREWMASTER_CARD,
    CARD_COUNT,
    CARDS,
    COLOUR_CARD,
    DUCATS_CARD,
    FERTILITIES,
    LOWEST_CARD,
    NOTHING,
    PAIR_COUNT,
    RESOURCE_COUNT,
    SLOT_COUNT,
)
from stammtisch.games.heavenale.state import HeavenAleState

DUCATS_CARD_PAYS: Final = 12
BREWMASTER_CARD_STEPS: Final = 5


def complete_pair(state: HeavenAleState, seat: int, slot: int) -> None:
    """A disc was placed: if it completed a pair and a card is left, ask for one. (HA-60, HA-64)"""
    for pair in range(PAIR_COUNT):
        mask = state.terms.box.pairs[pair]
        if mask >> slot & 1 and state.discs[seat] & mask == mask and state.cards[seat]:
            state.pair = pair
            state.stack.append(PLACE_CARD)


class PlaceCard(Decision[HeavenAleState]):
    """A privilege card beside the pair just completed, with what it goes to; or none, for good. (HA-60)"""

    name = "card"
    rule = "HA-60"

    def seats(self, state: HeavenAleState) -> int:
        return 1 << state.actor

    def choices(self, state: HeavenAleState, seat: int) -> list[int]:
        if seat != state.actor:
            return []
        found = [PASS]
        cards = state.cards[seat]
        if cards >> COLOUR_CARD & 1:
            found += [CARD + resource for resource in range(RESOURCE_COUNT)]
        if cards >> LOWEST_CARD & 1:
            found += [CARD + LOWEST_PRIVILEGE + resource for resource in lowest_markers(state, seat)]
        return found + [
            CARD + PLAIN_PRIVILEGE + card - BARREL_CARD for card in range(BARREL_CARD, CARD_COUNT) if cards >> card & 1
        ]

    def refusal(self, state: HeavenAleState, seat: int, choice: int) -> Refusal | None:
        if seat != state.actor:
            return state.not_asked(seat)
        if choice == PASS:
            return None
        if not CARD <= choice < CARD + PRIVILEGE_COUNT:
            return Refusal(self.rule, "card_or_none")
        card = card_of(choice - CARD)
        if not state.cards[seat] >> card & 1:
            return Refusal("HA-62", "card_gone", {"card": CARDS[card]})
        if card == LOWEST_CARD and choice - CARD - LOWEST_PRIVILEGE not in lowest_markers(state, seat):
            return Refusal("HA-61", "not_lowest", {"privilege": PRIVILEGES[choice - CARD]})
        return None

    def take(self, state: HeavenAleState, seat: int, choice: int) -> None:
        state.stack.pop()
        pair = state.pair
        state.pair = NOTHING
        if choice == PASS:
            if state.telling:
                state.tell("no_card", seat, {})
            return
        privilege = choice - CARD
        card = card_of(privilege)
        standing = Standing(state, seat) if state.telling else None
        if state.telling:
            state.tell("card_placed", seat, {"card": CARDS[card]})
        state.cards[seat] ^= 1 << card
        state.placed[seat * PAIR_COUNT + pair] = card
        if card == COLOUR_CARD:
            state.advance_marker(seat, privilege, tiles_of(state, seat, privilege))
        elif card == LOWEST_CARD:
            state.advance_marker(seat, privilege - LOWEST_PRIVILEGE, disc_count(state, seat))
        elif card == DUCATS_CARD:
            state.pay(seat, DUCATS_CARD_PAYS)
        elif card == BREWMASTER_CARD:
            state.advance_brewmaster(seat, BREWMASTER_CARD_STEPS)
        if standing is not None and card != BARREL_CARD:
            standing.tell(state)


def card_of(privilege: int) -> int:
    """The card of a privilege choice."""
    if privilege >= PLAIN_PRIVILEGE:
        return privilege - PLAIN_PRIVILEGE + BARREL_CARD
    return LOWEST_CARD if privilege >= LOWEST_PRIVILEGE else COLOUR_CARD


def lowest_markers(state: HeavenAleState, seat: int) -> list[int]:
    """The least advanced resource markers: one, or several equals to choose from. (HA-63)"""
    first = seat * RESOURCE_COUNT
    markers = state.markers[first : first + RESOURCE_COUNT]
    lowest = min(markers)
    return [resource for resource in range(RESOURCE_COUNT) if markers[resource] == lowest]


def tiles_of(state: HeavenAleState, seat: int, resource: int) -> int:
    """How many tiles of a resource lie in a garden, both halves counted. (HA-63)"""
    count = 0
    for tile in state.garden[seat]:
        if tile // FERTILITIES == resource:
            count += 1
    return count


def disc_count(state: HeavenAleState, seat: int) -> int:
    """The discs on a board, the one just placed included. (HA-61)"""
    count = 0
    for slot in range(SLOT_COUNT):
        count += state.discs[seat] >> slot & 1
    return count


PLACE_CARD: Final = PlaceCard()
