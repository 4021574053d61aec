"""`stammtisch components`: what the box of a game is taken to hold, how sure we are, and files of one's own."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from stammtisch.cli.arguments import GameKey, Json, a_path
from stammtisch.cli.files import read_object, refuse_overwriting, write_text
from stammtisch.cli.output import complain, console, harmless, print_json, say
from stammtisch.engine import BadInput, Components, Game, find_game

UNSOUND = 2


def components(
    key: GameKey,
    check: Annotated[
        Path | None, typer.Option(metavar="FILE", parser=a_path, help="Say what is wrong with a components file.")
    ] = None,
    export: Annotated[
        Path | None, typer.Option(metavar="FILE", parser=a_path, help="Write ours to a file, to correct it.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Show each element of the box with its status: documented in the books, or reconstructed by us."""
    game = find_game(key)
    if check is not None and export is not None:
        raise BadInput("--check and --export do not go together")
    if check is not None:
        _check(game, check, as_json)
    elif export is not None:
        refuse_overwriting(export)
        write_text(export, _text(game.components))
        say(console(), f"Written to {export}. Correct it, then: stammtisch components {game.key} --check {export}")
    else:
        _show(game, as_json)


def faults_of(game: Game[Any, Any, Any], data: dict[str, object]) -> list[str]:
    """Everything that is wrong with a components file; one that is sound can also be played with."""
    found = game.check_components(data)
    if not found:
        try:
            game.terms(max(game.seat_counts), components=Components(data))
        except BadInput as error:
            found = [str(error)]
    return found


def _check(game: Game[Any, Any, Any], path: Path, as_json: bool) -> None:
    found = faults_of(game, read_object(path))
    if as_json:
        print_json({"game": game.key, "file": str(path), "sound": not found, "faults": found})
    else:
        for fault in found:
            complain(f"{path}: {fault}")
        if not found:
            say(console(), f"{path} is sound. Play with it: stammtisch play {game.key} --components {path}")
    if found:
        raise typer.Exit(UNSOUND)


def _show(game: Game[Any, Any, Any], as_json: bool) -> None:
    elements = list(_elements("", game.components.data))
    if as_json:
        print_json(
            {
                "game": game.key,
                "fingerprint": game.components.fingerprint,
                "elements": [{"element": place, **element} for place, element in elements],
            }
        )
        return
    grid = Grid(box=None, pad_edge=False)
    for heading in ("element", "content", "status"):
        grid.add_column(heading, no_wrap=heading != "content")
    for place, element in elements:
        style = "" if element["status"] == "documented" else "yellow"
        grid.add_row(place, harmless(_content(element)), str(element["status"]), style=style)
    counts = Counter(str(element["status"]) for _, element in elements)
    screen = console()
    screen.print(grid)
    say(screen, f"{game.title}: {', '.join(f'{count} {status}' for status, count in counts.items())}", "bold")


def _elements(place: str, data: object) -> Iterator[tuple[str, dict[str, object]]]:
    """Whatever has a status, with its place in the file; what has one of its own is left out of the whole."""
    parts: list[tuple[str, object]] = []
    if isinstance(data, dict):
        parts = list(data.items())
    elif isinstance(data, list):
        parts = [(_name(entry, number), entry) for number, entry in enumerate(data, 1)]
    within = [(name, part, list(_elements(f"{place}.{name}" if place else name, part))) for name, part in parts]
    if isinstance(data, dict) and "status" in data:
        yield place, {name: part for name, part, elements in within if not elements}
    for _, _, elements in within:
        yield from elements


def _name(entry: object, number: int) -> str:
    """What an entry of a list is called, or its place in it."""
    if isinstance(entry, dict):
        for key in ("name", "id", "bean"):
            if key in entry:
                return str(entry[key])
    return str(number)


def _content(element: dict[str, object]) -> str:
    """What an element says beside its status."""
    parts = []
    for name, value in element.items():
        if name != "status":
            spelled = ", ".join(_spell(entry) for entry in value) if isinstance(value, list) else str(value)
            parts.append(spelled if name == "value" else f"{name}: {spelled}")
    return "; ".join(parts)


def _spell(entry: object) -> str:
    """An entry of a list in a few words."""
    return " ".join(str(value) for value in entry.values()) if isinstance(entry, dict) else str(entry)


def _text(box: Components) -> str:
    return json.dumps(box.data, ensure_ascii=False, indent=1) + "\n"
