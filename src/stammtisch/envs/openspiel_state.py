"""A position as OpenSpiel asks about it, with a past that tells information states from observations."""

from __future__ import annotations

import hashlib
import random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from stammtisch.engine import Event, State, canonical
from stammtisch.engine.playout import next_seat
from stammtisch.envs.encoding import Encoding, rewards

if TYPE_CHECKING:
    from stammtisch.envs.openspiel import SpielGame

DEAL_NODES: Final = 4
DEAL_OUTCOMES: Final = 256


class Past:
    """What has happened, as a chain that copies share; `seen_by` sums it up for one seat."""

    def __init__(self, events: list[Event], before: Past | None) -> None:
        self.events = events
        self.before = before
        self.digests: dict[int, str] = {}

    def seen_by(self, seat: int) -> str:
        if seat not in self.digests:
            earlier = self.before.seen_by(seat) if self.before else ""
            seen = canonical([earlier, *(event.seen_by(seat) for event in self.events)])
            self.digests[seat] = digest(seen)
        return self.digests[seat]


def digest(data: bytes) -> str:
    """Enough of a hash to tell one past from another."""
    return hashlib.sha256(data).hexdigest()[:16]


class Table:
    """A position and its past. OpenSpiel deep-copies what a state holds: this is where our own cheap copy comes in."""

    def __init__(self, deal: tuple[int, ...] = (), position: State | None = None, past: Past | None = None) -> None:
        self.deal = deal
        self.position = position
        self.past = past or Past([], None)

    def __deepcopy__(self, memo: object) -> Table:
        return Table(self.deal, self.position.copy() if self.position else None, self.past)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel asks about it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Table()

    @property
    def encoding(self) -> Encoding:
        encoding: Encoding = self.get_game().encoding
        return encoding

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
        past = Past([], None)
        for seat in range(self.encoding.players):
            past.digests[seat] = digest(canonical(position.view(seat).to_data()))
        past.digests[player] = self.table.past.seen_by(player)
        twin: SpielState = self.get_game().new_initial_state()
        twin.table = Table(self.table.deal, position, past)
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
