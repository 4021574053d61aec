"""`stammtisch ladder`: bots play each other on the same deals, and the better ones stand higher."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Annotated

import typer

from stammtisch.arena.chart import chart
from stammtisch.arena.finish import Finish
from stammtisch.arena.fixtures import LineUps, Schedule, schedule
from stammtisch.arena.ladder import House, play_ladder
from stammtisch.arena.ray_address import LOCAL
from stammtisch.arena.report import report
from stammtisch.arena.results_file import ResultsFile
from stammtisch.arena.standings import standings
from stammtisch.bots.workers import Workers, local_workers
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
from stammtisch.cli.bot_list import read_rivals
from stammtisch.cli.files import read_components, refuse_unwritable, write_text
from stammtisch.cli.ladder_tables import tell
from stammtisch.cli.output import complain, print_json
from stammtisch.cli.progress import progress_bar
from stammtisch.cli.ray_option import OPTION
from stammtisch.engine import BadInput, Chance, find_game


def ladder(
    key: GameKey,
    bots: Annotated[str, typer.Option(metavar="LIST", help="Who plays, such as random,greedy,search:500i,h=10.")],
    games: Annotated[
        int,
        typer.Option(
            min=1, max=MOST_GAMES, metavar="N", help="How many games for those who meet, rounded up to whole deals."
        ),
    ] = 100,
    players: Players = None,
    seed: Annotated[
        str, typer.Option(metavar="TEXT", help="Deal number i, counted from 0, has the seed TEXT-i.")
    ] = "0",
    line_ups: Annotated[
        LineUps,
        typer.Option(
            help="Who meets: duels, every two, one alone against the other in all other seats, both ways; "
            "challenge, only the first alone against each other one; mixed, different bots in all seats."
        ),
    ] = LineUps.DUELS,
    edition: EditionKey = None,
    options: OptionPairs = None,
    components: ComponentsFile = None,
    jobs: Annotated[
        int | None,
        typer.Option(
            min=1, max=256, help="How many processes; by default one for each processor. The result is the same."
        ),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            OPTION, metavar="[ADDRESS]", help="Play on a Ray cluster: at host:port, or without that one's own."
        ),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", parser=a_path, help="Keep every game there; a run that was cut short goes on."),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE.svg", parser=a_path, help="Draw the ladder as a picture.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other, every one in every seat of the same deals, and rate them."""
    game = find_game(key)
    terms = game.terms(players or max(game.seat_counts), read_pairs(options), edition, read_components(components))
    plan = schedule(read_rivals(bots), terms.players, line_ups, games, seed)
    Chance(f"{seed}-{plan.deals}")  # a seed that cannot be is refused before anything is played
    if plot is not None:
        _refuse_other_pictures(plot)
        refuse_unwritable(plot)
        if save is not None and save.resolve() == plot.resolve():
            raise BadInput(f"--save and --plot both name {plot}: the picture would replace the games")
    house = House(game.key, terms.options, terms.components.data, seed)
    with _workers(jobs, ray) as workers:
        finishes = _play(house, plan, workers, save)
    found = standings(plan, finishes)
    try:
        if as_json:
            print_json(report(house, plan, found))
        else:
            tell(game.title, plan, found)
    finally:
        # Neither an output that nobody reads nor a picture that cannot be written costs the other: games take hours.
        if plot is not None:
            write_text(plot, chart(f"{game.title}, {terms.players} players", found.ratings))


def _refuse_other_pictures(path: Path) -> None:
    if path.suffix.lower() != ".svg":
        raise BadInput(f"--plot {path}: the picture is SVG, which browsers and printers take; name a file .svg")


@contextmanager
def _workers(jobs: int | None, address: str | None) -> Iterator[Workers]:
    """Processes of this machine, or a cluster."""
    if address is None:
        yield local_workers(jobs or os.cpu_count() or 1)
        return
    if jobs is not None and address != LOCAL:
        raise BadInput("--jobs is for processes of one's own; how many the cluster has, the cluster knows")
    try:
        from stammtisch.arena.ray_cluster import RayCluster
    except ImportError:
        raise BadInput("--ray needs Ray: pip install '.[ray]' where Stammtisch was unpacked") from None
    with RayCluster(address, jobs) as cluster:
        yield cluster


def _play(house: House, plan: Schedule, workers: Workers, save: Path | None) -> list[Finish]:
    """All games, under a bar that begins with those that a file knows already."""
    file = None if save is None else ResultsFile(save, house, plan.players)
    known = (
        {} if file is None else {fixture: file.known[fixture] for fixture in plan.fixtures() if fixture in file.known}
    )
    done, total = len(known), sum(1 for _ in plan.fixtures())
    try:
        with progress_bar("playing", total, done) as advance_to, file or nullcontext():

            def note(finish: Finish) -> None:
                nonlocal done
                if file is not None:
                    file.note(finish)
                done += 1
                advance_to(done)

            return play_ladder(house, plan, workers, known, note)
    except KeyboardInterrupt:
        if save is not None:
            complain(f"{done} of {total} games are kept in {save}; the same command goes on from there")
        raise
