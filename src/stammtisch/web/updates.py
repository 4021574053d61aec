"""What a tab is sent: everything in it comes from the view of its seat. The picture is drawn elsewhere."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict
from typing import Any, Final

from stammtisch.engine import State, Structure
from stammtisch.store.models import PERSON
from stammtisch.table import Table
from stammtisch.table.undo import NoWayBack
from stammtisch.web.finality import final_choices
from stammtisch.web.room import Room
from stammtisch.web.speech import Speech
from stammtisch.web.trade import trade
from stammtisch.web.viewer import Viewer

MOST_EVENTS: Final = 12
"""Choices whose events are worth an animation; whoever was away longer just sees the position."""


def update(room: Room, viewer: Viewer) -> dict[str, object]:
    """The position for one tab, and what happened since it was last told."""
    table = room.table
    if table is None:
        return {"type": "lobby", "version": room.version, "free": room.free_seats(), "panels": panels(room)}
    seat, handover = viewer.look(room.waiting())
    speech = Speech(room.game, viewer.language)
    shared: dict[str, object] = room.audience.shared(
        ("scene", seat, viewer.language), lambda: scene(room, table, seat, speech)
    )
    since = viewer.logged
    news = range(since, len(table.record.choices))
    viewer.logged = len(table.record.choices)
    return {
        "type": "update",
        **shared,
        "version": room.version,
        "seats": sorted(viewer.seats),
        "handover": None if handover is None else {"seat": handover, "name": table.names[handover]},
        "panels": panels(room),
        "wish": wish(room, viewer, speech),
        "log_from": since,
        "log": [entry(table, at, seat, speech) for at in news],
        "effects": [
            asdict(effect)
            for at in news
            for event in table.story[at]
            for effect in speech.effects(event)
            if since > 0 and len(news) <= MOST_EVENTS
        ],
    }


def scene(room: Room, table: Table, seat: int | None, speech: Speech) -> dict[str, object]:
    """What is the same for every tab of a seat in one language."""
    state = table.state
    waiting = state.seats_to_decide()
    addressed = seat in state.seats_addressed()
    bots_decide = bool(waiting) and all(other in room.bots() for other in waiting)
    back = room.way_back(seat) if seat is not None else 0
    return {
        "seat": seat,
        "over": state.over,
        "your_turn": seat in waiting,
        "same_since": room.same_since(seat) if seat is not None else room.version,
        "addressed": addressed,
        "unlisted": state.unlisted(seat) if seat is not None else (),
        "waiting": waiting,
        "prompt": prompt(state, table.names, seat, speech, room.bots(), room.calling),
        "thinking": bots_decide and not addressed and room.calling is None,
        "choices": choices(table, seat, speech),
        "trade": trade(table, seat, speech),
        "ledger": ledger(table, seat, speech),
        "holdings": [[asdict(each) for each in seats] for seats in speech.holdings(table.view(seat))],
        "undo": {
            "takes": back if isinstance(back, int) else 0,
            "why": speech.no_way_back(back, table.names) if isinstance(back, NoWayBack) else None,
        },
        "result": result(room, table) if state.over else None,
    }


def wish(room: Room, viewer: Viewer, speech: Speech) -> dict[str, object] | None:
    """That somebody would like to take back, and whether this tab is asked to agree."""
    if room.wish is None:
        return None
    return {
        "seat": room.wish.seat,
        "text": speech.wish(room.names()[room.wish.seat]),
        "asked": bool(room.wish.needed & viewer.seats - room.wish.agreed),
    }


def prompt(
    state: State,
    names: list[str],
    seat: int | None,
    speech: Speech,
    bots: Collection[int] = frozenset(),
    calling: int | None = None,
) -> str:
    """Whose turn it is and what is asked, in one sentence.

    `bots` are the seats that are thinking when they are asked, `calling` is the one that waits for last words instead.
    """
    question = speech.question(state)
    waiting = state.seats_to_decide()
    if state.over or seat in waiting:
        return question
    if seat in state.seats_addressed():
        return speech.addressed()
    if calling is not None:
        return speech.last_call(names[calling])
    say = speech.thinking if all(other in bots for other in waiting) else speech.waiting
    return say([names[other] for other in waiting], question)


def choices(table: Table, seat: int | None, speech: Speech) -> list[dict[str, object]]:
    """What a seat may choose now, with the clicks that make each choice."""
    if seat is None:
        return []
    view = table.view(seat)
    game = table.game
    kinds = {code: game.codes.structure(code)[0] for code in table.state.choices(seat)}
    codes = sorted(kinds, key=lambda code: (kinds[code] not in game.answers, kinds[code] not in game.foremost))
    clicks = game.clicks(view, codes)
    final = final_choices(game, view, seat, codes)
    return [
        {
            "choice": str(code),
            "words": speech.choice(code, view, table.names),
            "notation": game.codes.notation(code),
            "group": group(game.codes.structure(code), kinds[code] in game.answers),
            "answers": kinds[code] in game.answers,
            "clicks": clicks.get(code, []),
            "final": code in final,
        }
        for code in codes
    ]


def ledger(table: Table, seat: int | None, speech: Speech) -> dict[str, object] | None:
    """What everybody would get if it were counted now."""
    counted = speech.ledger(table.view(seat))
    return asdict(counted) if counted is not None else None


def group(structure: Structure, answers: bool) -> str:
    """Choices that differ only in their last word belong together; answers, by what they answer."""
    if answers:
        return structure[-1]
    return " ".join(structure[:-1] if len(structure) > 1 else structure)


def lines(table: Table, at: int, seat: int | None, speech: Speech) -> list[str]:
    """What happened at one choice, as a seat may read it."""
    return [speech.line(event, seat, table.names) for event in table.story[at]]


def entry(table: Table, at: int, seat: int | None, speech: Speech) -> dict[str, object]:
    """A line of the log: who chose, what followed, and the moment after it."""
    return {"at": at + 1, "seat": table.record.choices[at][0], "lines": lines(table, at, seat, speech)}


def panels(room: Room) -> list[dict[str, object]]:
    """Who sits where; nothing of it is secret."""
    present = room.audience.present()
    bots = room.bots()
    return [
        {
            "seat": row.seat,
            "name": row.name,
            "colour": room.game.colours[row.seat],
            "kind": "person" if row.kind == PERSON else "bot",
            "bot": bots.get(row.seat),
            "present": row.seat in present,
            "votes": len(room.absences.votes(row.seat)),
            "clock": room.clock_left(row.seat),
        }
        for row in room.seats
    ]


def result(room: Room, table: Table) -> dict[str, Any]:
    """How it ended, with the seed that was committed to at the start."""
    scores = table.state.scores()
    return {
        "scores": scores,
        "winners": table.state.winners(),
        "places": [1 + sum(other > score for other in scores) for score in scores],
        "seed": table.record.chance.secret,
        "commitment": table.record.chance.commitment(),
        "rematch": room.row.rematch,
    }
