"""What a search has come to think: for the bot that chooses, for hints and for analysis."""

from __future__ import annotations

import math
from typing import Final

FIRST_SIGHT: Final = 3.0
"""What a position promises at first sight counts like so many looks ahead. After twelve of them it is the better guess
in Goldbräu for four (Brier score 0.107 instead of 0.109, 180 positions) and hardly a worse one in Heaven & Ale for two
(0.113 and 0.109, 106 positions), where first sight is dull; and one look gives nobody all of the win, or nothing."""

ALIKE: Final = 10.0
"""What is expected of a position counts like so many looks at each of its choices, which mostly differ by little. In
the same positions: 0.106 instead of 0.109 for the best choice in Goldbräu, 0.117 instead of 0.135 in Heaven & Ale."""

CHANCE: Final = 1.5
"""Standard errors of a difference, as if expectations did not lean on the position: as they do, two choices that are
equally good are taken for different by mistake after thirty looks at each in one case of forty."""


class Looks:
    """How often something was looked at, with the sums of every seat's shares of the win and of their squares.

    `gain` is the sum of what it brought the thinker, for choices that were looked at as often.
    """

    def __init__(self, players: int) -> None:
        self.count = 0
        self.gain = 0.0
        self.sums = [0.0] * players
        self.squares = [0.0] * players

    def see(self, shares: list[float], gain: float) -> None:
        """Look once more."""
        self.count += 1
        self.gain += gain
        for seat, share in enumerate(shares):
            self.sums[seat] += share
            self.squares[seat] += share * share

    def add(self, count: int, gain: float, sums: list[float], squares: list[float]) -> None:
        """Count what was seen elsewhere."""
        self.count += count
        self.gain += gain
        for seat, share in enumerate(sums):
            self.sums[seat] += share
            self.squares[seat] += squares[seat]

    def expected(self, guess: list[float], weight: float) -> list[float]:
        """By seat, the share of the win, where a guess counts like so many looks."""
        return [(weight * share + self.sums[seat]) / (weight + self.count) for seat, share in enumerate(guess)]

    def candidate(self, choice: int, position: list[float]) -> Candidate:
        """As a choice in a position of which so much is expected."""
        expected = self.expected(position, ALIKE)
        errors: list[float] = []
        for seat, share in enumerate(expected):
            # The most that looks can differ is between all of the win and nothing, and so it is until many say else.
            most = share * (1.0 - share)
            seen = max(0.0, self.squares[seat] - self.sums[seat] * self.sums[seat] / self.count)
            errors.append(math.sqrt((ALIKE * most + seen) / (ALIKE + self.count) / self.count))
        return Candidate(choice, self.count, expected, errors)


class Candidate:
    """One choice that was looked at."""

    def __init__(self, choice: int, visits: int, expected: list[float], errors: list[float]) -> None:
        self.choice = choice
        self.visits = visits
        self.expected = expected
        """By seat, the share of the win if this is chosen; they add up to 1."""
        self.errors = errors
        """By seat, the standard error of what the looks came to."""

    def clearly_better(self, other: Candidate, seat: int) -> bool:
        """Whether a seat may expect more of this than chance would explain."""
        error = math.sqrt(self.errors[seat] * self.errors[seat] + other.errors[seat] * other.errors[seat])
        return self.expected[seat] - other.expected[seat] > CHANCE * error


class Reply:
    """What is expected of another seat, at the same time or right after the best candidate."""

    def __init__(self, seat: int, choice: int, likelihood: float, looks: int) -> None:
        self.seat = seat
        self.choice = choice
        self.likelihood = likelihood
        """In what part of its looks the search let that seat take it there."""
        self.looks = looks


class Thoughts:
    """The candidates, the best first, what is expected of the position itself, and what of the others."""

    def __init__(
        self,
        candidates: list[Candidate],
        expected: list[float],
        scores: list[float],
        iterations: int,
        replies: list[Reply],
    ) -> None:
        self.candidates = candidates
        self.expected = expected
        """By seat, the share of the win; they add up to 1."""
        self.scores = scores
        """By seat, the expected final score."""
        self.iterations = iterations
        self.replies = replies


def judged(first: list[float], looks: dict[int, Looks]) -> tuple[list[float], list[Candidate]]:
    """What is expected of a position that promises so much at first sight, and of its choices, the best first."""
    altogether = Looks(len(first))
    for seen in looks.values():
        altogether.add(seen.count, seen.gain, seen.sums, seen.squares)
    expected = altogether.expected(first, FIRST_SIGHT)
    return expected, [looks[choice].candidate(choice, expected) for choice in ranked(looks)]


def ranked(looks: dict[int, Looks]) -> list[int]:
    """The choices by how often they were looked at: often, if they kept their promise.

    Not by what they brought on average, where a few lucky looks outdo many: in Heaven & Ale for four a quarter of a
    second was some sixteen looks at eleven choices, and a Meister that did so won 10 of 25 games, by looks 24 of 37.
    """
    return sorted(looks, key=lambda choice: (-looks[choice].count, -looks[choice].gain))
