"""A trade phase of Bohn Hansa with people and bots who talk, for tests of what happens while nobody is waited for."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from stammtisch.bots import BOTS, Bot
from stammtisch.engine import Chance, Game, Record, View, find_game
from stammtisch.table import HUMAN, Table

GAME = find_game("bohnhansa")
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")


class Chatterbox(Bot):
    """Posts one wish after another, whenever it may."""

    name = "chatterbox"
    description = "never stops"

    def choose(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int:
        return choices[0]

    def interject(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int | None:
        assert isinstance(view.seat, int)
        return game.codes.parse(f"wish have={rng.choice(('Sau', 'Soja'))} want=Rote")


class Peddler(Bot):
    """Answers nobody; in its own trade it offers an invitation to everyone else, once, and ends it."""

    name = "peddler"
    description = "has the same offer for everyone"

    def choose(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int:
        data = view.to_data()
        made, stage, active = data["made"], data["decisions"], data["active"]
        assert isinstance(made, list)
        assert isinstance(stage, list)
        assert isinstance(active, int)
        if stage[-1] == "trade" and made[active] < len(made) - 1:
            partner = (active + 1 + made[active]) % len(made)
            return game.codes.parse(f"offer {game.colours[partner]} invited")
        return choices[0]


class Blunderer(Chatterbox):
    """Interjects what it may not."""

    name = "blunderer"

    def interject(self, game: Game[Any, Any, Any], view: View, choices: list[int], rng: random.Random) -> int | None:
        return game.codes.parse("end")


@pytest.fixture
def talkers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of this module sit at tables too."""
    for bot in (Chatterbox, Peddler, Blunderer):
        monkeypatch.setitem(BOTS, bot.name, bot)


def at_trade(kinds: Sequence[str], seed: str = "market 9", **options: str) -> Table:
    """A table at the first trade phase; `kinds` sit clockwise from the active player, who is called Anna.

    Anna has stayed where she began and is alone there; she has Soja and Sau, Ben has Feuer.
    """
    players = len(kinds)
    first = _opened(Record(GAME, players, options, Chance(seed), list(GAME.colours[:players])))
    active = first.state.seats_to_decide()[0]
    names = [NAMES[(seat - active) % players] for seat in range(players)]
    record = Record(GAME, players, options, Chance(seed), names)
    record.choices = first.record.choices
    [stay] = [
        choice for choice in first.state.choices(active) if GAME.describe(choice, first.view(active)).startswith("Stay")
    ]
    record.choices.append((active, stay))
    return Table(record, [kinds[(seat - active) % players] for seat in range(players)])


def _opened(record: Record[Any]) -> Table:
    table = Table(record, [HUMAN] * record.terms.players)
    for seat in range(record.terms.players):
        table.choose(seat, table.state.choices(seat)[0])
    return table


def seat_of(table: Table, name: str) -> int:
    return table.names.index(name)


def colour_of(table: Table, name: str) -> str:
    return GAME.colours[seat_of(table, name)]


def say(table: Table, name: str, text: str) -> None:
    """A person makes a choice in words, in which others go by their names too."""
    for other in table.names:
        text = text.replace(other, colour_of(table, other))
    seat = seat_of(table, name)
    events = table.choose(seat, GAME.read_choice(text, table.view(seat)))
    assert isinstance(events, list), events
