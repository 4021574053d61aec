"""What the processes have collected, in shared memory: a round has half a gigabyte of rows."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from examples.ppo.trajectory import Trajectory
from stammtisch.envs.encoding import Encoding, Floats

D = TypeVar("D", bound=np.generic)


@dataclass(frozen=True)
class Notes:
    """What a process sends of a round beside rows and masks, trajectory after trajectory."""

    choices: NDArray[np.int64]
    chances: Floats
    lengths: NDArray[np.int64]
    outcomes: Floats
    won: list[float]  # of each game against greedy

    @classmethod
    def of(cls, trajectories: list[Trajectory], won: list[float]) -> Notes:
        return cls(
            np.array([choice for each in trajectories for choice in each.choices], np.int64),
            np.array([chance for each in trajectories for chance in each.chances], np.float32),
            np.array([len(each) for each in trajectories], np.int64),
            np.array([each.result for each in trajectories], np.float32),
            won,
        )


@dataclass(frozen=True)
class Share:
    """What one process has collected; rows and masks are good until the next round."""

    rows: NDArray[np.float16]
    masks: NDArray[np.bool_]
    notes: Notes


class Shelf:
    """Where a process lays its rows and masks: two files that both sides have mapped into memory."""

    def __init__(self, folder: Path, number: int, encoding: Encoding, decisions: int) -> None:
        self.rows = _mapped(folder / f"rows {number}", np.float16, (decisions, encoding.length))
        self.masks = _mapped(folder / f"masks {number}", np.bool_, (decisions, encoding.actions))

    def lay(self, trajectories: list[Trajectory]) -> None:
        """One after another, from the beginning."""
        place = 0
        for trajectory in trajectories:
            end = place + len(trajectory)
            self.rows[place:end] = trajectory.rows
            self.masks[place:end] = trajectory.masks
            place = end

    def share(self, notes: Notes) -> Share:
        """What lies here, as the notes say."""
        count = len(notes.choices)
        return Share(self.rows[:count], self.masks[:count], notes)


def _mapped(path: Path, kind: type[D], shape: tuple[int, int]) -> NDArray[D]:
    return np.memmap(path, kind, "r+" if path.exists() else "w+", shape=shape)


def shelf_folder() -> TemporaryDirectory[str]:
    """A folder for shelves, in memory where the system has a place for that."""
    memory = Path("/dev/shm")
    return TemporaryDirectory(prefix="ppo-", dir=memory if memory.is_dir() else None)
