"""`stammtisch analyse`: what it says of a game, that it says the same again, and what is wrong with a bad file."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from stammtisch.analysis import Moment, Swing
from stammtisch.bots.search.search import SILENCE
from stammtisch.cli import analyse as cli_analyse
from stammtisch.cli.analyse import in_words
from stammtisch.engine import Record, find_game
from stammtisch.engine.playout import random_game
from stammtisch.games.heavenale import GAME
from stammtisch.games.heavenale.state import HeavenAleState
from tests.cli.running import run


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(begun().to_text(), encoding="utf-8")
    return path


def begun(*names: str) -> Record[HeavenAleState]:
    """The first choices of a game: every one is thought about to the end of the game, which takes its time."""
    record = random_game(GAME, 2, "analysed", names=list(names) or ["Anna", "Ben"])
    del record.choices[6:]
    record.result = None
    return record


def test_with_iterations_it_says_the_same_again_in_any_number_of_processes(path: Path) -> None:
    once = run("analyse", path, "--iterations", "2", "--jobs", "1", "--json").json
    again = run("analyse", path, "--iterations", "2", "--jobs", "2", "--json").json
    assert once == again
    assert once["names"] == ["Anna", "Ben"]
    assert once["choices"] == 6
    assert once["finished"] is False
    assert all(abs(sum(moment["expected"]) - 1) < 0.001 for moment in once["moments"])


def test_in_words_it_names_the_players_and_says_what_is_not_known(path: Path) -> None:
    said = run("analyse", path, "--iterations", "1").out
    assert "Anna" in said
    assert "6 choices" in said
    assert "The game is not over" in said
    assert "No choice stood out" in said


def test_it_says_where_the_game_turned_and_how_much_was_seen_too_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = random_game(GAME, 2, "analysed", names=["Anna", "Ben"])
    path = tmp_path / "over.json"
    path.write_text(record.to_text(), "utf-8")
    seat, choice = record.choices[2]
    position = next(islice(record.states(), 2, None))
    better = next(other for other in position.choices(seat) if other != choice)
    good, bad = (0.9, 0.1), (0.6, 0.4)
    if seat == 1:
        good, bad = good[::-1], bad[::-1]
    blunder = Moment(2, seat, choice, better, good, bad, shown=False)
    monkeypatch.setattr(cli_analyse, "review", lambda *_: iter([blunder]))
    monkeypatch.setattr(cli_analyse, "review_again", lambda _, suspected, __: iter(suspected))
    said = run("analyse", path, "--iterations", "1", "--jobs", "1").out
    assert "Where the game turned:" in said
    assert "(chance of winning 90%, so only 60%)" in said
    assert "Up to 40 points were seen only later" in said or "Up to 60 points were seen only later" in said
    assert "The game is not over" not in said


def test_a_name_is_a_name_whatever_it_looks_like(tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text(begun("[/x]", "[bold]Ben").to_text(), "utf-8")
    said = run("analyse", path, "--iterations", "1").out
    assert "[/x]" in said
    assert "[bold]Ben" in said


def test_of_a_game_that_has_hardly_begun_there_is_little_to_say(tmp_path: Path) -> None:
    path = tmp_path / "fresh.json"
    run("new", "heavenale", "--players", "2", "--save", path)
    assert "0 decisions of 0 choices" in run("analyse", path, "--iterations", "1").out


def test_a_turn_of_fortune_is_told_in_the_words_of_the_log() -> None:
    record = random_game(find_game("goldbraeu"), 3, "came to light", names=["Anna", "Ben", "Cleo"])
    even = (1 / 3, 1 / 3, 1 / 3)
    seat, choice = record.choices[12]
    moment = Moment(12, seat, choice, choice, even, even, shown=True)
    swing = Swing(moment, by_choice=False, change=0.3, until=15, hinge=range(12, 15))
    (line,) = in_words(record, [swing])
    assert line.startswith(f"  13  {record.names[seat]}: ")
    light = "(chance of winning +30 points): Anna shows: buy. Ben shows: boss. Cleo shows: boss."
    assert line.endswith(f". Then {light}")
    (line,) = in_words(record, [replace(swing, hinge=range(13, 15))])
    assert line == f"  15  For {record.names[seat]} {light}", "it was not the choice that turned the game"


def test_of_somebody_who_was_not_asked_it_may_say_that_waiting_was_better() -> None:
    record = begun()
    seat, choice = record.choices[2]
    swing = Swing(Moment(2, seat, choice, SILENCE, (0.9, 0.1), (0.1, 0.9), shown=False), True, -0.8, 3)
    (line,) = in_words(record, [swing])
    assert "Better: wait (" in line


def test_a_game_that_is_not_over_ends_with_what_its_last_moment_promises(path: Path) -> None:
    found = run("analyse", path, "--iterations", "1", "--json").json
    assert found["result"] == pytest.approx(found["moments"][-1]["made"], abs=0.001)


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
