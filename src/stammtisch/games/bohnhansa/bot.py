"""What a choice looks worth: to the greedy bot, a learner, a master; what they propose, what search makes of it."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Final

from stammtisch.games.bohnhansa.appraisal.bargains import Bargains
from stammtisch.games.bohnhansa.appraisal.closing import appraise_closing
from stammtisch.games.bohnhansa.appraisal.customs import appraise_customs
from stammtisch.games.bohnhansa.appraisal.eye import LEARNER, MASTER, PLAYER, Eye
from stammtisch.games.bohnhansa.appraisal.opening import appraise_opening
from stammtisch.games.bohnhansa.appraisal.outlook import Outlook
from stammtisch.games.bohnhansa.appraisal.own_turn import AT_ONCE, POINTLESS
from stammtisch.games.bohnhansa.appraisal.soundings import Soundings
from stammtisch.games.bohnhansa.appraisal.talk import Talk, has_said_enough, is_asked
from stammtisch.games.bohnhansa.appraisal.trade import LISTEN, TALK_FIRST, appraise_offers, appraise_trade
from stammtisch.games.bohnhansa.appraisal.travel import appraise_travel
from stammtisch.games.bohnhansa.choices import PASS, SWAP
from stammtisch.games.bohnhansa.decisions.anytime import is_contract_choice
from stammtisch.games.bohnhansa.hidden import imagine
from stammtisch.games.bohnhansa.offer_notation import UNLISTED, is_offer
from stammtisch.games.bohnhansa.state import FINAL, SET_UP, TRADING, TRAVELLING, BohnHansaState
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

FORESIGHT: Final = 1
"""Search plays on until the turn after the present one is over too; from there on the evaluation, which knows trade,
sees further. Nobody makes offers when it is played on, so the further it goes the less it is the game that is played:
for five, with 80 looks, a whole round brought 5 thalers less (60 to 80 games, an interval of about as much)."""

TALKED_AT: Final = ("trade", "offers")
"""The decisions whose appraisal knows offers and other choices in words."""

THALERS: Final = 3.0
"""So much worse a choice must look to be e times less likely to be the right one."""
FAR: Final = 6.0
"""Beyond so many times that it makes no difference."""
NEARLY_NEVER: Final = 1e-4

SOUNDINGS: Final = 12
"""Worlds in which offers are tried before one is made; with 16 it made no difference."""


def appraise(view: BohnHansaView, choices: list[int], eye: Eye = PLAYER) -> list[float]:
    """What each choice is worth to the view's seat, in thalers; whoever is not asked compares it with 0: silence."""
    if view.seat != view.active and all(is_contract_choice(choice) for choice in choices):
        # A contract bought before one's own turn brings nothing that it would not bring then. (BH-62)
        return [POINTLESS] * len(choices)
    if view.decisions[-1] not in TALKED_AT and any(choice >= UNLISTED for choice in choices):
        # A standing order may be left at any time, and does nothing by itself. (BH-89)
        listed = [choice for choice in choices if choice < UNLISTED]
        worth = dict(zip(listed, appraise(view, listed, eye), strict=True))
        return [worth.get(choice, POINTLESS) for choice in choices]
    return APPRAISALS[view.decisions[-1]](Outlook(view, eye), choices)


def glance(view: BohnHansaView, choices: list[int]) -> list[float]:
    """The same for a learner, who sees no further than the next journey."""
    return appraise(view, choices, LEARNER)


def judge(view: BohnHansaView, choices: list[int]) -> list[float]:
    """The same for a master, who knows that the end comes sooner than it seems, and less of what is hoped for."""
    return appraise(view, choices, MASTER)


def propose(view: BohnHansaView) -> list[int]:
    """The offers that the view's seat might make beside the listed choices: free negotiation only. (BH-80)"""
    return Talk(Bargains(Outlook(view))).proposals() if may_speak(view) else []


def sound_out(view: BohnHansaView) -> list[int]:
    """The same to a master, who imagines what the others may hold: the same hands as long as nothing changes hands."""
    if not may_speak(view):
        return []
    rng = random.Random(f"{view.active} {view.hand} {view.deck_size} {len(view.harvested)}")
    worlds = [imagine(view, rng) for _ in range(SOUNDINGS)]
    return Soundings(Bargains(Outlook(view, MASTER)), worlds).proposals()


def may_speak(view: BohnHansaView) -> bool:
    """Whether the view's seat may put something into words, and has not said enough."""
    if view.seat is None or view.terms.in_rounds or view.decisions[-1:] != ["trade"]:
        return False
    return is_asked(view, view.seat) or not has_said_enough(view, view.seat)


def likelihoods(view: BohnHansaView, choices: list[int]) -> list[float]:
    """How likely a master takes each choice to be right: by thalers, without what only says what is done first.

    Offers cost nothing if nobody agrees, so they are worth a look like the best of what can wait, though they may look
    worse to somebody who does not imagine the others' hands.
    """
    worth = [in_thalers(value) for value in judge(view, choices)]
    best = max(worth)
    can_wait = max([value for value in worth if value < AT_ONCE / 2], default=best)
    for index in range(len(choices)):
        if is_offer(choices[index]):
            worth[index] = can_wait
    odds = [math.exp(max((value - best) / THALERS, -FAR)) if value > POINTLESS / 2 else NEARLY_NEVER for value in worth]
    total = sum(odds)
    return [odd / total for odd in odds]


def in_thalers(worth: float) -> float:
    """An appraisal without the order in which greedy bots do things: talk, listen, buy; what is done at once stays."""
    if worth == LISTEN:
        return 0.5
    return worth - TALK_FIRST + 1 if TALK_FIRST <= worth < AT_ONCE / 2 else worth


def settled(state: BohnHansaState, before: BohnHansaState) -> bool:
    """Whether the turn of `before` is over: what was bought and agreed there shows its worth by then.

    Openings are settled when the first journey is due, whoever makes it.
    """
    if state.phase == TRAVELLING:
        return (before.phase == SET_UP or state.active != before.active) and not state.debt
    return state.phase == FINAL


def in_haste(state: BohnHansaState, choices: list[int]) -> list[int]:
    """In a hurry nobody makes offers in rounds; those that lie open are answered."""
    if state.phase != TRADING or not state.terms.in_rounds:
        return choices
    if state.stack[-1].name == "offers" and not state.book.offers:
        return [PASS]
    return [choice for choice in choices if choice < SWAP and choice != PASS]
