"""What every bot is: somebody who chooses from what a seat may see."""

from __future__ import annotations

import random
from typing import Any

from stammtisch.engine.game import Game
from stammtisch.engine.view import View


class Bot:
    """A player without hands.

    It gets a view, the legal choices and a generator of its own, never a state: so it cannot cheat, and the same
    seed makes it play the same game again. It keeps nothing between two choices.
    """

    name: str
    description: str

    def choose(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int:
        """One of the legal choices; there is at least one."""
        raise NotImplementedError
