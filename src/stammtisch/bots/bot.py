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

    def plays_like(self, other: Bot) -> bool:
        """Whether it is the same player, whatever the two are called."""
        return type(self) is type(other)

    def in_time(self, longest: float, part: float) -> Bot:
        """The bot when it has only a part of its time, and so many seconds at most; a glance stays a glance."""
        return self

    def choose(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int:
        """One of the legal choices; there is at least one."""
        raise NotImplementedError

    def interject(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int | None:
        """What the bot does though nobody waits for it, such as answering an offer; None: nothing.

        One of `choices`, which may be empty, or a choice that is not listed; it is asked again after every choice.
        """
        return None
