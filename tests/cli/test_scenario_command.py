"""Scenarios from the command line: what holds, what differs, what cannot be read."""

from __future__ import annotations

from pathlib import Path

from tests.cli.running import run

HOLDS = """
title = "An expansion adds a cell"
game = "goldbraeu"
rules = ["GB-30"]
[given]
boss = { Adler = "red" }
chosen = { red = "expand", blue = "buy", green = "buy", yellow = "buy" }
[[step]]
do = "red: grow Adler c2"
[then]
cells = { Adler = ["c1", "c2"] }
"""
DIFFERS = HOLDS.replace('["c1", "c2"]', '["c1", "d1"]')
UNREADABLE = HOLDS.replace("goldbraeu", "chess")


def files(directory: Path, **texts: str) -> Path:
    for name, text in texts.items():
        (directory / f"{name}.toml").write_text(text, encoding="utf-8")
    return directory


def test_what_holds_is_said_with_its_title(tmp_path: Path) -> None:
    done = run("scenario", files(tmp_path, one=HOLDS))
    assert (done.code, done.err) == (0, "")
    assert "holds" in done.out
    assert "An expansion adds a cell" in " ".join(done.out.split())
    assert done.out.endswith("1 of 1 scenarios hold.\n")


def test_what_differs_is_said_plainly(tmp_path: Path) -> None:
    done = run("scenario", files(tmp_path, one=HOLDS, two=DIFFERS))
    assert (done.code, done.err) == (1, "")
    assert "at the end, cells.Adler: expected c1, d1, found c1, c2" in " ".join(done.out.split())
    assert done.out.endswith("1 of 2 scenarios hold.\n")


def test_an_unreadable_file_is_named_and_the_others_run(tmp_path: Path) -> None:
    done = run("scenario", files(tmp_path, one=DIFFERS, two=UNREADABLE))
    assert done.code == 2
    complaint = "there is no game 'chess'; there are: bohnhansa, goldbraeu, heavenale"
    assert done.err == f"stammtisch: {tmp_path / 'two.toml'}: {complaint}\n"
    assert "expected c1, d1" in " ".join(done.out.split())


def test_as_json(tmp_path: Path) -> None:
    done = run("scenario", files(tmp_path, one=HOLDS, two=DIFFERS, zoo=UNREADABLE), "--json")
    assert (done.code, done.json["total"], done.json["held"]) == (2, 3, 1)
    one, two, zoo = done.json["scenarios"]
    assert (one["holds"], one["differences"], one["error"]) == (True, [], None)
    assert two["differences"] == [
        {"where": "at the end", "what": "cells.Adler", "expected": "c1, d1", "found": "c1, c2"}
    ]
    assert "no game 'chess'" in zoo["error"]


def test_a_directory_without_scenarios_and_a_missing_file_are_wrong_input(tmp_path: Path) -> None:
    assert "holds no scenarios" in run("scenario", tmp_path).error
    missing = run("scenario", tmp_path / "missing.toml")
    assert missing.code == 2
    assert "missing.toml cannot be read" in missing.err
