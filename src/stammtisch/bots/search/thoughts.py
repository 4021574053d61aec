"""What a search has come to think: for the bot that chooses, for hints and for analysis."""

from __future__ import annotations


class Candidate:
    """One choice that was looked at."""

    def __init__(self, choice: int, visits: int, expected: list[float]) -> None:
        self.choice = choice
        self.visits = visits
        self.expected = expected
        """By seat, the share of the win if this is chosen; they add up to 1."""


class Thoughts:
    """The candidates, the best first, and what is expected of the position itself."""

    def __init__(
        self, candidates: list[Candidate], expected: list[float], scores: list[float], iterations: int
    ) -> None:
        self.candidates = candidates
        self.expected = expected
        """By seat, the share of the win; they add up to 1."""
        self.scores = scores
        """By seat, the expected final score."""
        self.iterations = iterations
