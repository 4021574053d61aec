"""What the bots and the analysis ask of a game: every choice that is made can be judged, and its position too."""

from __future__ import annotations

import math
from collections.abc import Iterator

from stammtisch.conformance.position import Position


def choices_are_appraised(at: Position) -> Iterator[str]:
    """A number for each choice, listed, proposed or made: an analysis weighs what was done against what else could."""
    if at.step is None:
        return
    seat, made = at.step
    view = at.state.view(seat)
    weighed = list(dict.fromkeys([*at.state.choices(seat), *at.game.propose(view), *at.game.sound_out(view), made]))
    for name, look in (("appraise", at.game.appraise), ("glance", at.game.glance)):
        found = look(view, weighed)
        if len(found) != len(weighed) or not all(map(math.isfinite, found)):
            yield f"{name} says {found} of {len(weighed)} choices"
    chances = at.game.likelihoods(view, weighed)
    if chances and (len(chances) != len(weighed) or min(chances) <= 0):
        yield f"likelihoods says {chances} of {len(weighed)} choices"


def proposals_are_legal(at: Position) -> Iterator[str]:
    """What a game proposes beside the listed choices, to any seat, may be chosen."""
    for seat in at.seats:
        view = at.state.view(seat)
        for name, found in (("propose", at.game.propose(view)), ("sound_out", at.game.sound_out(view))):
            for choice in found:
                refusal = at.state.refusal(seat, choice)
                if refusal is not None:
                    yield f"{name} says {at.game.codes.notation(choice)} to seat {seat}, refused by {refusal.rule}"


def positions_are_evaluated(at: Position) -> Iterator[str]:
    """What each seat may expect, and how far that may be off."""
    scores = at.game.evaluate(at.state)
    if len(scores) != at.state.players or not all(map(math.isfinite, scores)):
        yield f"evaluate says {scores} for {at.state.players} players"
    if not at.game.doubt(at.state) >= 0:
        yield f"doubt says {at.game.doubt(at.state)}"
