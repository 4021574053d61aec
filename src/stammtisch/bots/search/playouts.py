"""How a game goes on below the tree: everybody takes what looks best, until it is over or far enough to judge."""

from __future__ import annotations

from typing import Any, Final

from stammtisch.engine.game import Game
from stammtisch.engine.playout import next_seat
from stammtisch.engine.state import State

NOBODY: Final = -1


def decider(state: State) -> int:
    """Whose choice comes next: whoever has an offer to answer, else the lowest seat that the game waits for."""
    addressed = state.stack[-1].addressed(state)
    if addressed:
        seat = 0
        while not addressed >> seat & 1:
            seat += 1
        return seat
    return next_seat(state)


def play_on(game: Game[Any, Any, Any], state: State, before: State, horizon: int, master: int = NOBODY) -> None:
    """Everybody takes what looks best until what was begun `before` is settled, and `horizon` times on from there.

    What that is to the `master` the game's judgement says, to all others its appraisal.

    In most games every position is settled, so that decisions are counted; those where there is nothing to decide are
    not.
    """
    while state.stack:
        seat = decider(state)
        choices = game.in_haste(state, state.choices(seat))
        if len(choices) == 1:
            state.step(seat, choices[0])
            continue
        if game.settled(state, before):
            if horizon <= 0:
                return
            horizon -= 1
            before = state.copy()
        state.step(seat, looks_best(game, state, seat, choices, master))


def looks_best(game: Game[Any, Any, Any], state: State, seat: int, choices: list[int], master: int) -> int:
    """The choice that looks best to a seat."""
    worth = worth_to(game, state, seat, choices, master)
    return choices[worth.index(max(worth))]


def worth_to(game: Game[Any, Any, Any], state: State, seat: int, choices: list[int], master: int) -> list[float]:
    """What each choice looks worth to a seat."""
    worth: list[float] = (
        game.judge(state, seat, choices) if seat == master else game.appraise_in_haste(state, seat, choices)
    )
    return worth
