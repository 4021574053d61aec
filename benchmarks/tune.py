"""Weights for a game's evaluation, by regression: bots play, and final scores say what positions were worth.

python -m benchmarks.tune goldbraeu --players 4 --games 1000 --jobs 2

The game's module `evaluation` has to offer: FEATURES (names, one for each number of a row), `rows(state)` (a row for
each seat), STAGES and `stage(state)` (the part of the game, each with weights of its own). Printed are WEIGHTS, to be
pasted, and DOUBTS: by stage, the scale of the logistic that turns differences of expected scores into shares of the
win. Only differences between seats are fitted, for those decide who wins; the last weight is a constant for the sum.
A module may name in KNOWN the features whose weight needs no fitting, by index, and in GUESSES what all weights
should be near; none comes out below 0, so features must be such that more is better.
"""

from __future__ import annotations

import argparse
import importlib
import random
from functools import partial
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from benchmarks.plans import a_bot, a_plan, at_least, check_players
from stammtisch.bots.workers import in_order, local_workers
from stammtisch.engine import Chance, Record, find_game
from stammtisch.engine.playout import any_of, next_seat
from stammtisch.table import Table

Array = npt.NDArray[np.float64]
Real = TypeVar("Real", np.float32, np.float64)

FEW = 10
"""With fewer positions of a part of the game nothing can be said about it."""
RIDGE = 0.3
"""How much the weights keep to the guesses of the game where the games played say little; in positions by position."""


class Rows:
    """What was noted: by position its stage, the rows of all seats, and the final scores."""

    def __init__(self) -> None:
        self.stages: list[int] = []
        self.rows: list[list[list[float]]] = []
        self.scores: list[list[float]] = []

    def extend(self, other: Rows) -> None:
        self.stages += other.stages
        self.rows += other.rows
        self.scores += other.scores


def note_games(name: str, players: int, bot: str, every: int, slips: float, numbers: range) -> Rows:
    """Games of a bot against itself with a random choice now and then, so that all sorts of positions come up."""
    game = find_game(name)
    evaluation = importlib.import_module(f"stammtisch.games.{name}.evaluation")
    found = Rows()
    for number in numbers:
        rng = random.Random(f"tune {number}")
        record = Record(game, players, {}, Chance(f"tune {number}"), list(game.colours[:players]))
        table = Table(record, [bot] * players)
        state = table.state
        noted = 0
        until = rng.randrange(every)
        while not state.over:
            if until == 0:
                found.stages.append(evaluation.stage(state))
                found.rows.append(evaluation.rows(state))
                noted += 1
                until = every
            until -= 1
            go_on(table, slips, rng)
        found.scores += [[float(score) for score in state.scores()]] * noted
    return found


def go_on(table: Table, slips: float, rng: random.Random) -> None:
    """One choice at a table of bots: theirs, or now and then a random one."""
    if rng.random() < slips:
        seat = next_seat(table.state)
        table.choose(seat, any_of(table.state.choices(seat), rng))
    else:
        table.let_bots_go_on()


def gather(plan: argparse.Namespace) -> Rows:
    """All games, by the handful to each process."""
    note = partial(note_games, plan.game, plan.players, plan.bot, plan.every, plan.slips)
    parts = [range(first, min(first + 20, plan.games)) for first in range(0, plan.games, 20)]
    found = Rows()
    for rows in in_order(local_workers(plan.jobs).each(note, parts)):
        found.extend(rows)
    return found


def fit(rows: Array, scores: Array, known: dict[int, float], guesses: Array) -> Array:
    """Weights that explain differences between seats, none below 0, and a constant that fits the sum."""
    weights = guesses.copy()
    for index, weight in known.items():
        weights[index] = weight
    apart = centred(rows).reshape(-1, rows.shape[2])
    target = centred(scores).reshape(-1)
    scale = apart.std(axis=0)
    free = [index for index in range(rows.shape[2]) if index not in known and scale[index] > 0]
    while True:
        scaled = apart[:, free] / scale[free]
        rest = target - apart @ weights
        gram = scaled.T @ scaled + RIDGE * len(scaled) * np.eye(len(free))
        # What is solved for is how far the weights are from where they stand: guesses, or 0 for what was given up.
        found = weights[free] + np.linalg.solve(gram, scaled.T @ rest) / scale[free]
        if (found >= 0).all():
            weights[free] = found
            return np.append(weights, (scores - rows @ weights).mean())
        for index in [index for index, weight in zip(free, found, strict=True) if weight < 0]:
            weights[index] = 0.0
            free.remove(index)


def shares(expected: Array, doubt: float) -> Array:
    odds = np.exp((expected - expected.max(axis=1, keepdims=True)) / doubt)
    result: Array = odds / odds.sum(axis=1, keepdims=True)
    return result


def surprise(expected: Array, scores: Array, doubt: float) -> float:
    """The mean log loss of the shares of the win."""
    won = (scores == scores.max(axis=1, keepdims=True)).astype(float)
    won /= won.sum(axis=1, keepdims=True)
    return float(-(won * np.log(shares(expected, doubt) + 1e-9)).sum(axis=1).mean())


def centred(values: npt.NDArray[Real]) -> npt.NDArray[Real]:
    """What each seat has beyond the average."""
    found: npt.NDArray[Real] = values - values.mean(axis=1, keepdims=True)
    return found


def explains(values: npt.NDArray[Real], wanted: npt.NDArray[Real]) -> float:
    """How much of what is wanted the values explain, both by what each seat has beyond the average."""
    return float(1 - ((values - wanted) ** 2).mean() / (wanted**2).mean())


def fit_stage(evaluation: Any, rows: Array, scores: Array) -> tuple[list[float], float, str]:
    """The weights for a part of the game, its doubt, and how well they do in games that they were not fitted to."""
    known: dict[int, float] = getattr(evaluation, "KNOWN", {})
    guesses = np.array(getattr(evaluation, "GUESSES", [0.0] * rows.shape[2]))
    if len(rows) < FEW:
        return [0.0] * (rows.shape[2] + 1), 1.0, f"only {len(rows)} positions"
    # Whole games lie together, so a cut in the middle keeps the two parts apart.
    cut = len(rows) * 4 // 5
    trial = fit(rows[:cut], scores[:cut], known, guesses)
    expected, held = rows[cut:] @ trial[:-1] + trial[-1], scores[cut:]
    doubt = min(map(float, np.geomspace(0.2, 60, 60)), key=lambda doubt: surprise(expected, held, doubt))
    right = (expected.argmax(axis=1) == held.argmax(axis=1)).mean()
    said = (
        f"{len(rows)} positions, explained {explains(centred(expected), centred(held)):.3f}, "
        f"winner named {right:.3f}, log loss {surprise(expected, held, doubt):.4f}, doubt {doubt:.2f}"
    )
    return [float(weight) for weight in fit(rows, scores, known, guesses)], doubt, said


def report(evaluation: Any, rows: Array, scores: Array, stages: npt.NDArray[np.int64]) -> None:
    """Weights and doubts by stage, to be pasted, and what they explain."""
    weights: list[list[float]] = []
    doubts: list[float] = []
    for stage in range(evaluation.STAGES):
        row, doubt, said = fit_stage(evaluation, rows[stages == stage], scores[stages == stage])
        weights.append(row)
        doubts.append(doubt)
        print(f"stage {stage}: {said}")
    print("\nWEIGHTS: Final[list[list[float]]] = [")
    for stage, row in enumerate(weights):
        print(f"    [{', '.join(f'{weight:.3g}' for weight in row)}],  # stage {stage}")
    print(f"]\nDOUBTS: Final[list[float]] = [{', '.join(f'{doubt:.2f}' for doubt in doubts)}]\n")
    for index, name in enumerate((*evaluation.FEATURES, "constant")):
        print(f"{name:>24} " + "  ".join(f"{row[index]:8.3f}" for row in weights))


def main() -> None:
    parser = a_plan(__doc__, games=1000)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--bot", type=a_bot, default="greedy")
    parser.add_argument("--every", type=at_least(1), default=7, help="every how many decisions a position is noted")
    parser.add_argument("--slips", type=float, default=0.05, help="how often a random choice is made")
    plan = parser.parse_args()
    evaluation = importlib.import_module(f"stammtisch.games.{plan.game}.evaluation")
    if not hasattr(evaluation, "FEATURES"):
        parser.error(f"the evaluation of {plan.game} is no sum of features; see benchmarks.fit and benchmarks.learn")
    check_players(parser, plan.game, [plan.players])
    noted = gather(plan)
    report(evaluation, np.array(noted.rows), np.array(noted.scores), np.array(noted.stages))


if __name__ == "__main__":
    main()
