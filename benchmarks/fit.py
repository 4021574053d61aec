"""Weights of an evaluation that is no sum of features: fitted to how games ended, by small steps downhill.

python -m benchmarks.fit heavenale --players 2 3 4 --games 200 --jobs 2

The game's package `evaluation.weights` has to offer WEIGHTS, an object with a number for each attribute; those called
`doubt...` are left alone. Each step (Gauss-Newton, with a pull towards the present values) varies every number a
little, looks what that does to all positions, and solves for the change that brings evaluations nearest to the final
scores. Positions near the end count more, because they can be known better. Final scores alone do not say what a
single choice is worth (whoever has more ducats has not won for that), so the differences between the choices of one
decision, each played to the end of the turn, are drawn to what the greedy appraisal says of them (`--greedy`, how
strongly). Printed are the numbers to paste and, for games that were not used, how much of the final scores is
explained, by the part of the game.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.plans import a_bot, a_plan, at_least, check_players
from stammtisch.bots.workers import in_order, local_workers
from stammtisch.engine import Chance, Game, Record, State, find_game
from stammtisch.engine.playout import any_of, next_seat
from stammtisch.table import Table

Array = npt.NDArray[np.float64]
Played = tuple[int, str, list[tuple[int, int]], list[int]]
"""Players, seed, choices, final scores."""

PARTS = 6
"""Into how many parts a game is cut for the report."""
HELD = 5
"""Every how many games one is kept for the report."""
CHOICES = 8
"""How many choices of a decision are compared, the greedy bot's best."""
USUAL = 2.0
"""The usual difference between two choices, in points."""
PULL = 0.0005
"""How strongly a weight is held to its present value, in its own size and by position."""


def play(name: str, players: int, bot: str, slips: float, seed: str) -> Played:
    """A game of a bot against itself; each seat slips now and then, one more than another, so that all sorts of
    positions come up."""
    game = find_game(name)
    rng = random.Random(seed)
    slip = [slips * rng.choice((0.0, 1.0, 2.0)) for _ in range(players)]
    record = Record(game, players, {}, Chance(seed), list(game.colours[:players]))
    table = Table(record, [bot] * players)
    while not table.state.over:
        seat = next_seat(table.state)
        if rng.random() < slip[seat]:
            table.choose(seat, any_of(table.state.choices(seat), rng))
        else:
            table.let_bots_go_on()
    return players, seed, list(record.choices), table.state.scores()


def play_all(plan: argparse.Namespace) -> list[Played]:
    """The games kept in the file, and as many new ones as asked for, which are kept there too."""
    kept = Path(plan.keep) if plan.keep else None
    found: list[Played] = json.loads(kept.read_text()) if kept and kept.exists() else []
    for players in plan.players:
        deal = partial(play, plan.game, players, plan.bot, plan.slips)
        seeds = [f"fit {len(found) + number}" for number in range(plan.games)]
        found += in_order(local_workers(plan.jobs).each(deal, seeds))
    if kept:
        kept.write_text(json.dumps(found))
    return found


class Siblings:
    """What the choices of one decision lead to, and what the greedy appraisal says of them."""

    def __init__(self, game: Game[Any, Any, Any], state: State, seat: int) -> None:
        self.seat = seat
        choices = state.choices(seat)
        worth = game.appraise(state.view(seat), choices)
        best = sorted(range(len(choices)), key=lambda index: -worth[index])[:CHOICES]
        self.worth: Array = np.array([worth[index] for index in best])
        self.states = [end_of_turn(game, state, seat, choices[index]) for index in best]

    def errors(self, game: Game[Any, Any, Any]) -> Array:
        """How far the evaluation's differences are from the appraisal's; what is far off counts less."""
        values = np.array([game.evaluate(state)[self.seat] for state in self.states])
        errors = ((self.worth - self.worth.mean()) - (values - values.mean())) / USUAL
        damped: Array = errors / np.sqrt(1.0 + errors**2 / 4.0) / np.sqrt(len(values))
        return damped


def end_of_turn(game: Game[Any, Any, Any], state: State, seat: int, choice: int) -> State:
    """The position after a choice, when whoever made it has gone on greedily for as long as nobody else is asked."""
    asked = state.stack[-1].name
    after = state.copy()
    after.step(seat, choice)
    while after.stack and next_seat(after) == seat and after.stack[-1].name != asked:
        choices = after.choices(seat)
        worth = game.appraise(after.view(seat), choices)
        after.step(seat, choices[worth.index(max(worth))])
    return after


class Positions:
    """Positions of many games, how they ended for every seat, and some decisions with their choices."""

    def __init__(self, game: Game[Any, Any, Any], games: list[Played], every: int, greedy: float) -> None:
        self.game = game
        self.greedy = greedy
        self.states: list[State] = []
        self.siblings: list[Siblings] = []
        ends: list[float] = []
        gone: list[float] = []
        held: list[bool] = []
        for number, (players, seed, choices, scores) in enumerate(games):
            state = game.new(players, seed)
            for index, (seat, choice) in enumerate(choices):
                if (index + number) % every == 0:
                    self.states.append(state.copy())
                    ends += [float(score) for score in scores]
                    gone += [index / len(choices)] * players
                    held += [number % HELD == 0] * players
                    if greedy > 0.0 and number % HELD and len(state.choices(seat)) > 1:
                        self.siblings.append(Siblings(game, state, seat))
                state.step(seat, choice)
        self.ends: Array = np.array(ends)
        self.gone: Array = np.array(gone)
        self.held: npt.NDArray[np.bool_] = np.array(held)
        self.blur: Array = 3.0 + 12.0 * (1.0 - self.gone)

    def values(self) -> Array:
        """What the evaluation says with the present weights."""
        return np.array([value for state in self.states for value in self.game.evaluate(state)])

    def errors(self, values: Array) -> Array:
        """How far off final scores are, in units of what may be expected at that point of the game; then choices."""
        ends = ((self.ends - values) / self.blur)[~self.held]
        return np.concatenate([ends, *(self.greedy * siblings.errors(self.game) for siblings in self.siblings)])

    def report(self, values: Array) -> None:
        for part in range(PARTS):
            here = self.held & (self.gone >= part / PARTS) & (self.gone < (part + 1) / PARTS)
            errors = self.ends[here] - values[here]
            explained = 1.0 - (errors**2).mean() / self.ends[here].var()
            print(
                f"part {part + 1}: {here.sum()} values, bias {errors.mean():+.1f}, "
                f"error {np.sqrt((errors**2).mean()):.1f}, explained {explained:.2f}"
            )


def fit(positions: Positions, weights: Any, names: list[str], steps: int) -> None:
    """Change the weights step by step for as long as it helps."""
    begun = np.array([getattr(weights, name) for name in names])
    size = 0.3 * np.abs(begun) + 0.05
    errors = positions.errors(positions.values())
    for step in range(steps):
        now = np.array([getattr(weights, name) for name in names])
        columns = []
        for name, weight in zip(names, now, strict=True):
            change = 0.05 * abs(weight) + 0.01
            setattr(weights, name, float(weight + change))
            columns.append((errors - positions.errors(positions.values())) / change)
            setattr(weights, name, float(weight))
        slopes = np.array(columns).T
        pull = PULL * len(errors) / size**2
        for caution in (1.0, 10.0, 100.0):
            matrix = slopes.T @ slopes + caution * np.diag(pull)
            better = now + np.linalg.solve(matrix, slopes.T @ errors - pull * (now - begun))
            for name, weight in zip(names, np.maximum(better, 0.01), strict=True):
                setattr(weights, name, float(weight))
            found = positions.errors(positions.values())
            if (found**2).sum() < (errors**2).sum():
                break
        else:
            for name, weight in zip(names, now, strict=True):
                setattr(weights, name, float(weight))
            return
        errors = found
        print(f"step {step + 1}: loss {(errors**2).mean():.4f}", flush=True)


def main() -> None:
    parser = a_plan(__doc__, games=200)
    parser.add_argument("--players", type=int, nargs="+", required=True)
    parser.add_argument("--bot", type=a_bot, default="greedy")
    parser.add_argument("--slips", type=float, default=0.05, help="how often a random choice is made")
    parser.add_argument("--every", type=at_least(1), default=23, help="every how many decisions a position is noted")
    parser.add_argument("--greedy", type=float, default=1.5, help="how much the greedy appraisal of choices counts")
    parser.add_argument("--keep", default="", help="a file for the games: those in it are used too")
    parser.add_argument("--steps", type=at_least(1), default=4)
    plan = parser.parse_args()
    try:
        weights = importlib.import_module(f"stammtisch.games.{plan.game}.evaluation.weights").WEIGHTS
    except ImportError:
        weights = None
    names = [name for name in dir(weights) if not name.startswith(("_", "doubt"))]
    if not names or not all(isinstance(getattr(weights, name), float) for name in names):
        parser.error(f"the evaluation of {plan.game} has no such weights; see benchmarks.tune and benchmarks.learn")
    check_players(parser, plan.game, plan.players)
    positions = Positions(find_game(plan.game), play_all(plan), plan.every, plan.greedy)
    print(f"{len(positions.states)} positions, {len(positions.siblings)} decisions")
    positions.report(positions.values())
    fit(positions, weights, names, plan.steps)
    for name in names:
        print(f"        self.{name}: float = {getattr(weights, name):.3g}")
    positions.report(positions.values())


if __name__ == "__main__":
    main()
