"""What nobody may know, dealt anew: the order of the face-down piles. (HA-96)"""

from __future__ import annotations

import random

from stammtisch.engine.playout import shuffle
from stammtisch.games.heavenale.decisions.setup import bare
from stammtisch.games.heavenale.names import EMPTY
from stammtisch.games.heavenale.position import STAGES
from stammtisch.games.heavenale.state import HeavenAleState
from stammtisch.games.heavenale.view import HeavenAleView


def imagine(view: HeavenAleView, rng: random.Random) -> HeavenAleState:
    """A complete position that is possible for the view's seat; every one that is, equally likely."""
    return disguise(complete(view), rng)


def disguise(state: HeavenAleState, rng: random.Random) -> HeavenAleState:
    """The position with the four piles shuffled; nobody knows more of them than anybody else."""
    twin = state.copy()
    twin.resources_1 = shuffled(state.resources_1, rng)
    twin.resources_2 = shuffled(state.resources_2, rng)
    twin.monks_1 = shuffled(state.monks_1, rng)
    twin.monks_2 = shuffled(state.monks_2, rng)
    return twin


def shuffled(pile: bytes, rng: random.Random) -> bytes:
    """Tiles in another order."""
    tiles = list(pile)
    shuffle(tiles, rng)
    return bytes(tiles)


def complete(view: HeavenAleView) -> HeavenAleState:
    """The position of a view, its piles in the order of their tiles."""
    state = bare(view.terms)
    state.stack = STAGES[view.decisions[-1] if view.decisions else "over"][:]
    state.waiting = view.waiting
    state.money = view.money[:]
    state.bank = view.bank
    state.figure = view.figure[:]
    state.spot = view.spot[:]
    state.markers = view.markers[:]
    state.brewmaster = view.brewmaster[:]
    for seat in range(state.players):
        fill_garden(state, seat, view.garden[seat])
    state.sheds = view.sheds[:]
    state.discs = view.discs[:]
    state.cards = view.cards[:]
    state.placed = view.placed[:]
    state.large = view.large[:]
    state.small = view.small[:]
    state.track = [bytes(tiles) for tiles in view.track]
    state.supply = view.supply[:]
    state.resources_1 = bytes(view.resources_1)
    state.resources_2 = bytes(view.resources_2)
    state.monks_1 = bytes(view.monks_1)
    state.monks_2 = bytes(view.monks_2)
    state.round = view.round
    state.first = view.first
    state.next = view.next
    state.actor = view.actor
    state.bought = view.bought
    state.tile = view.tile
    state.half = view.half
    state.closing = view.closing
    state.shed = view.shed
    state.pair = view.pair
    return state


def fill_garden(state: HeavenAleState, seat: int, tiles: list[int]) -> None:
    """A seat's garden from its tiles, with the masks that follow from them."""
    state.garden[seat] = bytes(tiles)
    state.filled[seat] = 0
    state.present[seat] = 0
    for spot, tile in enumerate(tiles):
        if tile != EMPTY:
            state.filled[seat] |= 1 << spot
            state.present[seat] |= 1 << tile
