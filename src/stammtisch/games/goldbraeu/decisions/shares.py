"""Markers on businesses: how shares get there and how the single ones fall."""

from __future__ import annotations

from stammtisch.engine.refusal import Refusal
from stammtisch.games.goldbraeu.names import BUSINESS_COUNT, BUSINESSES
from stammtisch.games.goldbraeu.state import GoldbraeuState


def place_marker(state: GoldbraeuState, seat: int, business: int) -> None:
    """A share comes onto the board: a marker at its business, the card out of the game. (GB-52)"""
    state.markers[business * state.players + seat] += 1
    state.gone[business] += 1


def play_share(state: GoldbraeuState, seat: int, business: int) -> None:
    """Play a share from the hand, then see whether it was the last one. (GB-58)"""
    index = seat * BUSINESS_COUNT + business
    state.hand[index] -= 1
    if state.known[index]:
        state.known[index] -= 1
    place_marker(state, seat, business)
    if state.telling:
        state.tell("share_played", seat, {"business": BUSINESSES[business]}, True)
    drop_singles(state, business)


def drop_singles(state: GoldbraeuState, business: int) -> None:
    """GB-65: with all its shares on the board, everyone with a single marker at a business takes it back.

    GB-66: only markers fall; a boss stays.
    """
    if state.markers_at(business) < state.terms.last_share:
        return
    first = business * state.players
    for seat in range(state.players):
        if state.markers[first + seat] == 1:
            state.markers[first + seat] = 0
            if state.telling:
                state.tell("single_dropped", seat, {"business": BUSINESSES[business]})


def play_refusal(state: GoldbraeuState, seat: int, business: int) -> Refusal | None:
    """Why a hand share cannot be put on the board, whatever the occasion."""
    if not state.hand[seat * BUSINESS_COUNT + business]:
        return Refusal("GB-58", "not_in_hand", {"business": BUSINESSES[business]})
    if not state.markers_left(seat):
        return Refusal("GB-55", "no_marker_left", {"limit": state.terms.markers})
    return None
