"""Whether expectations can be trusted: of the positions given 70 %, about 70 % must have been won."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

BINS: Final = 10


@dataclass(frozen=True)
class Bin:
    """Everything that was expected between two shares: how often, what was expected on average, what came."""

    count: int
    expected: float
    won: float


def reliability(pairs: Iterable[tuple[float, float]]) -> list[Bin]:
    """Pairs of an expected share and the share that came, by tenths of what was expected; empty tenths are left out."""
    sums = [[0, 0.0, 0.0] for _ in range(BINS)]
    for expected, won in pairs:
        row = sums[min(BINS - 1, int(expected * BINS))]
        row[0] += 1
        row[1] += expected
        row[2] += won
    return [Bin(int(count), expected / count, won / count) for count, expected, won in sums if count]


def brier(pairs: Iterable[tuple[float, float]]) -> float:
    """The mean square of how far expectations were off; 0 is perfect."""
    squares = [(expected - won) ** 2 for expected, won in pairs]
    return sum(squares) / len(squares)
