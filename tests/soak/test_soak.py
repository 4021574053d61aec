"""Long runs over all seat counts and options: `make soak`, or a part of it with STAMMTISCH_SOAK=0.01.

Uses every core, and the compiled build where `make bench` has made one from the present source. Prints its figures.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from benchmarks.build_native import TARGET, is_current
from stammtisch.engine import all_games
from tests.soak.worker import LEAK_CHECKS, Figures

pytestmark = pytest.mark.soak

ROOT = Path(__file__).parent.parent.parent
SCALE = float(os.environ.get("STAMMTISCH_SOAK", "1"))
CORES = os.cpu_count() or 1


def soak(task: str, key: str, total: int) -> Figures:
    """Share the work out to all cores and add up what they report."""
    share = -(-max(CORES, round(total * SCALE)) // CORES)
    source = TARGET if is_current() else ROOT / "src"
    environment = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}"}
    began = time.perf_counter()
    workers = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.soak.worker", task, key, str(core * share), str(share)],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        for core in range(CORES)
    ]
    parts: list[Figures] = []
    for worker in workers:
        output, _ = worker.communicate()
        assert worker.returncode == 0, f"a worker of {task} broke down"
        parts.append(json.loads(output))
    return {
        "games": sum(part["games"] for part in parts),
        "decisions": sum(part["decisions"] for part in parts),
        "faults": [fault for part in parts for fault in part["faults"]],
        "seconds": time.perf_counter() - began,
    }


def report(capsys: pytest.CaptureFixture[str], what: str, figures: Figures) -> None:
    with capsys.disabled():
        build = "compiled" if is_current() else "interpreted"
        rate = figures["decisions"] / figures["seconds"]
        print(
            f"\n{what}: {figures['games']} games, {figures['decisions']} decisions in {figures['seconds']:.1f} s "
            f"({rate:,.0f}/s, {build}, {CORES} cores), {len(figures['faults'])} faults"
        )


@pytest.mark.parametrize("key", all_games())
def test_random_games_end_and_every_piece_is_accounted_for(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    figures = soak("play", key, 100_000)
    report(capsys, f"{key}, pieces counted after every choice", figures)
    assert figures["faults"] == []


@pytest.mark.parametrize("key", all_games())
def test_games_of_bots_end_and_every_piece_is_accounted_for(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    figures = soak("bots", key, 5000)
    report(capsys, f"{key}, games of bots, pieces counted after every choice", figures)
    assert figures["faults"] == []


@pytest.mark.parametrize("key", all_games())
def test_nothing_leaks_at_any_decision(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(LEAK_CHECKS) == 5
    figures = soak("leaks", key, 1000)
    report(capsys, f"{key}, leak test at every decision", figures)
    assert figures["faults"] == []


@pytest.mark.parametrize("key", all_games())
def test_fuzzing_finds_nothing(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    figures = soak("fuzz", key, 300_000)
    report(capsys, f"{key}, fuzzing", figures)
    assert figures["faults"] == []
