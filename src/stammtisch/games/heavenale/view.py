"""What one seat may know of a position: all of it but the order of the face-down piles. (HA-96)"""

from __future__ import annotations

from stammtisch.engine.view import View
from stammtisch.games.heavenale.terms import HeavenAleTerms


class HeavenAleView(View):
    """The state under the same names; the piles as sorted tiles, since their order is what nobody knows."""

    def __init__(self, terms: HeavenAleTerms, seat: int | None) -> None:
        self.terms = terms
        self.seat = seat

    decisions: list[str]  # the stack by name, the question asked now last
    waiting: int
    money: list[int]
    bank: int
    figure: list[int]
    spot: list[int]
    markers: list[int]
    brewmaster: list[int]
    garden: list[list[int]]
    sheds: list[int]
    discs: list[int]
    cards: list[int]
    placed: list[int]
    large: list[int]
    small: list[int]
    track: list[list[int]]
    supply: list[int]
    resources_1: list[int]
    resources_2: list[int]
    monks_1: list[int]
    monks_2: list[int]  # with three players those that are out of the game among them
    round: int
    first: int
    next: int
    actor: int
    bought: bool
    tile: int
    half: int
    closing: int
    shed: int
    pair: int

    def agreed(self) -> HeavenAleTerms:
        return self.terms

    def fields(self) -> tuple[str, ...]:
        return FIELDS


FIELDS = (
    "decisions",
    "waiting",
    "money",
    "bank",
    "figure",
    "spot",
    "markers",
    "brewmaster",
    "garden",
    "sheds",
    "discs",
    "cards",
    "placed",
    "large",
    "small",
    "track",
    "supply",
    "resources_1",
    "resources_2",
    "monks_1",
    "monks_2",
    "round",
    "first",
    "next",
    "actor",
    "bought",
    "tile",
    "half",
    "closing",
    "shed",
    "pair",
)
