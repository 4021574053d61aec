"""A ladder as data for programs and for the pages of the documentation."""

from __future__ import annotations

from dataclasses import asdict

from stammtisch.arena.fixtures import Schedule
from stammtisch.arena.ladder import House
from stammtisch.arena.standings import Standings


def report(house: House, schedule: Schedule, found: Standings) -> dict[str, object]:
    """Settings, ratings and head-to-head table; the same games give the same data to the last digit."""
    return {
        "settings": {
            "game": house.game,
            "players": schedule.players,
            "options": house.options,
            "seed": house.seed,
            "bots": list(schedule.bots),
            "line_ups": schedule.line_ups.value,
            "deals": schedule.deals,
            "games": sum(1 for _ in schedule.fixtures()),
            "anchor": found.anchor,
            "fair_share": round(found.fair_share, 4),
        },
        "ratings": [_rounded(asdict(rating)) for rating in found.ratings],
        "head_to_head": [_rounded(asdict(pair)) for pair in found.head_to_head],
    }


DIGITS = {"rating": 1, "margin": 2, "rank": 3}
"""After the point; four for shares. The bounds of an interval have as many as the figure between them."""


def _rounded(entry: dict[str, object]) -> dict[str, object]:
    within = DIGITS["rating"] if "rating" in entry else 4
    digits = {"low": within, "high": within, **DIGITS}
    return {
        key: round(value, digits.get(key, 4)) if isinstance(value, float) else value for key, value in entry.items()
    }
