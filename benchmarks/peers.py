"""Our speed beside that of other libraries, in one run on one core: `make bench-peers`.

Makes an environment of its own under build/peers, measures one game after another, each in a process of its own, and
writes docs/peers.md. What cannot be measured here is said so in the table.
"""

from __future__ import annotations

import json
import math
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
OURS = (
    ("goldbraeu", "Goldbräu, 4 players"),
    ("heavenale", "Heaven & Ale, 4 players"),
    ("bohnhansa", "Bohn Hansa, 5 players, in rounds"),
)
COMPILED = "Stammtisch, compiled"


class Row:
    """One line of the table."""

    def __init__(self, library: str, game: str, found: dict[str, Any] | str) -> None:
        self.library = library
        self.game = game
        self.found = found

    def line(self, compiled: list[Row]) -> str:
        """The line, beside those of our own games that it is to be compared with."""
        if isinstance(self.found, str):
            return f"| {self.library} | {self.game} | | {self.found} | | |"
        copied = self.found.get("copy_us")
        cells = [
            self.library,
            self.game,
            f"{self.choices:.1f}",
            f"{self.speed:,.0f}",
            "" if self.library.startswith("Stammtisch") else self.ratio(compiled),
            "" if copied is None else f"{copied:,.1f}",
        ]
        return "| " + " | ".join(cells) + " |"

    def ratio(self, compiled: list[Row]) -> str:
        """How many times as fast that one of ours is which has the nearest number of choices."""
        if not compiled:
            return ""
        near = self.nearest(compiled)
        times, name = near.speed / self.speed, near.game.partition(",")[0]
        return f"{times:.1f}× ({name})" if times >= 0.1 else f"{times:.2f}× ({name})"

    def nearest(self, compiled: list[Row]) -> Row:
        """The one of ours with the nearest number of choices, by ratio."""
        return min(compiled, key=lambda row: abs(math.log(row.choices / self.choices)))

    @property
    def choices(self) -> float:
        return float(self.found["choices"]) if isinstance(self.found, dict) else 0.0

    @property
    def speed(self) -> float:
        return float(self.found["decisions_per_second"]) if isinstance(self.found, dict) else 0.0


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
            print(rows[-1].line([]), flush=True)
    return rows


def compiled(ours: list[Row]) -> list[Row]:
    """Those of our rows with which others are compared: compiled, one game after another."""
    return [row for row in ours if row.library == COMPILED and isinstance(row.found, dict)]


def faster(ours: list[Row], peers: list[Row]) -> str:
    """Which of the others' games are faster than ours, in one sentence."""
    near = compiled(ours)
    measured_ones = [row for row in peers if isinstance(row.found, dict)]
    found = [row for row in measured_ones if near and row.speed > row.nearest(near).speed]
    named = "; ".join(f"{row.library} {row.game}" for row in found)
    return f"Faster than the nearest of ours: {named or 'none'}."


def page(ours: list[Row], peers: list[Row]) -> str:
    """docs/peers.md: one table, with how much faster our compiled games are than each line."""
    versions = {row.library: row.found["version"] for row in peers if not isinstance(row.found, str)}
    lines = [
        "# Beside others",
        "",
        "Random play and copies, one library after another in one run on one core: `make bench-peers` writes this page."
        f" Python {platform.python_version()}, {platform.machine()}; "
        + ", ".join(f"{library} {number}" for library, number in versions.items())
        + ".",
        "",
        "A decision is one choice of one player, chance not counted; `choices` is how many there are to choose from, on"
        " average. The ratio says how many times as fast that of our compiled games is which comes nearest in choices,"
        " played as the others are: asked, chosen and stepped from Python, one game after another. Batched is"
        " `simulate`, many games in one call. Seconds are those of the processor, so that neighbours on a shared"
        " machine do not count. Pgx steps many games at once and pays off on a GPU; here it runs on the same core as"
        " everybody.",
        "",
        "| library | game | choices | decisions/s | ours is | copy, µs |",
        "|---|---|---|---|---|---|",
        *(row.line(compiled(ours)) for row in [*ours, *peers]),
        "",
        faster(ours, peers),
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
            print(peers[-1].line(compiled(ours)), flush=True)
    PAGE.write_text(page(ours, peers), encoding="utf-8")


if __name__ == "__main__":
    main()
