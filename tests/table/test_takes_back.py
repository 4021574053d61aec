"""Undo at a table with bots: over what they did since, never across a fence or a person."""

from __future__ import annotations

import random

from stammtisch.engine import Chance, Record, find_game
from stammtisch.table import HUMAN, Table
from stammtisch.table.undo import NOTHING, NoWayBack, takes_back


def table_of(game: str, players: int, seed: str = "undo") -> Table:
    found = find_game(game)
    names = ["Anna", "Ben", "Cleo", "Dora"][:players]
    terms = found.terms(players)
    return Table(Record(found, players, terms.options, Chance(seed), names), [HUMAN] * players)


def test_before_the_first_choice_there_is_nothing() -> None:
    assert takes_back(table_of("heavenale", 2), 0, ()) == NOTHING


def test_every_answer_agrees_with_the_fences_and_the_choosers() -> None:
    """Against the plain definition, at each moment of a random game."""
    for game in ("goldbraeu", "heavenale"):
        table = table_of(game, 3)
        rng = random.Random(3)
        found = set()
        while not table.state.over:
            seat = table.state.seats_to_decide()[0]
            table.choose(seat, rng.choice(table.state.choices(seat)))
            answer = takes_back(table, 0, {1})
            choosers = [chooser for chooser, _ in table.record.choices]
            own = next((back for back, chooser in enumerate(reversed(choosers), 1) if chooser == 0), None)
            if own is None:
                expected = None
            else:
                others = 2 in choosers[len(choosers) - own :]
                fenced = any(event.fence for events in table.story[-own:] for event in events)
                expected = None if others or fenced else own
            assert answer == expected if expected is not None else isinstance(answer, NoWayBack)
            found.add(expected)
        assert {None, 1} < found
