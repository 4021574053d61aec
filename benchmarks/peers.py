"""Our speed beside that of other libraries, in one run on one core: `make bench-peers`.

Makes an environment of its own under build/peers, measures one game after another, each in a process of its own, and
writes docs/peers.md. What cannot be measured here is said so in the table.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.build_native import ROOT, TARGET, build_native

PAGE = ROOT / "docs" / "peers.md"
ENVIRONMENT = ROOT / "build" / "peers"
PACKAGES = ("open_spiel", "pettingzoo[classic]", "rlcard", "catanatron", "jax[cpu]", "pgx")
PEERS = {
    "OpenSpiel (C++)": ("connect_four", "hearts", "backgammon", "gin_rummy"),
    "PettingZoo": ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "chess_v6"),
    "RLCard": ("gin-rummy", "uno", "doudizhu"),
    "Catanatron": ("Catan, 4 players",),
    "Pgx (JAX, CPU)": ("connect_four x 1", "connect_four x 1,000", "backgammon x 1,000"),
}
OURS = (("goldbraeu", "Goldbräu, 4 players"), ("heavenale", "Heaven & Ale, 4 players"))


class Row:
    """One line of the table."""

    def __init__(self, library: str, game: str, found: dict[str, Any] | str) -> None:
        self.library = library
        self.game = game
        self.found = found

    def line(self, base: float) -> str:
        if isinstance(self.found, str):
            return f"| {self.library} | {self.game} | {self.found} | | | |"
        speed = self.found["decisions_per_second"]
        copied = self.found.get("copy_us")
        cells = [
            self.library,
            self.game,
            f"{speed:,.0f}",
            f"{base / speed:.1f}×" if base / speed >= 0.1 else f"{base / speed:.2f}×",
            "" if copied is None else f"{copied:,.1f}",
            f"{self.found['choices']:.1f}",
        ]
        return "| " + " | ".join(cells) + " |"


def install() -> Path:
    """The Python of the peers' environment; a package that cannot be had is left out, and its rows say so."""
    python = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(ENVIRONMENT)], check=True)
    for package in PACKAGES:
        command = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", package]
        if subprocess.run(command, check=False).returncode:
            print(f"peers: {package} could not be installed", flush=True)
    return python


def one_core() -> None:
    """For everything that is started from here: the first core, and no threads beside."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    os.environ.update(
        XLA_FLAGS="--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1", OMP_NUM_THREADS="1"
    )


def measured(command: list[str], source: Path | None = None) -> dict[str, Any] | str:
    """What a process found, or that it could not."""
    environment = {**os.environ, **({"PYTHONPATH": str(source)} if source else {})}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        return f"not measured: {(done.stderr.strip().splitlines() or ['no word'])[-1][:80]}"
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def our_rows() -> list[Row]:
    """Each game interpreted, compiled, and compiled with many games in one call."""
    rows = []
    for key, title in OURS:
        for build, source in (("interpreted", ROOT / "src"), ("compiled", TARGET), ("compiled, batched", TARGET)):
            command = [sys.executable, str(ROOT / "benchmarks" / "our_games.py"), key, build.rpartition(" ")[2]]
            rows.append(Row(f"Stammtisch, {build}", title, measured(command, source)))
            print(rows[-1].line(1.0), flush=True)
    return rows


def page(ours: list[Row], peers: list[Row]) -> str:
    """docs/peers.md: one table, with how much faster our compiled games are than each line."""
    compiled = [row.found for row in ours if row.library.endswith("compiled")]
    base = min(found["decisions_per_second"] for found in compiled if not isinstance(found, str))
    versions = {row.library: row.found["version"] for row in peers if not isinstance(row.found, str)}
    lines = [
        "# Beside others",
        "",
        "Random play and copies, one library after another in one run on one core: `make bench-peers` writes this page."
        f" Python {platform.python_version()}, {platform.machine()}; "
        + ", ".join(f"{library} {number}" for library, number in versions.items())
        + ".",
        "",
        "A decision is one choice of one player, chance not counted. The ratio says how many times as fast the slower"
        " of our two compiled games is. Games differ in what a decision costs: compare those with a similar number of"
        " choices. Seconds are those of the processor, so that neighbours on a shared machine do not count. Pgx steps"
        " many games at once and pays off on a GPU; here it runs on the same core as everybody.",
        "",
        "| library | game | decisions/s | ours is | copy, µs | choices |",
        "|---|---|---|---|---|---|",
        *(row.line(base) for row in [*ours, *peers]),
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    build_native()
    python = install()
    one_core()
    ours = our_rows()
    peers = []
    for library, games in PEERS.items():
        for game in games:
            peers.append(
                Row(library, game, measured([str(python), str(ROOT / "benchmarks/peer_games.py"), library, game]))
            )
            print(peers[-1].line(1.0), flush=True)
    PAGE.write_text(page(ours, peers), encoding="utf-8")


if __name__ == "__main__":
    main()
