"""The wheel, compiled and pure, installed into an environment of its own: it plays every recorded game the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from benchmarks.build_native import ROOT, build_native, build_wheel, fingerprint, is_current
from tests.test_records import ACROSS, REPLAY, recorded_hashes

NATIVE = ROOT / "native"
BUILT = "from stammtisch.engine.build import COMPILED; print(COMPILED)"
TOY = """
import random
from stammtisch.engine.playout import random_game
from tests.conformance.toy import GAME
record = random_game(GAME, 2, "plug-in")
state = record.replay()
for seat in (0, 1, None):
    world = GAME.imagine(state.view(seat), random.Random(1))
    assert world.view(seat).to_data() == state.view(seat).to_data()
print(record.result.state_hash)
"""
REASON = "import native_modules; print(native_modules.why_pure())"


def installed(wheel: Path, folder: Path) -> str:
    """The Python of a fresh environment that has this wheel and nothing else."""
    venv.create(folder, with_pip=False)
    python = str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps", "--no-index", str(wheel)],
        check=True,
    )
    return python


def output(python: str, code: str, *arguments: str, **changes: str) -> str:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        [python, "-c", code, *arguments], env={**environment, **changes}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.slow
def test_the_wheel_plays_the_same_compiled_and_pure(tmp_path: Path) -> None:
    """So does a game of another package, which is not compiled: the toy.

    In one test, because both builds use the same folder. Compiling takes minutes, once for an unchanged source.
    """
    compiled = build_native()
    pure, said = build_wheel(tmp_path, {**os.environ, "STAMMTISCH_PURE": "1"})
    assert "stammtisch: pure Python, because STAMMTISCH_PURE is set" in said
    assert pure.name.endswith("-py3-none-any.whl")
    can_compile = output(sys.executable, REASON, PYTHONPATH=str(NATIVE)) == "None"
    toy = output(sys.executable, TOY, PYTHONPATH=str(ROOT))
    for wheel, native in ((compiled, can_compile), (pure, False)):
        python = installed(wheel, tmp_path / wheel.stem)
        assert output(python, BUILT) == str(native)
        assert output(python, TOY, PYTHONPATH=str(ROOT)) == toy
        assert json.loads(output(python, REPLAY, *map(str, ACROSS))) == recorded_hashes()


def test_what_was_built_from_another_source_is_not_played_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stamp = tmp_path / "stamp"
    monkeypatch.setattr("benchmarks.build_native.STAMP", stamp)
    assert not is_current()
    stamp.write_text(fingerprint(), encoding="utf-8")
    assert is_current()
    stamp.write_text("another source", encoding="utf-8")
    assert not is_current()


def test_who_only_plays_needs_no_compiler() -> None:
    """Without any installed package, mypy among them, `make play` still asks where the compiled build is."""
    asked = [sys.executable, "-I", "-S", str(ROOT / "benchmarks" / "build_native.py"), "--where"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "", "")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"STAMMTISCH_PURE": "1"}, "STAMMTISCH_PURE is set"),
        ({"CC": "no-such-compiler -pthread"}, "there is no C compiler ('no-such-compiler')"),
    ],
)
def test_a_build_stays_pure_for_a_reason_and_then_needs_no_mypyc(changes: dict[str, str], reason: str) -> None:
    code = f"{REASON}; print(native_modules.needed())"
    assert output(sys.executable, code, PYTHONPATH=str(NATIVE), **changes).splitlines() == [reason, "[]"]
