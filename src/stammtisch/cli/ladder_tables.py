"""A ladder for people: the rungs, and who beats whom."""

from __future__ import annotations

from typing import Final

from stammtisch.arena.fixtures import Schedule
from stammtisch.arena.standings import HeadToHead, Rating, Standings
from stammtisch.cli.output import console, print_table, say

FEW: Final = 10
"""With fewer deals nobody knows how much they differ."""


def tell(title: str, plan: Schedule, found: Standings) -> None:
    """Print it."""
    screen = console()
    each = len(plan.seatings(0))
    deals = "1 deal" if plan.deals == 1 else f"{plan.deals} deals, each"
    say(screen, f"{title}, {plan.players} players: {deals} played {each} times with other seats.")
    sat_alone = {pair.bot for pair in found.head_to_head}
    rungs = [_rung(rating, rating.bot in sat_alone) for rating in found.ratings]
    print_table(screen, ["bot"], ["rating", "from", "to", "games", "wins alone"], rungs)
    say(screen, f"Alone at tables with another; a fair share is {found.fair_share:.1%}:")
    pairs = [_pair(pair) for pair in found.head_to_head]
    print_table(screen, ["bot", "against"], ["games", "wins", "from", "to", "rank", "margin"], pairs)
    rough = "; with so few, a rough guess" if plan.deals < FEW else ""
    intervals = f"Intervals of 95 % over deals{rough}."
    say(screen, f"{intervals} {found.anchor} stands at 1000 by definition; docs/arena.md says the rest.")


def _rung(rating: Rating, sat_alone: bool) -> list[str]:
    points = (f"{value:.0f}" for value in (rating.rating, rating.low, rating.high))
    return [rating.bot, *points, str(rating.games), f"{rating.win_share:.1%}" if sat_alone else "–"]


def _pair(pair: HeadToHead) -> list[str]:
    shares = (f"{value:.1%}" for value in (pair.win_share, pair.low, pair.high))
    return [pair.bot, pair.against, str(pair.games), *shares, f"{pair.rank:.2f}", f"{pair.margin:+.1f}"]
