"""`stammtisch play`: a game in the terminal, with people and bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stammtisch.cli.arguments import (
    ComponentsFile,
    EditionKey,
    GameKey,
    Names,
    OptionPairs,
    Players,
    Seats,
    Seed,
    a_path,
)
from stammtisch.cli.files import read_components, read_text, refuse_unwritable
from stammtisch.cli.output import console
from stammtisch.cli.play.keyboard import Keyboard
from stammtisch.cli.play.saving import Saving, usual_name
from stammtisch.cli.play.screen import Screen
from stammtisch.cli.play.session import Session
from stammtisch.cli.seating import OPPONENT, fresh_table, read_seats
from stammtisch.engine import BadInput, find_game
from stammtisch.table import HUMAN, Table, read_saved


def play(
    key: GameKey,
    players: Players = None,
    seats: Seats = None,
    names: Names = None,
    edition: EditionKey = None,
    options: OptionPairs = None,
    seed: Seed = None,
    components: ComponentsFile = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", parser=a_path, help="Save the table in this new file, turn by turn.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", parser=a_path, help="Go on with a saved table, or with a record.")
    ] = None,
    pause: Annotated[
        bool | None,
        typer.Option(help="Wait before the bots answer a choice that you could still undo. By default at a terminal."),
    ] = None,
) -> None:
    """Play in the terminal, against bots or with several people at one keyboard.

    Without --seats one person plays against greedy bots. Whatever ends the game early, the table is saved.
    """
    game = find_game(key)
    bare = False
    if resume is None:
        table = fresh_table(game, players, seats, names, edition, options, seed, components)
    else:
        settled = {"players": players, "names": names, "edition": edition, "option": options, "seed": seed}
        for option, value in settled.items():
            if value is not None:
                raise BadInput(f"--{option} cannot be changed any more: the table in {resume} has begun")
        table, bare = _resumed(resume, seats, components)
        if table.game is not game:
            raise BadInput(f"{resume} holds a game of {table.game.key}, not of {game.key}")
    screen = Screen(console(), table)
    keyboard = Keyboard()
    saving = _saving(table, save, resume, bare, components)
    if bare and save is None and not table.state.over:
        screen.say(f"{resume} is a record and stays as it is; the table is saved in {saving.path}.")
    Session(table, screen, keyboard, saving, keyboard.at_terminal if pause is None else pause).run()


def _saving(table: Table, save: Path | None, resume: Path | None, bare: bool, components: Path | None) -> Saving:
    """Where the table is kept: a saved one in its own file; a bare record is evidence and is never written over."""
    if save is None and resume is not None and bare:
        return Saving(table, usual_name(table, resume.parent), not table.state.over, components)
    # A game that is over is only shown; it changes no more.
    always = save is not None or (resume is not None and not table.state.over)
    saving = Saving(table, save or resume, always, components)
    if resume is not None and not bare:
        saving.own.add(resume.absolute())
    if save is not None and not saving.owns(save):
        refuse_unwritable(save)
    return saving


def _resumed(path: Path, seats: str | None, components: Path | None) -> tuple[Table, bool]:
    """A saved table, and whether it was a bare record; who sits where can be said anew."""
    text = read_text(path)
    kinds = read_seats(seats)
    try:
        record, saved = read_saved(text, read_components(components))
        usual = [HUMAN] + [OPPONENT] * (record.terms.players - 1)
        return Table(record, kinds or saved or usual), saved is None
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
