"""`stammtisch simulate`: many games of bots, counted."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from stammtisch.cli.arguments import (
    MOST_GAMES,
    ComponentsFile,
    EditionKey,
    GameKey,
    Json,
    OptionPairs,
    Players,
    a_path,
    read_pairs,
)
from stammtisch.cli.bot_games import BotGames, Outcome, play_all
from stammtisch.cli.bot_list import read_bots
from stammtisch.cli.files import make_directory, read_components, refuse_overwriting, write_text
from stammtisch.cli.output import console, print_json, print_table, say
from stammtisch.cli.progress import progress_bar
from stammtisch.engine import BadInput, Chance, find_game


def simulate(
    key: GameKey,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, metavar="K", help="How many games.")] = 100,
    seed: Annotated[
        str, typer.Option(metavar="TEXT", help="Game number i, counted from 0, has the seed TEXT-i.")
    ] = "0",
    bot: Annotated[
        str,
        typer.Option(metavar="NAME", help="Who plays: one bot for all seats, or one for each: greedy,random,random."),
    ] = "random",
    edition: EditionKey = None,
    options: OptionPairs = None,
    components: ComponentsFile = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", parser=a_path, help="Write the record of every game there.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many processes; the games are the same.")] = 1,
    as_json: Json = False,
) -> None:
    """Let bots play many games; the same seed gives the same games, however many processes play them."""
    game = find_game(key)
    count = players or max(game.seat_counts)
    terms = game.terms(count, read_pairs(options), edition, read_components(components))
    plan = BotGames(game.key, terms.options, terms.components.data, _seats(bot, count), seed, records is not None)
    Chance(f"{seed}-{games}")  # a seed that cannot be is refused before anything is played
    targets = [] if records is None else [records / f"{game.key}-{count}p-{number:05}.json" for number in range(games)]
    if records is not None:
        make_directory(records)
    for target in targets:
        refuse_overwriting(target)
    tally = _Tally(count)
    started = time.perf_counter()
    with progress_bar("playing", games) as advance_to:
        for number, outcome in enumerate(play_all(plan, games, jobs)):
            tally.note(outcome)
            if targets:
                write_text(targets[number], outcome.record)
            advance_to(number + 1)
    seconds = time.perf_counter() - started
    if as_json:
        head = {"game": game.key, "players": count, "seed": seed, "bots": plan.seats, "options": terms.options}
        print_json({**head, **tally.to_data(seconds)})
    else:
        _tell(plan.seats, [colour.capitalize() for colour in game.colours], tally, seconds)


def _seats(text: str, count: int) -> list[str]:
    """A bot for each seat."""
    names = read_bots(text)
    if len(names) == 1:
        return names * count
    if len(names) != count:
        raise BadInput(f"--bot names {len(names)} for {count} players; name one, or one for each")
    return names


class _Tally:
    """What many games add up to."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.scores = [0] * players
        self.wins = [0] * players

    def note(self, outcome: Outcome) -> None:
        self.games += 1
        self.finished += outcome.finished
        self.decisions += outcome.decisions
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score
        for seat in outcome.winners:
            self.wins[seat] += 1

    def mean_scores(self) -> list[float]:
        return [round(total / self.games, 3) for total in self.scores]

    def to_data(self, seconds: float) -> dict[str, object]:
        return {
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(self.decisions / seconds),
            "mean_scores": self.mean_scores(),
            "wins": self.wins,
        }


def _tell(seats: list[str], colours: list[str], tally: _Tally, seconds: float) -> None:
    screen = console()
    scores = [f"{score:.1f}" for score in tally.mean_scores()]
    rows = [[colours[seat], bot, scores[seat], str(tally.wins[seat])] for seat, bot in enumerate(seats)]
    print_table(screen, ["seat", "bot"], ["mean score", "wins"], rows)
    pace = f"{tally.decisions} decisions in {seconds:.1f} s, {tally.decisions / seconds:,.0f} a second"
    say(screen, f"{tally.games} games, {tally.finished} finished, {pace}. A shared win counts for each.")
