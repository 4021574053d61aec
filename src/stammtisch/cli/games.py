"""`stammtisch games`: what can be played, in which editions, with which options."""

from __future__ import annotations

from typing import Any

from rich.table import Table as Grid

from stammtisch.bots import all_bots
from stammtisch.cli.arguments import Json
from stammtisch.cli.output import console, print_json
from stammtisch.engine import Game, all_games


def games(as_json: Json = False) -> None:
    """List the games with their editions and options, and the bots."""
    if as_json:
        print_json([_data(game) for game in all_games().values()])
        return
    screen = console()
    for game in all_games().values():
        by = f"{game.author}, {game.year}"
        screen.print(f"[bold]{game.key}[/]  {game.title} ({by}), {game.seats_in_words()} players, {game.maturity}")
        screen.print("  editions, for --edition:")
        screen.print(_pairs({edition.key: edition.title for edition in game.editions}))
        for option in game.options:
            screen.print(f"  --option {option.key}=…  {option.title} ({option.rule})")
            screen.print(_pairs(option.values))
    screen.print("[bold]bots[/], for --seats, --bot and --bots; of options the first value is the default")
    screen.print(_pairs({name: bot.description for name, bot in all_bots().items()}))


def _pairs(meanings: dict[str, str]) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(min_width=14, no_wrap=True)
    for word, meaning in meanings.items():
        grid.add_row(f"    [bold]{word}[/]", meaning)
    return grid


def _data(game: Game[Any, Any, Any]) -> dict[str, object]:
    return {
        "game": game.key,
        "title": game.title,
        "author": game.author,
        "year": game.year,
        "maturity": game.maturity,
        "rules_version": game.rules_version,
        "players": list(game.seat_counts),
        "colours": list(game.colours),
        "editions": [
            {"key": edition.key, "title": edition.title, "options": edition.values} for edition in game.editions
        ],
        "options": [
            {
                "key": option.key,
                "rule": option.rule,
                "title": option.title,
                "default": option.default,
                "values": option.values,
            }
            for option in game.options
        ],
        "bots": list(all_bots()),
    }
