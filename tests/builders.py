"""Positions in a few words, for tests that read like the rulebook: given this table, when they choose, then that."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from stammtisch.engine import Event, Game, State
from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.state import GoldbraeuState

S = TypeVar("S", bound=State)


class GameTable(Generic[S]):
    """A game of any kind in which choices are written `colour: notation`; `table["money"]` reads the position."""

    def __init__(self, game: Game[S, Any, Any], state: S) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        self.colours = list(game.colours[: state.players])

    def __getitem__(self, field: str) -> Any:
        return self.game.write(self.state)[field]

    def do(self, *lines: str) -> Self:
        """Make choices; each must be listed if it can be, and whatever happens must have words for every seat."""
        for line in lines:
            seat, choice = self._parse(line)
            refusal = self.state.refusal(seat, choice)
            assert refusal is None, f"{line}: {refusal}"
            assert self._listed(seat, choice, True), f"{line}: legal, but not listed"
            self.events = self.state.apply(seat, choice)
            for event in self.events:
                viewers = (None, *range(self.state.players))
                assert all(self.game.tell(event, viewer, self.colours) for viewer in viewers)
            assert self.game.check(self.state) == []
        return self

    def refused(self, line: str) -> str:
        """Rule and reason of the refusal; empty for a legal choice."""
        seat, choice = self._parse(line)
        refusal = self.state.refusal(seat, choice)
        legal = refusal is None
        assert self._listed(seat, choice, legal) == legal, f"{line}: listed and refused, or neither"
        if refusal is None:
            return ""
        assert self.game.rulebook.explain(refusal)
        return f"{refusal.rule} {refusal.reason}"

    def choices(self, colour: str) -> list[str]:
        """What a player may choose now, in notation."""
        codes = self.state.choices(self.colours.index(colour))
        assert len(set(codes)) == len(codes), "a choice is listed twice"
        return [self.game.codes.notation(code) for code in codes]

    @property
    def asked(self) -> list[str]:
        """The colours that the game waits for."""
        return [self.colours[seat] for seat in self.state.seats_to_decide()]

    @property
    def happened(self) -> list[str]:
        """What the last choice brought about, as kinds of event."""
        return [event.kind for event in self.events]

    def see(self, colour: str | None) -> dict[str, Any]:
        """The view of a player, or of a spectator, as plain data."""
        return self.state.view(None if colour is None else self.colours.index(colour)).to_data()

    def _listed(self, seat: int, choice: int, unlisted: bool) -> bool:
        """Whether a choice stands in the list of a seat; for one of those too many to list, what the caller says."""
        return choice in self.state.choices(seat) if choice in self.game.codes.codes else unlisted

    def _parse(self, line: str) -> tuple[int, int]:
        colour, notation = line.split(": ")
        return self.colours.index(colour), self.game.codes.parse(notation)


class Table(GameTable[GoldbraeuState]):
    """A game of Goldbräu."""

    def __init__(self, state: GoldbraeuState) -> None:
        super().__init__(GAME, state)

    def everyone(self, choice: str) -> Self:
        """The same choice by everybody, clockwise from the start player."""
        first = self.colours.index(self["start"])
        return self.do(*(f"{colour}: {choice}" for colour in self.colours[first:] + self.colours[:first]))


def given(players: int = 4, options: dict[str, str] | None = None, **position: Any) -> Table:
    """A position of which only what matters is said; `chosen` may be a text with one card a seat, from red on."""
    chosen = position.get("chosen")
    if isinstance(chosen, str):
        position["chosen"] = dict(zip(GAME.colours[:players], chosen.split(), strict=True))
    return Table(GAME.build(GAME.terms(players, options), position))


def new(players: int = 4, seed: str = "a table", **options: str) -> Table:
    """A game from its first moment on."""
    return Table(GAME.new(players, seed, options))
