"""`stammtisch fuzz`: play at random and look for crashes, dead ends, endless games, empty refusals and leaks."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Annotated

import typer

from stammtisch.cli.arguments import GameKey, Json, Seed
from stammtisch.cli.files import make_directory, write_text
from stammtisch.cli.output import console, print_json, say
from stammtisch.cli.progress import progress_bar
from stammtisch.conformance import FuzzReport
from stammtisch.conformance import fuzz as run_fuzz
from stammtisch.engine import find_game

FAULTS_FOUND = 1


def fuzz(
    key: GameKey,
    decisions: Annotated[int, typer.Option(min=1, metavar="N", help="How many decisions to make at least.")] = 20_000,
    seed: Seed = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write the record that leads to each fault into this directory.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Fuzz a game; exit code 1 when a fault was found."""
    game = find_game(key)
    if records is not None:
        make_directory(records)
    chosen = secrets.token_hex(4) if seed is None else seed
    started = time.perf_counter()
    with progress_bar("fuzzing", decisions) as advance_to:
        report = run_fuzz(game, decisions, chosen, lambda report: advance_to(report.decisions))
    seconds = time.perf_counter() - started
    written = _write_records(report, records) if records is not None else []
    if as_json:
        print_json({**report.to_data(), "seed": chosen, "seconds": round(seconds, 3), "records": written})
    else:
        _tell(report, chosen, seconds, written)
    if report.faults:
        raise typer.Exit(FAULTS_FOUND)


def _write_records(report: FuzzReport, directory: Path) -> list[str]:
    written: list[str] = []
    for number, fault in enumerate(report.faults, 1):
        if fault.where is not None:
            path = directory / f"{report.game.key}-fault-{number}.json"
            write_text(path, fault.where.to_text())
            written.append(str(path))
    return written


def _tell(report: FuzzReport, seed: str, seconds: float, written: list[str]) -> None:
    screen = console()
    for fault in report.faults:
        say(screen, f"{fault.check}: {fault.message} ({fault.times}×)", "bold red")
    for path in written:
        say(screen, f"written: {path}")
    say(
        screen,
        f"{report.games} games, {report.decisions} decisions, {sum(report.checks.values())} checks, "
        f"{seconds:.1f} s, seed {seed}: {len(report.faults) or 'no'} fault(s)",
        "bold",
    )
