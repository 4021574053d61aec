"""Playing many games side by side and keeping what there is to learn from them."""

from __future__ import annotations

import random

import numpy as np
from numpy.typing import NDArray

from examples.ppo.net import Net
from examples.ppo.trajectory import Trajectory, results
from stammtisch.bots import GreedyBot
from stammtisch.envs.encoding import Floats
from stammtisch.envs.vector import VectorGames

GAME = "heavenale"
PLAYERS = 2
NOBODY = -1

Choices = NDArray[np.int64]


class Collector:
    """Games that go on from one round of collecting to the next; only finished ones are handed out."""

    def __init__(self, games: int, seed: int) -> None:
        self.games = VectorGames(GAME, games, players=PLAYERS, seed=seed)
        self.generator = np.random.default_rng(seed)
        self.rng = random.Random(seed)
        self.greedy = GreedyBot()
        self.open = [self._fresh() for _ in range(games)]
        self.finished: list[Trajectory] = []

    def collect(self, policy: Net, decisions: int) -> list[Trajectory]:
        """Trajectories with so many decisions together, or a few less; what is left over comes next time."""
        while sum(map(len, self.finished)) < decisions:
            self._step(policy)
        handed: list[Trajectory] = []
        while self.finished and sum(map(len, handed)) + len(self.finished[0]) <= decisions:
            handed.append(self.finished.pop(0))
        return handed

    def _step(self, policy: Net) -> None:
        played = list(self.games.positions)
        self.games.step(self._choose(policy))
        for number in np.flatnonzero(self.games.ended).tolist():
            for seat, result in enumerate(results(played[number])):
                trajectory = self.open[number][seat]
                trajectory.result = result
                if len(trajectory):
                    self.finished.append(trajectory)
            self._over(number, self.games.rewards[number])
            self.open[number] = self._fresh()

    def _choose(self, policy: Net) -> Choices:
        """A choice for each game, with a note of those that are to be learnt from."""
        raise NotImplementedError

    def _over(self, number: int, won: Floats) -> None:
        """A game has ended, and the next has begun in its place."""

    def _fresh(self) -> list[Trajectory]:
        return [Trajectory() for _ in range(PLAYERS)]

    def _note(self, number: int, choice: int, chance: float) -> None:
        seat = int(self.games.seats[number])
        self.open[number][seat].note(self.games.observations[number], self.games.masks[number], choice, chance)

    def _ask_greedy(self, number: int) -> int:
        position, seat = self.games.positions[number], int(self.games.seats[number])
        return self.greedy.choose(self.games.encoding.game, position.view(seat), position.choices(seat), self.rng)


class Lessons(Collector):
    """Greedy against greedy, for imitation: what greedy would do is noted, now and then something else is played.

    Without these slips the learner would never see the positions that its own mistakes lead to.
    """

    slips = 0.1

    def _choose(self, policy: Net) -> Choices:
        choices = self.games.any_choices(self.generator)
        slipped = self.generator.random(self.games.count) < self.slips
        for number in range(self.games.count):
            advised = self._ask_greedy(number)
            self._note(number, advised, 0.0)
            if not slipped[number]:
                choices[number] = advised
        return choices


class Practice(Collector):
    """The policy against itself, both seats noted, and in a part of the games against greedy."""

    def __init__(self, games: int, seed: int, against_greedy: float) -> None:
        super().__init__(games, seed)
        self.against_greedy = against_greedy
        self.greedy_seats = np.array([self._draw_seat() for _ in range(games)])
        self.won: list[float] = []

    def _draw_seat(self) -> int:
        return self.rng.randrange(PLAYERS) if self.rng.random() < self.against_greedy else NOBODY

    def _choose(self, policy: Net) -> Choices:
        choices = np.zeros(self.games.count, np.int64)
        greedy_turn = self.games.seats == self.greedy_seats
        for number in np.flatnonzero(greedy_turn).tolist():
            choices[number] = self._ask_greedy(number)
        own = np.flatnonzero(~greedy_turn)
        if own.size:
            picked, chances = draw(policy(self.games.observations[own]), self.games.masks[own], self.generator)
            choices[own] = picked
            for number, choice, chance in zip(own.tolist(), picked.tolist(), chances.tolist(), strict=True):
                self._note(number, choice, chance)
        return choices

    def _over(self, number: int, won: Floats) -> None:
        seat = int(self.greedy_seats[number])
        if seat != NOBODY:
            self.won.append((1.0 - float(won[seat])) / 2)
        self.greedy_seats[number] = self._draw_seat()


def draw(logits: Floats, masks: NDArray[np.int8], generator: np.random.Generator) -> tuple[Choices, Floats]:
    """A legal choice for each row, drawn as the logits say, and the logarithm of how likely it was."""
    legal = np.where(masks, logits, np.float32(-1e9))
    legal -= legal.max(axis=1, keepdims=True)
    likely = legal - np.log(np.exp(legal).sum(axis=1, keepdims=True))
    picked: Choices = (likely + generator.gumbel(size=likely.shape)).argmax(axis=1)
    return picked, likely[np.arange(len(picked)), picked]
