"""One core's part of a soak test: `python -m tests.soak.worker TASK FIRST COUNT` prints its figures as JSON.

A process of its own, so that it can run on the compiled build: whatever PYTHONPATH names first is tested.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from stammtisch.conformance import CHECKS, Check, MoodyPlayer, Position, all_terms, fuzz, open_table
from stammtisch.conformance.suite import position_faults
from stammtisch.engine import Game, Record, State, all_games
from stammtisch.engine.playout import any_of, next_seat
from stammtisch.table import Table

LEAK_CHECKS = [check for check in CHECKS if check.name.endswith(("leak", "leaks", "stay secret"))]
PICTURES = "pictures do not leak"
PICTURE_SHARE = 0.005
"""Drawing takes longer than everything else together."""

Figures = dict[str, Any]


def seated(game: Game[Any, Any, Any], number: int) -> Record[Any]:
    """The table of a game's number: all combinations in turn."""
    terms = all_terms(game)
    return open_table(game, *terms[number % len(terms)], f"soak {number}")


def play(game: Game[Any, Any, Any], first: int, count: int) -> Figures:
    """Whole games, evenly random and moody in turn; the pieces are counted after every choice."""
    decisions = 0
    faults: list[str] = []
    for number in range(first, first + count):
        state = seated(game, number).start()
        rng = random.Random(number)
        moody = MoodyPlayer(game, rng) if number % 2 else None
        made = 0
        while not state.over:
            state.step(*_step(state, moody, rng))
            made += 1
            faults += [f"soak {number}, after choice {made}: {fault}" for fault in game.check(state)]
        decisions += made
    return {"games": count, "decisions": decisions, "faults": faults[:20]}


def bots(game: Game[Any, Any, Any], first: int, count: int) -> Figures:
    """Whole games of bots at a table, all greedy or with random ones among them; the pieces are counted likewise."""
    decisions = 0
    faults: list[str] = []
    for number in range(first, first + count):
        record = seated(game, number)
        seats = ["random" if number % 4 == 3 and seat % 2 else "greedy" for seat in range(record.terms.players)]
        table = Table(record, seats)
        while table.let_bots_go_on():
            faults += [f"soak {number}, after choice {len(record.choices)}: {f}" for f in game.check(table.state)]
        if not table.state.over:
            faults.append(f"soak {number}: the bots stopped after choice {len(record.choices)}")
        decisions += len(record.choices)
    return {"games": count, "decisions": decisions, "faults": faults[:20]}


def leaks(game: Game[Any, Any, Any], first: int, count: int) -> Figures:
    """Whole moody games; the leak test at every decision, of pictures at some."""
    decisions = 0
    faults: list[str] = []
    for number in range(first, first + count):
        record = seated(game, number)
        rng = random.Random(number)
        moody = MoodyPlayer(game, rng)
        state = record.start()
        while not state.over:
            step = moody.step(state)
            assert step is not None
            for check in _leak_checks(rng):
                faults += [f"soak {number}: {fault}" for fault in position_faults(check, Position(record, state, step))]
            state.step(*step)
            record.choices.append(step)
        decisions += len(record.choices)
    return {"games": count, "decisions": decisions, "faults": faults[:20]}


def fuzzing(game: Game[Any, Any, Any], first: int, count: int) -> Figures:
    """As many decisions with all checks, each at its share."""
    report = fuzz(game, count, f"soak {first}")
    return {
        "games": report.games,
        "decisions": report.decisions,
        "faults": [f"{fault} ({fault.times} times)" for fault in report.faults],
    }


def _step(state: State, moody: MoodyPlayer | None, rng: random.Random) -> tuple[int, int]:
    if moody is not None:
        step = moody.step(state)
        assert step is not None
        return step
    seat = next_seat(state)
    return seat, any_of(state.choices(seat), rng)


def _leak_checks(rng: random.Random) -> list[Check]:
    if rng.random() < PICTURE_SHARE:
        return LEAK_CHECKS
    return [check for check in LEAK_CHECKS if check.name != PICTURES]


TASKS = {"play": play, "bots": bots, "leaks": leaks, "fuzz": fuzzing}


def main() -> None:
    task, key, first, count = sys.argv[1:]
    print(json.dumps(TASKS[task](all_games()[key], int(first), int(count))))


if __name__ == "__main__":
    main()
