"""A small net in NumPy: what the collectors and the trained agent compute with, so that neither needs PyTorch."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch.engine.observation import Row
from stammtisch.envs.encoding import Floats

Arrays = Mapping[str, NDArray[Any]]


class Net:
    """Layers of weights and biases; what is negative between two of them becomes nought."""

    def __init__(self, layers: list[tuple[Floats, Floats]]) -> None:
        self.layers = layers

    def __call__(self, rows: Floats) -> Floats:
        """What comes out for many rows at once."""
        weights, biases = self.layers[0]
        return self._onward(rows @ weights + biases)

    def look(self, row: Row) -> Floats:
        """What comes out for a single row, of which nine in ten numbers are nought and need no multiplying."""
        weights, biases = self.layers[0]
        return self._onward(np.array(row.values, np.float32) @ weights[row.places] + biases)

    def _onward(self, found: Floats) -> Floats:
        for weights, biases in self.layers[1:]:
            found = np.maximum(found, 0.0) @ weights + biases
        return found

    def arrays(self, name: str) -> dict[str, NDArray[Any]]:
        """The layers under names that fit a file which holds several nets."""
        found: dict[str, NDArray[Any]] = {}
        for number, (weights, biases) in enumerate(self.layers):
            found[f"{name} weights {number}"] = weights
            found[f"{name} biases {number}"] = biases
        return found

    @classmethod
    def named(cls, name: str, arrays: Arrays) -> Net:
        """The net of that name among the arrays of a file."""
        count = sum(key.startswith(f"{name} weights ") for key in arrays)
        return cls(
            [
                (
                    arrays[f"{name} weights {number}"].astype(np.float32),
                    arrays[f"{name} biases {number}"].astype(np.float32),
                )
                for number in range(count)
            ]
        )


def save_policy(policy: Net, path: Path) -> None:
    """The policy alone, in half precision: what an agent needs, in half the size."""
    arrays: dict[str, Any] = {key: values.astype(np.float16) for key, values in policy.arrays("policy").items()}
    np.savez_compressed(path, **arrays)


def load_policy(path: Path) -> Net:
    """The policy from a file of `save_policy`, or from a checkpoint of the training."""
    with np.load(path) as arrays:
        return Net.named("policy", dict(arrays))
