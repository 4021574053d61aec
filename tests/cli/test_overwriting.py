"""No file is lost: what exists already is written over only by the table that it belongs to."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.cli.files import write_text
from stammtisch.engine import BadInput, find_game
from stammtisch.engine.playout import random_game
from stammtisch.table import read_saved
from tests.cli.running import run
from tests.disk import disk_space

GAME = find_game("goldbraeu")
FIRST = ("play", "goldbraeu", "--seed", "summer", "--seats", "human,random,random,random")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def text(path: str) -> str:
    return Path(path).read_text(encoding="utf-8")


def test_a_file_that_exists_is_refused_before_the_game_begins() -> None:
    Path("notes.txt").write_text("dear diary", encoding="utf-8")
    assert run(*FIRST, "--save", "notes.txt").error.startswith("notes.txt exists already")
    assert text("notes.txt") == "dear diary"


def test_so_is_a_link_that_leads_nowhere() -> None:
    Path("link.json").symlink_to("gone.json")
    assert run(*FIRST, "--save", "link.json").error.startswith("link.json exists already")


def test_a_place_that_cannot_be_written_is_refused_before_the_game_begins() -> None:
    assert "nowhere/t.json cannot be written" in run(*FIRST, "--save", "nowhere/t.json").error
    assert "cannot be written" in run(*FIRST, "--save", "x" * 300).error
    assert list(Path().iterdir()) == []


def test_what_could_not_be_written_whole_leaves_nothing_behind() -> None:
    Path("old.svg").write_text("old", encoding="utf-8")
    with disk_space(100), pytest.raises(BadInput, match=r"old.svg cannot be written: File too large"):
        write_text(Path("old.svg"), 1000 * "x")
    assert [path.name for path in Path().iterdir()] == ["old.svg"]
    assert text("old.svg") == "old"


def test_within_the_game_a_file_that_exists_is_refused_and_the_game_goes_on() -> None:
    Path("notes.txt").write_text("dear diary", encoding="utf-8")
    game = run(*FIRST, typed="1\nsave notes.txt\nsave a.json\nsave a.json\n")
    assert "Not saved: notes.txt exists already" in game.out
    assert game.out.count("Saved in a.json.") == 3, "twice on request, once on leaving"
    assert text("notes.txt") == "dear diary"


def test_a_second_game_with_the_same_seed_gets_a_file_of_its_own() -> None:
    for _ in range(3):
        run(*FIRST, typed="1\n")
    first, *others = sorted((path.name for path in Path().iterdir()), key=len)
    assert sorted(others) == [first.replace(".json", "-2.json"), first.replace(".json", "-3.json")]


def test_a_resumed_table_is_saved_in_its_own_file() -> None:
    run(*FIRST, "--save", "t.json", typed="1\n")
    before = text("t.json")
    run("play", "goldbraeu", "--resume", "t.json", typed="1\n")
    assert text("t.json") != before
    assert run("play", "goldbraeu", "--resume", "t.json", "--save", "./t.json").code == 0
    Path("other.json").write_text("", encoding="utf-8")
    assert "other.json exists" in run("play", "goldbraeu", "--resume", "t.json", "--save", "other.json").error


def test_a_bare_record_stays_as_it_is() -> None:
    Path("there").mkdir()
    run(*FIRST, "--save", "t.json", typed="1\n")
    record, _ = read_saved(text("t.json"))
    Path("there/record.json").write_text(record.to_text(), encoding="utf-8")
    game = run("play", "goldbraeu", "--resume", "there/record.json", typed="1\n")

    assert text("there/record.json") == record.to_text()
    [saved] = [path for path in Path("there").iterdir() if path.name != "record.json"]
    assert f"there/record.json is a record and stays as it is; the table is saved in {saved}." in " ".join(
        game.out.split()
    )
    assert len(read_saved(saved.read_text(encoding="utf-8"))[0].choices) > len(record.choices)
    assert "exists" in run("play", "goldbraeu", "--resume", "there/record.json", "--save", "there/record.json").error


def test_a_finished_game_is_only_shown() -> None:
    Path("record.json").write_text(random_game(GAME, 3, "over").to_text(), encoding="utf-8")
    before = text("record.json")
    game = run("play", "goldbraeu", "--resume", "record.json")
    assert "Shuffles verified" in game.out
    assert "recorded in" not in game.out
    assert [path.name for path in Path().iterdir()] == ["record.json"]
    assert text("record.json") == before


def test_records_of_an_earlier_simulation_stay() -> None:
    line = ("simulate", "goldbraeu", "--games", 2, "--records", "d")
    assert run(*line, "--seed", 1).code == 0
    before = text("d/goldbraeu-4p-00000.json")
    assert "d/goldbraeu-4p-00000.json exists already" in run(*line, "--seed", 2).error
    assert text("d/goldbraeu-4p-00000.json") == before


@pytest.mark.parametrize(
    "line",
    [
        (*FIRST, "--save", ""),
        ("play", "goldbraeu", "--resume", ""),
        ("play", "goldbraeu", "--components", ""),
        ("new", "goldbraeu", "--save", ""),
        ("replay", ""),
        ("scenario", ""),
        ("components", "goldbraeu", "--check", ""),
        ("components", "goldbraeu", "--export", ""),
        ("simulate", "goldbraeu", "--records", ""),
        ("rules", "--coverage", "--tests", ""),
    ],
)
def test_an_empty_path_is_wrong_input(line: tuple[str, ...]) -> None:
    assert run(*line).error.endswith(": a path cannot be empty")


def test_a_path_with_a_blank_can_be_copied_into_a_shell() -> None:
    game = run(*FIRST, "--save", "our evening.json", typed="1\n")
    assert game.out.strip().endswith("--resume 'our evening.json'")
