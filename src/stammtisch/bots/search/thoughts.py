"""What a search has come to think: for the bot that chooses, for hints and for analysis."""

from __future__ import annotations


class Candidate:
    """One choice that was looked at."""

    def __init__(self, choice: int, visits: int, expected: list[float]) -> None:
        self.choice = choice
        self.visits = visits
        self.expected = expected
        """By seat, the share of the win if this is chosen; they add up to 1."""


class Reply:
    """What is expected of another seat, at the same time or right after the best candidate."""

    def __init__(self, seat: int, choice: int, likelihood: float) -> None:
        self.seat = seat
        self.choice = choice
        self.likelihood = likelihood
        """How often the search let that seat take it there."""


class Thoughts:
    """The candidates, the best first, what is expected of the position itself, and what of the others."""

    def __init__(
        self,
        candidates: list[Candidate],
        expected: list[float],
        scores: list[float],
        iterations: int,
        replies: list[Reply] | None = None,
    ) -> None:
        self.candidates = candidates
        self.expected = expected
        """By seat, the share of the win; they add up to 1."""
        self.scores = scores
        """By seat, the expected final score."""
        self.iterations = iterations
        self.replies = replies or []
