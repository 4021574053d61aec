"""A place in the search tree: what each seat that decides there has tried, and what came of it."""

from __future__ import annotations

import math
from typing import Final

EXPLORATION: Final = 1.5
"""How much a choice that looks good at first sight is tried before results speak, in units of their usual spread."""

WIDTH: Final = 2.0
WIDENING: Final = 0.5
"""Progressive widening: after n visits the first 1 + WIDTH * (n + 1) ** WIDENING choices in the greedy order are looked
at."""

SHARPNESS: Final = 1.5
"""The choice that looks best is e to the power of this times as likely to be right as one that looks average."""


class Arm:
    """One choice at a node: how likely it looked, how often it was tried and the sum of what it brought."""

    def __init__(self, choice: int, prior: float) -> None:
        self.choice = choice
        self.prior = prior
        self.visits = 0
        self.total = 0.0


class Bandit:
    """What one seat has tried at a node, its choices in the order in which they looked good at first sight."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.arms: list[Arm] = []
        self.known: dict[int, Arm] = {}

    def add(self, choices: list[int], priors: list[float]) -> None:
        """Put new choices behind those that are known, the likeliest first."""
        for index in sorted(range(len(choices)), key=lambda index: -priors[index]):
            choice = choices[index]
            if choice not in self.known:
                arm = Arm(choice, priors[index])
                self.known[choice] = arm
                self.arms.append(arm)

    def knows(self, legal: list[int]) -> bool:
        """Whether every legal choice has its arm."""
        for choice in legal:  # noqa: SIM110 -- a loop compiles better than `all`
            if choice not in self.known:
                return False
        return True

    def select(self, legal: list[int], spread: float) -> Arm:
        """The legal choice that deserves the next visit, when results usually differ by so much.

        Legal choices differ from one imagined world to the next; each world counts only its own. What was never
        tried is taken to be as good as the average so far.
        """
        everything = len(legal) == len(self.arms)
        width = int(WIDTH * math.pow(self.visits + 1.0, WIDENING))
        pull = EXPLORATION * spread * math.sqrt(self.visits + 1.0)
        average = self.total / self.visits if self.visits else 0.0
        best: Arm | None = None
        bound = -math.inf
        seen = 0
        for arm in self.arms:
            if not everything and arm.choice not in legal:
                continue
            mean = arm.total / arm.visits if arm.visits else average
            value = mean + pull * arm.prior / (1.0 + arm.visits)
            if value > bound:
                best = arm
                bound = value
            seen += 1
            if seen > width:
                break
        assert best is not None
        return best

    def credit(self, arm: Arm, gain: float) -> None:
        """Note what a visit to one of the arms has brought."""
        self.visits += 1
        self.total += gain
        arm.visits += 1
        arm.total += gain


class Node:
    """A bandit for every seat that decides here, and where their joint choices lead."""

    def __init__(self) -> None:
        self.bandits: dict[tuple[int, int], Bandit] = {}
        """By the number of a world, or `EVERY_WORLD`, and a seat."""
        self.children: dict[tuple[int, ...], Node] = {}


def likelihoods(worth: list[float]) -> list[float]:
    """How likely each choice is to be the right one, from what it looks worth: a matter of rank among the others.

    Measured from the best in units of the usual distance to it, so that it does not matter what a game counts in.
    """
    best = max(worth)
    distance = sum([best - value for value in worth]) / len(worth)
    if distance <= 0.0:
        return [1.0 / len(worth)] * len(worth)
    odds = [math.exp(-SHARPNESS * (best - value) / distance) for value in worth]
    total = sum(odds)
    return [odd / total for odd in odds]
