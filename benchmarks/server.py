"""How the server bears a full house: live tables with bots, and many sockets, on the loopback.

Prints how long an acknowledged choice takes (p50, p99), errors, the server's CPU time for each change of a table, and
its memory minute by minute; as a ratio to a bare uvicorn with one SQLite commit a message, with as many sockets and as
many messages a second, measured in the same run. `make bench-server`, or for the long form

    python -m benchmarks.server --minutes 15
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from typing import Final

from websockets.asyncio.client import connect

from benchmarks.crowd import Crowd, Tally

BARE_SECONDS: Final = 10
MOST: Final = 0.250
"""The promise: 99 of 100 choices are acknowledged within so many seconds."""


class Process:
    """A server in a process of its own, and what it costs."""

    def __init__(self, kind: str, data: str) -> None:
        command = [sys.executable, "-m", "benchmarks.served", kind, data]
        self._data = Path(data)
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        said = self._process.stdout.readline().split("http://")
        if len(said) < 2:
            raise SystemExit("the server did not start")
        self.host = said[1].split("/")[0]

    def _family(self) -> list[Path]:
        """What the system tells of the server and of those who draw for it."""
        own = str(self._process.pid)
        children = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        return [Path("/proc") / number for number in (own, *children)]

    def cpu(self) -> float:
        """Seconds of CPU time so far."""
        rows = [(member / "stat").read_text().rpartition(")")[2].split() for member in self._family()]
        return sum(int(row[11]) + int(row[12]) for row in rows) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Resident memory in MB."""
        lines = [line.split() for member in self._family() for line in (member / "status").read_text().splitlines()]
        return sum(int(line[1]) for line in lines if line[0] == "VmRSS:") / 1024

    def entries(self) -> int:
        """How many choices are stored, of people and of bots."""
        with contextlib.closing(sqlite3.connect(self._data / "stammtisch.db")) as database:
            count: int = database.execute("SELECT count(*) FROM entries").fetchone()[0]
            return count

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


@contextlib.contextmanager
def process(kind: str) -> Iterator[Process]:
    with tempfile.TemporaryDirectory() as data:
        server = Process(kind, data)
        try:
            yield server
        finally:
            server.stop()


def spread(waits: list[float]) -> tuple[float, float]:
    """p50 and p99."""
    cuts = quantiles(waits, n=100, method="inclusive")
    return cuts[49], cuts[98]


async def bare(sockets: int, rate: float) -> tuple[list[float], float]:
    """Waits, and CPU seconds for each message, of the least possible server at this many messages a second."""
    waits: list[float] = []
    with process("bare") as server:
        async with contextlib.AsyncExitStack() as stack:
            tabs = [await stack.enter_async_context(connect(f"ws://{server.host}/live")) for _ in range(sockets)]
            before = server.cpu()
            end = time.monotonic() + BARE_SECONDS

            async def talk(number: int) -> None:
                await asyncio.sleep(number / rate)
                while time.monotonic() < end:
                    begun = time.perf_counter()
                    await tabs[number].send('{"type":"choose","version":1,"choice":"1","id":1}')
                    await tabs[number].recv()
                    waits.append(time.perf_counter() - begun)
                    await asyncio.sleep(max(0.0, sockets / rate - waits[-1]))

            await asyncio.gather(*(talk(number) for number in range(sockets)))
            return waits, (server.cpu() - before) / len(waits)


async def full_house(server: Process, tables: int, sockets: int, seconds: float) -> tuple[Tally, int, float]:
    """What everybody saw in so many seconds, how often a table changed, and the server's CPU seconds meanwhile."""
    tally = Tally()
    crowd = Crowd(server.host, tables, sockets, tally)
    await crowd.ready.wait()
    await asyncio.sleep(5)
    tally.counting, before, entries = True, server.cpu(), server.entries()
    begun = time.monotonic()
    print(f"memory: {server.memory():.0f} MB with {tables} tables and {sockets} sockets", flush=True)
    for minute in range(1, int(seconds // 60) + 1):
        await asyncio.sleep(max(0.0, begun + 60 * minute - time.monotonic()))
        print(f"memory: {server.memory():.0f} MB after {minute} min, {tally.games} games finished", flush=True)
    await asyncio.sleep(max(0.0, begun + seconds - time.monotonic()))
    tally.counting, spent, changes = False, server.cpu() - before, server.entries() - entries
    print(f"memory: {server.memory():.0f} MB at the end", flush=True)
    await crowd.leave()
    return tally, changes, spent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--sockets", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=1)
    chosen = parser.parse_args()
    seconds = 60 * chosen.minutes
    with process("stammtisch") as server:
        print(f"memory: {server.memory():.0f} MB at the start", flush=True)
        tally, changes, spent = asyncio.run(full_house(server, chosen.tables, chosen.sockets, seconds))
    rate = changes / seconds
    waits, bare_cpu = asyncio.run(bare(chosen.sockets, max(rate, 1)))
    middle, most = spread(tally.waits)
    bare_middle, bare_most = spread(waits)
    cpu = spent / max(1, changes)
    print(f"acknowledged choices of people: {len(tally.waits)}; late: {tally.late}; errors: {len(tally.faults)}")
    for fault in tally.faults[:5]:
        print(f"  {fault}")
    print(f"changes of tables: {rate:.1f} a second; updates sent: {tally.updates / seconds:.0f} a second, "
          f"{tally.letters / max(1, tally.updates) / 1000:.0f} kB each before compression")  # fmt: skip
    print(f"{'':24}{'p50 ms':>10}{'p99 ms':>10}{'CPU ms a change':>18}")
    for name, figures in (
        ("this server", (middle * 1000, most * 1000, cpu * 1000)),
        ("bare", (bare_middle * 1000, bare_most * 1000, bare_cpu * 1000)),
        ("ratio", (middle / bare_middle, most / bare_most, cpu / bare_cpu)),
    ):
        print(f"{name:24}{figures[0]:10.1f}{figures[1]:10.1f}{figures[2]:18.1f}")
    print(f"server busy: {spent / seconds:.0%} of a core; the promise is p99 < {MOST * 1000:.0f} ms")
    return int(bool(tally.faults) or most >= MOST)


if __name__ == "__main__":
    raise SystemExit(main())
