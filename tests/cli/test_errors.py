"""Wrong input: one line on the error output, exit code 2, never a traceback; and the same in a real process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import run


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("play chess", "there is no game 'chess'; there are: bohnhansa, goldbraeu, heavenale"),
        ("play goldbraeu --players 5", "Goldbräu is for 3 or 4 players, not 5"),
        ("play goldbraeu --players 0", "Invalid value for '--players'"),
        ("play goldbraeu --players -3", "Invalid value for '--players'"),
        ("play goldbraeu --players three", "Invalid value for '--players'"),
        ("play goldbraeu --seats human,gready,random", "--seats: there is no bot 'gready'; there are: random, greedy"),
        ("play goldbraeu --seats humam,random,random", "a person is 'human'"),
        ("simulate goldbraeu --bot search:500i,h=far", "'h=far' is no setting of a search; write 0.5s, 500i"),
        ("play goldbraeu --seats human,random,random --players 4", "--players 4 does not fit --seats"),
        ("play goldbraeu --seats human", "Goldbräu is for 3 or 4 players, not 1"),
        ("play goldbraeu --names Anna,Ben", "--names gives 2 for 4 players"),
        ("play goldbraeu --names Anna,Anna,Ben,Cleo", "two players have the same name"),
        ("play goldbraeu --names Anna,,Ben,Cleo", "'' cannot be a name"),
        ("play goldbraeu --edition latin", "there is no edition 'latin'; there are: rio-grande, hanser-fr"),
        ("play goldbraeu --option board", "--option 'board': write key=value"),
        ("play goldbraeu --option board=hole --option board=notch", "--option 'board' is given twice"),
        ("play goldbraeu --option colour=red", "there is no option 'colour'"),
        ("play goldbraeu --option board=round", "option 'board' cannot be 'round'"),
        ("play goldbraeu --components missing.json", "missing.json cannot be read: No such file"),
        ("play goldbraeu --resume missing.json", "missing.json cannot be read: No such file"),
        ("play goldbraeu --resume .", ". is a directory, not a file"),
        ("play", "Missing argument 'GAME'"),
        ("dance", "No such command 'dance'"),
        ("games --loud", "No such option: --loud"),
        ("new chess", "there is no game 'chess'"),
        ("new goldbraeu --save nowhere/table.json", "nowhere/table.json cannot be written: No such file"),
        ("simulate goldbraeu --games 0", "Invalid value for '--games'"),
        ("simulate goldbraeu --games -1", "Invalid value for '--games'"),
        # Without a bound it would still be refused here for its bot, and not eat the memory.
        ("simulate goldbraeu --games 1000001 --bot clever", "Invalid value for '--games'"),
        ("simulate goldbraeu --jobs 0", "Invalid value for '--jobs'"),
        ("simulate goldbraeu --bot clever", "there is no bot 'clever'; there are: random, greedy"),
        ("simulate goldbraeu --bot greedy,random", "--bot names 2 for 4 players"),
        ("simulate goldbraeu --players 2", "Goldbräu is for 3 or 4 players, not 2"),
        ("replay missing.json", "missing.json cannot be read: No such file"),
        ("replay .", ". is a directory"),
        ("replay", "Missing argument 'FILE'"),
        ("fuzz chess", "there is no game 'chess'"),
        ("fuzz goldbraeu --decisions 0", "Invalid value for '--decisions'"),
        ("rules chess", "there is no game 'chess'"),
        ("rules goldbraeu GB-99", "there is no rule GB-99"),
        ("rules goldbraeu --strict", "--strict goes with --coverage"),
        (f"play goldbraeu --seed {'x' * 1001}", "a seed has at most 1000 characters, not 1001"),
        (f"simulate goldbraeu --seed {'x' * 999}", "a seed has at most 1000 characters"),
        ("play goldbraeu --names A\x1bB,Ben,Cleo,Dora", "'A\\x1bB' holds a character that no screen shows"),
        ("rules", "name a game (bohnhansa, goldbraeu, heavenale), or ask for --coverage"),
        ("rules --coverage --tests nowhere", "there is no directory nowhere"),
        ("components chess", "there is no game 'chess'"),
        ("components goldbraeu --check missing.json", "missing.json cannot be read"),
        ("components goldbraeu --check a --export b", "--check and --export do not go together"),
    ],
)
def test_wrong_input_is_one_line_and_exit_code_2(
    line: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert complaint in run(*line.split()).error
    assert list(tmp_path.iterdir()) == []


def test_a_complaint_cannot_steer_the_terminal_or_break_the_line() -> None:
    assert "\x1b" not in run("play", "go\x1b[2Jld\nbräu").error


def test_without_a_command_the_help_is_shown() -> None:
    shown = run()
    assert shown.code == 0
    assert "Usage: stammtisch" in shown.out
    for command in ("games", "new", "play", "simulate", "ladder", "replay", "scenario", "fuzz", "rules", "components"):
        assert f" {command} " in shown.out


def test_the_version_is_that_of_the_package() -> None:
    assert run("--version").out.startswith("stammtisch 0.")


def command(
    *arguments: str, typed: bytes = b"", cwd: Path | None = None, encoding: str = "utf-8"
) -> subprocess.CompletedProcess[bytes]:
    """The installed command in a process of its own."""
    script = Path(sys.executable).with_name("stammtisch")
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    return subprocess.run(
        [script, *arguments], input=typed, capture_output=True, check=False, timeout=60, cwd=cwd, env=environment
    )


@pytest.mark.slow
def test_the_installed_command_gives_real_exit_codes() -> None:
    done = command("play", "chess")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"stammtisch: there is no game 'chess'; there are: bohnhansa, goldbraeu, heavenale\n"


@pytest.mark.slow
def test_broken_bytes_on_the_input_are_no_reason_to_crash(tmp_path: Path) -> None:
    done = command("play", "goldbraeu", "--seed", "x", typed=b"\xff\xfe\n\x00\nquit\n", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.slow
def test_a_terminal_without_umlauts_is_no_reason_to_crash() -> None:
    done = command("games", encoding="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Goldbr?u" in done.stdout
