"""A recorded game as text that a person can review: who is asked what, what is chosen, who gets to know what."""

from __future__ import annotations

import hashlib
import json
import textwrap
from collections.abc import Callable, Iterator
from typing import Any

from stammtisch.conformance.position import Position
from stammtisch.conformance.suite import positions
from stammtisch.engine import Record, View, canonical, result_of

WIDTH = 118

Chapter = Callable[[View], object]
"""What stays the same while a chapter lasts, such as the day; every seat's view is shown where it changes."""


def playthrough(record: Record[Any], chapter: Chapter) -> str:
    """The whole game; equal records give equal texts as long as the rules stay the same."""
    return "\n".join([*_heading(record), *_story(record, chapter), ""])


def _heading(record: Record[Any]) -> Iterator[str]:
    yield f"{record.game.title}, rules version {record.game.rules_version}, {record.terms.players} players"
    yield f"options: {_spell(record.terms.options)}"
    colours = record.game.colours[: record.terms.players]
    yield f"seats: {', '.join(' '.join(seat) for seat in zip(colours, record.names, strict=True))}"
    yield f"seed: {_spell(record.chance.secret)}, entropy: {_spell(list(record.chance.entropy))}"


def _story(record: Record[Any], chapter: Chapter) -> Iterator[str]:
    shown: object = None
    for number, at in enumerate(positions(record), 1):
        now = chapter(at.state.view(None))
        if now != shown or at.step is None:
            yield ""
            yield f"== {'at the end' if at.step is None else f'before choice {number}'}"
            yield from _position(at)
            yield from _views(at, whole=shown is None or at.step is None)
            shown = now
        if at.step is None:
            yield from _ending(at)
        else:
            yield from _choice(at, number, *at.step)


def _position(at: Position) -> Iterator[str]:
    """The truth, which nobody at the table sees whole."""
    for field, value in at.game.write(at.state).items():
        if text := _list(value):
            yield from _wrap(f"  {field}: {text}")


def _views(at: Position, whole: bool) -> Iterator[str]:
    """Of each seat's view what differs from the spectators', and the fingerprint of all of it.

    The spectators' is spelled out field by field where `whole`.
    """
    public = at.state.view(None).to_data()
    yield f"spectators see view {_fingerprint(public)}"
    if whole:
        for field, value in public.items():
            yield from _wrap(f"  {field}: {_spell(value)}")
    for seat in at.seats:
        private = at.state.view(seat).to_data()
        more = [f"{field} {_spell(value)}" for field, value in private.items() if value != public[field]]
        yield from _wrap(f"{_name(at, seat)} sees view {_fingerprint(private)}, with {', '.join(more)}")


def _choice(at: Position, number: int, seat: int, choice: int) -> Iterator[str]:
    waiting = [_name(at, other) for other in at.state.seats_to_decide()]
    yield ""
    yield f"-- choice {number}, waiting for {', '.join(waiting)}"
    yield f"{_name(at, seat)} is asked: {at.game.question(at.state)} [{at.state.stack[-1].rule}]"
    offered = ", ".join(at.game.codes.notation(code) for code in at.state.choices(seat))
    yield from _wrap(f"may: {offered}")
    yield from _wrap(f"chooses: {at.game.codes.notation(choice)}")
    for event in at.state.copy().apply(seat, choice):
        told = at.game.tell(event, None, at.record.names)
        yield from _wrap(f"  all: {told}{' |' if event.fence else ''}")
        for viewer in at.seats:
            own = at.game.tell(event, viewer, at.record.names)
            if own != told:
                yield from _wrap(f"  {_name(at, viewer)}: {own}")


def _ending(at: Position) -> Iterator[str]:
    result = result_of(at.game, at.state)
    yield ""
    yield f"scores: {_spell(result.scores)}"
    yield f"winners: {', '.join(_name(at, seat) for seat in result.winners)}"
    yield f"state_hash: {result.state_hash}"


def _name(at: Position, seat: int) -> str:
    return at.record.names[seat]


def _wrap(line: str) -> list[str]:
    return textwrap.wrap(line, WIDTH, subsequent_indent="      ", break_on_hyphens=False)


def _fingerprint(view: dict[str, object]) -> str:
    return hashlib.sha256(canonical(view)).hexdigest()[:12]


def _list(value: object) -> str:
    """A field of a position in few words; what is nothing is left out."""
    if isinstance(value, dict):
        entries = {key: _list(inner) for key, inner in value.items() if inner != 0}
        nested = any(isinstance(inner, dict) for inner in value.values())
        return ("; " if nested else ", ").join(f"{key} {text}" for key, text in entries.items() if text)
    if isinstance(value, list):
        return " ".join(_list(inner) for inner in value)
    return str(value)


def _spell(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
