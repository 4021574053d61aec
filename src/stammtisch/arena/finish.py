"""How one game of a ladder ended, seat by seat."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.arena.fixtures import Fixture
from stammtisch.engine import shared_win


@dataclass(frozen=True)
class Finish:
    """Scores and winners of a fixture; what follows from them is worked out here and nowhere else."""

    fixture: Fixture
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def order(self) -> list[list[int]]:
        """The seats from first to last; those who are level stand together.

        The winners are the game's word, which may break ties; behind them scores decide.
        """
        behind: dict[int, list[int]] = {}
        for seat, score in enumerate(self.scores):
            if seat not in self.winners:
                behind.setdefault(score, []).append(seat)
        return [list(self.winners), *(behind[score] for score in sorted(behind, reverse=True))]

    def ranks(self) -> list[float]:
        """The rank of each seat, from 1; those who are level share the ranks that they take up."""
        ranks = [0.0] * len(self.scores)
        before = 0
        for level in self.order():
            for seat in level:
                ranks[seat] = before + (len(level) + 1) / 2
            before += len(level)
        return ranks

    def win(self, seat: int) -> float:
        """The seat's share of the win: 1 alone, a half for two who are level."""
        return shared_win(self.winners, len(self.scores))[seat]

    def margin(self, seat: int) -> float:
        """How much more a seat has than the others on average."""
        return self.scores[seat] - (sum(self.scores) - self.scores[seat]) / (len(self.scores) - 1)
