"""What the commands write: words on the standard output, complaints in one line on the other."""

from __future__ import annotations

import json
import sys

from rich.console import Console

USUAL_WIDTH = 80
WIDEST = 1000


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


def print_json(data: object) -> None:
    """Data for a program, and nothing else, on the standard output."""
    print(json.dumps(data, ensure_ascii=False, indent=2))
