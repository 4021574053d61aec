"""What everybody may remember of the order of a hand, from what everybody has seen. (BH-20, BH-74)

Travel cards go round in public, and a contract that is drawn goes to the back. Only when a contract is fulfilled from
within a hand does nobody see from which place: then all places are kept where it may have been, and behind them it is
noted that one of them is empty, until cards played show which. What is drawn later lies behind that note.
A hand has no places where nobody has seen how it came about, as in a position that was laid out.
"""

from __future__ import annotations

import random
from typing import Final

from stammtisch.games.bohnhansa.names import FIRST_CONTRACT, TRAVEL_CARDS

BACK: Final = 0
"""The place of a contract, whichever it is; travel cards have their numbers."""
LEFT: Final = TRAVEL_CARDS + 1
"""One of the contracts that lay in front of here has left; no place itself."""


def contracts_in(hand: bytes) -> int:
    """How many contracts a hand holds."""
    return sum([card >= FIRST_CONTRACT for card in hand])


def behind(places: bytes, cards: bytes) -> bytes:
    """With travel cards, or for a contract its `BACK`, put behind all others."""
    return places + cards if places else places


def after_leaving(places: bytes) -> bytes:
    """When a contract has left, nobody knows from where."""
    return settled(behind(places, bytes([LEFT])))


def after_giving(places: bytes, card: int) -> bytes:
    """When a travel card was given up, which everybody sees missing in its place."""
    return settled(places.replace(bytes([card]), b""))


def after_playing(places: bytes, played: bytes, back: bytes) -> bytes:
    """When front cards were played and some of them are back behind all others.

    Contracts that should have lain in front of a travel card, and did not, are those that had left before.
    """
    if not places:
        return places
    for card in played:
        if card >= FIRST_CONTRACT:
            at = places.index(BACK)
            places = settled(places[:at] + places[at + 1 :])
        else:
            at = places.index(card)
            missing = places[:at].count(BACK)
            places = settled(places[at + 1 :].replace(bytes([LEFT]), b"", missing))
    return places + back


def settled(places: bytes) -> bytes:
    """Without places that are surely empty, or that may as well be: of contracts in one row it matters not which."""
    while LEFT in places:
        at = places.index(LEFT)
        first = places.index(BACK)
        contracts = places[:at].count(BACK)
        if places[first : first + contracts].count(BACK) == contracts:
            places = places[:first] + places[first + 1 : at] + places[at + 1 :]
            continue
        emptied = all_left(places)
        if not emptied:
            return places
        places = bytes([place for place in places[:emptied] if place not in (BACK, LEFT)]) + places[emptied:]
    return places


def all_left(places: bytes) -> int:
    """How far from the front on every contract has left; 0 where some may still be everywhere."""
    contracts = 0
    for at in range(len(places)):
        if places[at] == BACK:
            contracts += 1
        elif places[at] == LEFT:
            contracts -= 1
            if not contracts:
                return at + 1
    return 0


def agrees(places: bytes, hand: bytes) -> bool:
    """Whether a hand may lie so: its cards in this order, with no contracts missing but those that have left."""
    left = 0
    at = len(hand)
    # From the back, so that those in front are missing: what has left lay before the note of it.
    for place in reversed(places):
        if place == LEFT:
            left += 1
        elif at and (hand[at - 1] == place or (place == BACK and hand[at - 1] >= FIRST_CONTRACT)):
            at -= 1
        elif place == BACK and left:
            left -= 1
        else:
            return False
    return not places or (at == 0 and left == 0)


def filled(places: bytes, contracts: list[int], rng: random.Random) -> bytes:
    """A hand that may lie so and has these contracts, in that order."""
    hand: list[int] = []
    for place in places:
        if place == LEFT:
            spots = [at for at in range(len(hand)) if hand[at] == BACK]
            hand.pop(spots[int(rng.random() * len(spots))])
        else:
            hand.append(place)
    rest = iter(contracts)
    return bytes([next(rest) if card == BACK else card for card in hand])
