"""How a game goes on below the tree: everybody takes what looks best, until it is over or far enough to judge."""

from __future__ import annotations

from typing import Any

from stammtisch.engine.game import Game
from stammtisch.engine.playout import next_seat
from stammtisch.engine.state import State


def decider(state: State) -> int:
    """Whose choice comes next: whoever has an offer to answer, else the lowest seat that the game waits for."""
    addressed = state.stack[-1].addressed(state)
    if addressed:
        seat = 0
        while not addressed >> seat & 1:
            seat += 1
        return seat
    return next_seat(state)


def play_on(game: Game[Any, Any, Any], state: State, before: State, horizon: int) -> None:
    """`horizon` more decisions that look best, and then until the game says that what was begun `before` is settled.

    Where there is nothing to decide none is counted.
    """
    while state.stack:
        seat = decider(state)
        choices = game.in_haste(state, state.choices(seat))
        if len(choices) == 1:
            state.step(seat, choices[0])
            continue
        if horizon <= 0 and game.settled(state, before):
            return
        horizon -= 1
        worth = game.appraise(state.view(seat), choices)
        state.step(seat, choices[worth.index(max(worth))])
