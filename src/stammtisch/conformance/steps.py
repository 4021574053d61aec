"""What a choice does: the same every time, in every order, to this state and to no other."""

from __future__ import annotations

import json
from collections.abc import Iterator

from stammtisch.conformance.position import Position
from stammtisch.engine import IllegalChoice, State
from stammtisch.engine.playout import any_of, next_seat

FAR = 40
"""How many choices a copy is played on."""


def apply_is_step(at: Position) -> Iterator[str]:
    """`apply` does what `step` does, and tells it in words to everybody."""
    if at.step is None:
        return
    told, silent = at.state.copy(), at.state.copy()
    events = told.apply(*at.step)
    silent.step(*at.step)
    if at.written(told) != at.written(silent) or told.waiting != silent.waiting:
        yield "apply and step lead to different positions"
    if told.telling or told.told or silent.told:
        yield "a state keeps events after a choice"
    for event in events:
        for seat in at.viewers:
            text = at.game.tell(event, seat, at.record.names)
            if not text or "{" in text:
                yield f"event '{event.kind}' reads badly: {text}"
        data = event.seen_by(event.secret_to)
        if json.loads(json.dumps(data)) != data:
            yield f"event '{event.kind}' is not plain data"


def illegal_changes_nothing(at: Position) -> Iterator[str]:
    """`apply` raises on what the rules refuse, and leaves the position as it was."""
    rng = at.rng("illegal")
    before = at.written(at.state)
    for seat in at.seats:
        code = at.game.codes.codes[int(rng.random() * len(at.game.codes.codes))]
        if at.state.refusal(seat, code) is None:
            continue
        twin = at.state.copy()
        try:
            twin.apply(seat, code)
        except IllegalChoice as error:
            if at.written(twin) != before:
                yield f"seat {seat}, {at.game.codes.notation(code)}: refused, but the position has changed"
            if error.refusal != at.state.refusal(seat, code):
                yield f"seat {seat}, {at.game.codes.notation(code)}: apply names another reason than refusal"
        else:
            yield f"seat {seat}, {at.game.codes.notation(code)}: refused, but apply makes it"


def copies_are_independent(at: Position) -> Iterator[str]:
    """Playing on in a copy leaves the original alone, and the other way round."""
    before = at.written(at.state)
    twin = at.state.copy()
    if at.written(twin) != before or twin.waiting != at.state.waiting:
        yield "a copy differs from its original"
    kept = twin.copy()
    rng = at.rng("copies")
    for _ in range(FAR):
        if twin.over:
            break
        seat = next_seat(twin, rng)
        twin.step(seat, any_of(twin.choices(seat), rng))
    if at.written(at.state) != before:
        yield "playing on in a copy has changed the original"
    if at.written(kept) != before:
        yield "playing on in the original has changed a copy"


def looking_changes_nothing(at: Position) -> Iterator[str]:
    """Views, choices and refusals only look."""
    before = at.written(at.state)
    for viewer in at.viewers:
        at.state.view(viewer)
    for seat in at.seats:
        at.state.choices(seat)
        at.state.refusal(seat, at.game.codes.codes[0])
    if at.written(at.state) != before:
        yield "looking at the position has changed it"


def order_does_not_matter(at: Position) -> Iterator[str]:
    """Of several who decide at once, each may go first: the choices stay and the outcome is the same."""
    waiting = at.state.seats_to_decide()
    if len(waiting) < 2:
        return
    rng = at.rng("order")
    plan = {seat: any_of(at.state.choices(seat), rng) for seat in waiting}
    shuffled = sorted(waiting, key=lambda _: rng.random())
    outcomes: list[bytes] = []
    for order in (waiting, waiting[::-1], shuffled):
        twin = at.state.copy()
        yield from _choose_in_order(at, twin, plan, order)
        outcomes.append(at.written(twin))
    if len(set(outcomes)) > 1:
        yield f"the order in which seats {waiting} choose changes the outcome"


def _choose_in_order(at: Position, twin: State, plan: dict[int, int], order: list[int]) -> Iterator[str]:
    for number, seat in enumerate(order):
        if not twin.waiting >> seat & 1 or twin.choices(seat) != at.state.choices(seat):
            yield f"what seat {seat} may choose depends on whether seats {order[:number]} have chosen"
            return
        twin.step(seat, plan[seat])
