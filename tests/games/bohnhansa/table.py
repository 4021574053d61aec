"""Tables of Bohn Hansa in a few words, for tests that read like the rulebook."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from benchmarks.trading import TRADER, interjection
from stammtisch.engine.playout import next_seat
from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.names import BEANS
from stammtisch.games.bohnhansa.state import BohnHansaState
from tests.builders import GameTable


class Table(GameTable[BohnHansaState]):
    """A game of Bohn Hansa that remembers how it began."""

    def __init__(self, state: BohnHansaState) -> None:
        super().__init__(GAME, state)
        self.before: dict[str, Any] = GAME.write(state)

    def gained(self, colour: str = "red") -> dict[str, int]:
        """What a player has more than in the position given, by bean and thalers; what is as it was is left out."""
        now: dict[str, Any] = GAME.write(self.state)
        beans, had = Counter(now["cart"][colour]), Counter(self.before["cart"][colour])
        gains = {bean: beans[bean] - had[bean] for bean in BEANS}
        gains["thalers"] = now["money"][colour] - self.before["money"][colour]
        return {what: count for what, count in gains.items() if count}

    def offers(self) -> list[str]:
        """The open offers as `number: deals`."""
        return [f"{offer['number']}: {' / '.join(offer['deals'])}" for offer in self["offers"]]

    def hand(self, colour: str = "red") -> str:
        """A hand from the front."""
        return " ".join(self["hand"][colour])


def given(players: int = 3, options: dict[str, str] | None = None, **position: Any) -> Table:
    """A position of which only what matters is said."""
    return Table(GAME.build(GAME.terms(players, options), position))


def new(players: int = 3, seed: str = "a table", **options: str) -> Table:
    """A game from its first moment on."""
    return Table(GAME.new(players, seed, options))


def trading(players: int = 3, options: dict[str, str] | None = None, **position: Any) -> Table:
    """Red's trade phase at Rostock with some money; blue stands there too, the others in Edinburgh, half laden."""
    position.setdefault("stage", "trade")
    position.setdefault("figure", {"red": "Rostock", "blue": "Rostock"})
    position.setdefault("money", {"red": 50, "blue": 50, "green": 50})
    carts = {"red": "Blaue Blaue Brech Rote", "blue": "Feuer Feuer Garten", "green": "Sau Garten Garten"}
    carts |= dict.fromkeys(GAME.colours[3:players], "Soja Augen")
    position["cart"] = carts | position.get("cart", {})
    return given(players, options, **position)


def play_on(state: BohnHansaState, rng: random.Random) -> None:
    """One choice of greedy bots."""
    seat, choice = interjection(GAME, state, [TRADER] * state.players, rng)
    if choice is None:
        seat = next_seat(state)
        choice = TRADER.choose(GAME, state.view(seat), state.choices(seat), rng)
    state.step(seat, choice)
