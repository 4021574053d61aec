"""The network of a game's evaluation, taught by how games of bots ended.

    python -m benchmarks.learn bohnhansa --players 3 4 5 --jobs 2 --out src/stammtisch/games/bohnhansa/data/network.json

Bots play whole games, with a slip now and then so that all sorts of positions come up, and trade as they always do.
Whenever a turn is over, the numbers of every seat are noted: the game's package `evaluation.numbers` has to offer
NAMES, one of them "turns" (that the seat has left), `rows(state)`, and `is_uncertain(state)`: whether the network is
asked there. Then a network with one hidden layer learns the differences between final scores, for those decide who
wins; its mean is that of the scores. Written is what the game's `evaluation.network` reads, with the doubt that suits
games that were held back: a number for the end, and one for the root of the turns that a seat has left. Printed is how
much is explained in those, by tenths of the game.
"""

from __future__ import annotations

import argparse
import importlib
import json
import math
import random
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.plans import a_plan, at_least, check_players
from benchmarks.tune import centred, explains, go_on, surprise
from stammtisch.bots.workers import in_order, local_workers
from stammtisch.engine import Chance, Game, Record, State, find_game
from stammtisch.table import Table

Array = npt.NDArray[np.float32]

BOTS = ("greedy", "greedy", "greedy", "geselle")
SLIPS = (0.0, 0.04, 0.04)
"""How often a random choice is made, drawn for each game."""
HELD = 0.15
"""The part of the games that is held back."""
UNIT = 25.0
"""Thalers, points: about how far final scores differ."""
BATCH = 1024
RATE = 4e-3
DECAY = 1e-3


@dataclass(frozen=True)
class Notes:
    """Of some games: by position the numbers of all seats, how far the game was, and how it ended."""

    rows: Array
    parts: Array
    scores: Array

    def cut(self) -> int:
        """Whole games lie together, so one cut keeps what is learnt from apart from what is held back, but for one."""
        return int(len(self.rows) * (1 - HELD))

    def learnt_from(self) -> Notes:
        return Notes(self.rows[: self.cut()], self.parts[: self.cut()], self.scores[: self.cut()])

    def held_back(self) -> Notes:
        return Notes(self.rows[self.cut() :], self.parts[self.cut() :], self.scores[self.cut() :])


def note_games(name: str, players: int, numbers: range) -> Notes:
    """So many games, noted at the end of every turn."""
    game = find_game(name)
    described = numbers_of(name)
    rows: list[list[list[float]]] = []
    parts: list[float] = []
    scores: list[list[int]] = []
    for number in numbers:
        seen, final = play(game, players, number)
        noted = [described.rows(state) for state in seen if described.is_uncertain(state)]
        rows += noted
        parts += [index / len(noted) for index in range(len(noted))]
        scores += [final] * len(noted)
    return Notes(np.array(rows, np.float32), np.array(parts, np.float32), np.array(scores, np.float32))


def numbers_of(name: str) -> Any:
    """The module that describes positions of a game."""
    return importlib.import_module(f"stammtisch.games.{name}.evaluation.numbers")


def play(game: Game[Any, Any, Any], players: int, number: int) -> tuple[list[State], list[int]]:
    """One game of bots: how it stood whenever a turn was over, and the final scores."""
    rng = random.Random(f"learn {players} {number}")
    record = Record(game, players, {}, Chance(f"learn {players} {number}"), list(game.colours[:players]))
    table = Table(record, [rng.choice(BOTS) for _ in range(players)])
    slips = rng.choice(SLIPS)
    state: State = table.state
    seen: list[State] = []
    before = state.copy()
    while not state.over:
        if game.settled(state, before):
            before = state.copy()
            seen.append(before)
        go_on(table, slips, rng)
    return seen, state.scores()


def gather(plan: argparse.Namespace, players: int) -> Notes:
    """All games for so many players, by the handful to each process."""
    parts = [range(first, min(first + 50, plan.games)) for first in range(0, plan.games, 50)]
    found = list(in_order(local_workers(plan.jobs).each(partial(note_games, plan.game, players), parts)))
    return Notes(
        np.concatenate([notes.rows for notes in found]),
        np.concatenate([notes.parts for notes in found]),
        np.concatenate([notes.scores for notes in found]),
    )


class Learner:
    """A network of one hidden layer, which takes the mean of each number for nothing, and Adam, which teaches it."""

    def __init__(self, everything: Array, hidden: int, steps: int, rng: np.random.Generator) -> None:
        inputs = everything.shape[-1]
        self.mean = everything.mean(axis=0)
        self.spread = everything.std(axis=0) + 1e-6
        self.weights: list[Array] = [
            rng.normal(0, math.sqrt(2 / inputs), (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            rng.normal(0, math.sqrt(1 / hidden), hidden).astype(np.float32),
        ]
        self.first = [np.zeros_like(weights) for weights in self.weights]
        self.second = [np.zeros_like(weights) for weights in self.weights]
        self.steps = steps
        self.step = 0

    def values(self, rows: Array) -> Array:
        """What rows come to, in points."""
        inputs = (rows - self.mean) / self.spread
        found: Array = UNIT * (np.maximum(inputs @ self.weights[0] + self.weights[1], 0) @ self.weights[2])
        return found

    def learn(self, notes: Notes) -> None:
        """One step towards the differences between the scores of seats."""
        rows = (notes.rows - self.mean) / self.spread
        wanted = centred(notes.scores) / UNIT
        drive = rows @ self.weights[0] + self.weights[1]
        active = np.maximum(drive, 0)
        values = active @ self.weights[2]
        # What all seats share says nothing about who wins, so it is neither rewarded nor punished.
        error = (centred(values) - wanted) * (2 / wanted.size)
        back = error[..., None] * self.weights[2] * (drive > 0)
        inputs = rows.reshape(-1, rows.shape[-1])
        flat = back.reshape(-1, back.shape[-1])
        self._move([inputs.T @ flat, flat.sum(axis=0), active.reshape(flat.shape).T @ error.reshape(-1)])

    def _move(self, slopes: list[Array]) -> None:
        self.step += 1
        # Slow at first, and slower and slower in the end.
        done = self.step / self.steps
        rate = RATE * (done / 0.3 if done < 0.3 else (1 + math.cos(math.pi * (done - 0.3) / 0.7)) / 2)
        for weights, first, second, slope in zip(self.weights, self.first, self.second, slopes, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            mean = first / (1 - 0.9**self.step)
            spread = second / (1 - 0.999**self.step)
            weights -= rate * (mean / (np.sqrt(spread) + 1e-8) + DECAY * weights)


def teach(tables: list[Notes], hidden: int, rounds: int) -> Learner:
    """The network that has gone so often through everything that is not held back."""
    rng = np.random.default_rng(1)
    taught = [notes.learnt_from() for notes in tables]
    batches = [(notes, first) for notes in taught for first in range(0, len(notes.rows) - BATCH + 1, BATCH)]
    everything = np.concatenate([notes.rows.reshape(-1, notes.rows.shape[-1]) for notes in taught])
    learner = Learner(everything, hidden, rounds * len(batches), rng)
    del everything
    for _ in range(rounds):
        orders = {id(notes): rng.permutation(len(notes.rows)) for notes in taught}
        for index in rng.permutation(len(batches)):
            notes, first = batches[index]
            drawn = orders[id(notes)][first : first + BATCH]
            learner.learn(Notes(notes.rows[drawn], notes.parts[drawn], notes.scores[drawn]))
    return learner


def report(learner: Learner, tables: list[Notes]) -> None:
    """What is explained in the games that were held back, by tenths of a game."""
    for notes in (notes.held_back() for notes in tables):
        values, wanted = centred(learner.values(notes.rows)), centred(notes.scores)
        tenths = np.minimum((notes.parts * 10).astype(int), 9)
        said = " ".join(f"{explains(values[tenths == part], wanted[tenths == part]):.3f}" for part in range(10))
        print(f"{wanted.shape[1]} players: explained {explains(values, wanted):.4f}; by tenths {said}")


def doubts(learner: Learner, tables: list[Notes], turns: int) -> tuple[float, float]:
    """At the end, and for the root of the turns left, the number at `turns`: what suits the games held back."""
    held = [(notes, learner.values(notes.rows)) for notes in (notes.held_back() for notes in tables)]

    def loss(late: float, early: float) -> float:
        total = 0.0
        for notes, values in held:
            doubt = late + early * np.sqrt(notes.rows[:, :, turns].mean(axis=1, keepdims=True))
            total += surprise((centred(values) / doubt).astype(float), notes.scores.astype(float), 1.0)
        return total

    grid = [(float(late), float(early)) for late in np.arange(0.5, 8, 0.5) for early in np.arange(2, 16, 0.5)]
    return min(grid, key=lambda pair: loss(*pair))


def written(learner: Learner, tables: list[Notes], doubt: tuple[float, float]) -> str:
    """The network as the game reads it, a line a unit: for numbers as they are, in whole points, right on average."""
    first, constants, last = learner.weights
    inputs = first / learner.spread[:, None]
    shifted = constants - learner.mean @ inputs
    level = np.mean([notes.scores.mean() - learner.values(notes.rows).mean() for notes in tables])
    units = ",\n".join(row([*inputs[:, unit], shifted[unit]]) for unit in range(len(last)))
    return f'{{"hidden": [\n{units}\n],\n"output": {row([*(UNIT * last), level])},\n"doubt": {row(doubt)}}}\n'


def row(weights: Iterable[float]) -> str:
    return json.dumps([float(f"{weight:.4g}") for weight in weights])


def main() -> None:
    parser = a_plan(__doc__, games=12_000)
    parser.add_argument("--players", type=int, nargs="+", required=True)
    parser.add_argument("--hidden", type=at_least(1), default=32)
    parser.add_argument("--rounds", type=at_least(1), default=6, help="how often everything is gone through")
    parser.add_argument("--out", type=Path, required=True, help="the file that is written")
    plan = parser.parse_args()
    try:
        turns = numbers_of(plan.game).NAMES.index("turns")
    except (ImportError, AttributeError, ValueError) as error:
        parser.error(f"the evaluation of {plan.game} has no such numbers: {error}")
    check_players(parser, plan.game, plan.players)
    if not plan.out.parent.is_dir():
        parser.error(f"there is no folder {plan.out.parent}")
    tables = [gather(plan, players) for players in plan.players]
    if any(len(notes.learnt_from().rows) < BATCH for notes in tables):
        parser.error(f"too few games: {BATCH} positions are needed for each number of players")
    learner = teach(tables, plan.hidden, plan.rounds)
    report(learner, tables)
    plan.out.write_text(written(learner, tables, doubts(learner, tables, turns)), encoding="utf-8")


if __name__ == "__main__":
    main()
