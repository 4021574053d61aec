"""An analysis as a page shows it: shares for a chart, turns in words, accounts by name."""

from __future__ import annotations

from operator import itemgetter
from typing import Any

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
        "swings": swings_in_words(room.table, analysis.highlights(), speech, names),
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


def swings_in_words(table: Table, swings: list[Swing], speech: Speech, names: list[str]) -> list[dict[str, Any]]:
    """Each with the moment that shows it: a mistake before it is made, a turn when it has come to light."""
    found: list[dict[str, Any]] = []
    for swing, state in where(table.record, swings):
        moment = swing.moment
        view = state.view(moment.seat)
        name, chosen = names[moment.seat], speech.choice(moment.choice, view, names)
        choices: list[dict[str, object]] = []
        shares: list[int] = []
        if swing.by_choice:
            better = speech.choice(moment.best, view, names)
            text, number = speech.mistake(name, chosen, better), moment.number
            shares = [round(100 * share) for share in (moment.expected[moment.seat], moment.made[moment.seat])]
            clicks = table.game.clicks(view, state.choices(moment.seat))
            choices = [
                {"words": chosen, "clicks": clicks.get(moment.choice, [])},
                {"words": better, "clicks": clicks.get(moment.best, [])},
            ]
        else:
            text, number = speech.turn(chosen, swing, table.story, names), swing.hinge.stop
        found.append(
            {
                "number": number,
                "mistake": swing.by_choice,
                "seat": moment.seat,
                "words": text,
                "change": round(100 * swing.change),
                "shares": shares,
                "choices": choices,
            }
        )
    return sorted(found, key=itemgetter("number"))
