"""What all adapters share: a game on fixed terms, its observations and masks as arrays, its results as rewards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from stammtisch.engine import BadInput, Chance, State, find_game, shared_win
from stammtisch.engine.observation import observe, spans

if TYPE_CHECKING:
    from gymnasium.spaces import Box, Discrete

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Encoding:
    """One game for so many seats, with options: new games, rows of numbers, masks over all choice codes."""

    def __init__(self, game: str, players: int | None = None, options: Mapping[str, str] | None = None) -> None:
        self.game = find_game(game)
        if not self.game.features:
            raise BadInput(f"{self.game.title} lists no features, so there is nothing to learn it from")
        self.players = players or self.game.seat_counts[-1]
        self.terms = self.game.listed_terms(self.players, options)
        self.actions = self.game.codes.size
        self.spans = spans(self.game.features, self.deal("spans").view(0))
        self.length = self.spans[-1].first + self.spans[-1].size

    def deal(self, seed: str) -> State:
        """A fresh game."""
        state: State = self.game.deal(self.terms, Chance(seed))
        return state

    def observation_space(self) -> Box:
        """Rows: every number lies between -1 and 1."""
        from gymnasium.spaces import Box  # here, so that a training loop needs NumPy alone

        return Box(-1.0, 1.0, (self.length,), np.float32)

    def action_space(self) -> Discrete:
        """All choice codes; which are legal is for the mask to say."""
        from gymnasium.spaces import Discrete

        return Discrete(self.actions)

    def write_row(self, state: State, seat: int, row: Floats) -> None:
        """What a seat sees, into an array; the game's page under docs/research says what each number means."""
        seen = observe(self.game.features, state.view(seat))
        row.fill(0.0)
        row[seen.places] = seen.values

    def write_mask(self, state: State, seat: int, mask: Mask) -> None:
        """A one for every legal choice of a seat that is asked, zeros for one that is not."""
        mask.fill(0)
        if state.waiting >> seat & 1:
            mask[state.choices(seat)] = 1

    def row(self, state: State, seat: int) -> Floats:
        """The same in an array of its own."""
        row = np.empty(self.length, dtype=np.float32)
        self.write_row(state, seat, row)
        return row

    def mask(self, state: State, seat: int) -> Mask:
        """The same in an array of its own."""
        mask = np.empty(self.actions, dtype=np.int8)
        self.write_mask(state, seat, mask)
        return mask

    def why_not(self, state: State, seat: int, choice: int) -> str | None:
        """None for a legal choice, else the rule that forbids it, in words."""
        refusal = state.refusal(seat, choice)
        return None if refusal is None else self.game.rulebook.explain(refusal)


def rewards(state: State) -> list[float]:
    """Zero-sum results: 1 for a sole winner, the others share -1; ties lie between; 0 while the game goes on."""
    if not state.over:
        return [0.0] * state.players
    fair = 1.0 / state.players
    scale = 1.0 / (1.0 - fair)
    return [(share - fair) * scale for share in shared_win(state.winners(), state.players)]


def any_seed(generator: np.random.Generator) -> str:
    """The next deal of a generator."""
    return f"env {generator.integers(2**62)}"
