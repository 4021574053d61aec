"""The journeyman: rules of thumb, and a short look ahead where they leave a doubt."""

from __future__ import annotations

import random
from typing import Any, Final

from stammtisch.bots.greedy_bot import GreedyBot
from stammtisch.bots.search.node import likelihoods
from stammtisch.bots.search.outcome import win_shares
from stammtisch.bots.search.playouts import play_on
from stammtisch.engine.game import Game
from stammtisch.engine.view import View

NEARLY: Final = 0.8
"""What looks that likely to be right, against the best, is thought about; else the best is taken at once."""
COMPARED: Final = 2
WORLDS: Final = 2
AHEAD: Final = 4
"""So many choices are compared in so many imagined worlds, so many decisions further on."""


class Geselle(GreedyBot):
    """Takes what looks best at once, like the greedy bot; only between choices that look alike it thinks ahead."""

    name = "geselle"
    description = "knows the rules of thumb, and looks ahead only when in doubt"

    def choose(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int:
        found = self.considered(game, view, choices)
        if len(found) == 1:
            return found[0]
        alike = doubtful(game, view, found)
        return alike[0] if len(alike) == 1 else compare(game, view, alike, rng)


def doubtful(game: Game[Any, Any, Any], view: View, choices: list[int]) -> list[int]:
    """The choice that looks best, and the next ones that look nearly as good."""
    chances = game.likelihoods(view, choices) or likelihoods(game.appraise(view, choices))
    order = sorted(range(len(choices)), key=lambda index: -chances[index])[:COMPARED]
    return [choices[index] for index in order if chances[index] >= NEARLY * chances[order[0]]]


def compare(game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int:
    """The choice that turns out best in the same few worlds, judged after a few decisions."""
    assert view.seat is not None
    shares = [0.0] * len(choices)
    for _ in range(WORLDS):
        world = game.imagine(view, rng)
        game.reopen(world, view.seat)
        for index, choice in enumerate(choices):
            state = world.copy()
            state.step(view.seat, choice)
            play_on(game, state, world, AHEAD)
            shares[index] += win_shares(game.evaluate(state), game.doubt(world))[view.seat]
    return choices[shares.index(max(shares))]
