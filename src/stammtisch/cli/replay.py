"""`stammtisch replay`: play a record again and check that it comes out as it says."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from stammtisch.cli.arguments import ComponentsFile, Json, a_path
from stammtisch.cli.files import read_components, read_text
from stammtisch.cli.output import console, harmless, print_json, say
from stammtisch.engine import BadInput, Record, State, result_of
from stammtisch.table import read_saved


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", parser=a_path, help="A record, or a saved table.")],
    to: Annotated[int | None, typer.Option(min=0, metavar="N", help="Stop after so many choices.")] = None,
    show: Annotated[bool, typer.Option("--show", help="Draw the position as a spectator sees it.")] = False,
    components: ComponentsFile = None,
    as_json: Json = False,
) -> None:
    """Play a record again; a damaged or illegal one is refused with the choice and the rule."""
    text = read_text(file)
    try:
        record, _ = read_saved(text, read_components(components))
        if to is not None:
            _cut(record, to)
        state = record.replay()
    except BadInput as error:
        raise BadInput(f"{file}: {error}") from None
    if as_json:
        print_json(_data(record, state))
        return
    screen = console()
    names = [harmless(name) for name in record.names]
    if show:
        screen.print(record.game.sketch(state.view(None), record.names))
    ended = "finished" if state.over else "not finished"
    say(screen, f"{record.game.title} for {len(names)}, {len(record.choices)} choices, {ended}")
    say(screen, "Scores: " + ", ".join(f"{name} {score}" for name, score in zip(names, state.scores(), strict=True)))
    if state.over:
        say(screen, f"Won by: {', '.join(names[seat] for seat in state.winners())}")
    say(screen, f"State hash: {result_of(record.game, state).state_hash}", "dim")


def _cut(record: Record[Any], to: int) -> None:
    """Forget the choices after the first `to`, and with them the result."""
    if to > len(record.choices):
        raise BadInput(f"--to {to}: the record has only {len(record.choices)} choices")
    if to < len(record.choices):
        del record.choices[to:]
        record.result = None


def _data(record: Record[Any], state: State) -> dict[str, object]:
    result = result_of(record.game, state)
    return {
        "game": record.game.key,
        "players": record.terms.players,
        "names": record.names,
        "choices": len(record.choices),
        "finished": state.over,
        **result.to_data(),
    }
