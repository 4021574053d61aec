"""The box from the command line: what is sure, what is reconstructed, and files of one's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stammtisch.engine import find_game
from tests.cli.running import Run, run

GAME = find_game("goldbraeu")


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """Our box as a file, to be corrected."""
    path = tmp_path / "box.json"
    assert run("components", "goldbraeu", "--export", path).code == 0
    return path


def check(path: Path) -> Run:
    return run("components", "goldbraeu", "--check", path)


def test_every_element_is_shown_with_its_status() -> None:
    elements = {
        entry["element"]: entry["status"] for entry in run("components", "goldbraeu", "--json").json["elements"]
    }
    assert elements["pieces.signs_per_brewery"] == "documented"
    assert elements["boards.notch.front.Adler"] == "reconstructed"
    told = run("components", "goldbraeu").out
    assert "boards.hole.parasols" in told
    counts = [list(elements.values()).count(status) for status in ("documented", "reconstructed")]
    assert told.endswith(f"Goldbräu: {counts[0]} documented, {counts[1]} reconstructed\n")


def test_the_entries_of_a_list_are_shown_by_their_names() -> None:
    told = run("components", "bohnhansa", "--json").json["elements"]
    elements = {entry["element"]: entry for entry in told}
    assert elements["beans.Rote"]["status"] == "reconstructed"
    assert elements["towns.Visby.sells.Rote"]["prices"] == [16, 14, 12, 10]
    assert elements["contracts.R07"]["status"] == "documented"
    assert elements["roads.1"]["between"] == ["Edinburgh", "Aalborg"]
    assert "sells" not in elements["towns.Visby"]
    assert "Malmö Augen 3, Rostock Soja 3" in run("components", "bohnhansa").out


def test_our_own_box_is_exported_and_sound(box: Path) -> None:
    assert json.loads(box.read_text(encoding="utf-8")) == GAME.components.data
    done = check(box)
    assert (done.code, done.err) == (0, "")
    assert "is sound" in " ".join(done.out.split())  # the line is broken where the path ends
    assert "exists already" in run("components", "goldbraeu", "--export", box).error


def test_every_fault_is_a_line(box: Path) -> None:
    data: dict[str, Any] = json.loads(box.read_text(encoding="utf-8"))
    data["pieces"]["signs_per_brewery"]["value"] = -3
    data["boards"]["notch"]["front"]["Adler"]["cell"] = "z9"
    del data["boards"]["hole"]["parasols"]
    box.write_text(json.dumps(data), encoding="utf-8")

    done = check(box)
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) >= 3
    assert all(line.startswith(f"stammtisch: {box}: ") for line in done.err.splitlines())
    for word in ("signs_per_brewery", "Adler", "hole"):
        assert word in done.err
    as_json = run("components", "goldbraeu", "--check", box, "--json")
    assert (as_json.code, as_json.json["sound"]) == (2, False)
    assert len(as_json.json["faults"]) == len(done.err.splitlines())


def test_a_box_without_the_usual_board_is_not_called_sound(box: Path) -> None:
    data: dict[str, Any] = json.loads(box.read_text(encoding="utf-8"))
    del data["boards"]["notch"]
    box.write_text(json.dumps(data), encoding="utf-8")
    assert "has no board 'notch'" in check(box).error


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "is not JSON"),
        (b"not json", "is not JSON"),
        (b"[]", "is not a JSON object"),
        (b"[" * 100_000, "is not JSON"),
        (b'{"value": NaN}', "NaN is no number"),
        (b'{"value": -Infinity}', "-Infinity is no number"),
        (b'{"value": ' + b"9" * 5_000 + b"}", "is not JSON"),
        (b'{"pieces": 1, "pieces": 2}', "'pieces' is written twice"),
        (b'{"name": "\\ud800"}', "half a character"),
        (b"\xff\xfe", "is no text in UTF-8"),
    ],
)
def test_what_cannot_be_read_is_one_line(tmp_path: Path, content: bytes, complaint: str) -> None:
    path = tmp_path / "box.json"
    path.write_bytes(content)
    assert complaint in check(path).error
    assert complaint in run("play", "goldbraeu", "--components", path).error


def test_nothing_is_played_with_an_unsound_box(box: Path) -> None:
    box.write_text(box.read_text(encoding="utf-8").replace('"c1"', '"c9"'), encoding="utf-8")
    for command in ("play", "new", "simulate"):
        assert "the components file is not sound" in run(command, "goldbraeu", "--components", box).error
