"""Games of bots by number, in one process or in several."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from stammtisch.arena.match import play_match
from stammtisch.bots import RandomBot
from stammtisch.bots.workers import in_order, local_workers
from stammtisch.engine import Components, Game, find_game
from stammtisch.engine.playout import random_game, simulate

TOGETHER = 32
"""How many games of random bots a process is given at a time: enough to be busy, few enough for the bar to move."""


@dataclass(frozen=True)
class BotGames:
    """What the games of one simulation have in common, as plain data that goes to other processes."""

    game: str
    options: dict[str, str]
    components: dict[str, object]
    seats: list[str]
    seed: str
    recorded: bool

    @property
    def random(self) -> bool:
        """Whether nobody thinks."""
        return set(self.seats) == {RandomBot.name}


@dataclass(frozen=True)
class Outcome:
    """How one game ended; `record` is its text where records are wanted."""

    finished: bool
    decisions: int
    scores: list[int]
    winners: list[int]
    record: str


def play_all(plan: BotGames, games: int, jobs: int) -> Iterator[Outcome]:
    """The games in their order."""
    # A game of bots that think may take minutes: every core gets one, and what is done is told at once.
    together = TOGETHER if plan.random else 1
    parts = [range(first, min(first + together, games)) for first in range(0, games, together)]
    for outcomes in in_order(local_workers(jobs).each(partial(play_some, plan), parts)):
        yield from outcomes


def play_some(plan: BotGames, numbers: range) -> list[Outcome]:
    """Some of the games. Random play without records takes the engine's fast path, to the same result."""
    game = find_game(plan.game)
    box = Components(plan.components)
    if plan.random and not plan.recorded:
        terms = game.terms(len(plan.seats), plan.options, None, box)
        return [
            Outcome(True, played.decisions, played.scores, played.winners, "")
            for played in simulate(game, terms, plan.seed, numbers)
        ]
    return [_recorded(plan, game, f"{plan.seed}-{number}", box) for number in numbers]


def _recorded(plan: BotGames, game: Game[Any, Any, Any], seed: str, box: Components) -> Outcome:
    if plan.random:
        record = random_game(game, len(plan.seats), seed, plan.options, components=box)
    else:
        record = play_match(game, plan.options, box, plan.seats, seed)
    result = record.result
    assert result is not None
    return Outcome(True, len(record.choices), result.scores, result.winners, record.to_text() if plan.recorded else "")
