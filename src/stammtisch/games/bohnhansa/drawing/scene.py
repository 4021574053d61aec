"""Everything that the parts of the picture ask about a view, worked out once."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.games.bohnhansa.components import covers
from stammtisch.games.bohnhansa.hidden import complete
from stammtisch.games.bohnhansa.journeys import Prospect, prospects
from stammtisch.games.bohnhansa.names import BEAN_COUNT
from stammtisch.games.bohnhansa.state import BohnHansaState
from stammtisch.games.bohnhansa.view import BohnHansaView


@dataclass(frozen=True)
class Scene:
    """A view, and what the rules make of it."""

    view: BohnHansaView
    names: list[str]
    table: BohnHansaState  # the rules count on a state; others' hands and the decks, which no view says, are not drawn
    prospects: list[Prospect]
    scores: list[int]

    @property
    def players(self) -> int:
        return self.view.terms.players

    @property
    def over(self) -> bool:
        return not self.view.decisions

    @property
    def stage(self) -> str:
        """The question that is open."""
        return self.view.decisions[-1] if self.view.decisions else "over"

    def waits_for(self, seat: int) -> bool:
        return bool(self.view.waiting >> seat & 1)

    def is_asked(self) -> bool:
        """Whether the game, or an open offer, waits for the viewer."""
        seat = self.view.seat
        return seat is not None and (self.waits_for(seat) or self.has_offer())

    def has_offer(self) -> bool:
        """Whether an open offer waits for the viewer's answer while the game waits for somebody else. (BH-88)"""
        return self.view.seat in self.table.seats_addressed()

    def winners(self) -> list[int]:
        """Nobody before the end."""
        return [seat for seat, score in enumerate(self.scores) if self.over and score == max(self.scores)]

    def can_fulfil(self, contract: int) -> bool:
        """Whether the viewer stands in the contract's town with all its beans."""
        view, seat = self.view, self.view.seat
        return (
            seat is not None
            and not self.over
            and view.figure[seat] == view.terms.box.contract_town[contract]
            and covers(view.cart, view.terms.box.contract_beans[contract], seat * BEAN_COUNT)
        )


def look(view: BohnHansaView, names: list[str]) -> Scene:
    table = complete(view)
    return Scene(view, names, table, prospects(view), table.scores())
