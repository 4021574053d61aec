"""What a beginner's eye sees in a choice: the greedy bot's appraisal, and what it would propose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stammtisch.games.bohnhansa.appraisal.bargains import Bargains
from stammtisch.games.bohnhansa.appraisal.closing import appraise_closing
from stammtisch.games.bohnhansa.appraisal.customs import appraise_customs
from stammtisch.games.bohnhansa.appraisal.opening import appraise_opening
from stammtisch.games.bohnhansa.appraisal.outlook import Outlook
from stammtisch.games.bohnhansa.appraisal.own_turn import POINTLESS
from stammtisch.games.bohnhansa.appraisal.talk import Talk, has_said_enough, is_asked
from stammtisch.games.bohnhansa.appraisal.trade import appraise_offers, appraise_trade
from stammtisch.games.bohnhansa.appraisal.travel import appraise_travel
from stammtisch.games.bohnhansa.decisions.anytime import is_contract_choice
from stammtisch.games.bohnhansa.view import BohnHansaView

APPRAISALS: Final[dict[str, Callable[[Outlook, list[int]], list[float]]]] = {
    "opening": appraise_opening,
    "travel": appraise_travel,
    "customs": appraise_customs,
    "trade": appraise_trade,
    "offers": appraise_offers,
    "end_turn": appraise_closing,
    "final_step": appraise_closing,
}
"""By the name of the decision that is being asked."""


def appraise(view: BohnHansaView, choices: list[int]) -> list[float]:
    """What each choice is worth to the view's seat, in thalers; whoever is not asked compares it with 0: silence."""
    if view.seat != view.active and all(is_contract_choice(choice) for choice in choices):
        # A contract bought before one's own turn brings nothing that it would not bring then. (BH-62)
        return [POINTLESS] * len(choices)
    return APPRAISALS[view.decisions[-1]](Outlook(view), choices)


def propose(view: BohnHansaView) -> list[int]:
    """The offers that the view's seat might make beside the listed choices: free negotiation only. (BH-80)"""
    if view.seat is None or view.terms.in_rounds or view.decisions[-1] != "trade":
        return []
    if has_said_enough(view, view.seat) and not is_asked(view, view.seat):
        return []
    return Talk(Bargains(Outlook(view))).proposals()
