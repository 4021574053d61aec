"""What a seat may know: all of it is in its view, nothing else comes through, and a view is enough to play.

The yardstick is `Game.disguise`: the true position with everything dealt anew that a seat may not know. Whatever
the seat can see, be it by a look or by what happens next, must be the same in both.
"""

from __future__ import annotations

import gc
import json
import random
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

from stammtisch.conformance.position import Position
from stammtisch.engine import Event, Record, State, View
from stammtisch.engine.playout import any_of, next_seat

LONG_GAME = 20_000
"""More decisions than any game of the house takes: beyond, it counts as endless."""

CODES_ASKED = 40


def views_are_plain(at: Position) -> Iterator[str]:
    """A view is JSON through and through, and no state hides behind it."""
    for seat in at.viewers:
        view = at.state.view(seat)
        data = view.to_data()
        if json.loads(json.dumps(data)) != data:
            yield f"the view of seat {seat} is not plain data"
        if _holds_a_state(view):
            yield f"the view of seat {seat} holds on to the state"


def nothing_leaks(at: Position) -> Iterator[str]:
    """View, choices, refusals and what is being asked are the same in the disguise."""
    rng = at.rng("leak")
    codes = at.game.codes.codes
    for seat in at.viewers:
        twin = at.game.disguise(at.state, seat, rng)
        if at.seen(twin, seat) != at.seen(at.state, seat):
            yield f"leak: the view of {_who(seat)} shows '{_first_difference(at, twin, seat)}', which is hidden"
        if _asked(twin) != _asked(at.state) or at.game.question(twin) != at.game.question(at.state):
            yield f"leak: who is asked what tells {_who(seat)} something hidden"
        if seat is None:
            continue
        if twin.choices(seat) != at.state.choices(seat):
            yield f"leak: the choices of {_who(seat)} depend on something hidden"
        asked = [codes[int(rng.random() * len(codes))] for _ in range(CODES_ASKED)]
        proposal = at.game.random_proposal(at.state.view(seat), rng)
        for code in asked if proposal is None else [*asked, proposal]:
            if twin.refusal(seat, code) != at.state.refusal(seat, code):
                yield f"leak: why {_who(seat)} may not '{at.game.codes.notation(code)}' depends on something hidden"


def open_hands_are_open(at: Position) -> Iterator[str]:
    """In a game that says that nobody has secrets, what one seat does not know no other seat sees."""
    if not at.game.open_hands:
        return
    rng = at.rng("open hands")
    for seat in range(at.state.players):
        twin = at.game.disguise(at.state, seat, rng)
        for other in range(at.state.players):
            if other != seat and at.seen(twin, other) != at.seen(at.state, other):
                yield f"nobody is said to have secrets, but {_who(other)} sees what {_who(seat)} does not"


def sketches_do_not_leak(at: Position) -> Iterator[str]:
    """The table as text is the same in the disguise."""
    for seat, here, there in _disguised_views(at):
        if at.game.sketch(here, at.record.names) != at.game.sketch(there, at.record.names):
            yield f"leak: the sketch for {_who(seat)} shows something hidden"


def pictures_do_not_leak(at: Position) -> Iterator[str]:
    """The table as a picture is the same in the disguise."""
    for seat, here, there in _disguised_views(at):
        if at.game.draw(here, at.record.names) != at.game.draw(there, at.record.names):
            yield f"leak: the picture for {_who(seat)} shows something hidden"


def events_do_not_leak(at: Position) -> Iterator[str]:
    """A choice tells a seat no more than the seat can then see; and where it sees something new there is a fence.

    Made in the position and in the seat's disguise alike, a choice has either taught the seat nothing: then its
    events are the same in both. Or the two now look different to it: then something was revealed, and an event
    must say that nobody may go back behind it. So, too, where the choice cannot be made in the disguise, unless it
    looks like one that can.
    """
    if at.step is None:
        return
    rng = at.rng("events")
    mover, choice = at.step
    after = at.state.copy()
    events = after.apply(mover, choice)
    for seat in at.viewers:
        twin = at.game.disguise(at.state, seat, rng)
        if twin.refusal(mover, choice) is not None:
            if not any(event.fence for event in events) and not _could_be_another(at, twin, seat, after, events):
                named = at.game.codes.notation(choice)
                yield f"that '{named}' can be made shows {_who(seat)} something new, but no event is a fence"
            continue
        twin_events = twin.apply(mover, choice)
        if at.seen(twin, seat) == at.seen(after, seat):
            if _log(at, events, seat) != _log(at, twin_events, seat):
                yield f"leak: the events after '{at.game.codes.notation(choice)}' tell {_who(seat)} something hidden"
        elif not any(event.fence for event in events):
            yield f"'{at.game.codes.notation(choice)}' shows {_who(seat)} something new, but no event is a fence"


def secret_choices_stay_secret(at: Position) -> Iterator[str]:
    """While others still decide, a choice that does not show in a view does not show in the events either."""
    if at.step is None or len(at.state.seats_to_decide()) < 2:
        return
    mover, choice = at.step
    if not at.state.waiting >> mover & 1:
        return
    other = any_of(at.state.choices(mover), at.rng("secret"))
    here, there = at.state.copy(), at.state.copy()
    here_events, there_events = here.apply(mover, choice), there.apply(mover, other)
    for seat in at.viewers:
        if at.seen(here, seat) != at.seen(there, seat):
            continue
        if _log(at, here_events, seat) != _log(at, there_events, seat):
            yield f"leak: the events tell {_who(seat)} what seat {mover} has chosen in secret"


def views_are_complete(at: Position) -> Iterator[str]:
    """From a view alone a whole position can be imagined that looks the same and offers the same choices."""
    rng = at.rng("imagine")
    for seat in at.viewers:
        view = at.state.view(seat)
        imagined = at.game.imagine(view, rng)
        for fault in at.game.check(imagined):
            yield f"what {_who(seat)} imagines cannot be: {fault}"
        if at.seen(imagined, seat) != at.seen(at.state, seat):
            yield f"what {_who(seat)} imagines looks different in '{_first_difference(at, imagined, seat)}'"
        if imagined.waiting != at.state.waiting:
            yield f"what {_who(seat)} imagines waits for other seats"
        if seat is not None and imagined.choices(seat) != at.state.choices(seat):
            yield f"what {_who(seat)} imagines offers it other choices"


def imagined_games_end(at: Position) -> Iterator[str]:
    """What a seat imagines can be played to the end, with pieces that add up."""
    rng = at.rng("imagined play")
    for seat in at.viewers:
        imagined = at.game.imagine(at.state.view(seat), rng)
        decisions = 0
        while not imagined.over:
            mover = next_seat(imagined)
            imagined.step(mover, any_of(imagined.choices(mover), rng))
            decisions += 1
            if decisions > LONG_GAME:
                yield f"what {_who(seat)} imagines never ends"
                return
        for fault in at.game.check(imagined):
            yield f"what {_who(seat)} imagines goes wrong in play: {fault}"


def veiled_fields(record: Record[Any], rng: random.Random) -> tuple[set[str], set[str]]:
    """The fields of the written position that vary in disguises, and those that vary in what seats imagine.

    The leak test only has teeth where the disguise differs from the truth: both sets should be the same, and name
    everything that the game keeps hidden.
    """
    game = record.game
    disguised: set[str] = set()
    imagined: set[str] = set()
    for state in record.states():
        truth = game.write(state)
        for seat in [*range(state.players), None]:
            masked = game.write(game.disguise(state, seat, rng))
            thought = game.write(game.imagine(state.view(seat), rng))
            disguised.update(field for field in truth if masked[field] != truth[field])
            imagined.update(field for field in truth if thought[field] != truth[field])
    return disguised, imagined


def _could_be_another(at: Position, twin: State, seat: int | None, after: State, events: list[Event]) -> bool:
    """Whether some choice that can be made in a disguise looks to its seat like the one that was made."""
    assert at.step is not None
    mover, _ = at.step
    for other in twin.choices(mover):
        world = twin.copy()
        told = world.apply(mover, other)
        if at.seen(world, seat) == at.seen(after, seat) and _log(at, told, seat) == _log(at, events, seat):
            return True
    return False


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _asked(state: State) -> int:
    """Who is waited for, asked anew: a disguise may have kept what was worked out for the original."""
    return state.stack[-1].seats(state) if state.stack else 0


def _disguised_views(at: Position) -> Iterator[tuple[int | None, View, View]]:
    rng = at.rng("pictures")
    for seat in at.viewers:
        yield seat, at.state.view(seat), at.game.disguise(at.state, seat, rng).view(seat)


def _first_difference(at: Position, other: State, seat: int | None) -> str:
    here, there = at.state.view(seat).to_data(), other.view(seat).to_data()
    return next((key for key in here if here[key] != there.get(key)), "a field more or less")


def _log(at: Position, events: list[Event], seat: int | None) -> list[object]:
    """What a seat gets to know of events, as data and in words."""
    return [(event.seen_by(seat), event.fence, at.game.tell(event, seat, at.record.names)) for event in events]


def _holds_a_state(view: object) -> bool:
    """Whether a state can be reached from an object; bots are handed views and nothing else."""
    seen: set[int] = set()
    left: list[object] = [view]
    while left:
        thing = left.pop()
        if isinstance(thing, State):
            return True
        if id(thing) not in seen and not isinstance(thing, (type, ModuleType, FunctionType, BuiltinFunctionType)):
            seen.add(id(thing))
            left += gc.get_referents(thing)
    return False
