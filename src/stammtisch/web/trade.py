"""The trade desk as it is sent to a tab: what lies on it, and what has become of earlier offers."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from stammtisch.engine import Desk
from stammtisch.table import Table
from stammtisch.web.speech import Speech

MOST_LINES: Final = 30


def trade(table: Table, seat: int | None, speech: Speech) -> dict[str, object] | None:
    """The desk of a seat; None where nothing is negotiated."""
    desk = speech.desk(table.view(seat), table.names)
    if desk is None:
        return None
    data = asdict(desk)
    del data["told"]
    return {
        **data,
        "may": list(table.state.unlisted(seat)) if seat is not None else [],
        "log": _log(table, seat, desk, speech),
    }


def _log(table: Table, seat: int | None, desk: Desk, speech: Speech) -> list[str]:
    """The latest lines of the trade log, the newest first."""
    lines: list[str] = []
    for events in reversed(table.story):
        lines += [speech.line(event, seat, table.names) for event in reversed(events) if event.kind in desk.told]
        if len(lines) >= MOST_LINES:
            break
    return lines[:MOST_LINES]
