"""Activation spaces: a disc for an own slot, and what it activates. (HA-40 to HA-49, HA-55)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.refusal import Refusal
from stammtisch.games.heavenale.choices import DISC, DISC_MONK, DISC_RESOURCE, DISC_TARGET_COUNT, DISC_TARGETS
from stammtisch.games.heavenale.decisions.income import Standing, activate
from stammtisch.games.heavenale.decisions.privilege import complete_pair
from stammtisch.games.heavenale.names import (
    EMPTY,
    FERTILITIES,
    FIRST_MONK,
    FIRST_MONK_SLOT,
    FIRST_RESOURCE_SLOT,
    MONK_COUNT,
    RESOURCE_COUNT,
    SPOT_COUNT,
    X_SLOT,
)
from stammtisch.games.heavenale.state import HeavenAleState

# HA-40: what each letter of a space allows, as a bit.
LETTER_X: Final = 1
LETTER_MONK: Final = 2
LETTER_RESOURCE: Final = 4

ONES: Final = sum(1 << tile for tile in range(0, FIRST_MONK, FERTILITIES))
"""The tile kinds of fertility 1; shifted by one, of fertility 2, and so on."""
COLOUR: Final = (1 << FERTILITIES) - 1
"""The tile kinds of the first resource; shifted by five, of the next."""


class PlaceDisc(Decision[HeavenAleState]):
    """Put the disc on a free slot that the space allows and that activates something. (HA-40)"""

    name = "disc"
    rule = "HA-40"

    def seats(self, state: HeavenAleState) -> int:
        return 1 << state.actor

    def choices(self, state: HeavenAleState, seat: int) -> list[int]:
        if seat != state.actor:
            return []
        letters = state.terms.track.letter_mask[state.figure[seat]]
        discs = state.discs[seat]
        present = state.present[seat]
        found: list[int] = []
        if letters & LETTER_X and not discs >> X_SLOT & 1:
            found += [DISC + number for number in range(FERTILITIES) if present & ONES << number]
        if letters & LETTER_RESOURCE:
            found += [
                DISC + DISC_RESOURCE + resource
                for resource in range(RESOURCE_COUNT)
                if resource_usable(discs, present, resource)
            ]
        if letters & LETTER_MONK:
            found += [DISC + DISC_MONK + monk for monk in range(MONK_COUNT) if monk_usable(discs, present, monk)]
        return found

    def refusal(self, state: HeavenAleState, seat: int, choice: int) -> Refusal | None:
        if seat != state.actor:
            return state.not_asked(seat)
        if not DISC <= choice < DISC + DISC_TARGET_COUNT:
            return Refusal(self.rule, "place_the_disc")
        if choice in self.choices(state, seat):
            return None
        target = choice - DISC
        values: dict[str, str | int] = {"target": DISC_TARGETS[target]}
        if not state.terms.track.letter_mask[state.figure[seat]] & letter_of(target):
            return Refusal("HA-40", "letter_forbids", {**values, "space": state.figure[seat]})
        if state.discs[seat] >> slot_of(target) & 1:
            return Refusal("HA-40", "slot_taken", values)
        return Refusal("HA-41" if target < DISC_RESOURCE else "HA-44", "kind_not_present", values)

    def take(self, state: HeavenAleState, seat: int, choice: int) -> None:
        target = choice - DISC
        standing = Standing(state, seat) if state.telling else None
        if state.telling:
            state.tell("disc_placed", seat, {"target": DISC_TARGETS[target]})
        state.supply[state.figure[seat]] -= 1
        state.discs[seat] |= 1 << slot_of(target)
        activate_target(state, seat, target)
        if standing is not None:
            standing.tell(state)
        state.stack.pop()
        complete_pair(state, seat, slot_of(target))


def usable_letters(state: HeavenAleState, seat: int) -> int:
    """Which letters would let a seat place a disc now. (HA-23)"""
    discs = state.discs[seat]
    present = state.present[seat]
    letters = 0
    if not discs >> X_SLOT & 1 and present & (1 << FIRST_MONK) - 1:
        letters |= LETTER_X
    for monk in range(MONK_COUNT):
        if monk_usable(discs, present, monk):
            letters |= LETTER_MONK
            break
    for resource in range(RESOURCE_COUNT):
        if resource_usable(discs, present, resource):
            letters |= LETTER_RESOURCE
            break
    return letters


def resource_usable(discs: int, present: int, resource: int) -> bool:
    """A free slot and a tile of the kind in the garden. (HA-40, HA-44)"""
    return not discs >> FIRST_RESOURCE_SLOT + resource & 1 and present & COLOUR << resource * FERTILITIES != 0


def monk_usable(discs: int, present: int, monk: int) -> bool:
    """A free slot and a monk of the kind in the garden. (HA-40, HA-44)"""
    return not discs >> FIRST_MONK_SLOT + monk & 1 and present >> FIRST_MONK + monk & 1 == 1


def slot_of(target: int) -> int:
    """The slot of a disc target; all five numbers share X."""
    return X_SLOT if target < DISC_RESOURCE else target - DISC_RESOURCE + FIRST_RESOURCE_SLOT


def letter_of(target: int) -> int:
    """The letter that a target needs. (HA-40)"""
    if target < DISC_RESOURCE:
        return LETTER_X
    return LETTER_RESOURCE if target < DISC_MONK else LETTER_MONK


def activate_target(state: HeavenAleState, seat: int, target: int) -> None:
    """Everything that a disc on a target lets pay."""
    if target >= DISC_MONK:
        activate_monks(state, seat, FIRST_MONK + target - DISC_MONK)
    elif target >= DISC_RESOURCE:
        activate_resource(state, seat, target - DISC_RESOURCE)
    else:
        activate_number(state, seat, target)


def gains_of(state: HeavenAleState, seat: int, target: int) -> list[str]:
    """What a disc on a target would bring a seat now, part by part; tried out on a copy."""
    trial = state.copy()
    standing = Standing(trial, seat)
    activate_target(trial, seat, target)
    return standing.gains(trial)


def activate_number(state: HeavenAleState, seat: int, number: int) -> None:
    """HA-41: all own resource tiles of a fertility; `number` counts from 0."""
    garden = state.garden[seat]
    for spot in range(SPOT_COUNT):
        tile = garden[spot]
        if tile < FIRST_MONK and tile % FERTILITIES == number:
            activate(state, seat, spot)


def activate_resource(state: HeavenAleState, seat: int, resource: int) -> None:
    """HA-43: all own tiles of a resource."""
    garden = state.garden[seat]
    for spot in range(SPOT_COUNT):
        tile = garden[spot]
        if tile < FIRST_MONK and tile // FERTILITIES == resource:
            activate(state, seat, spot)


def activate_monks(state: HeavenAleState, seat: int, monk: int) -> None:
    """HA-42, HA-55: each monk of the kind lets every tile next to it pay; the monks themselves pay nothing by it."""
    garden = state.garden[seat]
    for spot in range(SPOT_COUNT):
        if garden[spot] == monk:
            for neighbour in state.terms.garden.neighbours[spot]:
                if garden[neighbour] != EMPTY:
                    activate(state, seat, neighbour)


PLACE_DISC: Final = PlaceDisc()
