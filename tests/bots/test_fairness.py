"""Bots cannot cheat: whatever hidden things are, a bot is given the same bytes and makes the same choice."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from stammtisch.analysis.advice import Counsel, counsel
from stammtisch.arena.match import play_match
from stammtisch.bots import SearchBot, find_bot
from stammtisch.engine import Game, Record, State, find_game
from stammtisch.engine.letter import sealed
from stammtisch.engine.view import canonical
from stammtisch.table.bot_turn import BotTurn
from tests.bots.counting import KINDS, spelled

TABLES = [
    *((key, players, "") for key in ("goldbraeu", "heavenale", "bohnhansa") for players in find_game(key).seat_counts),
    ("goldbraeu", 3, "hanser-fr"),
    ("bohnhansa", 3, "rounds"),
]
"""The game, how many play, and by the book of another edition or in rounds."""


def other_worlds(game: Game[Any, Any, Any], state: Any, seat: int) -> list[State]:
    """The position with everything dealt anew that the seat may not know: from the position, and from the view."""
    return [
        *(game.disguise(state, seat, random.Random(f"disguise {number}")) for number in range(3)),
        *(game.imagine(state.view(seat), random.Random(f"imagine {number}")) for number in range(3)),
    ]


def turn(game: Game[Any, Any, Any], state: Any, seat: int, name: str) -> BotTurn:
    """What a bot is given at a table, in the form in which it is sent to whoever thinks."""
    asked = state.waiting >> seat & 1 != 0
    return BotTurn(sealed(game.key, state.view(seat)), spelled(name), tuple(state.choices(seat)), asked, 7)


def hint(game: Game[Any, Any, Any], state: Any, seat: int) -> Counsel:
    """What somebody is told who asks what the Meister would do."""
    bot = find_bot(spelled(SearchBot.name))
    assert isinstance(bot, SearchBot)
    thoughts = bot.think(game, state.view(seat), state.choices(seat), random.Random("the bot's own"))
    return counsel(thoughts, seat)


@cache
def a_game(key: str, players: int, played: str = "") -> Record[Any]:
    """A whole game of bots that think of offers, and answer them."""
    game = find_game(key)
    in_rounds = played == "rounds"
    terms = game.terms(players, {"negotiation": played} if in_rounds else {}, None if in_rounds else played or None)
    return play_match(game, terms.options, terms.components, ["geselle"] * players, f"fair {key}")


def moments(record: Record[Any]) -> list[Any]:
    """A position for every question of the game, from set-up to the end, and some with an offer to answer."""
    states = [state.copy() for state in record.states() if state.stack]
    asked = [state for state in states if state.stack[-1].addressed(state)]
    questions: dict[str, list[Any]] = {}
    for state in states:
        questions.setdefault(state.stack[-1].name, []).append(state)
    # From the middle: where all choose in secret, some have by then.
    return [found[len(found) // 2] for found in questions.values()] + (spread(asked, 3) if asked else [])


def seats_that_may_choose(state: Any) -> list[int]:
    return [
        seat
        for seat in range(state.players)
        if state.waiting >> seat & 1 or state.choices(seat) or state.unlisted(seat)
    ]


def spread(states: list[Any], count: int) -> list[Any]:
    """So many of them, from the first third, the second and so on."""
    return [states[(2 * part + 1) * len(states) // (2 * count)] for part in range(count)]


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize(("key", "players", "played"), TABLES)
def test_nothing_hidden_changes_what_a_bot_is_given_or_what_it_chooses(
    key: str, players: int, played: str, name: str
) -> None:
    game = find_game(key)
    hidden = 0
    for state in moments(a_game(key, players, played)):
        for seat in seats_that_may_choose(state):
            given = turn(game, state, seat, name)
            in_bytes = canonical([given.letter.view, given.choices])
            choice = given.choose()
            for world in other_worlds(game, state, seat):
                hidden += game.write(world) != game.write(state)
                there = turn(game, world, seat, name)
                assert canonical([there.letter.view, there.choices]) == in_bytes
                assert there == given
                assert there.choose() == choice
    assert hidden, "the worlds were all the same: this has proved nothing"


@pytest.mark.parametrize(("key", "players", "played"), TABLES)
def test_nothing_hidden_changes_a_hint(key: str, players: int, played: str) -> None:
    game = find_game(key)
    hidden = 0
    for state in moments(a_game(key, players, played)):
        for seat in state.seats_to_decide()[:1] + state.seats_addressed()[:1]:
            told = hint(game, state, seat)
            for world in other_worlds(game, state, seat)[2:4]:
                hidden += game.write(world) != game.write(state)
                assert hint(game, world, seat) == told
    assert hidden, "the worlds were all the same: this has proved nothing"


def test_offers_are_answered_there() -> None:
    for players in find_game("bohnhansa").seat_counts:
        asked = [state for state in moments(a_game("bohnhansa", players)) if state.stack[-1].addressed(state)]
        assert len(asked) >= 3
