"""Bots cannot cheat: whatever hidden things are, a bot is given the same bytes and makes the same choice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from stammtisch.bots import Bot
from stammtisch.engine import Game, State, find_game
from stammtisch.engine.playout import any_of, next_seat
from stammtisch.engine.view import canonical
from tests.bots.counting import KINDS, counted

TABLES = [(key, players) for key in ("goldbraeu", "heavenale", "bohnhansa") for players in find_game(key).seat_counts]


def other_worlds(game: Game[Any, Any, Any], state: Any, seat: int) -> list[State]:
    """The position with everything dealt anew that the seat may not know: from the position, and from the view."""
    return [
        *(game.disguise(state, seat, random.Random(f"disguise {number}")) for number in range(3)),
        *(game.imagine(state.view(seat), random.Random(f"imagine {number}")) for number in range(3)),
    ]


def said(bot: Bot, game: Game[Any, Any, Any], state: Any, seat: int) -> int | None:
    """What a bot chooses in a position, from its seat's view alone."""
    decide = bot.choose if state.waiting >> seat & 1 else bot.interject
    return decide(game, state.view(seat), state.choices(seat), random.Random("the bot's own"))


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_nothing_hidden_changes_what_a_bot_is_given_or_what_it_chooses(key: str, players: int, name: str) -> None:
    game, bot = find_game(key), counted(name)
    state = game.new(players, f"fair {key}")
    rng = random.Random(f"fair {players}")
    hidden = 0
    for decision in range(90):
        if decision % 15 == 7 and not state.over:
            for seat in range(players):
                if not (state.waiting >> seat & 1 or state.choices(seat) or state.unlisted(seat)):
                    continue
                given = canonical([state.view(seat).to_data(), state.choices(seat)])
                choice = said(bot, game, state, seat)
                for world in other_worlds(game, state, seat):
                    hidden += game.write(world) != game.write(state)
                    assert canonical([world.view(seat).to_data(), world.choices(seat)]) == given
                    assert said(bot, game, world, seat) == choice
        if state.over:
            break
        seat = next_seat(state)
        state.step(seat, any_of(state.choices(seat), rng))
    assert hidden, "the worlds were all the same: this has proved nothing"
