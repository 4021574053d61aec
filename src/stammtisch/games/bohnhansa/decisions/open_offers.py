"""The offers that are open: answered, void, expired, and told about. (BH-80, BH-82, BH-83, BH-86)"""

from __future__ import annotations

from stammtisch.engine.event import Value
from stammtisch.engine.negotiation import Offer
from stammtisch.engine.refusal import Refusal
from stammtisch.games.bohnhansa.deal import Deal
from stammtisch.games.bohnhansa.decisions.deals import deals_refusal
from stammtisch.games.bohnhansa.names import COLOURS
from stammtisch.games.bohnhansa.offer_notation import spell_deal
from stammtisch.games.bohnhansa.state import BohnHansaState


def accept(state: BohnHansaState, offer: Offer[Deal], seat: int, by_order: bool = False) -> None:
    """BH-82, BH-87: checked again, and what the last one has agreed to is to be carried out as one."""
    refusal = deals_refusal(state, offer.deals)
    if refusal is not None:
        state.book.close(offer)
        tell_void(state, offer, refusal)
        return
    done = state.book.agree(offer, seat)
    kind = "offer_accepted" if done else "offer_agreed"
    # BH-89: an order agrees only when the offer is then carried out. BH-42: that is binding, nobody can take it back.
    tell_offer(state, "offer_accepted_by_order" if by_order else kind, seat, offer, True)
    if done:
        state.carrying = offer.deals[:]
        state.carried = 0


def refuse(state: BohnHansaState, offer: Offer[Deal], seat: int) -> None:
    """One refusal closes the whole offer. (BH-87)"""
    state.book.turn_down(offer)
    tell_offer(state, "offer_refused", seat, offer)


def withdraw(state: BohnHansaState, offer: Offer[Deal], seat: int) -> None:
    state.book.close(offer)
    tell_offer(state, "offer_withdrawn", seat, offer)


def void_impossible(state: BohnHansaState) -> None:
    """BH-83: after every change what can no longer be carried out is void, and everyone is told why."""
    for offer, refusal in state.book.recheck(lambda deals: deals_refusal(state, deals)):
        tell_void(state, offer, refusal)


def expire(state: BohnHansaState) -> None:
    """BH-86: the phase is over, and with it every open offer and wish."""
    for offer in state.book.offers:
        tell_offer(state, "offer_expired", offer.by, offer)
    state.book.clear()
    state.round = 0
    state.talker = 0
    state.heard = False


def tell_offer(state: BohnHansaState, kind: str, seat: int, offer: Offer[Deal], fence: bool = False) -> None:
    """What has become of an offer, with all that it says."""
    if state.telling:
        state.tell(kind, seat, said(state, offer), fence)


def tell_void(state: BohnHansaState, offer: Offer[Deal], refusal: Refusal) -> None:
    if state.telling:
        why: dict[str, Value] = {f"why_{name}": value for name, value in refusal.values.items()}
        state.tell(
            "offer_void", offer.by, {**said(state, offer), "rule": refusal.rule, "reason": refusal.reason, **why}
        )


def said(state: BohnHansaState, offer: Offer[Deal]) -> dict[str, Value]:
    """An offer as the values of an event, from which the log makes words."""
    return {"number": offer.number + 1, "active": COLOURS[state.active], "deals": notations(offer.deals)}


def notations(deals: list[Deal]) -> list[str]:
    return [" ".join(spell_deal(deal)) for deal in deals]
