"""`stammtisch rules`: the numbered rules of a game, and the tests that prove each of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

from stammtisch.cli.arguments import Json, a_path
from stammtisch.cli.citations import Citations, cited_by_scenarios, cited_by_tests
from stammtisch.cli.output import complain, console, harmless, print_json, say
from stammtisch.engine import BadInput, Game, Rule, Rulebook, all_games, find_game

NOT_ALL_CITED = 1
ROOM_FOR_NUMBERS = 30


def rules(
    key: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The key of a game.")] = None,
    number: Annotated[str | None, typer.Argument(metavar="[ID]", help="The number of a rule, such as GB-41.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="List the tests that cite each rule.")] = False,
    tests: Annotated[Path, typer.Option(metavar="DIR", parser=a_path, help="Where the tests are.")] = Path("tests"),
    scenarios: Annotated[Path, typer.Option(metavar="DIR", parser=a_path, help="Where the scenarios are.")] = Path(
        "scenarios"
    ),
    strict: Annotated[bool, typer.Option("--strict", help="Exit code 1 when a rule is not cited.")] = False,
    as_json: Json = False,
) -> None:
    """Show the rules of a game in our words, or one of them; with --coverage, which test proves which rule."""
    if strict and not coverage:
        raise BadInput("--strict goes with --coverage")
    if coverage:
        games = list(all_games().values()) if key is None else [find_game(key)]
        _coverage(games, number, tests, scenarios, strict, as_json)
    elif key is None:
        raise BadInput(f"name a game ({', '.join(all_games())}), or ask for --coverage")
    else:
        book = find_game(key).rulebook
        _show([find_rule(book, number)] if number is not None else list(book.rules.values()), number is None, as_json)


def find_rule(book: Rulebook, text: str) -> Rule:
    """A rule by its number, also without the letters before it."""
    numbers = [number for number in book.rules if number.upper().endswith(f"-{text.upper()}")]
    return book.rule(numbers[0] if numbers else text)


def _show(chosen: list[Rule], many: bool, as_json: bool) -> None:
    if as_json:
        print_json([rule.to_data() for rule in chosen] if many else chosen[0].to_data())
        return
    screen = console()
    chapter = ""
    for rule in chosen:
        if rule.chapter != chapter:
            chapter = rule.chapter
            screen.print(f"\n[bold]{chapter}[/]" if many else f"[bold]{chapter}[/]")
        grid = Grid.grid(padding=(0, 2))
        grid.add_row(Text(rule.number, "bold"), Text.assemble(harmless(rule.text), (f" ({rule.source})", "dim")))
        screen.print(grid)


def _coverage(
    games: list[Game[Any, Any, Any]],
    number: str | None,
    tests: Path,
    scenarios: Path,
    strict: bool,
    as_json: bool,
) -> None:
    cited = Citations()
    cited.add(cited_by_tests(tests))
    if scenarios.is_dir():
        cited.add(cited_by_scenarios(scenarios))
    by_game: dict[str, dict[str, list[str]]] = {}
    for game in games:
        wanted = [find_rule(game.rulebook, number).number] if number is not None else list(game.rulebook.rules)
        by_game[game.key] = {rule: cited.of(rule) for rule in wanted}
    if as_json:
        print_json(by_game)
    else:
        for key, by_rule in by_game.items():
            _tell(key, by_rule, number is None)
    known = {rule for game in all_games().values() for rule in game.rulebook.rules}
    unknown = cited.beside(known)
    for rule, places in unknown.items():
        complain(f"{places[0]} cites {rule}, which is no rule")
    complete = all(tests for by_rule in by_game.values() for tests in by_rule.values())
    if strict and (unknown or not complete):
        raise typer.Exit(NOT_ALL_CITED)


def _tell(key: str, by_rule: dict[str, list[str]], brief: bool) -> None:
    """A line for each rule; asked for one rule only, every place that cites it."""
    screen = console()
    if brief:
        grid = Grid(box=None, pad_edge=False)
        for heading in ("rule", "tests", "scenarios"):
            grid.add_column(heading, justify="left" if heading == "rule" else "right", no_wrap=True)
        grid.add_column("for one", no_wrap=True, max_width=screen.width - ROOM_FOR_NUMBERS)
        for rule, places in by_rule.items():
            tests = sum("::" in place for place in places)
            one = harmless(places[0].split("/")[-1].split("::")[-1]) if places else "nothing cites it"
            grid.add_row(rule, str(tests), str(len(places) - tests), one, style="" if places else "bold red")
        screen.print(grid)
    else:
        for rule, places in by_rule.items():
            for place in places:
                say(screen, f"{rule}  {place}")
    cited = sum(bool(places) for places in by_rule.values())
    say(screen, f"{key}: {cited} of {len(by_rule)} rules cited", "bold")
