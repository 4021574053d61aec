"""The network that turns a seat's numbers into thalers: one layer of units between, in plain Python that compiles."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


class Network:
    """Weights of the hidden units, each with a constant behind them, and of what they add up to, likewise."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.hidden: list[list[float]] = [[float(weight) for weight in unit] for unit in data["hidden"]]
        self.output: list[float] = [float(weight) for weight in data["output"]]

    def value(self, numbers: list[float]) -> float:
        """What a row of numbers comes to."""
        size = len(numbers)
        total = self.output[len(self.hidden)]
        for unit in range(len(self.hidden)):
            weights = self.hidden[unit]
            drive = weights[size]
            for index in range(size):
                drive += weights[index] * numbers[index]
            if drive > 0.0:
                total += self.output[unit] * drive
        return total


NETWORK = Network(
    json.loads((files("stammtisch.games.bohnhansa") / "data" / "network.json").read_text(encoding="utf-8"))
)
