"""Pictures of Heaven & Ale, and games that are worth one."""

from __future__ import annotations

import random
from collections.abc import Iterator

from stammtisch.games.heavenale import GAME
from stammtisch.games.heavenale.choices import CARD, START
from stammtisch.games.heavenale.state import HeavenAleState
from stammtisch.games.heavenale.view import HeavenAleView
from tests.pictures import NAMES, Drawn


class Picture(Drawn):
    """A drawn view of Heaven & Ale."""

    def __init__(self, view: HeavenAleView, names: list[str] = NAMES) -> None:
        super().__init__(GAME.draw(view, names[: view.terms.players]))


def played(players: int, seed: str, **options: str) -> Iterator[HeavenAleState]:
    """Every position of a game among players who stop often and sell no card, so that the gardens fill."""
    state, rng = GAME.new(players, seed, options), random.Random(seed)
    yield state
    while not state.over:
        seat = state.seats_to_decide()[0]
        choices = state.choices(seat)
        keen = [choice for choice in choices if choice < START or choice >= CARD] or choices
        state.step(seat, rng.choice(keen[:3] if state.stack[-1].name == "move" else keen))
        yield state


def moments(players: int, seed: str, count: int, **options: str) -> list[HeavenAleState]:
    """Some positions of such a game, the first and the last among them."""
    whole = [state.copy() for state in played(players, seed, **options)]
    return [whole[index * (len(whole) - 1) // (count - 1)] for index in range(count)]


def viewers(state: HeavenAleState) -> list[int | None]:
    return [None, *range(state.players)]
