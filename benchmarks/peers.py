"""Our speed beside that of other libraries, in one run on one core: `make bench-peers`.

Makes an environment of its own under build/peers, measures one game after another, each in a process of its own, and
writes docs/peers.md and the README's table. What cannot be measured here is said so in the tables. For a quick look:

    python -m benchmarks.peers --seconds 0.2 --page look.md
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from benchmarks.build_native import ROOT, TARGET, build_native
from benchmarks.peers_page import BATCHED, COMPILED, OURS, Figures, Row, SearchRow, page, short_table, with_table

HERE = ROOT / "benchmarks"
PAGE = ROOT / "docs" / "peers.md"
README = ROOT / "README.md"
ENVIRONMENT = ROOT / "build" / "peers"
PACKAGES = ("open_spiel", "pettingzoo[classic]", "rlcard", "catanatron", "jax[cpu]", "pgx")
OPENSPIEL = "OpenSpiel (C++)"
PEERS = {
    OPENSPIEL: ("connect_four", "hearts", "backgammon", "gin_rummy"),
    OPENSPIEL + BATCHED: ("connect_four", "hearts", "backgammon", "gin_rummy"),
    "PettingZoo": ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "chess_v6"),
    "RLCard": ("gin-rummy", "uno", "doudizhu"),
    "Catanatron": ("Catan, 4 players",),
    "Pgx (JAX, CPU)": ("connect_four x 1",),
    "Pgx (JAX, CPU)" + BATCHED: ("connect_four x 1,000", "backgammon x 1,000"),
}
GAMES = {
    "goldbraeu": "Goldbräu, 4 players",
    "heavenale": "Heaven & Ale, 4 players",
    "bohnhansa": "Bohn Hansa, 5 players, in rounds",
}
SEARCHES = (
    ("goldbraeu", "search:1000i", "at once (`search:1000i`)"),
    ("goldbraeu", "meister", "played on to the end (`meister`)"),
    ("heavenale", "search:1000i", "at once (`search:1000i`)"),
    ("heavenale", "meister", "played on to the end (`meister`)"),
    ("bohnhansa", "meister", "played on until the next turn is over (`meister`)"),
)
PEER_SEARCHES = (("hearts", "ISMCTS"), ("gin_rummy", "ISMCTS"), ("connect_four", "MCTS"), ("backgammon", "MCTS"))
SCAN = 6
"""What part of the time each of all OpenSpiel's games gets, to see which are like ours."""
PATIENCE = 120
"""Seconds after which a game that is played for a moment is given up."""


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


class Bench:
    """Runs one measurement after another, each for so many seconds of the processor."""

    def __init__(self, peers: Path, seconds: float) -> None:
        self.peers = peers
        self.seconds = seconds

    def ask(
        self, python: str | Path, script: str, *words: str, source: Path | None = None, part: int = 1
    ) -> Figures | str:
        """What a process found, or that it could not."""
        environment = {**os.environ, "BENCH_SECONDS": str(self.seconds / part)}
        if source is not None:
            environment["PYTHONPATH"] = str(source)
        command = [str(python), str(HERE / script), *words]
        patience = PATIENCE if part > 1 else None
        try:
            done = subprocess.run(
                command, env=environment, capture_output=True, text=True, check=False, timeout=patience
            )
        except subprocess.TimeoutExpired:
            return f"not measured: no game was over in {PATIENCE} seconds"
        if done.returncode:
            return f"not measured: {(done.stderr.strip().splitlines() or ['no word'])[-1][:80]}"
        found: Figures = json.loads(done.stdout.splitlines()[-1])
        return found

    def our_rows(self) -> list[Row]:
        """Each game interpreted, compiled, and compiled with many games in one call."""
        rows = []
        for key, title in GAMES.items():
            for way, source in (("interpreted", ROOT / "src"), ("compiled", TARGET), ("batched", TARGET)):
                found = self.ask(sys.executable, "our_games.py", key, way, source=source)
                library = COMPILED + BATCHED if way == "batched" else f"{OURS}, {way}"
                rows.append(Row(library, title, found))
                print(rows[-1].line([]), flush=True)
        return rows

    def peer_rows(self, ours: list[Row]) -> list[Row]:
        rows = []
        for library, games in PEERS.items():
            for game in games:
                rows.append(Row(library, game, self.ask(self.peers, "peer_games.py", library, game)))
                print(rows[-1].line(ours), flush=True)
        return rows

    def all_of_openspiel(self, ours: list[Row], known: list[Row]) -> list[Row]:
        """Every game of OpenSpiel that can be compared; those that are known are not played again."""
        rows = []
        games = self.ask(self.peers, "peer_games.py", "games")
        for game in games["games"] if isinstance(games, dict) else ():
            alike = [row for row in known if (row.library, row.game) == (OPENSPIEL, game)]
            found = self.ask(self.peers, "peer_games.py", OPENSPIEL, game, part=SCAN) if not alike else alike[0].found
            rows.append(Row(OPENSPIEL, game, found))
            print(rows[-1].line(ours), flush=True)
        return rows

    def our_searches(self) -> list[SearchRow]:
        rows = []
        for key, bot, how in SEARCHES:
            for build, source in (("interpreted", ROOT / "src"), ("compiled", TARGET)):
                found = self.ask(sys.executable, "our_searches.py", key, bot, source=source)
                rows.append(SearchRow(f"{OURS}, {build}", GAMES[key], how, found))
                print(rows[-1].line(), flush=True)
        return rows

    def peer_searches(self) -> list[SearchRow]:
        rows = []
        for game, kind in PEER_SEARCHES:
            found = self.ask(self.peers, "peer_searches.py", game, kind)
            rows.append(SearchRow(f"{OPENSPIEL}, {kind}", game, "a random game to the end", found))
            print(rows[-1].line(), flush=True)
        return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="of the processor, for each line")
    parser.add_argument("--page", type=Path, default=PAGE, help="where to write it")
    asked = parser.parse_args()
    build_native()
    bench = Bench(install(), asked.seconds)
    one_core()
    ours = bench.our_rows()
    peers = bench.peer_rows(ours)
    scanned = bench.all_of_openspiel(ours, peers)
    written = page(ours, peers, scanned, bench.our_searches(), bench.peer_searches())
    asked.page.write_text(written, encoding="utf-8")
    if asked.page == PAGE and all(row.measured for row in ours):
        README.write_text(with_table(README.read_text(encoding="utf-8"), short_table(ours)), encoding="utf-8")


if __name__ == "__main__":
    main()
