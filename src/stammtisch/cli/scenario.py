"""`stammtisch scenario`: run scenarios and say plainly what differed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stammtisch.cli.arguments import Json, a_path
from stammtisch.cli.files import read_text
from stammtisch.cli.output import complain, console, print_json, say
from stammtisch.engine import BadInput
from stammtisch.engine.scenario import Difference, run_scenario
from stammtisch.engine.scenario_file import read_scenario

DIFFERED = 1
UNREADABLE = 2


def scenario(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE…", parser=a_path, help="Scenario files, or directories of them.")
    ],
    as_json: Json = False,
) -> None:
    """Run scenarios: exit code 1 when something came out differently, 2 when a file cannot be understood."""
    outcomes = [_Outcome(path) for path in scenario_files(files)]
    if as_json:
        held = sum(outcome.holds for outcome in outcomes)
        print_json({"total": len(outcomes), "held": held, "scenarios": [outcome.to_data() for outcome in outcomes]})
    else:
        _tell(outcomes)
    for outcome in outcomes:
        if outcome.error is not None:
            complain(outcome.error)
    if any(outcome.error is not None for outcome in outcomes):
        raise typer.Exit(UNREADABLE)
    if not all(outcome.holds for outcome in outcomes):
        raise typer.Exit(DIFFERED)


def scenario_files(paths: list[Path]) -> list[Path]:
    """The files named, and those under the directories named, in order."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                raise BadInput(f"{path} holds no scenarios (*.toml)")
            found += inside
        else:
            found.append(path)
    return found


class _Outcome:
    """What became of one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.title = ""
        self.differences: list[Difference] = []
        self.error: str | None = None
        try:
            read = read_scenario(read_text(path), str(path))
        except BadInput as error:
            self.error = str(error)
            return
        self.title = read.title
        self.differences = run_scenario(read)

    @property
    def holds(self) -> bool:
        return self.error is None and not self.differences

    def to_data(self) -> dict[str, object]:
        return {
            "file": str(self.path),
            "title": self.title,
            "holds": self.holds,
            "differences": [difference.to_data() for difference in self.differences],
            "error": self.error,
        }


def _tell(outcomes: list[_Outcome]) -> None:
    screen = console()
    for outcome in outcomes:
        if outcome.error is not None:
            say(screen, f"unreadable  {outcome.path}", "bold red")
        elif outcome.holds:
            say(screen, f"holds       {outcome.path}: {outcome.title}", "green")
        else:
            say(screen, f"differs     {outcome.path}: {outcome.title}", "bold red")
        for difference in outcome.differences:
            say(screen, f"            {difference}")
    held = sum(outcome.holds for outcome in outcomes)
    say(screen, f"{held} of {len(outcomes)} scenarios hold.", "bold")
