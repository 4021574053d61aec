"""Playing a record again: what it says, and what is wrong with a damaged one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stammtisch.engine import find_game, state_hash
from stammtisch.engine.playout import random_game
from stammtisch.table import Table, table_text
from tests.cli.running import run

GAME = find_game("goldbraeu")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(random_game(GAME, 4, "replayed", names=["Anna", "Ben", "Cleo", "Dora"]).to_text(), encoding="utf-8")
    return path


def test_it_prints_what_the_record_amounts_to(path: Path) -> None:
    record = random_game(GAME, 4, "replayed")
    assert record.result is not None
    found = run("replay", path, "--json").json

    assert found == {
        "game": "goldbraeu",
        "players": 4,
        "names": ["Anna", "Ben", "Cleo", "Dora"],
        "choices": len(record.choices),
        "finished": True,
        "scores": record.result.scores,
        "winners": record.result.winners,
        "state_hash": record.result.state_hash,
    }


def test_for_people_it_names_the_winner_and_draws_the_table_on_request(path: Path) -> None:
    record = random_game(GAME, 4, "replayed")
    assert record.result is not None
    told = run("replay", path).out
    assert f"{len(record.choices)} choices, finished" in told
    assert "Won by: " in told
    assert "the game is over" in run("replay", path, "--show").out


def test_it_stops_after_as_many_choices_as_asked(path: Path) -> None:
    found = run("replay", path, "--to", 10, "--json").json

    record = random_game(GAME, 4, "replayed")
    del record.choices[10:]
    record.result = None
    assert (found["choices"], found["finished"], found["winners"]) == (10, False, [])
    assert found["state_hash"] == state_hash(GAME, record.replay())
    assert "not finished" in run("replay", path, "--to", 10).out
    assert "has only" in run("replay", path, "--to", 100_000).error
    assert "Invalid value" in run("replay", path, "--to", -1).error


def test_a_saved_table_is_a_record_too(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_text(table_text(Table(random_game(GAME, 3, "t"), ["human"] * 3)), encoding="utf-8")
    assert run("replay", path, "--json").json["finished"]


def swap_two_choices(data: dict[str, Any]) -> None:
    data["choices"][5], data["choices"][6] = data["choices"][6], data["choices"][5]


def misspell_a_choice(data: dict[str, Any]) -> None:
    data["choices"][6][2] = "boss Nowhere"


def claim_more(data: dict[str, Any]) -> None:
    data["result"]["scores"][0] += 100


def change_the_seed(data: dict[str, Any]) -> None:
    data["seed"] = "another"


def use_another_box(data: dict[str, Any]) -> None:
    data["components"] = "0" * 64


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (swap_two_choices, "choice 6 (seat"),
        (swap_two_choices, "[GB-16]"),
        (misspell_a_choice, "choice 7 is damaged"),
        (claim_more, "the record says scores"),
        (change_the_seed, "the seed does not match the commitment"),
        (use_another_box, "name their file with --components"),
    ],
)
def test_a_damaged_record_is_refused_with_its_place_and_rule(
    path: Path, damage: Callable[[dict[str, Any]], None], complaint: str
) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    damage(data)
    path.write_text(json.dumps(data), encoding="utf-8")

    error = run("replay", path, "--json").error
    assert complaint in error
    assert str(path) in error


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b"\xff\xfe\x00", b"[" * 100_000, b"9" * 5_000])
def test_what_is_no_record_is_said_in_one_line(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "junk.json"
    path.write_bytes(content)
    assert str(path) in run("replay", path).error


def test_a_file_beyond_all_measure_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    assert "too large" in run("replay", path).error
