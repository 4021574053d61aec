"""Fuzzing: game after game at random, looking for crashes, dead ends, endless games, empty refusals and leaks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from stammtisch.conformance.moody import MoodyPlayer
from stammtisch.conformance.position import AnyGame, Check, Fault, Position
from stammtisch.conformance.secrecy import LONG_GAME
from stammtisch.conformance.suite import CHECKS, game_faults, position_faults, record_faults
from stammtisch.conformance.tables import random_table
from stammtisch.engine import Record, state_hash


class FuzzReport:
    """What fuzzing has done and found; alike faults are kept once and counted."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.games = 0
        self.decisions = 0
        self.checks: Counter[str] = Counter()
        self._faults: dict[tuple[str, str], Fault] = {}

    @property
    def faults(self) -> list[Fault]:
        return list(self._faults.values())

    def note(self, faults: Iterable[Fault]) -> None:
        for fault in faults:
            known = self._faults.setdefault(fault.likeness(), fault)
            if known is not fault:
                known.times += 1

    def to_data(self) -> dict[str, object]:
        return {
            "game": self.game.key,
            "games": self.games,
            "decisions": self.decisions,
            "checks": dict(self.checks),
            "faults": [fault.to_data() for fault in self.faults],
        }


def fuzz(
    game: AnyGame,
    decisions: int,
    seed: str,
    progress: Callable[[FuzzReport], None] | None = None,
    checks: tuple[Check, ...] = CHECKS,
) -> FuzzReport:
    """Play whole random games, over all seat counts and options, until so many decisions have been made.

    A fault does not stop it: each comes with the record that leads there. `progress` is called after each game.
    """
    report = FuzzReport(game)
    report.note(game_faults(game))
    # The second condition ends it where a broken game never gets as far as a decision.
    while report.decisions < decisions and report.games < decisions:
        _fuzz_game(random_table(game, f"{seed}-{report.games}"), report, checks)
        report.games += 1
        if progress is not None:
            progress(report)
    return report


def _fuzz_game(record: Record[Any], report: FuzzReport, checks: tuple[Check, ...]) -> None:
    looks = random.Random(f"{record.chance.secret} looks")
    player = MoodyPlayer(record.game, random.Random(f"{record.chance.secret} choices"))
    state = record.start()
    while True:
        step = player.step(state) if state.waiting else None
        at = Position(record, state, step)
        for check in checks:
            if check.share >= 1 or looks.random() < check.share:
                report.checks[check.name] += 1
                report.note(position_faults(check, at))
        if step is None:
            break
        record.choices.append(step)
        report.decisions += 1
        if len(record.choices) > LONG_GAME:
            report.note([Fault("no endless game", f"not over after {LONG_GAME} choices", record)])
            return
        try:
            state.step(*step)
        except Exception as error:
            report.note([Fault("no crash", f"crash: {type(error).__name__}: {error}", record)])
            return
    if state.over:
        record.finish(state)
    report.note(record_faults(record, state_hash(record.game, state)))
