"""`stammtisch analyse`: a strong player looks at a recorded game: chances, turning points, luck and skill."""

from __future__ import annotations

import os
from collections.abc import Iterable
from operator import itemgetter
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from stammtisch.analysis import (
    Analysis,
    Moment,
    Reviewer,
    Swing,
    analysed,
    corrected,
    review,
    review_again,
    seconds_each,
    stops,
    story_of,
    told,
    where,
)
from stammtisch.bots.search.words import choice_in_words
from stammtisch.bots.workers import local_workers
from stammtisch.cli.arguments import ComponentsFile, Json, a_path
from stammtisch.cli.files import read_components, read_text
from stammtisch.cli.output import console, harmless, print_json, print_table, say
from stammtisch.cli.progress import progress_bar
from stammtisch.engine import BadInput, Record
from stammtisch.table import read_saved

ALL_TOGETHER: Final = 75.0
"""Seconds of processor time for a whole game, if nothing else is said. What second looks at rare choices and at
suspected mistakes take comes on top, at most twice as much: under two minutes on two cores."""

BARS: Final = "▁▂▃▄▅▆▇█"
COLUMNS: Final = 60


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", parser=a_path, help="A record, or a saved table.")],
    seconds: Annotated[
        float | None,
        typer.Option(min=0.01, max=600, help="Seconds of one core for each decision. By default 75 for all."),
    ] = None,
    iterations: Annotated[
        int | None,
        typer.Option(min=1, max=10_000_000, help="Iterations for each decision instead: the same analysis every time."),
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=256, help="How many processes. By default one for each core.")
    ] = None,
    components: ComponentsFile = None,
    as_json: Json = False,
) -> None:
    """What each player could expect over time, mistakes with the better choice, turns of fortune, luck and skill."""
    if seconds is not None and iterations is not None:
        raise BadInput("--seconds or --iterations, not both")
    box = read_components(components)
    text = read_text(file)
    try:
        record, _ = read_saved(text, box)
        finished = record.replay().over
    except BadInput as error:
        raise BadInput(f"{file}: {error}") from None
    found = stops(record)
    if iterations is None and seconds is None:
        seconds = seconds_each(ALL_TOGETHER, found)
    reviewer = Reviewer(record.to_text(), None if box is None else box.data, iterations or 0, seconds or 0.0)
    workers = local_workers(jobs or os.cpu_count() or 1)
    moments = _all(review(reviewer, found, workers), "thinking", len(found))
    suspected = analysed(record, moments).suspected()
    if suspected:
        longer = reviewer.longer(len(found), len(suspected))
        again = _all(review_again(longer, suspected, workers), "making sure", len(suspected))
        moments = corrected(moments, again)
    analysis = analysed(record, moments)
    if as_json:
        print_json({"game": record.game.key, "names": record.names, "finished": finished, **analysis.to_data()})
    else:
        _tell(record, analysis, finished)


def _all(thoughts: Iterable[Moment], what: str, count: int) -> list[Moment]:
    """So many moments, with a progress bar."""
    moments: list[Moment] = []
    with progress_bar(what, count) as advance_to:
        for moment in thoughts:
            moments.append(moment)
            advance_to(len(moments))
    return moments


def _tell(record: Record[Any], analysis: Analysis, finished: bool) -> None:
    screen = console()
    names = [harmless(name) for name in record.names]
    say(screen, f"{record.game.title}: {len(analysis.moments)} decisions of {analysis.choices} choices", "bold")
    rows: list[list[str]] = []
    for name, account in zip(names, analysis.accounts(), strict=True):
        start, *parts, result = account.in_hundredths().values()
        rows.append([name, f"{start}%", *(f"{part:+}" for part in parts), f"{result}%"])
    figures = ["start", "own choices", "others'", "luck", "later insight", "result"]
    print_table(screen, ["player"], figures, rows)
    say(screen, "Start and result are chances of winning; between them, percentage points that add up to the result.")
    say(screen, "Only clear mistakes count as choices; what many small ones cost looks like luck or later insight.")
    if not finished:
        say(screen, "The game is not over: what stands as its result could be expected at the last decision.")
    if hindsight := analysis.hindsight():
        points = f"{100 * hindsight:.0f} points"
        say(screen, f"Up to {points} were seen only later: more --seconds may tell whose choices they were.")
    for seat, name in enumerate(names):
        say(screen, f"{_bars([shares[seat] for _, shares in analysis.chart()])}  {name}")
    swings = analysis.highlights()
    if not swings:
        say(screen, "No choice stood out, and nothing that came to light turned the game.")
        return
    say(screen, "Where the game turned:")
    for line in in_words(record, swings):
        say(screen, line)


def _bars(shares: list[float]) -> str:
    """A share over time as a row of bars."""
    width = min(COLUMNS, len(shares))
    chosen = [shares[at * len(shares) // width] for at in range(width - 1)] + [shares[-1]]
    return "".join(BARS[min(len(BARS) - 1, int(share * len(BARS)))] for share in chosen)


def in_words(record: Record[Any], swings: list[Swing]) -> list[str]:
    """A line for each swing, with the number of the choice that made it."""
    said: list[tuple[int, str]] = []
    game = record.game
    story = story_of(record)
    for swing, state in where(record, swings):
        moment = swing.moment
        view = state.view(moment.seat)
        name = record.names[moment.seat]
        number, chosen = moment.number + 1, f"{name}: {game.describe(moment.choice, view, record.names)}."
        if swing.by_choice:
            better = choice_in_words(moment.best, game, view, record.names)
            after, before = (share[moment.seat] for share in (moment.made, moment.expected))
            chances = f"chance of winning {100 * before:.0f}%, so only {100 * after:.0f}%"
            said.append((number, f"{chosen} Better: {better} ({chances})."))
        else:
            light = f"(chance of winning {100 * swing.change:+.0f} points): {told(game, swing, story, record.names)}"
            said.append(
                (number, f"{chosen} Then {light}") if swing.at_once else (swing.hinge.stop, f"For {name} {light}")
            )
    return [f"{number:4}  {words}" for number, words in sorted(said, key=itemgetter(0))]
