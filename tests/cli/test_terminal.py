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
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from stammtisch.table import read_saved, table_text
from tests.table.talkers import at_trade

SCRIPT = Path(sys.executable).with_name("stammtisch")
PATIENCE = 60.0
CLEARED = "\x1b[2J"
ARROW_UP = "\x1b[A"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not hasattr(os, "openpty"), reason="there are no pseudo-terminals here"),
]


GOLDBRAEU = ("play", "goldbraeu", "--seed", "x", "--seats", "human,random,random")


class Terminal:
    """A game at a pseudo-terminal, 100 columns wide."""

    def __init__(self, directory: Path, *arguments: str) -> None:
        self.screen, there = os.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
        self.process = subprocess.Popen(
            [SCRIPT, *arguments],
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

    def send_until_heard(self, number: signal.Signals) -> None:
        """A signal, again after a while: one that comes just before the keys are waited for is seen too late."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.process.send_signal(number)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE / 6)
                return

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())


def _block_signals() -> None:
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGHUP, signal.SIGTERM])
    # A shell starts what it puts into the background with this one ignored; at a terminal nobody does.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def at_terminal(directory: Path, *arguments: str) -> Iterator[Terminal]:
    terminal = Terminal(directory, *arguments)
    try:
        yield terminal
    finally:
        terminal.process.kill()
        terminal.process.wait()
        os.close(terminal.screen)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    with at_terminal(tmp_path, *GOLDBRAEU) as terminal:
        yield terminal


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


def test_an_offer_goes_from_hand_to_hand_and_each_sees_only_his_own(tmp_path: Path) -> None:
    (tmp_path / "t.json").write_text(table_text(at_trade(("human", "human", "random"))), encoding="utf-8")
    with at_terminal(tmp_path, "play", "bohnhansa", "--resume", "t.json") as terminal:
        terminal.wait_for("Hand the keyboard to Anna and press Enter. > ")
        terminal.type("")
        assert CLEARED in terminal.wait_for("Anna> ")
        terminal.type("offer Ben Soja for Feuer")
        terminal.wait_for("Ben has something to answer")
        terminal.wait_for("> ")
        terminal.type("")
        shown = terminal.wait_for("Ben (Enter: go on)> ")
        assert CLEARED in shown
        assert "Ben (you)" in shown
        assert "Anna (you)" not in shown
        terminal.wait_for_readline()
        terminal.type(ARROW_UP + "accept 1")
        terminal.wait_for("Hand the keyboard to Anna and press Enter")
        terminal.wait_for("> ")
        terminal.type("")
        assert "Ben accepts offer 1." in terminal.wait_for("Anna> ")
        terminal.type("quit")
        assert terminal.process.wait(PATIENCE) == 0
    record, _ = read_saved((tmp_path / "t.json").read_text(encoding="utf-8"))
    assert [record.names[seat] for seat, _ in record.choices[-2:]] == ["Anna", "Ben"]


@pytest.mark.parametrize("signal_name", ["SIGHUP", "SIGTERM", "SIGINT"])
def test_a_closed_window_loses_nothing(terminal: Terminal, tmp_path: Path, signal_name: str) -> None:
    terminal.wait_for("Red> ")
    terminal.type("1")
    terminal.wait_for("Red> ")
    terminal.wait_for_readline()
    terminal.send_until_heard(getattr(signal, signal_name))

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
