"""The arguments that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from stammtisch.engine import BadInput

MOST_GAMES: Final = 1_000_000
"""Of one run, in a ladder for those who meet: the plan of all games is held in memory."""


def a_path(text: str) -> Path:
    """A path as it was typed; an empty one would be taken for the directory in which we are."""
    if not str(text):
        raise typer.BadParameter("a path cannot be empty")
    return Path(text)


GameKey = Annotated[str, typer.Argument(metavar="GAME", help="The key of a game; `stammtisch games` lists them.")]
Players = Annotated[int | None, typer.Option(min=1, help="How many play. By default as many as the game takes.")]
EditionKey = Annotated[str | None, typer.Option("--edition", metavar="KEY", help="Play by the book of an edition.")]
OptionPairs = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="Set an option; may be given several times.")
]
Seed = Annotated[str | None, typer.Option(metavar="TEXT", help="The seed of all shuffles. By default a secret one.")]
ComponentsFile = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", parser=a_path, help="Play with the box described in this file."),
]
Seats = Annotated[
    str | None,
    typer.Option(metavar="LIST", help="Who sits where: `human` or a bot for each seat, such as human,greedy,random."),
]
Names = Annotated[str | None, typer.Option(metavar="LIST", help="The players' names, such as Anna,Ben,Cleo.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for a program.")]


def read_pairs(pairs: list[str] | None) -> dict[str, str]:
    """Options as they were typed: key=value."""
    found: dict[str, str] = {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"--option '{pair}': write key=value, such as chip_direction=both")
        if key in found:
            raise BadInput(f"--option '{key}' is given twice")
        found[key] = value
    return found


def read_list(text: str | None) -> list[str] | None:
    """Words between commas."""
    return None if text is None else [word.strip() for word in text.split(",")]
