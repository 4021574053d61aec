"""Rows of numbers: of one length, between -1 and 1, own seat first, with everything seen and nothing hidden."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from stammtisch.engine import Chance, Game, State, View, all_games, read_record
from stammtisch.engine.observation import Row, observe, spans
from stammtisch.engine.playout import any_of, next_seat, random_game
from tests.conformance.toy import GAME as TOY

AnyGame = Game[Any, Any, Any]


def observed(game: AnyGame, view: View) -> list[float]:
    return observe(game.features, view).numbers()


GAMES = {key: game for key, game in all_games().items() if game.features}
TABLES = [(key, players) for key, game in GAMES.items() for players in game.seat_counts]

RECORDS = Path(__file__).parents[2] / "records"
DERIVED = {
    "goldbraeu": {"bank", "free", "part", "payday_figure", "has_drawn"},
    "heavenale": {"bank"},
    "bohnhansa": {"bank"},
}
"""Fields of a view that follow from the others."""
RARE = {"heavenale": {"closing": 0b101}, "bohnhansa": {"emergency": 0b101}}
"""Values of what the recorded games do not show: two sheds closed by one tile, beans bought in emergency."""
UNUSED = {"bohnhansa": {"wishes", "orders"}}
"""Fields that never change where every choice is listed."""
PAST = {"bohnhansa": {"turned_down"}}
"""Fields that allow and forbid nothing: the rules do not depend on them."""


def positions(game: AnyGame, players: int, seed: str) -> Iterator[State]:
    """The positions of a random game, the last included; one object that moves on."""
    yield from random_game(game, players, seed, game.listed_options()).states()


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_row_is_of_one_length_and_bounded_for_every_seat_and_spectator(key: str, players: int) -> None:
    game = GAMES[key]
    lengths = set()
    for state in positions(game, players, "bounded"):
        for seat in [*range(players), None]:
            row = observed(game, state.view(seat))
            lengths.add(len(row))
            assert min(row) >= -1.0
            assert max(row) <= 1.0
    assert len(lengths) == 1


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_options_do_not_change_the_length(key: str, players: int) -> None:
    game = GAMES[key]
    plain = len(observed(game, game.new(players, "options").view(0)))
    for option in game.options:
        for value in option.values:
            state = game.new(players, "options", {option.key: value})
            assert len(observed(game, state.view(0))) == plain


@pytest.mark.parametrize("key", GAMES)
def test_the_spans_tile_the_row_and_have_names_of_their_own(key: str) -> None:
    game = GAMES[key]
    view = game.new(game.seat_counts[0], "spans").view(0)
    found = spans(game.features, view)
    ends = [span.first + span.size for span in found]
    assert [span.first for span in found] == [0, *ends[:-1]]
    assert ends[-1] == len(observed(game, view))
    assert len({span.name for span in found}) == len(found)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_row_shows_nothing_hidden(key: str, players: int) -> None:
    game, rng = GAMES[key], random.Random(1)
    for number, state in enumerate(positions(game, players, "leak")):
        if number % 3 == 0:
            for seat in range(players):
                twin = game.disguise(state, seat, rng)
                assert observed(game, twin.view(seat)) == observed(game, state.view(seat))


@pytest.mark.parametrize("key", GAMES)
def test_every_field_of_a_view_shows_in_the_row(key: str) -> None:
    """Another position's value in a field changes the row, unless the field follows from the others.

    The positions are those of the recorded games, in which everything happens.
    """
    game = GAMES[key]
    players = game.seat_counts[-1]
    view = game.new(players, "fields").view(0)
    here = view.to_data()
    row = observed(game, view)
    unseen = set(view.fields()) - DERIVED.get(key, set()) - UNUSED.get(key, set()) - PAST.get(key, set())
    for field, value in RARE.get(key, {}).items():
        view.read({**here, field: value})
        assert observed(game, view) != row
        unseen.remove(field)
    for path in sorted(RECORDS.glob(f"{key}/{players}-players-*.json")):
        for state in read_record(path.read_text(encoding="utf-8")).states():
            there = state.view(0).to_data()
            for field in [field for field in unseen if there[field] != here[field]]:
                view.read({**here, field: there[field]})
                if observed(game, view) != row:
                    unseen.remove(field)
        if not unseen:
            return
    assert unseen == set()


@pytest.mark.parametrize("key", UNUSED)
def test_a_field_that_no_row_shows_never_changes_for_a_learner(key: str) -> None:
    game = GAMES[key]
    players = game.seat_counts[-1]
    here = game.deal(game.listed_terms(players), Chance("unused")).view(0).to_data()
    for state in positions(game, players, "unused"):
        there = state.view(0).to_data()
        assert {field: there[field] for field in UNUSED[key]} == {field: here[field] for field in UNUSED[key]}


@pytest.mark.parametrize("key", GAMES)
def test_every_choice_of_a_learner_is_listed(key: str) -> None:
    """In the terms that learners play on nobody can do what has no code."""
    game = GAMES[key]
    for players in game.seat_counts:
        for state in positions(game, players, "listed"):
            assert [state.unlisted(seat) for seat in range(players)] == [()] * players


@pytest.mark.parametrize("key", GAMES)
def test_the_own_seat_comes_first(key: str) -> None:
    game = GAMES[key]
    players = game.seat_counts[-1]
    state, rng = game.deal(game.listed_terms(players), Chance("own seat")), random.Random(3)
    for _ in range(60):
        seat = next_seat(state)
        view = state.view(seat)
        row = observed(game, view)
        waiting = next(span for span in spans(game.features, view) if span.name == "waiting")
        assert waiting.size == players
        asked = [(seat + step) % players for step in range(players) if row[waiting.first + step]]
        assert asked[0] == seat
        assert sorted(asked) == state.seats_to_decide()
        state.step(seat, any_of(state.choices(seat), rng))


def test_a_game_need_not_have_rows() -> None:
    assert observed(TOY, TOY.new(2, "toy").view(0)) == []


def written(write: Callable[[Row], None]) -> list[float]:
    row = Row()
    write(row)
    return row.numbers()


def test_the_parts_of_a_row() -> None:
    assert written(lambda row: row.one_hot(1, 3)) == [0.0, 1.0, 0.0]
    assert written(lambda row: row.one_hot(-1, 2)) == [0.0, 0.0]
    assert written(lambda row: row.bits(0b101, 4)) == [1.0, 0.0, 1.0, 0.0]
    assert written(lambda row: row.counts([2, 0, 2], 3, 4.0)) == [0.25, 0.0, 0.5]
    assert written(lambda row: row.counts([], 3, 4.0)) == [0.0, 0.0, 0.0]
    assert written(lambda row: row.parts([-30, -10, 5, 50], 20.0)) == [-1.0, -0.5, 0.25, 1.0]
    assert written(lambda row: row.squeezed([0, 25, 75, -25], 25.0)) == [0.0, 0.5, 0.75, -0.5]
    assert written(lambda row: row.skip(2)) == [0.0, 0.0]


def test_only_what_is_not_nought_is_written_down() -> None:
    row = Row()
    row.number(0.0)
    row.number(0.5)
    row.one_hot(2, 4)
    assert (row.places, row.values, row.length) == ([1, 4], [0.5, 1.0], 6)
