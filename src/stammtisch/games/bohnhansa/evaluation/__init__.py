"""What every seat may expect to have at the end, from a complete position: where search stops looking ahead.

A small network, taught by how games of bots ended in which everybody traded: `python -m benchmarks.learn bohnhansa
--players 3 4 5`. Of the differences between final scores in games that were held back it explains 44 to
45 % over the whole game: an eighth in its second tenth, two fifths in the middle, nine tenths at the end.
"""

from __future__ import annotations

import math

from stammtisch.games.bohnhansa.evaluation.calendar import Calendar
from stammtisch.games.bohnhansa.evaluation.network import NETWORK
from stammtisch.games.bohnhansa.evaluation.numbers import READY, is_uncertain, rows
from stammtisch.games.bohnhansa.state import BohnHansaState


def evaluate(state: BohnHansaState) -> list[float]:
    """By seat: the final score that may be expected."""
    if not state.stack:
        return [float(score) for score in state.scores()]
    found = rows(state)
    if is_uncertain(state):
        return [NETWORK.value(numbers) for numbers in found]
    return [score + numbers[READY] for score, numbers in zip(state.scores(), found, strict=True)]


def doubt(state: BohnHansaState) -> float:
    """How far final differences between seats may stray from that."""
    if not state.stack:
        return 0.0
    calendar = Calendar(state)
    turns = 0.0
    for seat in range(state.players):
        turns += calendar.turns(seat)
    late, early = NETWORK.doubt
    return late + early * math.sqrt(turns / state.players)
