"""Counts of legal sequences: a small number that notices every change of the rules."""

from __future__ import annotations

from stammtisch.engine import State
from stammtisch.engine.playout import next_seat


def count_sequences(state: State, depth: int) -> int:
    """How many ways there are to make the next `depth` choices; a game that ends sooner counts once.

    Of several seats that decide at once the lowest goes first: their order does not matter.
    """
    if depth == 0 or state.over:
        return 1
    seat = next_seat(state)
    choices = state.choices(seat)
    if depth == 1:
        return len(choices)
    total = 0
    for choice in choices:
        after = state.copy()
        after.step(seat, choice)
        total += count_sequences(after, depth - 1)
    return total
