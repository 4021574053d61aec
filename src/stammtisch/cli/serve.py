"""`stammtisch serve`: the table in the browser."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from stammtisch.cli.arguments import a_path
from stammtisch.engine import BadInput

WHERE = "STAMMTISCH_DATA"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets the network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    data: Annotated[
        Path | None,
        typer.Option(metavar="DIR", parser=a_path, help="Where tables are kept. By default ~/.local/share/stammtisch."),
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    https: Annotated[bool, typer.Option("--https", help="People come by https, through a proxy in front.")] = False,
) -> None:
    """Serve the tables as a web site."""
    try:
        from stammtisch.web.server import run
    except ModuleNotFoundError as error:
        raise BadInput(f"the web site needs more packages ({error.name}): pip install 'stammtisch[web]'") from None
    directory = data or Path(os.environ.get(WHERE) or Path.home() / ".local" / "share" / "stammtisch")
    run(directory, host, port, https, show)
