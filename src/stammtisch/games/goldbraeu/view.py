"""What one seat may know of a position. (GB-82)"""

from __future__ import annotations

from stammtisch.engine.view import View
from stammtisch.games.goldbraeu.terms import GoldbraeuTerms


class GoldbraeuView(View):
    """The public part of a state under the same names, and the viewer's own hidden part.

    `returned` are the cards at the bottom of the deck that have lain open (top-most first), and `known` counts the
    hand shares that came from there: whoever has followed the game knows them, so a bot may.
    """

    def __init__(self, terms: GoldbraeuTerms, seat: int | None) -> None:
        self.terms = terms
        self.seat = seat

    decisions: list[str]  # the stack by name, the question asked now last
    waiting: int
    money: list[int]
    bank: int
    markers: list[int]
    boss: list[int]
    sign: list[int]
    cells: list[int]
    free: int
    waitress: int
    drunkard: int
    hand_sizes: list[int]
    hand: list[int]  # the viewer's own, by business; empty for a spectator
    known: list[int]
    gone: list[int]
    open: list[int]
    deck_size: int
    returned: list[int]
    has_chosen: list[bool]
    chosen: list[int]  # only what the viewer may see
    day: int
    start: int
    payday_figure: int
    part: int
    turn: int
    left: int
    named: int
    blocked: int
    protected: int
    has_drawn: bool
    drawn: int  # only for the buyer, or when everybody knows it

    def agreed(self) -> GoldbraeuTerms:
        return self.terms

    def fields(self) -> tuple[str, ...]:
        return FIELDS


FIELDS = (
    "decisions",
    "waiting",
    "money",
    "bank",
    "markers",
    "boss",
    "sign",
    "cells",
    "free",
    "waitress",
    "drunkard",
    "hand_sizes",
    "hand",
    "known",
    "gone",
    "open",
    "deck_size",
    "returned",
    "has_chosen",
    "chosen",
    "day",
    "start",
    "payday_figure",
    "part",
    "turn",
    "left",
    "named",
    "blocked",
    "protected",
    "has_drawn",
    "drawn",
)
