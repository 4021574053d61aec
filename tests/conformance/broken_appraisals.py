"""Toys whose bots and analyses would stumble."""

from __future__ import annotations

import math

from tests.conformance.broken import Case, Patch
from tests.conformance.toy import KNOCK, STAKE, Toy, ToyState, ToyView


def a_choice_without_its_worth(patch: Patch) -> Toy:
    patch.setattr(Toy, "appraise", lambda game, view, choices: [1.0] * (len(choices) - 1))
    return Toy()


def a_worth_that_is_no_number(patch: Patch) -> Toy:
    patch.setattr(Toy, "glance", lambda game, view, choices: [math.inf] * len(choices))
    return Toy()


def a_choice_that_cannot_be_looked_at(patch: Patch) -> Toy:
    def appraise(game: Toy, view: ToyView, choices: list[int]) -> list[float]:
        return [1.0 / (choice - KNOCK) for choice in choices]

    patch.setattr(Toy, "appraise", appraise)
    return Toy()


def what_can_never_be_right(patch: Patch) -> Toy:
    patch.setattr(Toy, "likelihoods", lambda game, view, choices: [0.0] * len(choices))
    return Toy()


def a_proposal_that_is_refused(patch: Patch) -> Toy:
    """Whoever is not asked may not stake."""
    patch.setattr(Toy, "propose", lambda game, view: [STAKE])
    return Toy()


def a_sounding_that_is_refused(patch: Patch) -> Toy:
    patch.setattr(Toy, "sound_out", lambda game, view: [STAKE])
    return Toy()


def a_seat_without_a_score(patch: Patch) -> Toy:
    def evaluate(game: Toy, state: ToyState) -> list[float]:
        return [1.0]

    patch.setattr(Toy, "evaluate", evaluate)
    return Toy()


def doubt_below_nothing(patch: Patch) -> Toy:
    patch.setattr(Toy, "doubt", lambda game, state: -1.0)
    return Toy()


CASES = [
    Case(a_choice_without_its_worth, "choices are appraised", "appraise says []"),
    Case(a_worth_that_is_no_number, "choices are appraised", "glance says [inf"),
    Case(a_choice_that_cannot_be_looked_at, "choices are appraised", "crash: ZeroDivisionError"),
    Case(what_can_never_be_right, "choices are appraised", "likelihoods says [0.0"),
    Case(a_proposal_that_is_refused, "proposals are legal", "propose says "),
    Case(a_sounding_that_is_refused, "proposals are legal", "sound_out says "),
    Case(a_seat_without_a_score, "positions are evaluated", "evaluate says [1.0] for 2 players"),
    Case(doubt_below_nothing, "positions are evaluated", "doubt says -1.0"),
]
