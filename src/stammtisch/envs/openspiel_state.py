"""A position as OpenSpiel asks about it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from stammtisch.engine import canonical
from stammtisch.engine.playout import next_seat
from stammtisch.envs.encoding import Encoding, rewards
from stammtisch.envs.openspiel_table import Past, Table, digest, remembered

if TYPE_CHECKING:
    from stammtisch.envs.openspiel import SpielGame

DEAL_NODES: Final = 4
DEAL_OUTCOMES: Final = 256


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel asks about it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Table(game.encoding)

    @property
    def encoding(self) -> Encoding:
        return self.table.encoding

    def current_player(self) -> int:
        position = self.table.position
        if position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if position.over else next_seat(position)

    def is_terminal(self) -> bool:
        return self.table.position is not None and self.table.position.over

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table.position is not None
        return sorted(self.table.position.choices(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / DEAL_OUTCOMES) for outcome in range(DEAL_OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        table = self.table
        if table.position is None:
            table.deal = (*table.deal, action)
            if len(table.deal) == DEAL_NODES:
                table.position = self.encoding.deal("spiel " + " ".join(map(str, table.deal)))
        else:
            table.past = Past(table.position.apply(next_seat(table.position), action), table.past)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.encoding.game.codes.notation(action)

    def returns(self) -> list[float]:
        return rewards(self.table.position) if self.table.position else [0.0] * self.encoding.players

    def __str__(self) -> str:
        position = self.table.position
        return f"deal {self.table.deal}" if position is None else canonical(self.encoding.game.write(position)).decode()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A possible world for a player; what the others have seen in it begins with this position."""
        assert self.table.position is not None
        view = self.table.position.view(player)
        position = self.encoding.game.imagine(view, random.Random(int(sampler() * 2**53)))
        seats = range(self.encoding.players)
        past = remembered([digest(canonical(position.view(seat).to_data())) for seat in seats])
        past.digests[player] = self.table.past.seen_by(player)
        twin: SpielState = self.get_game().new_initial_state()
        twin.table = Table(self.encoding, self.table.deal, position, past)
        return twin


class SpielObserver:
    """The row of a seat, by feature, and its view as text; with perfect recall also the sum of what it has seen."""

    def __init__(self, encoding: Encoding, perfect_recall: bool) -> None:
        self.encoding = encoding
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(encoding.length, np.float32)
        self.dict = {span.name: self.tensor[span.first : span.first + span.size] for span in encoding.spans}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.table.position is None:
            self.tensor.fill(0.0)
        else:
            self.encoding.write_row(state.table.position, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.table.position is None:
            return ""
        view = canonical(state.table.position.view(player).to_data()).decode()
        return f"{state.table.past.seen_by(player)} {view}" if self.perfect_recall else view
