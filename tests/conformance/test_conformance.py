"""Every registered game keeps what it promises, with every seat count and every combination of options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stammtisch.conformance import (
    CHECKS,
    Check,
    Position,
    all_terms,
    fuzz,
    game_faults,
    open_table,
    play_moody,
    positions,
)
from stammtisch.conformance.secrecy import veiled_fields
from stammtisch.conformance.suite import position_faults, record_faults
from stammtisch.engine import Game, Record, all_games, state_hash
from stammtisch.engine.playout import playout, random_game
from tests.conformance import toy
from tests.conformance.plugin import toy_installed

AnyGame = Game[Any, Any, Any]
GAMES: dict[str, AnyGame] = {**all_games(), "toy": toy.GAME}
SHARE = 0.05
"""The part of all positions at which a check looks at most; `test_every_check_at_every_decision` looks at all."""


TABLES = [(key, players, options) for key, game in GAMES.items() for players, options in all_terms(game)]


def moody_game(game: AnyGame, players: int, options: dict[str, str], seed: str) -> Record[Any]:
    return play_moody(open_table(game, players, options, seed))


@pytest.fixture(autouse=True)
def toy_is_registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with toy_installed(tmp_path, monkeypatch):
        yield


@pytest.mark.parametrize("key", GAMES)
def test_codes_and_rules_are_sound(key: str) -> None:
    assert game_faults(GAMES[key]) == []


@pytest.mark.parametrize(("key", "players", "options"), TABLES, ids=lambda value: str(value).replace("'", ""))
def test_every_table_can_be_played(key: str, players: int, options: dict[str, str]) -> None:
    game = GAMES[key]
    record = moody_game(game, players, options, f"{key} {players} {sorted(options.values())}")
    looks = random.Random(0)
    faults = []
    for at in positions(record):
        checks = [check for check in CHECKS if check.share == 1 or looks.random() < min(SHARE, 10 * check.share)]
        faults += [fault for check in checks for fault in position_faults(check, at)]
        if at.step is None:
            assert at.state.over
            faults += record_faults(record, state_hash(game, at.state))
    assert [str(fault) for fault in faults] == []


@pytest.mark.slow
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.name)
@pytest.mark.parametrize("key", GAMES)
def test_every_check_at_every_decision(key: str, check: Check) -> None:
    """The dearest, which draw pictures or play on to the end, at every few."""
    game = GAMES[key]
    every = max(1, round(0.01 / check.share))
    for players in game.seat_counts:
        for number, at in enumerate(positions(moody_game(game, players, {}, f"every decision {players}"))):
            if number % every == 0:
                assert [str(fault) for fault in position_faults(check, at)] == []


@pytest.mark.parametrize("key", GAMES)
def test_random_play_ends_in_any_order_of_simultaneous_choices(key: str) -> None:
    game = GAMES[key]
    for players in game.seat_counts:
        for any_order in (False, True):
            state = game.new(players, "any order")
            decisions = playout(state, random.Random(1), any_order)
            assert state.over
            assert decisions >= players


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_gives_the_same_game(key: str) -> None:
    game = GAMES[key]
    players = game.seat_counts[0]
    assert random_game(game, players, "same").to_text() == random_game(game, players, "same").to_text()
    assert random_game(game, players, "same").choices != random_game(game, players, "other").choices


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "hidden"),
    [
        (
            "bohnhansa",
            {"chosen", "dealt", "deck", "hand", "orders", "pile", "reserve", "reserved", "seed"},
        ),
        ("goldbraeu", {"chosen", "deck", "drawn", "hand"}),
        ("heavenale", {"monks_1", "monks_2", "resources_1", "resources_2"}),
        ("toy", {"deck", "drawn", "hand", "staked"}),
    ],
)
def test_the_leak_test_has_teeth(key: str, hidden: set[str]) -> None:
    """Disguises differ from the truth in everything that the game hides, and so do imagined positions."""
    game = GAMES[key]
    rng = random.Random(2)
    disguised: set[str] = set()
    imagined: set[str] = set()
    for number in range(4):
        masks, thoughts = veiled_fields(moody_game(game, game.seat_counts[-1], {}, f"teeth {number}"), rng)
        disguised |= masks
        imagined |= thoughts
    assert disguised == hidden
    assert imagined == hidden


@pytest.mark.parametrize("key", GAMES)
def test_most_positions_look_different_in_disguise(key: str) -> None:
    game = GAMES[key]
    record = random_game(game, game.seat_counts[-1], "most")
    rng = random.Random(3)
    different = [_differs(at, seat, rng) for at in positions(record) for seat in at.viewers]
    assert sum(different) > len(different) / 2


def _differs(at: Position, seat: int | None, rng: random.Random) -> bool:
    return at.written(at.game.disguise(at.state, seat, rng)) != at.written(at.state)


@pytest.mark.parametrize("key", GAMES)
def test_fuzzing_finds_nothing(key: str) -> None:
    report = fuzz(GAMES[key], 3000, "suite", checks=tuple(replace(check, share=check.share / 2) for check in CHECKS))
    assert [str(fault) for fault in report.faults] == []


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_every_question_comes_up_in_random_play(key: str) -> None:
    """Some only now and then: whole gardens are seldom planted at random. Some only with an option."""
    game = GAMES[key]
    tables = all_terms(game)
    missing = set(game.rulebook.texts["question"])
    for number in range(max(100, len(tables))):
        for at in positions(moody_game(game, *tables[number % len(tables)], f"questions {number}")):
            missing.discard(at.state.stack[-1].name if at.state.stack else "over")
        if not missing:
            break
    assert not missing
