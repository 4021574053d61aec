"""Random play that reaches the far corners of a game."""

from __future__ import annotations

import random
from typing import Any

from stammtisch.conformance.position import AnyGame
from stammtisch.engine import Record, State
from stammtisch.engine.playout import next_seat

OUT_OF_TURN = 0.1
"""How often a seat acts that may although nobody waits for it."""

ANSWERS = 0.3
"""How often one that has something to answer goes before those whom the game waits for."""

UNLISTED = 0.3
"""How often whoever may choose something that is not listed tries to."""

LEAST_LIKING = 0.05


class MoodyPlayer:
    """Random choices with moods: in each game some kinds of choice are liked more than others.

    Evenly random play passes and shows its cards so often that the far corners of a game are hardly reached.
    """

    def __init__(self, game: AnyGame, rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        liking = {kind.name: max(LEAST_LIKING, rng.random() ** 2) for kind in game.codes.kinds}
        self.liking = {code: liking[game.codes.structure(code)[0]] for code in game.codes.codes}

    def step(self, state: State) -> tuple[int, int] | None:
        """A seat and its choice; None at a dead end."""
        seat = next_seat(state, self.rng)
        addressed = state.seats_addressed()
        if addressed and self.rng.random() < ANSWERS:
            seat = self.rng.choice(addressed)
        elif self.rng.random() < OUT_OF_TURN:
            able = [other for other in range(state.players) if state.choices(other) or state.unlisted(other)]
            seat = self.rng.choice(able) if able else seat
        proposal = self._proposal(state, seat)
        if proposal is not None:
            return seat, proposal
        choices = state.choices(seat)
        if not choices and not state.waiting >> seat & 1:
            # Nothing came to its mind, and nobody waits for it.
            seat = next_seat(state, self.rng)
            choices = state.choices(seat)
        if not choices:
            return None
        weights = [self.liking.get(choice, 1.0) for choice in choices]
        return seat, self.rng.choices(choices, weights)[0]

    def _proposal(self, state: State, seat: int) -> int | None:
        """Something unlisted, if the seat is in the mood and the rules allow what comes to its mind."""
        if not state.unlisted(seat) or self.rng.random() >= UNLISTED:
            return None
        proposal = self.game.random_proposal(state.view(seat), self.rng)
        return proposal if proposal is not None and state.refusal(seat, proposal) is None else None


def play_moody(record: Record[Any]) -> Record[Any]:
    """The table played to its end in moods; the same seed gives the same game."""
    player = MoodyPlayer(record.game, random.Random(f"{record.chance.secret} choices"))
    state = record.start()
    while (step := player.step(state) if state.waiting else None) is not None:
        record.choices.append(step)
        state.step(*step)
    record.finish(state)
    return record
