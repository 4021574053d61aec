"""Kill -9 at any moment: whatever was acknowledged is there after the restart, and the game goes on."""

from __future__ import annotations

import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.serving import Guest

KILLABLE = Path(__file__).with_name("killable.py")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def start(data: Path, port: int) -> subprocess.Popen[bytes]:
    """A server process that answers."""
    process = subprocess.Popen([sys.executable, str(KILLABLE), str(data), str(port)])
    while True:
        assert process.poll() is None, "the server did not start"
        try:
            httpx.get(f"http://127.0.0.1:{port}/static/favicon.svg")
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return process


def kill(process: subprocess.Popen[bytes]) -> None:
    os.kill(process.pid, signal.SIGKILL)
    process.wait()


def kill_after(process: subprocess.Popen[bytes], begun: threading.Event, seconds: float) -> None:
    """At a random moment after the first choice that was acknowledged: on a slow machine too there is one to lose."""
    begun.wait()
    time.sleep(seconds)
    kill(process)


def play_until_the_end_comes(
    guest: Guest, table: str, acknowledged: list[tuple[int, str]], begun: threading.Event, rng: random.Random
) -> bool:
    """Choose as fast as it goes, and note each choice once the server has said that it is done.

    The end is that of the server, or that of the game: whether it was the game's.
    """
    try:
        with guest.open(table) as tab:
            while not (update := tab.my_turn())["over"]:
                number = rng.randrange(len(update["choices"]))
                if tab.choose(update, number)["type"] == "done":
                    acknowledged.append((update["seat"], update["choices"][number]["choice"]))
                    begun.set()
    except (ConnectionClosed, OSError, EOFError):
        return False
    return True


def survive(data: Path, kills: int) -> None:
    rng = random.Random(kills)
    port = free_port()
    process = start(data, port)
    try:
        with Guest(f"127.0.0.1:{port}") as guest:
            over, lively = True, 0
            for _ in range(kills):
                if over:
                    table = guest.hotseat("heavenale", 4)
                    acknowledged: list[tuple[int, str]] = []
                begun = threading.Event()
                killer = threading.Thread(target=kill_after, args=[process, begun, rng.uniform(0.0, 1.0)])
                killer.start()
                over = play_until_the_end_comes(guest, table, acknowledged, begun, rng)
                # A kill may have come between the last choice of a game and its answer: then there is none to make.
                lively += begun.is_set()
                begun.set()
                killer.join()
                process = start(data, port)
                check_nothing_lost(data, table, acknowledged)
            assert lively >= kills * 2 / 3, "nobody could play, so nothing could be lost"
    finally:
        kill(process)


def check_nothing_lost(data: Path, table: str, acknowledged: list[tuple[int, str]]) -> None:
    """What stands is what was acknowledged, and at most one choice more, whose answer the kill cut off."""
    with closing(sqlite3.connect(data / "stammtisch.db")) as file:
        entries = 'SELECT seat, code FROM entries WHERE "table" = ? ORDER BY sequence'
        stored = file.execute(entries, [table.removeprefix("/t/")]).fetchall()
    assert stored, "one choice at least was acknowledged"
    assert stored[: len(acknowledged)] == acknowledged
    assert len(stored) <= len(acknowledged) + 1
    acknowledged[:] = stored


@pytest.mark.slow
def test_every_acknowledged_choice_survives_a_kill(data: Path) -> None:
    survive(data, kills=3)


@pytest.mark.soak
def test_every_acknowledged_choice_survives_many_kills(data: Path) -> None:
    survive(data, kills=60)
