"""One game of bots from the deal to the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stammtisch.engine import Chance, Components, Game, Record
from stammtisch.table import Table


def play_match(
    game: Game[Any, Any, Any], options: dict[str, str], components: Components, seats: Sequence[str], seed: str
) -> Record[Any]:
    """A whole game, recorded. It is played at a table like any other: bots see views, and may speak unasked.

    The table derives the luck of each bot from the seed, its seat and the place in the record.
    """
    players = len(seats)
    record = Record(game, players, options, Chance(seed), list(game.colours[:players]), components)
    table = Table(record, seats)
    while table.let_bots_go_on():
        pass
    return record
