"""Many games stepped together, their observations, masks and rewards in NumPy arrays that are written in place."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from stammtisch.engine import State
from stammtisch.engine.playout import next_seat
from stammtisch.envs.encoding import Encoding, Floats, Mask, any_seed, rewards


class VectorGames:
    """N games side by side for a training loop.

    In game i it is the turn of seat `seats[i]`, which sees `observations[i]` and may choose where `masks[i]` is 1.
    `step` takes one choice a game. A game that ends leaves its results in `rewards[i]`, by seat, sets `ended[i]`, and
    begins anew at once. All arrays are the same objects for ever: copy what you keep.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
    ) -> None:
        self.encoding = Encoding(game, players, options)
        self.count = count
        self.observations: Floats = np.zeros((count, self.encoding.length), np.float32)
        self.masks: Mask = np.zeros((count, self.encoding.actions), np.int8)
        self.rewards: Floats = np.zeros((count, self.encoding.players), np.float32)
        self.ended: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.seats: NDArray[np.int8] = np.zeros(count, np.int8)
        self.positions: list[State] = []
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Fresh games everywhere."""
        self._generator = np.random.default_rng(seed)
        self.positions = [self.encoding.deal(any_seed(self._generator)) for _ in range(self.count)]
        self.rewards.fill(0.0)
        self.ended.fill(False)
        for number in range(self.count):
            self._show(number)

    def step(self, actions: NDArray[np.integer]) -> None:
        """A legal choice for each game; an illegal one raises with its rule before any game has moved."""
        choices: list[int] = actions.tolist()
        legal = self.masks[np.arange(self.count), actions]
        if not legal.all():
            number = int(np.flatnonzero(legal == 0)[0])
            self.positions[number].apply(int(self.seats[number]), choices[number])
        self.rewards.fill(0.0)
        self.ended.fill(False)
        for number, choice in enumerate(choices):
            position = self.positions[number]
            position.step(int(self.seats[number]), choice)
            if position.over:
                self.rewards[number] = rewards(position)
                self.ended[number] = True
                self.positions[number] = self.encoding.deal(any_seed(self._generator))
            self._show(number)

    def _show(self, number: int) -> None:
        position = self.positions[number]
        seat = next_seat(position)
        self.seats[number] = seat
        self.encoding.write_row(position, seat, self.observations[number])
        self.encoding.write_mask(position, seat, self.masks[number])

    def any_choices(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A legal choice for each game, all equally likely: one draw for all of them."""
        ends = self.masks.cumsum(axis=1, dtype=np.int32)
        wanted = (generator.random(self.count) * ends[:, -1]).astype(np.int32) + 1
        found: NDArray[np.int64] = (ends >= wanted[:, None]).argmax(axis=1)
        return found
