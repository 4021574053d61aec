"""The command and its subcommands, and what becomes of errors: one line, and exit code 2 for wrong input."""

from __future__ import annotations

import io
import os
import sys
from importlib.metadata import version
from typing import Annotated

import typer

from stammtisch.cli.analyse import analyse
from stammtisch.cli.components import components
from stammtisch.cli.fuzz import fuzz
from stammtisch.cli.games import games
from stammtisch.cli.ladder import ladder
from stammtisch.cli.new import new
from stammtisch.cli.output import complain
from stammtisch.cli.play import play
from stammtisch.cli.ray_option import RayCommand
from stammtisch.cli.replay import replay
from stammtisch.cli.rules import rules
from stammtisch.cli.scenario import scenario
from stammtisch.cli.serve import serve
from stammtisch.cli.simulate import simulate
from stammtisch.engine import BadInput
from stammtisch.engine.build import COMPILED

WRONG_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(
    name="stammtisch",
    help="Board games in the terminal: play them, simulate them, replay them, and look their rules up.",
    add_completion=False,
    pretty_exceptions_enable=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (games, new, play, serve, simulate, replay, analyse, scenario, fuzz, rules, components):
    app.command()(command)
app.command(cls=RayCommand)(ladder)


@app.callback()
def stammtisch(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Show the version and stop.")] = False,
) -> None:
    """Board games in the terminal: play them, simulate them, replay them, and look their rules up."""
    if show_version:
        typer.echo(f"stammtisch {version('stammtisch')}, {'compiled' if COMPILED else 'pure Python'}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: list[str] | None = None) -> int:
    """Run a command line; the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show an umlaut, or a pipe that brings broken bytes, is no reason to stop.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(arguments, prog_name="stammtisch", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BadInput as error:
        complain(str(error))
        return WRONG_INPUT
    except typer.TyperException as error:
        complain(error.format_message())
        return WRONG_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has gone (`| head`).
        _drop_output()
        return 1
    except OSError as error:
        # A full disk, most likely.
        _drop_output()
        complain(f"the output cannot be written: {error.strerror}")
        return WRONG_INPUT
    return code if isinstance(code, int) else 0


def _drop_output() -> None:
    """What is still to be written goes nowhere, so that the flush at exit does not complain again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
