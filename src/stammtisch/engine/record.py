"""A recorded game: everything needed to play it again to the bit. The format is described in docs/records.md."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from stammtisch.engine.chance import LONGEST_TEXT, Chance
from stammtisch.engine.errors import BadInput
from stammtisch.engine.game import Game
from stammtisch.engine.state import State
from stammtisch.engine.terms import Components
from stammtisch.engine.view import canonical

FORMAT = "stammtisch record 1"

S = TypeVar("S", bound=State)


class Result:
    """How a finished game ended."""

    def __init__(self, scores: list[int], winners: list[int], state_hash: str) -> None:
        self.scores = scores
        self.winners = winners
        self.state_hash = state_hash

    def to_data(self) -> dict[str, object]:
        return {"scores": self.scores, "winners": self.winners, "state_hash": self.state_hash}


class Record(Generic[S]):
    """Game, rules version, terms, seats, seed and choices; a record is the truth, states are its shadow."""

    def __init__(
        self,
        game: Game[S, Any, Any],
        players: int,
        options: dict[str, str],
        chance: Chance,
        names: list[str],
        components: Components | None = None,
    ) -> None:
        for name in names:
            if not name.isprintable():
                raise BadInput(f"a name is one line of plain text, not {name[:40]!r}")
            if not name.strip() or len(name) > LONGEST_TEXT:
                raise BadInput(f"a name has 1 to {LONGEST_TEXT} characters, not only blanks")
        self.game = game
        self.terms = game.terms(players, options, None, components)
        self.chance = chance
        self.names = names
        self.choices: list[tuple[int, int]] = []
        self.result: Result | None = None

    def start(self) -> S:
        """The first position."""
        return self.game.deal(self.terms, self.chance)

    def states(self) -> Iterator[S]:
        """The position after each choice, beginning with the first; one object that moves on."""
        state = self.start()
        yield state
        for number, (seat, choice) in enumerate(self.choices, 1):
            refusal = state.refusal(seat, choice)
            if refusal is not None:
                raise BadInput(
                    f"choice {number} (seat {seat}: {self.game.codes.notation(choice)}) is illegal: "
                    f"{self.game.rulebook.explain(refusal)}"
                )
            state.step(seat, choice)
            yield state

    def replay(self) -> S:
        """The last position; a recorded result that comes out differently is an error."""
        *_, state = self.states()
        if self.result is not None:
            if not state.over:
                raise BadInput(
                    f"the record claims a result, but after its last choice ({len(self.choices)}) the game goes on"
                )
            now = result_of(self.game, state).to_data()
            for key, value in self.result.to_data().items():
                if now[key] != value:
                    raise BadInput(f"the record says {key} {value}, its {len(self.choices)} choices give {now[key]}")
        return state

    def finish(self, state: S) -> None:
        """Note the result of a game that is over."""
        self.result = result_of(self.game, state)

    def to_data(self) -> dict[str, object]:
        """The record as JSON-ready data."""
        data: dict[str, object] = {
            "format": FORMAT,
            "game": self.game.key,
            "rules_version": self.game.rules_version,
            "players": self.terms.players,
            "options": self.terms.options,
            "components": self.terms.components.fingerprint,
            "names": self.names,
            "seed": self.chance.secret,
            "entropy": list(self.chance.entropy),
            "commitment": self.chance.commitment(),
            "choices": [[seat, code, self.game.codes.notation(code)] for seat, code in self.choices],
        }
        if self.result is not None:
            data["result"] = self.result.to_data()
        return data

    def to_text(self) -> str:
        """The record as a file: JSON, one choice a line."""
        data = self.to_data()
        choices = data.pop("choices")
        assert isinstance(choices, list)
        lines = ",\n".join("  " + json.dumps(choice, ensure_ascii=False) for choice in choices)
        head = json.dumps(data, ensure_ascii=False, indent=1)[:-2]
        return f'{head},\n "choices": [\n{lines}\n ]\n}}\n'


def result_of(game: Game[S, Any, Any], state: S) -> Result:
    """Scores, winners and the fingerprint of a position."""
    return Result(state.scores(), state.winners() if state.over else [], state_hash(game, state))


def state_hash(game: Game[S, Any, Any], state: S) -> str:
    """The fingerprint of a position: SHA-256 of its complete written form."""
    return hashlib.sha256(canonical(game.write(state))).hexdigest()
