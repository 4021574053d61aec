"""`stammtisch new`: lay out a table for later."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stammtisch.cli.arguments import (
    ComponentsFile,
    EditionKey,
    GameKey,
    Json,
    Names,
    OptionPairs,
    Players,
    Seats,
    Seed,
    a_path,
)
from stammtisch.cli.files import refuse_overwriting, write_text
from stammtisch.cli.output import console, print_json, say
from stammtisch.cli.seating import fresh_table
from stammtisch.engine import find_game
from stammtisch.table import table_text


def new(
    key: GameKey,
    players: Players = None,
    seats: Seats = None,
    names: Names = None,
    edition: EditionKey = None,
    options: OptionPairs = None,
    seed: Seed = None,
    components: ComponentsFile = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", parser=a_path, help="Where to; by default GAME.json.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Lay out a table and save it, to be played with `play GAME --resume FILE`."""
    game = find_game(key)
    table = fresh_table(game, players, seats, names, edition, options, seed, components)
    path = save or Path(f"{game.key}.json")
    refuse_overwriting(path)
    write_text(path, table_text(table))
    if as_json:
        print_json(
            {
                "game": game.key,
                "players": len(table.seats),
                "seats": list(table.seats),
                "names": table.names,
                "options": table.record.terms.options,
                "commitment": table.record.chance.commitment(),
                "file": str(path),
            }
        )
        return
    screen = console()
    say(screen, f"A table of {game.title} for {len(table.seats)} is laid out in {path}.")
    say(screen, f"Commitment to its shuffles: {table.record.chance.commitment()}", "dim")
    say(screen, f"Play it: stammtisch play {game.key} --resume {path}")
