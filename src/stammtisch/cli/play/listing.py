"""Choices in numbered lines: one each when they are few, otherwise alike ones together."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from stammtisch.engine import Structure, View
from stammtisch.table import Table

FEW = 8
PASS = "pass"


def numbers(table: Table, choices: list[int]) -> list[tuple[int, int]]:
    """The choices by the number to type for each: from 1, and for passing, which comes last, 0."""
    passes = [choice for choice in choices if table.game.codes.notation(choice) == PASS]
    others = [choice for choice in choices if choice not in passes]
    return [*enumerate(others, 1), *((0, choice) for choice in passes)]


def listing(table: Table, view: View, choices: list[int]) -> RenderableType:
    """The choices with the numbers and the notation that may be typed for them."""
    numbered = numbers(table, choices)
    if len(choices) <= FEW:
        return _lines(table, view, numbered)
    groups: dict[Structure, list[tuple[int, int]]] = {}
    for number, choice in numbered:
        groups.setdefault(table.game.codes.structure(choice)[:-1], []).append((number, choice))
    parts: list[RenderableType] = []
    for alike, members in groups.items():
        if alike and len(members) > 2:
            parts += [_heading(table, members[0][1]), _row(table, members)]
        else:
            parts.append(_lines(table, view, members))
    return Group(*parts)


def _lines(table: Table, view: View, numbered: list[tuple[int, int]]) -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", no_wrap=True, min_width=4)
    for number, choice in numbered:
        grid.add_row(
            Text(str(number), "bold"),
            Text(table.game.describe(choice, view)),
            Text(table.game.codes.notation(choice), "dim"),
        )
    return grid


def _heading(table: Table, choice: int) -> Text:
    """The words of alike choices with their last word left open."""
    *_, last = table.game.codes.structure(choice)
    words = table.game.words(choice).replace(last, "…")
    notation = table.game.codes.notation(choice).removesuffix(last) + "…"
    return Text.assemble("      ", words, "  ", (notation, "dim"))


def _row(table: Table, numbered: list[tuple[int, int]]) -> RenderableType:
    """The last words of alike choices in columns."""
    cells = [
        Text.assemble((f"{number:>4}", "bold"), "  ", table.game.codes.structure(choice)[-1])
        for number, choice in numbered
    ]
    return Columns(cells, padding=(0, 2))
