"""Harvest cards: drawing them and placing their beans on the meters. (BH-36, BH-37, BH-70, BH-71, BH-75)"""

from __future__ import annotations

from stammtisch.games.bohnhansa.names import BEANS, BOXES, HARVESTS, LAST_HARVEST, NOTHING, TOWNS
from stammtisch.games.bohnhansa.state import BOX_BITS, BohnHansaState


def draw_harvest(state: BohnHansaState) -> int:
    """The top card of the pile; when it is empty, of the reserve; when that is, nothing. (BH-71, BH-75)"""
    if state.pile:
        card = state.pile[0]
        state.pile = state.pile[1:]
        return card
    if state.reserve:
        card = state.reserve[0]
        state.reserve = state.reserve[1:]
        return card
    return NOTHING


def place_harvest(state: BohnHansaState, seat: int, card: int) -> None:
    """BH-37: each entry one pile on the lowest free box; a full meter takes none, short supply what there is."""
    if state.telling:
        state.tell("harvest", seat, {"card": HARVESTS[card]}, True)
    for town, bean, count in state.terms.box.harvests[card]:
        beans = min(count, state.supply[bean])
        box = free_box(state, town)
        if box < 0 or not beans:
            continue
        state.meter[town * BOXES + box] = bean * BOX_BITS + beans
        state.supply[bean] -= beans
        if state.telling:
            state.tell("harvested", seat, {"town": TOWNS[town], "bean": BEANS[bean], "count": beans})
    state.harvested += bytes([card])
    if state.last < 0 and placed_from_pile(state) == LAST_HARVEST:
        # BH-70: this player finishes his turn and everyone else has one more.
        state.last = state.players - 1
        if state.telling:
            state.tell("last_round", seat, {})


def placed_from_pile(state: BohnHansaState) -> int:
    """How many cards have been placed that were not of the reserve. (BH-70, BH-71)"""
    count = 0
    for card in state.harvested:
        count += 1 - (state.reserved >> card & 1)
    return count


def free_box(state: BohnHansaState, town: int) -> int:
    """The lowest free box of a meter, or -1 when it is full."""
    for box in range(state.terms.box.boxes[town]):
        if not state.meter[town * BOXES + box]:
            return box
    return NOTHING


def close_gaps(state: BohnHansaState, town: int) -> None:
    """Piles slide down. (BH-50)"""
    first = town * BOXES
    boxes = [box for box in state.meter[first : first + BOXES] if box]
    state.meter[first : first + BOXES] = boxes + [0] * (BOXES - len(boxes))
