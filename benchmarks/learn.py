"""The network of a game's evaluation, taught by how games of bots ended.

    python -m benchmarks.learn bohnhansa --players 3 4 5 --jobs 2

Bots play whole games, with a slip now and then so that all sorts of positions come up, and trade as they always do.
Whenever a turn is over, the numbers of every seat are noted: the game's package `evaluation.numbers` has to offer
NAMES, `rows(state)`, and `is_uncertain(state)`: whether the network is asked there. Then a network with one hidden
layer learns the differences between final scores, for those decide who wins; its mean is that of the scores. Written is
what the game's `evaluation.network` reads. Printed is how much is explained in games that were held back, by tenths of
the game, and the doubt that suits them: a number for the end, and one for the root of the turns that a seat has left.
"""

from __future__ import annotations

import argparse
import importlib
import json
import math
import random
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.build_native import ROOT
from benchmarks.tune import surprise
from stammtisch.engine import Chance, Game, Record, State, find_game
from stammtisch.engine.playout import any_of, next_seat
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


class Notes:
    """Of some games: by position the numbers of all seats, how far the game was, and how it ended."""

    def __init__(self, rows: Array, parts: Array, scores: Array) -> None:
        self.rows = rows
        self.parts = parts
        self.scores = scores


def note_games(name: str, players: int, numbers: range) -> Notes:
    """So many games, noted at the end of every turn."""
    game = find_game(name)
    described = importlib.import_module(f"stammtisch.games.{name}.evaluation.numbers")
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
        if rng.random() < slips:
            seat = next_seat(state)
            table.choose(seat, any_of(state.choices(seat), rng))
        else:
            table.let_bots_go_on()
    return seen, state.scores()


def gather(plan: argparse.Namespace, players: int) -> Notes:
    """All games for so many players, by the handful to each process."""
    parts = [range(first, min(first + 50, plan.games)) for first in range(0, plan.games, 50)]
    with ProcessPoolExecutor(plan.jobs) as pool:
        found = list(pool.map(partial(note_games, plan.game, players), parts))
    return Notes(
        np.concatenate([notes.rows for notes in found]),
        np.concatenate([notes.parts for notes in found]),
        np.concatenate([notes.scores for notes in found]),
    )


class Learner:
    """A network of one hidden layer, and Adam, which teaches it."""

    def __init__(self, inputs: int, hidden: int, steps: int, rng: np.random.Generator) -> None:
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
        found: Array = np.maximum(rows @ self.weights[0] + self.weights[1], 0) @ self.weights[2]
        return found

    def learn(self, rows: Array, wanted: Array) -> None:
        """One step towards the wanted differences between seats."""
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


def centred(values: Array) -> Array:
    """What each seat has beyond the average."""
    found: Array = values - values.mean(axis=1, keepdims=True)
    return found


def split(notes: Notes) -> int:
    """Whole games lie together, so one cut keeps what is learnt from apart from what is held back."""
    return int(len(notes.rows) * (1 - HELD))


def teach(tables: list[Notes], hidden: int, rounds: int) -> tuple[Learner, Array, Array]:
    """The network, and by number the mean and the spread that it takes for nothing and one."""
    rng = np.random.default_rng(1)
    inputs = tables[0].rows.shape[-1]
    everything = np.concatenate([notes.rows[: split(notes)].reshape(-1, inputs) for notes in tables])
    mean, spread = everything.mean(axis=0), everything.std(axis=0) + 1e-6
    del everything
    batches = [(notes, first) for notes in tables for first in range(0, split(notes) - BATCH + 1, BATCH)]
    if not batches:
        raise SystemExit(f"learn: that is too little to learn from; {BATCH} positions are needed")
    learner = Learner(inputs, hidden, rounds * len(batches), rng)
    for _ in range(rounds):
        orders = {id(notes): rng.permutation(split(notes)) for notes in tables}
        for index in rng.permutation(len(batches)):
            notes, first = batches[index]
            drawn = orders[id(notes)][first : first + BATCH]
            learner.learn((notes.rows[drawn] - mean) / spread, centred(notes.scores[drawn]) / UNIT)
    return learner, mean, spread


def report(learner: Learner, mean: Array, spread: Array, tables: list[Notes], turns: int) -> None:
    """What is explained in the games that were held back, and the doubt that suits them all."""
    expected = [UNIT * centred(learner.values((notes.rows[split(notes) :] - mean) / spread)) for notes in tables]
    for notes, values in zip(tables, expected, strict=True):
        wanted = centred(notes.scores[split(notes) :])
        parts = np.minimum((notes.parts[split(notes) :] * 10).astype(int), 9)
        explained = [explains(values[parts == part], wanted[parts == part]) for part in range(10)]
        said = " ".join(f"{part:.3f}" for part in explained)
        print(f"{wanted.shape[1]} players: explained {explains(values, wanted):.4f}; by tenths {said}")

    def loss(late: float, early: float) -> float:
        total = 0.0
        for notes, values in zip(tables, expected, strict=True):
            left = np.sqrt(notes.rows[split(notes) :, :, turns].mean(axis=1))
            doubt = (late + early * left)[:, None]
            total += surprise((values / doubt).astype(float), notes.scores[split(notes) :].astype(float), 1.0)
        return total

    grid = [(late, early) for late in np.arange(0.5, 8, 0.5) for early in np.arange(2, 16, 0.5)]
    late, early = min(grid, key=lambda pair: loss(*pair))
    print(f"doubt: {late:g} at the end, {early:g} for the root of the turns left")


def explains(values: Array, wanted: Array) -> float:
    return float(1 - ((values - wanted) ** 2).mean() / (wanted**2).mean())


def written(learner: Learner, mean: Array, spread: Array, tables: list[Notes]) -> str:
    """The network as the game reads it, a line a unit: for numbers as they are, in whole points, right on average."""
    first, constants, last = learner.weights
    inputs = first / spread[:, None]
    shifted = constants - mean @ inputs
    level = np.mean(
        [notes.scores.mean() - UNIT * learner.values((notes.rows - mean) / spread).mean() for notes in tables]
    )
    units = ",\n".join(row([*inputs[:, unit], shifted[unit]]) for unit in range(len(last)))
    return f'{{"hidden": [\n{units}\n],\n"output": {row([*(UNIT * last), level])}}}\n'


def row(weights: Iterable[float]) -> str:
    return json.dumps([float(f"{weight:.4g}") for weight in weights])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, nargs="+", required=True)
    parser.add_argument("--games", type=int, default=12_000, help="for each number of players")
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--rounds", type=int, default=6, help="how often everything is gone through")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="instead of the file of the game")
    plan = parser.parse_args()
    tables = [gather(plan, players) for players in plan.players]
    learner, mean, spread = teach(tables, plan.hidden, plan.rounds)
    names = importlib.import_module(f"stammtisch.games.{plan.game}.evaluation.numbers").NAMES
    report(learner, mean, spread, tables, names.index("turns"))
    out = plan.out or ROOT / "src" / "stammtisch" / "games" / plan.game / "data" / "network.json"
    out.write_text(written(learner, mean, spread, tables), encoding="utf-8")


if __name__ == "__main__":
    main()
