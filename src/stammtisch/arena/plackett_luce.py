"""Strengths from rankings: the Plackett-Luce model, fitted to all games at once by maximum likelihood.

The first place goes to somebody with a chance in proportion to strength, then the second among the rest, and so on;
with two players that is Elo's model. Level seats count as the average of all orders in which they could have come in:
for two players half a win each.

The libraries of this kind do something else: `openskill` rates game by game, so that the order of games matters;
`choix` fits all at once but knows no ties and needs SciPy. A fit with a handful of unknowns is short enough to write.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import combinations

Field = tuple[int, ...]
"""The bots of the seats among whom a place was given, in the order of their numbers; a bot may have several."""

DRAWN_BEFORE = 1.0
"""Before the first game any two bots are taken to have drawn once: so a perfect record has a finite rating."""

CLOSE_ENOUGH = 1e-8
LONGEST_STEP = 2.0
"""In one step no strength changes by more than a factor e², so that an early overshoot cannot run away."""
MOST_STEPS = 1000
"""A perfect record over a thousand games takes ten."""


class Tally:
    """All that the likelihood needs of any number of games; tallies of games add up."""

    def __init__(self, bots: int) -> None:
        self.places = [0.0] * bots
        """How many places each bot took."""
        self.fields: dict[Field, float] = {}
        """How often a place was given in which field."""

    def note(self, ranking: Iterable[Sequence[int]], times: float = 1.0) -> None:
        """Games that ended alike: the bots of the seats from first to last, level ones together."""
        levels = list(ranking)
        for number, level in enumerate(levels):
            behind = [bot for later in levels[number + 1 :] for bot in later]
            for left in range(len(level), 0, -1):
                # So many of the level ones are left for the next place: every choice of them is as likely as another.
                choices = math.comb(len(level), left)
                for still_in in combinations(level, left):
                    self._give(still_in, behind, times / choices)

    def _give(self, level: Sequence[int], behind: Sequence[int], times: float) -> None:
        """A place to one of those who are level, each as likely as another."""
        field = tuple(sorted((*level, *behind)))
        if field[0] == field[-1]:
            return  # among seats of one bot it tells nothing
        self.fields[field] = self.fields.get(field, 0.0) + times
        for bot in level:
            self.places[bot] += times / len(level)

    def add(self, other: Tally, times: float) -> None:
        """The games of another tally, so many times."""
        for bot, places in enumerate(other.places):
            self.places[bot] += places * times
        for field, given in other.fields.items():
            self.fields[field] = self.fields.get(field, 0.0) + given * times


def fit(tally: Tally, anchor: int, start: Sequence[float] | None = None) -> list[float]:
    """The natural logarithms of the strengths that make the games most likely; the anchor's is 0.

    Newton's method: with the drawn games the likelihood has one peak and nothing else. `start` is a guess.
    """
    games = Tally(len(tally.places))
    games.add(tally, 1.0)
    for one in range(len(games.places)):
        for other in range(one):
            games.note([(one, other)], DRAWN_BEFORE)
    found = list(start or [0.0] * len(games.places))
    free = [bot for bot in range(len(found)) if bot != anchor]
    for _ in range(MOST_STEPS):
        slope, bend = _derivatives(games, found)
        step = _solved([[bend[row][column] for column in free] for row in free], [slope[bot] for bot in free])
        longest = max(map(abs, step), default=0.0)
        if longest < CLOSE_ENOUGH:
            return found
        shorter = min(1.0, LONGEST_STEP / longest)
        for bot, change in zip(free, step, strict=True):
            found[bot] += change * shorter
    raise RuntimeError(f"no strengths were found for {games.places} in {games.fields}")


def _derivatives(games: Tally, strengths: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """Of the log-likelihood: the slope, and how fast it falls."""
    slope = games.places[:]
    bend = [[0.0] * len(slope) for _ in slope]
    weights = [math.exp(strength) for strength in strengths]
    for field, given in games.fields.items():
        whole = sum(weights[bot] for bot in field)
        chances = [(bot, field.count(bot) * weights[bot] / whole) for bot in dict.fromkeys(field)]
        for bot, chance in chances:
            slope[bot] -= given * chance
            bend[bot][bot] += given * chance
            for other, others_chance in chances:
                bend[bot][other] -= given * chance * others_chance
    return slope, bend


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a few linear equations; the matrix is positive definite, so no row needs to be swapped."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot in range(size):
        for below in range(pivot + 1, size):
            factor = rows[below][pivot] / rows[pivot][pivot]
            for column in range(pivot, size + 1):
                rows[below][column] -= factor * rows[pivot][column]
    solution = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][column] * solution[column] for column in range(row + 1, size))
        solution[row] = (rows[row][size] - known) / rows[row][row]
    return solution
