"""A view that goes to another process: plain data, because compiled classes do not travel."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.engine.chance import Chance
from stammtisch.engine.registry import find_game
from stammtisch.engine.terms import Components
from stammtisch.engine.view import View


@dataclass(frozen=True)
class Letter:
    """What a seat may know, and at which game; the box only where it is not the usual one."""

    game: str
    view: dict[str, object]
    components: dict[str, object] | None

    def open(self) -> View:
        """The view that was sealed."""
        game = find_game(self.game)
        players, options, seat = (self.view[name] for name in ("players", "options", "seat"))
        assert isinstance(players, int)
        assert isinstance(options, dict)
        assert isinstance(seat, int | None)
        box = None if self.components is None else Components(self.components)
        view: View = game.deal(game.terms(players, options, None, box), Chance("")).view(seat)
        view.read(self.view)
        return view


def sealed(game: str, view: View) -> Letter:
    """A view of a game as a letter."""
    box = view.agreed().components
    usual = box.fingerprint == find_game(game).components.fingerprint
    return Letter(game, view.to_data(), None if usual else box.data)
