"""`stammtisch analyse`: what it says of a game, that it says the same again, and what is wrong with a bad file."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.engine import find_game
from stammtisch.engine.playout import random_game
from tests.cli.running import run

GAME = find_game("heavenale")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(random_game(GAME, 2, "analysed", names=["Anna", "Ben"]).to_text(), encoding="utf-8")
    return path


def test_with_iterations_it_says_the_same_again_in_any_number_of_processes(path: Path) -> None:
    once = run("analyse", path, "--iterations", "5", "--jobs", "1", "--json").json
    again = run("analyse", path, "--iterations", "5", "--jobs", "2", "--json").json
    assert once == again
    assert once["names"] == ["Anna", "Ben"]
    assert sorted(once["result"]) == [0.0, 1.0]
    assert all(abs(sum(moment["expected"]) - 1) < 0.001 for moment in once["moments"])


def test_in_words_it_names_the_players_and_where_the_game_turned(path: Path) -> None:
    said = run("analyse", path, "--iterations", "20").out
    assert "Anna" in said
    assert "luck" in said
    assert "█" in said


def test_a_game_that_is_not_over_is_looked_at_as_far_as_it_goes(tmp_path: Path) -> None:
    record = random_game(GAME, 2, "begun")
    del record.choices[10:]
    record.result = None
    path = tmp_path / "begun.json"
    path.write_text(record.to_text(), encoding="utf-8")
    found = run("analyse", path, "--iterations", "2", "--json").json
    assert found["choices"] == 10
    assert abs(sum(found["result"]) - 1) < 0.001


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--seconds", "1", "--iterations", "2"), "not both"),
        (("--iterations", "0"), "iterations"),
        (("--seconds", "-1"), "seconds"),
        (("--jobs", "0"), "jobs"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(path: Path, arguments: tuple[str, ...], complaint: str) -> None:
    assert complaint in run("analyse", path, *arguments).error


def test_a_damaged_file_is_refused_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text("{", encoding="utf-8")
    assert "broken.json" in run("analyse", path).error
