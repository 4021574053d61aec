"""The command in a process of its own, at a terminal and at a pipe that closes."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from stammtisch.table import read_saved

SCRIPT = Path(sys.executable).with_name("stammtisch")
PATIENCE = 60.0

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not hasattr(os, "openpty"), reason="there are no pseudo-terminals here"),
]


class Terminal:
    """A game at a pseudo-terminal, 100 columns wide."""

    def __init__(self, directory: Path, *arguments: str) -> None:
        self.screen, there = os.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
        self.process = subprocess.Popen(
            [SCRIPT, "play", "goldbraeu", "--seed", "x", "--seats", "human,random,random", *arguments],
            stdin=there,
            stdout=there,
            stderr=there,
            cwd=directory,
            env=environment,
            start_new_session=True,
            # Some of those who start programs block these, and it is inherited: the worst case is the one to test.
            preexec_fn=_block_signals,
        )
        os.close(there)
        self.shown = ""

    def wait_for(self, words: str) -> str:
        """What is shown up to some words; everything before them is forgotten."""
        end = time.monotonic() + PATIENCE
        while words not in self.shown:
            ready, _, _ = select.select([self.screen], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"'{words}' was not shown: {self.shown[-500:]}"
            self.shown += os.read(self.screen, 65536).decode(errors="replace")
        before, _, self.shown = self.shown.partition(words)
        return before

    def wait_for_readline(self) -> None:
        """Until keys are read one by one; the prompt is shown before, and a signal in between would wait for a key."""
        end = time.monotonic() + PATIENCE
        while termios.tcgetattr(self.screen)[3] & termios.ICANON:
            assert time.monotonic() < end, "nobody listens to the keys"

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())


def _block_signals() -> None:
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGHUP, signal.SIGTERM])


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    terminal = Terminal(tmp_path)
    yield terminal
    terminal.process.kill()
    terminal.process.wait()
    os.close(terminal.screen)


def test_at_a_terminal_there_are_colours_and_a_moment_to_undo(terminal: Terminal) -> None:
    assert "\x1b[" in terminal.wait_for("Red> ")
    terminal.type("1")
    terminal.wait_for("Red> ")
    terminal.type("boss Krug")
    terminal.wait_for("undo: take it back. > ")
    terminal.type("undo")
    terminal.wait_for("Taken back.")
    terminal.wait_for("Red> ")
    terminal.type("quit")
    terminal.wait_for("Go on with:")
    assert terminal.process.wait(PATIENCE) == 0


@pytest.mark.parametrize("signal_name", ["SIGHUP", "SIGTERM", "SIGINT"])
def test_a_closed_window_loses_nothing(terminal: Terminal, tmp_path: Path, signal_name: str) -> None:
    terminal.wait_for("Red> ")
    terminal.type("1")
    terminal.wait_for("Red> ")
    terminal.wait_for_readline()
    terminal.process.send_signal(getattr(signal, signal_name))

    assert terminal.process.wait(PATIENCE) == 0
    [path] = tmp_path.iterdir()
    record, seats = read_saved(path.read_text(encoding="utf-8"))
    assert seats == ["human", "random", "random"]
    assert any(seat == 0 for seat, _ in record.choices)


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    line = f"{SCRIPT} rules goldbraeu --json | head -1"
    done = subprocess.run(["sh", "-c", line], capture_output=True, check=False, timeout=PATIENCE)
    assert (done.stdout, done.stderr) == (b"[\n", b"")


def test_closed_streams_are_no_error(tmp_path: Path) -> None:
    for line in (f"{SCRIPT} games >&-", f"{SCRIPT} play goldbraeu <&-"):
        done = subprocess.run(["sh", "-c", line], capture_output=True, check=False, timeout=PATIENCE, cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
@pytest.mark.parametrize("line", ["games", "games --json", "simulate goldbraeu --games 1 --json", "play goldbraeu"])
def test_a_full_disk_is_one_line(line: str, tmp_path: Path) -> None:
    done = subprocess.run(
        ["sh", "-c", f"{SCRIPT} {line} >/dev/full"],
        input=b"1\n",
        capture_output=True,
        check=False,
        timeout=PATIENCE,
        cwd=tmp_path,
    )
    assert (done.returncode, done.stderr) == (
        2,
        b"stammtisch: the output cannot be written: No space left on device\n",
    )
