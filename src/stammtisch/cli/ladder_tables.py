"""A ladder for people: the rungs, and who beats whom."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid

from stammtisch.arena.fixtures import Schedule
from stammtisch.arena.standings import HeadToHead, Rating, Standings
from stammtisch.cli.output import console, harmless, say

FEW: Final = 10
"""With fewer deals nobody knows how much they differ."""


def tell(title: str, plan: Schedule, found: Standings) -> None:
    """Print it."""
    screen = console()
    each = len(plan.seatings(0))
    deals = "1 deal" if plan.deals == 1 else f"{plan.deals} deals, each"
    say(screen, f"{title}, {plan.players} players: {deals} played {each} times with other seats.")
    screen.print(_rungs(found))
    say(screen, f"Alone at tables with another; a fair share is {found.fair_share:.1%}:")
    screen.print(_pairs(found))
    rough = "; with so few, a rough guess" if plan.deals < FEW else ""
    intervals = f"Intervals of 95 % over deals{rough}."
    say(screen, f"{intervals} {found.anchor} stands at 1000 by definition; docs/arena.md says the rest.")


def _rungs(found: Standings) -> Grid:
    grid = _grid(["bot"], ["rating", "from", "to", "games", "wins alone"])
    sat_alone = {pair.bot for pair in found.head_to_head}
    for rating in found.ratings:
        grid.add_row(*_rung(rating, f"{rating.win_share:.1%}" if rating.bot in sat_alone else "–"))
    return grid


def _rung(rating: Rating, wins_alone: str) -> list[str]:
    points = (f"{value:.0f}" for value in (rating.rating, rating.low, rating.high))
    return [harmless(rating.bot), *points, str(rating.games), wins_alone]


def _pairs(found: Standings) -> Grid:
    grid = _grid(["bot", "against"], ["games", "wins", "from", "to", "rank", "margin"])
    for pair in found.head_to_head:
        grid.add_row(*_pair(pair))
    return grid


def _pair(pair: HeadToHead) -> list[str]:
    shares = (f"{value:.1%}" for value in (pair.win_share, pair.low, pair.high))
    return [
        harmless(pair.bot),
        harmless(pair.against),
        str(pair.games),
        *shares,
        f"{pair.rank:.2f}",
        f"{pair.margin:+.1f}",
    ]


def _grid(words: list[str], figures: list[str]) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    for heading in words:
        grid.add_column(heading, no_wrap=True)
    for heading in figures:
        grid.add_column(heading, justify="right", no_wrap=True)
    return grid
