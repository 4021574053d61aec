"""The training script of the PPO example, run for seconds where there is a Python with PyTorch."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest

from examples.ppo.agent import NetBot
from examples.ppo.chart import Chart
from examples.ppo.curve import Curve
from examples.ppo.match import play_deal
from examples.ppo.net import load_policy
from stammtisch.bots import RandomBot

ROOT = Path(__file__).resolve().parents[2]

# Lessons of 60 ms: whoever is quick has one round of them too, which takes five times as long here.
BRIEFLY = ["--workers", "1", "--games", "2", "--decisions", "250", "--lessons", "0.001", "--practice", "0.02"]
BRIEFLY += ["--match-deals", "1", "--match-every", "1", "--final-deals", "1"]


def with_torch(folder: Path) -> tuple[str, dict[str, str]] | None:
    """A Python that has PyTorch, and the environment in which it finds our package; Debian's own will do."""
    # Another Python does not know that we are installed, and the games are found by what an installation says.
    said = distribution("stammtisch").read_text("entry_points.txt")
    assert said is not None
    told = folder / "stammtisch-0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: stammtisch\nVersion: 0\n", encoding="utf-8")
    (told / "entry_points.txt").write_text(said, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", ROOT, folder)))}
    for python in (sys.executable, "/usr/bin/python3", shutil.which("python3")):
        if python is None or not Path(python).exists():
            continue
        tried = subprocess.run([python, "-c", "import numpy, torch"], env=environment, capture_output=True, check=False)
        if tried.returncode == 0:
            return python, environment
    return None


def test_a_short_run_writes_what_an_agent_can_play_with_and_can_be_resumed(tmp_path: Path) -> None:
    found = with_torch(tmp_path)
    if found is None:
        pytest.skip("there is no Python with PyTorch (on Debian: apt install python3-torch)")
    python, environment = found
    train = [python, "-m", "examples.ppo.train", *BRIEFLY]
    first, second = tmp_path / "first", tmp_path / "second"
    subprocess.run([*train, "--out", str(first)], env=environment, cwd=tmp_path, check=True)
    subprocess.run(
        [*train, "--out", str(second), "--resume", str(first), "--lessons", "0"],
        env=environment,
        cwd=tmp_path,
        check=True,
    )
    for folder in (first, second):
        assert sum(play_deal(NetBot(load_policy(folder / "heavenale.npz")), RandomBot(), "any")) in (0, 0.5, 1, 1.5, 2)
    before, after = Curve.load(first / "curve.json"), Curve.load(second / "curve.json")
    assert [each.phase for each in before.rounds][:2] == ["lessons", "practice"]
    assert after.rounds[: len(before.rounds)] == before.rounds
    assert after.decisions > before.decisions
    assert Chart(after).draw().count("<circle") == len(after.matches) + 1
