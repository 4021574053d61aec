"""An analysis as a page shows it: shares for a chart, turns in words, accounts by name."""

from __future__ import annotations

from stammtisch.analysis import Analysis, Swing, where
from stammtisch.table import Table
from stammtisch.web.room import Room
from stammtisch.web.speech import Speech


def in_words(room: Room, kept: dict[str, object], language: str) -> dict[str, object]:
    """What was kept of an analysis, in a language."""
    assert room.table is not None
    analysis = Analysis.from_data(kept)
    speech = Speech(room.game, language)
    names = room.names()
    return {
        "shares": _by_choice(analysis),
        "accounts": [
            {"name": name, **account.in_hundredths()} for name, account in zip(names, analysis.accounts(), strict=True)
        ],
        "hindsight": round(100 * analysis.hindsight()),
        "finished": room.table.state.over,
        "swings": _swings(room.table, analysis.highlights(), speech, names),
    }


def _by_choice(analysis: Analysis) -> list[list[float]]:
    """Everybody's share in hundredths, after each choice: between two moments it stays."""
    rows: list[list[float]] = []
    path = analysis.chart()
    at = 0
    for number in range(analysis.choices + 1):
        while at + 1 < len(path) and path[at + 1][0] <= number:
            at += 1
        rows.append([round(100 * share, 1) for share in path[at][1]])
    return rows


def _swings(table: Table, swings: list[Swing], speech: Speech, names: list[str]) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for swing, state in where(table.record, swings):
        moment = swing.moment
        view = state.view(moment.seat)
        name, chosen = names[moment.seat], speech.choice(moment.choice, view, names)
        if swing.by_choice:
            text, change = speech.mistake(name, chosen, speech.choice(moment.best, view, names)), -moment.cost
        else:
            text, change = speech.turn(chosen, swing, table.story, names), swing.change
        # As the log counts: the moment that the choice has led to. A mistake is looked at before it is made.
        number = moment.number + 1
        found.append(
            {
                "number": number,
                "look_at": moment.number if swing.by_choice else number,
                "mistake": swing.by_choice,
                "seat": moment.seat,
                "words": text,
                "change": round(100 * change),
            }
        )
    return found
