"""Toys with a choice that is too many to list, and something wrong with it."""

from __future__ import annotations

import random

from stammtisch.engine import Codebook, Refusal, Rulebook, Structure
from stammtisch.engine.codebook import OpenKind
from tests.conformance.broken import Case, Patch
from tests.conformance.toy import RULES, STAKE, STAKING, Toy, ToyState, ToyView

BID = 100


class Bid(OpenKind):
    """`bid 7`; always refused."""

    def __init__(self, slip: int) -> None:
        self.name = "bid"
        self.first = BID
        self.step = 1
        self.slip = slip

    def spell(self, code: int) -> Structure:
        return ("bid", str(code - BID))

    def read(self, words: Structure) -> int:
        return BID + int(words[0]) + self.slip


class Bidding(Toy):
    """The toy with bids, which come to everybody's mind and are never allowed."""

    def __init__(self, words: str = "Bid {0}", slip: int = 0) -> None:
        super().__init__()
        self.codes = Codebook(*self.codes.kinds, unlisted=(Bid(slip),))
        texts = {**RULES.texts, "choice": {**RULES.texts["choice"], "bid": words}}
        self.rulebook = Rulebook(list(RULES.rules.values()), texts)

    def random_proposal(self, view: ToyView, rng: random.Random) -> int | None:
        return BID + 7


def bid_that_reads_as_another(patch: Patch) -> Toy:
    return Bidding(slip=1)


def bid_that_reads_badly(patch: Patch) -> Toy:
    return Bidding("{{0}}")


def bid_that_is_listed(patch: Patch) -> Toy:
    class Confused(Bidding):
        def random_proposal(self, view: ToyView, rng: random.Random) -> int | None:
            return STAKE

    return Confused()


def bid_that_nobody_is_told_of(patch: Patch) -> Toy:
    honest = STAKING.refusal

    def refusal(state: ToyState, seat: int, choice: int) -> Refusal | None:
        return honest(state, seat, choice) if choice < BID else None

    patch.setattr(STAKING, "refusal", refusal)
    return Bidding()


def bid_refused_without_a_rule(patch: Patch) -> Toy:
    patch.setattr(STAKING, "refusal", lambda state, seat, choice: Refusal("TY-99", "other"))
    return Bidding()


def bid_refused_by_what_is_hidden(patch: Patch) -> Toy:
    honest = STAKING.refusal

    def refusal(state: ToyState, seat: int, choice: int) -> Refusal | None:
        rule = "TY-1" if state.hand[1 - seat] % 2 else "TY-2"
        return honest(state, seat, choice) if choice < BID else Refusal(rule, "other")

    patch.setattr(STAKING, "refusal", refusal)
    return Bidding()


CASES = [
    Case(bid_that_reads_as_another, "proposals", "is written 'bid 7', which reads as 108"),
    Case(bid_that_reads_badly, "proposals", "'bid 7' reads badly: {0}"),
    Case(bid_that_is_listed, "proposals", "'stake 0' is listed and unlisted at once"),
    Case(bid_that_nobody_is_told_of, "proposals", "may choose 'bid 7', but is not told so"),
    Case(bid_refused_without_a_rule, "proposals", "refused by TY-99, which is no rule"),
    Case(bid_refused_by_what_is_hidden, "nothing leaks", "why seat 0 may not 'bid 7' depends on something hidden"),
]
