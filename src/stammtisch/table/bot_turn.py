"""What a bot needs to choose, apart from the table: so that it can think somewhere else while the table goes on."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from stammtisch.bots import find_bot
from stammtisch.engine import View, find_game
from stammtisch.engine.letter import Letter, sealed
from stammtisch.table.table import Table


@dataclass(frozen=True)
class BotTurn:
    """The view of a seat, its choices and a seed: everything that a bot is given, in a form that can be sent away."""

    letter: Letter
    bot: str
    choices: tuple[int, ...]
    asked: bool
    seed: int

    @property
    def game(self) -> str:
        return self.letter.game

    @property
    def view(self) -> View:
        """What the bot may know."""
        return self.letter.open()

    def choose(self, longest: float = math.inf, part: float = 1.0) -> int | None:
        """The bot's choice, in a part of its time and no longer than that; None when it has nothing to say unasked."""
        bot = find_bot(self.bot).in_time(longest, part)
        decide = bot.choose if self.asked else bot.interject
        return decide(find_game(self.game), self.view, list(self.choices), random.Random(self.seed))


def bot_turn(table: Table, seat: int, bot: str) -> BotTurn:
    """The turn of a bot at a table: the same bot as in the terminal, with the same luck."""
    asked = seat in table.state.seats_to_decide()
    seed = table.bot_seed(seat, "choice" if asked else "unasked")
    return BotTurn(sealed(table.game.key, table.view(seat)), bot, tuple(table.state.choices(seat)), asked, seed)
