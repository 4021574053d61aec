"""Fuzzing from the command line: exit codes, JSON, and the records that lead to faults."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.cli import fuzz as command
from stammtisch.conformance import Fault, FuzzReport
from stammtisch.engine import find_game, read_record
from stammtisch.engine.playout import random_game
from tests.cli.running import run

GAME = find_game("goldbraeu")


def test_a_sound_game_passes_and_the_same_seed_does_the_same() -> None:
    line = ("fuzz", "goldbraeu", "--decisions", 150, "--seed", "f", "--json")
    first, second = run(*line), run(*line)
    assert first.code == 0
    assert first.json["decisions"] >= 150
    assert (first.json["faults"], first.json["seed"]) == ([], "f")
    assert second.json["checks"] == first.json["checks"]
    assert run(*line[:-1]).out.endswith("seed f: no fault(s)\n")


def test_faults_give_exit_code_1_and_their_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sound game has none, so a report with faults is put in its place."""

    def faulty(*_arguments: object) -> FuzzReport:
        report = FuzzReport(GAME)
        report.note([Fault("no crash", "it crashed", random_game(GAME, 3, "f")), Fault("texts", "a hole", None)])
        return report

    monkeypatch.setattr(command, "run_fuzz", faulty)
    done = run("fuzz", "goldbraeu", "--records", tmp_path / "faults", "--json")

    assert done.code == 1
    assert [fault["check"] for fault in done.json["faults"]] == ["no crash", "texts"]
    [path] = (tmp_path / "faults").iterdir()
    assert done.json["records"] == [str(path)]
    assert read_record(path.read_text(encoding="utf-8")).replay().over
    told = run("fuzz", "goldbraeu")
    assert told.code == 1
    assert "no crash: it crashed (1×)" in told.out
