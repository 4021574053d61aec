"""The ways in which a caller can be wrong."""

from __future__ import annotations

from stammtisch.engine.refusal import Refusal


class BadInput(ValueError):
    """Something handed in from outside cannot be understood; the message is one line that says what to do."""


class UnknownWord(BadInput):
    """A position says a word that the game does not have; whoever knows more words may name them too."""


class IllegalChoice(ValueError):
    """A choice was applied that the rules refuse; ask `refusal` first."""

    def __init__(self, seat: int, choice: int, refusal: Refusal) -> None:
        super().__init__(f"seat {seat}, choice {choice}: {refusal.rule} ({refusal.reason})")
        self.seat = seat
        self.choice = choice
        self.refusal = refusal
