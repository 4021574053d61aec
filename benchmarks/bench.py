"""Speed of the engine, interpreted against compiled: both builds from the same source, measured in one run.

Times on a shared machine are noisy: trust the ratios. The builds are measured in turn, twice, and the better is shown.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from stammtisch.engine import all_games

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "native"}
ROUNDS = 2
ROWS = {
    "decisions_per_second": ("random play, decisions/s", "{:,.0f}", max),
    "copy_us": ("copy, µs", "{:.2f}", min),
    "choices_us": ("choices, µs", "{:.2f}", min),
    "view_us": ("view, µs", "{:.2f}", min),
    "imagine_us": ("imagine, µs", "{:.1f}", min),
    "deal_us": ("deal, µs", "{:.1f}", min),
}


def measure(game: str, build: str) -> dict[str, Any]:
    """The figures of one build, from a process of its own."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / "measure.py"), game],
        env={**os.environ, "PYTHONPATH": str(BUILDS[build])},
        stdout=subprocess.PIPE,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def report(game: str, runs: dict[str, list[dict[str, Any]]]) -> None:
    first = next(iter(runs.values()))[0]
    for players in first["figures"]:
        print(f"\n{game}, {players} players, Python {first['python']}, one core")
        print(f"{'':28}{'interpreted':>14}{'compiled':>14}{'ratio':>9}")
        for key, (title, form, better) in ROWS.items():
            values = {build: better(run["figures"][players][key] for run in found) for build, found in runs.items()}
            cells = "".join(f"{form.format(value):>14}" for value in values.values())
            if len(values) == 2:
                faster = max(values.values()) / min(values.values())
                cells += f"{faster:>8.1f}×"
            print(f"{title:28}{cells}")
        hashes = {run["figures"][players]["state_hash"] for found in runs.values() for run in found}
        if len(hashes) > 1:
            sys.exit("the builds do not play alike: their final positions differ")
        if len(runs) > 1:
            print("both builds end in the same position, by hash")


def main() -> None:
    subprocess.run([sys.executable, str(ROOT / "benchmarks" / "build_native.py")], check=True)
    for game in all_games():
        runs: dict[str, list[dict[str, Any]]] = {}
        for _ in range(ROUNDS):
            for build in BUILDS:
                found = measure(game, build)
                if found["compiled"] == (build == "compiled"):
                    runs.setdefault(build, []).append(found)
        report(game, runs)


if __name__ == "__main__":
    main()
