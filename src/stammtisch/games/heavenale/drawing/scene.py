"""Everything that the parts of the picture ask about a view, worked out once."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.games.heavenale.drawing.layout import Seating, seating
from stammtisch.games.heavenale.hidden import complete
from stammtisch.games.heavenale.scoring import Score, final_score
from stammtisch.games.heavenale.state import HeavenAleState
from stammtisch.games.heavenale.view import HeavenAleView


@dataclass(frozen=True)
class Scene:
    """A view, and what the rules make of it."""

    view: HeavenAleView
    names: list[str]
    table: HeavenAleState  # the rules count on a state; the order of its piles, which no view says, is not drawn
    scores: list[Score]
    focus: int  # whose board is large
    seats: list[Seating]

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

    def winners(self) -> list[int]:
        """Nobody before the end."""
        best = max(score.total for score in self.scores)
        return [seat for seat, score in enumerate(self.scores) if self.over and score.total == best]


def look(view: HeavenAleView, names: list[str]) -> Scene:
    """A spectator looks over the shoulder of the player whose turn it is, and in the end of a winner."""
    table = complete(view)
    scores = [final_score(table, seat) for seat in range(view.terms.players)]
    focus = view.seat
    if focus is None:
        points = [score.total for score in scores]
        focus = view.actor if view.decisions else points.index(max(points))
    return Scene(view, names, table, scores, focus, seating(view.terms.players, focus))
