"""An analysis as a page shows it: shares for a chart, turns in words, accounts by name."""

from __future__ import annotations

from typing import Any, Final

from stammtisch.analysis import Analysis, Swing
from stammtisch.engine import Record
from stammtisch.web.room import Room
from stammtisch.web.speech import Speech

SHOWN: Final = 8
SMALL: Final = 0.01
"""A change of less than a hundredth is not worth a word."""


def in_words(room: Room, kept: dict[str, object], language: str) -> dict[str, object]:
    """What was kept of an analysis, in a language."""
    assert room.table is not None
    analysis = Analysis.from_data(kept)
    speech = Speech(room.game, language)
    names = room.names()
    swings = sorted(analysis.swings()[:SHOWN], key=lambda swing: swing.moment.number)
    return {
        "shares": _by_choice(analysis),
        "accounts": [
            {"name": name, **account.to_data()} for name, account in zip(names, analysis.accounts(), strict=True)
        ],
        "swings": _swings(room.table.record, swings, speech, names),
    }


def _by_choice(analysis: Analysis) -> list[list[float]]:
    """Everybody's share in hundredths, after each choice: between two moments it stays."""
    rows: list[list[float]] = []
    path = analysis.path()
    at = 0
    for number in range(analysis.choices + 1):
        while at + 1 < len(path) and path[at + 1][0] <= number:
            at += 1
        rows.append([round(100 * share, 1) for share in path[at][1]])
    return rows


def _swings(record: Record[Any], swings: list[Swing], speech: Speech, names: list[str]) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    waiting = list(swings)
    for number, state in enumerate(record.states()):
        while waiting and waiting[0].moment.number == number:
            swing = waiting.pop(0)
            moment = swing.moment
            view = state.view(moment.seat)
            name, chosen = names[moment.seat], speech.choice(moment.choice, view, names)
            if swing.by_choice:
                text = speech.mistake(name, chosen, speech.choice(moment.best, view, names), moment.cost)
            else:
                text = speech.turn(name, chosen, _changes(swing, names))
            found.append({"number": number, "words": text})
    return found


def _changes(swing: Swing, names: list[str]) -> str:
    """Who gained and who lost how much."""
    parts = zip(names, swing.change, strict=True)
    return ", ".join(f"{name} {100 * part:+.0f} %".replace("-", "−") for name, part in parts if abs(part) >= SMALL)
