"""A fresh table from what was said on the command line."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from stammtisch.cli.arguments import read_list, read_pairs
from stammtisch.cli.bot_list import read_bots
from stammtisch.cli.files import read_components
from stammtisch.engine import BadInput, Chance, Game, Record
from stammtisch.table import HUMAN, Table

OPPONENT = "greedy"
LONGEST_NAME = 40


def fresh_table(
    game: Game[Any, Any, Any],
    players: int | None,
    seats: str | None,
    names: str | None,
    edition: str | None,
    options: list[str] | None,
    seed: str | None,
    components: Path | None,
) -> Table:
    """Lay out a table; without a word one person sits there among bots."""
    kinds = read_seats(seats)
    if kinds is not None and players not in (None, len(kinds)):
        raise BadInput(f"--players {players} does not fit --seats, which names {len(kinds)}")
    count = len(kinds) if kinds is not None else players or max(game.seat_counts)
    box = read_components(components)
    terms = game.terms(count, read_pairs(options), edition, box)
    called = read_names(names, count) or [colour.capitalize() for colour in game.colours[:count]]
    chance = Chance(secrets.token_hex(16) if seed is None else seed)
    return Table(Record(game, count, terms.options, chance, called, box), kinds or [HUMAN] + [OPPONENT] * (count - 1))


def read_seats(text: str | None) -> list[str] | None:
    """Who sits where, as it was typed."""
    if text is None:
        return None
    try:
        return read_bots(text, others=(HUMAN,))
    except BadInput as mistake:
        raise BadInput(f"--seats: {mistake}; a person is '{HUMAN}'") from None


def read_names(text: str | None, count: int) -> list[str] | None:
    """The players' names, as they were typed."""
    names = read_list(text)
    if names is None:
        return None
    if len(names) != count:
        raise BadInput(f"--names gives {len(names)} for {count} players")
    for name in names:
        if not name.isprintable():
            raise BadInput(f"--names: {name[:LONGEST_NAME]!r} holds a character that no screen shows")
        if not 0 < len(name) <= LONGEST_NAME:
            raise BadInput(f"--names: '{name}' cannot be a name; use 1 to {LONGEST_NAME} letters")
    if len(set(names)) < count:
        raise BadInput("--names: two players have the same name")
    return names
