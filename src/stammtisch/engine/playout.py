"""Random play: the yardstick of speed, the simplest opponent, and what fuzzing is made of."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from stammtisch.engine.chance import Chance
from stammtisch.engine.game import Game, S, T
from stammtisch.engine.record import Record
from stammtisch.engine.state import State
from stammtisch.engine.terms import Components


def any_of(choices: list[int], rng: random.Random) -> int:
    """One of the choices, all equally likely; an only choice costs no draw."""
    return choices[int(rng.random() * len(choices))] if len(choices) > 1 else choices[0]


def shuffle(items: list[int], rng: random.Random) -> None:
    """In place; a loop of our own because it compiles, unlike `random.shuffle`."""
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        items[last], items[other] = items[other], items[last]


def next_seat(state: State, rng: random.Random | None = None) -> int:
    """A seat that the game waits for: the lowest, or with a generator any of them. A game that is over has none."""
    waiting = state.waiting
    if not waiting:
        raise ValueError("the game is over: nobody is asked any more")
    if rng is not None and waiting & (waiting - 1):
        return any_of(state.seats_to_decide(), rng)
    seat = 0
    while not waiting >> seat & 1:
        seat += 1
    return seat


def playout(state: State, rng: random.Random, any_order: bool = False) -> int:
    """Play random choices until the game is over, silently; how many decisions that took.

    When several seats decide at once the lowest goes first. It must not matter, and with `any_order` a random one
    does, so that it can be tested.
    """
    order = rng if any_order else None
    decisions = 0
    while state.stack:
        seat = next_seat(state, order)
        state.step(seat, any_of(state.choices(seat), rng))
        decisions += 1
    return decisions


class Played:
    """How one game of random choices ended."""

    def __init__(self, decisions: int, scores: list[int], winners: list[int]) -> None:
        self.decisions = decisions
        self.scores = scores
        self.winners = winners


def simulate(game: Game[S, Any, T], terms: T, seed: str, numbers: range) -> list[Played]:
    """Many games of random choices in one call; game i has the seed `seed-i`, whatever else is played."""
    played: list[Played] = []
    for number in numbers:
        own = f"{seed}-{number}"
        state = game.deal(terms, Chance(own))
        decisions = playout(state, random.Random(f"{own} choices"))
        played.append(Played(decisions, state.scores(), state.winners()))
    return played


def random_game(
    game: Game[S, Any, Any],
    players: int,
    seed: str,
    options: Mapping[str, str] | None = None,
    names: list[str] | None = None,
    components: Components | None = None,
) -> Record[S]:
    """A whole game of random choices, recorded; the same seed gives the same game."""
    called = names or list(game.colours[:players])
    record = Record(game, players, dict(options or {}), Chance(seed), called, components)
    rng = random.Random(f"{seed} choices")
    state = record.start()
    while state.stack:
        seat = next_seat(state)
        choice = any_of(state.choices(seat), rng)
        record.choices.append((seat, choice))
        state.step(seat, choice)
    record.finish(state)
    return record
