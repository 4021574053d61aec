"""The network that turns a seat's numbers into thalers: one layer of units between, in plain Python that compiles."""

from __future__ import annotations

import json
from typing import Any

from stammtisch.games.bohnhansa.rulebook import DATA


class Network:
    """Weights of the hidden units, each with a constant behind them, and of what they add up to, likewise.

    With it comes how far differences between final scores stray from what it says, as the scale of a logistic: so much
    at the end, and so much more for the root of the turns that a player still has.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.hidden: list[list[float]] = [[float(weight) for weight in unit] for unit in data["hidden"]]
        self.output: list[float] = [float(weight) for weight in data["output"]]
        self.doubt: list[float] = [float(scale) for scale in data["doubt"]]

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


NETWORK = Network(json.loads((DATA / "network.json").read_text(encoding="utf-8")))
