"""What the commands write: words on the standard output, complaints in one line on the other."""

from __future__ import annotations

import json
import sys

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

USUAL_WIDTH = 80
WIDEST = 1000
NARROWEST = 8
"""For a column of words: what is narrower cannot be read."""
BETWEEN = 2
"""Blanks between two columns."""


def console() -> Console:
    """The standard output; words are printed as they are, only what we mark is coloured."""
    screen = Console(highlight=False, emoji=False)
    if not 0 < screen.width <= WIDEST:
        # COLUMNS=0 is what some tools say when they do not know.
        screen.width = USUAL_WIDTH
    return screen


def complaints() -> Console:
    """The standard error output."""
    return Console(stderr=True, highlight=False, emoji=False)


def harmless(text: str) -> str:
    """Text without anything that could steer a terminal: names and files may bring what they like."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def complain(message: str) -> None:
    """One line on the standard error output."""
    print(f"stammtisch: {' '.join(harmless(message).split())}", file=sys.stderr)


def say(screen: Console, text: str, style: str = "") -> None:
    """A line of text as it is, without markup."""
    screen.print(harmless(text), style=style, markup=False)


def print_table(screen: Console, words: list[str], figures: list[str], rows: list[list[str]]) -> None:
    """A table by its headings. Where there is no room words are folded, and figures stay whole.

    Half a figure is a wrong one, so on a screen that is too narrow even then the lines run over.
    """
    widths = [max(map(len, column)) for column in zip(words + figures, *rows, strict=True)]
    least = [*(min(width, NARROWEST) for width in widths[: len(words)]), *widths[len(words) :]]
    narrowest = sum(least) + BETWEEN * (len(least) - 1)
    grid = Grid(
        box=None, pad_edge=False, padding=(0, BETWEEN, 0, 0), width=narrowest if narrowest > screen.width else None
    )
    for heading in words:
        grid.add_column(heading, overflow="fold")
    for heading in figures:
        grid.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        grid.add_row(*(Text(harmless(cell)) for cell in row))
    screen.print(grid, crop=False)


def print_json(data: object) -> None:
    """Data for a program, and nothing else, on the standard output."""
    print(json.dumps(data, ensure_ascii=False, indent=2))
