"""What the front cards of a hand would do, on a journey and as a guest. (BH-31 to BH-36, BH-41)"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from stammtisch.games.bohnhansa.components import Box
from stammtisch.games.bohnhansa.decisions.customs import GUEST_CUSTOMS
from stammtisch.games.bohnhansa.decisions.harvest import placed_from_pile
from stammtisch.games.bohnhansa.decisions.travel_cards import card_name, faces
from stammtisch.games.bohnhansa.hidden import complete
from stammtisch.games.bohnhansa.names import CUSTOMS_CARD, FIRST_CONTRACT, LAST_HARVEST, SUPPLY_CARD, TOWN_COUNT
from stammtisch.games.bohnhansa.phrases import phrase, say_played
from stammtisch.games.bohnhansa.state import SET_UP
from stammtisch.games.bohnhansa.view import BohnHansaView
from stammtisch.pictures.words import listed, say


@dataclass(frozen=True)
class Prospect:
    """A journey that plays so many cards: the towns that it reaches, and what it brings."""

    towns: tuple[int, ...]
    played: tuple[int, ...]

    @property
    def pays_customs(self) -> bool:
        return CUSTOMS_CARD in self.played

    @property
    def brings_harvest(self) -> bool:
        return SUPPLY_CARD in self.played

    @property
    def contracts(self) -> list[int]:
        """What comes to lie on the table and is discarded at the end of the turn. (BH-33, BH-50)"""
        return [card - FIRST_CONTRACT for card in self.played if card >= FIRST_CONTRACT]

    def lost(self, box: Box, town: int) -> list[int]:
        """The contracts that can no longer be fulfilled once in a town: those of all others."""
        return [contract for contract in self.contracts if box.contract_town[contract] != town]


def prospects(view: BohnHansaView) -> list[Prospect]:
    """The viewer's journeys from where he stands, from one card on; nothing for spectators and in set-up."""
    if view.seat is None or view.phase == SET_UP:
        return []
    here = view.figure[view.seat] * TOWN_COUNT
    distance = view.terms.box.distance[here : here + TOWN_COUNT]
    found: list[Prospect] = []
    for cards in range(1, len(view.hand) + 1):
        towns = tuple(town for town in range(TOWN_COUNT) if distance[town] == cards - 1)
        if not towns:
            break
        found.append(Prospect(towns, tuple(view.hand[:cards])))
    return found


def as_guest(box: Box, card: int) -> str:
    """A front card and what it does when its owner accepts an invitation. (BH-41)"""
    if card >= FIRST_CONTRACT:
        return phrase("guest_contract", card=say_cards(box, [card])[0])
    if card == CUSTOMS_CARD:
        return phrase("guest_customs", card=card_name(card), customs=GUEST_CUSTOMS)
    return phrase("guest_supply", card=card_name(card)) if card == SUPPLY_CARD else card_name(card)


def say_cards(box: Box, cards: Iterable[int]) -> list[str]:
    """Each card as players know it: 4, contract Rostock 35."""
    return [say_played(faces(box, [card])[0]) if card >= FIRST_CONTRACT else card_name(card) for card in cards]


def awaits_last_harvest(view: BohnHansaView) -> bool:
    """Whether the next card of the pile, once placed, brings the last round. (BH-70)"""
    return view.pile_size > 0 and placed_from_pile(complete(view)) == LAST_HARVEST - 1


def say_effects(view: BohnHansaView, town: int) -> str:
    """What the viewer's journey to a town brings along: customs, a harvest card, a contract lost. (BH-33 to BH-36)"""
    parts: list[str] = []
    for prospect in prospects(view):
        if town in prospect.towns:
            contracts = [contract + FIRST_CONTRACT for contract in prospect.lost(view.terms.box, town)]
            lost = say_cards(view.terms.box, contracts)
            parts = [say("pays")] * prospect.pays_customs
            if prospect.brings_harvest:
                parts.append(say("brings_last" if awaits_last_harvest(view) else "brings"))
            parts += [say("loses", contracts=listed(lost))] * bool(lost)
    return ", ".join(parts)
