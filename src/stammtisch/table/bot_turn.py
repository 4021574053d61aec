"""What a bot needs to choose, apart from the table: so that it can think somewhere else while the table goes on."""

from __future__ import annotations

import random
from dataclasses import dataclass

from stammtisch.bots import find_bot
from stammtisch.engine import View, find_game
from stammtisch.table.table import Table


@dataclass(frozen=True)
class BotTurn:
    """The view of a seat, its choices and a seed: everything that a bot is given, in a form that can be sent away."""

    game: str
    bot: str
    view: View
    choices: tuple[int, ...]
    seed: int

    def choose(self) -> int:
        """The bot's choice."""
        bot = find_bot(self.bot)
        return bot.choose(find_game(self.game), self.view, list(self.choices), random.Random(self.seed))


def bot_turn(table: Table, seat: int, bot: str) -> BotTurn:
    """The turn of a bot at a table; its seed comes from the game's and the place in the record, as in the terminal."""
    stream = table.record.chance.stream(f"bot {seat} choice {len(table.record.choices)}")
    choices = tuple(table.state.choices(seat))
    return BotTurn(table.game.key, bot, table.view(seat), choices, stream.below(1 << 32))
