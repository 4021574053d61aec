"""What a learner learns from: the decisions of one seat in one game, and how that game ended."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from stammtisch.engine import State
from stammtisch.envs.encoding import Floats, rewards

MARGIN = 40.0
"""Points by which a game is won as clearly as it can be: twice the usual distance between two greedy players."""


@dataclass
class Trajectory:
    """One seat's decisions in order; `result` is between -1 and 1 and comes when the game is over."""

    rows: list[NDArray[np.float16]] = field(default_factory=list)
    masks: list[NDArray[np.bool_]] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)  # logarithm of how likely the choice was
    result: float = 0.0

    def __len__(self) -> int:
        return len(self.choices)

    def note(self, row: Floats, mask: NDArray[np.int8], choice: int, chance: float) -> None:
        """One more decision. Half precision is enough for a row and fits twice as many into memory."""
        self.rows.append(row.astype(np.float16))
        self.masks.append(mask.astype(np.bool_))
        self.choices.append(choice)
        self.chances.append(chance)


def results(state: State) -> list[float]:
    """Half of it for winning, half for the margin: a game that is lost or won anyway still teaches something."""
    mine, other = state.scores()
    margin = min(1.0, max(-1.0, (mine - other) / MARGIN))
    return [(won + part) / 2 for won, part in zip(rewards(state), (margin, -margin), strict=True)]


def advantages(values: Floats, lengths: NDArray[np.int64], outcomes: Floats, trust: float) -> Floats:
    """Generalised advantage estimates without discount, for trajectories that lie one after another in `values`.

    With `trust` 1 an estimate looks at the outcome alone, with 0 at the value of the next decision alone.
    """
    ends = lengths.cumsum()
    found = np.zeros_like(values)
    following = outcomes.copy()
    carried = np.zeros_like(outcomes)
    for step in range(int(lengths.max(initial=0))):
        live = np.flatnonzero(lengths > step)
        places = ends[live] - 1 - step
        carried[live] = following[live] - values[places] + trust * carried[live]
        found[places] = carried[live]
        following[live] = values[places]
    return found
