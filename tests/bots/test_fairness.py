"""Bots cannot cheat: whatever hidden things are, a bot is given the same bytes and makes the same choice."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from stammtisch.arena.match import play_match
from stammtisch.bots import Bot
from stammtisch.engine import Game, Record, State, find_game
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


@cache
def a_game(key: str, players: int) -> Record[Any]:
    """A whole game of bots that think of offers, and answer them."""
    game = find_game(key)
    terms = game.terms(players)
    return play_match(game, terms.options, terms.components, ["geselle"] * players, f"fair {key}")


def moments(record: Record[Any]) -> list[Any]:
    """Positions from the beginning to the end, half of them, where there are any, with an offer to answer."""
    states = [state.copy() for state in record.states() if state.stack]
    asked = [state for state in states if state.stack[-1].addressed(state)]
    return [*spread(states, 3), *spread(asked or states, 3)]


def spread(states: list[Any], count: int) -> list[Any]:
    """So many of them, from the first third, the second and so on."""
    return [states[(2 * part + 1) * len(states) // (2 * count)] for part in range(count)]


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_nothing_hidden_changes_what_a_bot_is_given_or_what_it_chooses(key: str, players: int, name: str) -> None:
    game, bot = find_game(key), counted(name)
    hidden = 0
    for state in moments(a_game(key, players)):
        for seat in range(players):
            if not (state.waiting >> seat & 1 or state.choices(seat) or state.unlisted(seat)):
                continue
            given = canonical([state.view(seat).to_data(), state.choices(seat)])
            choice = said(bot, game, state, seat)
            for world in other_worlds(game, state, seat):
                hidden += game.write(world) != game.write(state)
                assert canonical([world.view(seat).to_data(), world.choices(seat)]) == given
                assert said(bot, game, world, seat) == choice
    assert hidden, "the worlds were all the same: this has proved nothing"


def test_offers_are_answered_there() -> None:
    for players in find_game("bohnhansa").seat_counts:
        asked = [state for state in moments(a_game("bohnhansa", players)) if state.stack[-1].addressed(state)]
        assert len(asked) >= 3
