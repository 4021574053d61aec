"""The offers that are open: found, closed, void, expired. (BH-80, BH-83, BH-86)"""

from __future__ import annotations

from stammtisch.games.bohnhansa.decisions.deals import deals_refusal
from stammtisch.games.bohnhansa.offer import Offer
from stammtisch.games.bohnhansa.state import BohnHansaState


def find_offer(state: BohnHansaState, number: int) -> Offer | None:
    for offer in state.offers:
        if offer.number == number:
            return offer
    return None


def close(state: BohnHansaState, offer: Offer, how: str, seat: int) -> None:
    """An offer is no longer open."""
    state.offers.remove(offer)
    if state.telling:
        state.tell(f"offer_{how}", seat, {"number": offer.number + 1})


def void_impossible(state: BohnHansaState) -> None:
    """BH-83: after every change what can no longer be carried out is void."""
    for offer in state.offers[:]:
        if deals_refusal(state, offer.deals) is not None:
            close(state, offer, "void", offer.by)


def expire(state: BohnHansaState) -> None:
    """BH-86: the phase is over, and with it every open offer and wish."""
    for offer in state.offers[:]:
        close(state, offer, "expired", offer.by)
    state.numbered = 0
    state.made = [0] * state.players
    state.wishes = [0] * state.players
    state.round = 0
    state.talker = 0
    state.heard = False
