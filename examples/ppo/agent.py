"""The trained player: a bot like the others, which sees the view of its seat and nothing else."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from examples.ppo.net import Net, load_policy
from stammtisch.bots import Bot
from stammtisch.engine.game import Game
from stammtisch.engine.observation import observe
from stammtisch.engine.view import View

WEIGHTS = Path(__file__).with_name("heavenale.npz")
"""What the kept training run has learnt: Heaven & Ale for two."""


class NetBot(Bot):
    """Takes the choice that its net likes best; it draws no lots."""

    name = "ppo"
    description = "plays what it has learnt from playing itself and greedy"

    def __init__(self, policy: Net | None = None) -> None:
        self.policy = policy or load_policy(WEIGHTS)

    def choose(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int:
        if len(choices) == 1:
            return choices[0]
        liked = self.policy.look(observe(game.features, view))
        return choices[int(liked[choices].argmax())]
