"""Positions that more than one kind of bot has to see through."""

from __future__ import annotations

from tests import builders


def last_share() -> builders.Table:
    """Goldbräu's last payday: red has a share to play. Six thalers for two markers make a draw, three markers a win."""
    return builders.given(
        stage="payday",
        week=3,
        day=7,
        start="blue",
        turn="red",
        markers={"Krug": {"red": 1, "blue": 1}},
        cells={"Krug": ["b3", "b2", "b4"]},
        hand={"red": "Krug"},
    )
