"""Make the recorded games that CI replays: `python -m tests.make_records`, from the root of the project.

Those that exist are left alone: a record is the truth, and one that no longer plays is a rule that has changed. To
renew one on purpose, delete it first. Half of them are random, half are played by the greedy bot, alone or among
random ones, at a table where it may also speak unasked; the options go through all their combinations.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

from stammtisch.conformance import play_moody
from stammtisch.engine import Chance, Game, Record, all_games
from stammtisch.table import Table

RECORDS = Path(__file__).parent.parent / "records"
PER_SEAT_COUNT = 30
RARE = {("bohnhansa", 5): (579,)}
"""More random tables, by game and seat count: what happens on them happens on hardly any other."""

NAMES = ("Änne", "Beppo", "Çelik", "Dörte", "Émile")


def table(game: Game[Any, Any, Any], players: int, number: int) -> Record[Any]:
    """The table of one record: its options, its seed, and on some tables a word from each player."""
    combinations = list(product(*(option.values for option in game.options)))
    values = combinations[(number * 5 + players) % len(combinations)]
    options = {option.key: value for option, value in zip(game.options, values, strict=True)}
    names = list(NAMES[:players])
    entropy = tuple(f"{name} {number}" for name in names) if number % 5 == 0 else ()
    return Record(game, players, options, Chance(f"{game.key} {players} {number}", entropy), names)


def make(game: Game[Any, Any, Any], players: int, number: int) -> Record[Any]:
    """Play one table to its end: up to 15 at random, moods changing from table to table; up to 30 with greedy bots."""
    record = table(game, players, number)
    if not PER_SEAT_COUNT // 2 < number <= PER_SEAT_COUNT:
        return play_moody(record)
    greedy = players if number % 2 else 1 + number % players
    seats = ["greedy"] * greedy + ["random"] * (players - greedy)
    bots = Table(record, seats)
    while bots.let_bots_go_on():
        pass
    return record


def main() -> None:
    made = 0
    for game in all_games().values():
        folder = RECORDS / game.key
        folder.mkdir(parents=True, exist_ok=True)
        for players in game.seat_counts:
            for number in (*range(1, PER_SEAT_COUNT + 1), *RARE.get((game.key, players), ())):
                path = folder / f"{players}-players-{number:02}.json"
                if not path.exists():
                    path.write_text(make(game, players, number).to_text(), encoding="utf-8")
                    made += 1
    print(f"{made} records made")


if __name__ == "__main__":
    main()
