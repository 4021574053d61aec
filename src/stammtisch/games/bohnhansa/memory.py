"""What everybody may remember of the order of a hand, from what everybody has seen. (BH-20, BH-74)

Travel cards go round in public, and a contract that is drawn goes to the back. Only when a contract leaves from within
a hand does nobody see from which place: then all places where it may have been are kept, until cards played show it.
A hand has no places where nobody has seen how it came about, as in a position that was laid out.
"""

from __future__ import annotations

import random
from typing import Final

from stammtisch.engine.playout import shuffle
from stammtisch.games.bohnhansa.names import FIRST_CONTRACT

BACK: Final = 0
"""The place of a contract, whichever it is; the other places are the numbers of travel cards."""


def contracts_in(hand: bytes) -> int:
    """How many contracts a hand holds."""
    return sum([card >= FIRST_CONTRACT for card in hand])


def behind(places: bytes, cards: bytes) -> bytes:
    """With travel cards, or for a contract its `BACK`, put behind all others."""
    return places + cards if places else places


def after_playing(places: bytes, played: bytes, back: bytes, hand: bytes) -> bytes:
    """When front cards were played, some of them are back behind all others, and that is the hand now.

    Contracts that were missing among those played had left before.
    """
    if not places:
        return places
    at = 0
    for card in played:
        if card < FIRST_CONTRACT:
            at = places.index(card, at)
        at += 1
    return cleared(places[at:] + back, hand)


def cleared(places: bytes, hand: bytes) -> bytes:
    """Without places that the hand leaves empty: all, or some of one row, where it matters not which."""
    contracts = contracts_in(hand)
    backs = places.count(BACK)
    if backs <= contracts:
        return places
    first = places.index(BACK)
    if contracts and places[first : first + backs].count(BACK) < backs:
        return places
    rest = places.replace(bytes([BACK]), b"")
    return rest[:first] + bytes([BACK] * contracts) + rest[first:]


def agrees(places: bytes, hand: bytes) -> bool:
    """Whether a hand may lie so: its cards in this order, with nothing but contracts missing."""
    at = 0
    for card in hand:
        place = card if card < FIRST_CONTRACT else BACK
        while at < len(places) and places[at] != place and places[at] == BACK:
            at += 1
        if at == len(places) or places[at] != place:
            return not places
        at += 1
    return places[at:].count(BACK) == len(places) - at


def filled(places: bytes, contracts: list[int], rng: random.Random) -> bytes:
    """A hand that has these contracts in any of its places."""
    spots = [at for at in range(len(places)) if places[at] == BACK]
    shuffle(spots, rng)
    hand = list(places)
    for index in range(len(contracts)):
        hand[spots[index]] = contracts[index]
    return bytes([card for card in hand if card != BACK])
