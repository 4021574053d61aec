"""Pictures of Bohn Hansa, and games that are worth one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.state import BohnHansaState
from stammtisch.games.bohnhansa.view import BohnHansaView
from tests.games.bohnhansa.table import Table, trading
from tests.pictures import NAMES, Drawn

FIVE = [*NAMES, "Emil"]


class Picture(Drawn):
    """A drawn view of Bohn Hansa."""

    def __init__(self, view: BohnHansaView, names: list[str] = FIVE) -> None:
        super().__init__(GAME.draw(view, names[: view.terms.players]))


def played(players: int, seed: str) -> Iterator[BohnHansaState]:
    """Every position of a random game with negotiation in rounds, which has offers without anybody to think of them."""
    state, rng = GAME.new(players, seed, {"negotiation": "rounds"}), random.Random(seed)
    yield state
    while not state.over:
        seat = rng.choice(state.seats_to_decide())
        state.step(seat, rng.choice(state.choices(seat)))
        yield state


def moments(players: int, seed: str, count: int) -> list[BohnHansaState]:
    """Some positions of such a game, the first and the last among them."""
    whole = [state.copy() for state in played(players, seed)]
    return [whole[index * (len(whole) - 1) // (count - 1)] for index in range(count)]


def viewers(state: BohnHansaState) -> list[int | None]:
    return [None, *range(state.players)]


def busy(**position: Any) -> Table:
    """Red trades at Rostock with offers of every kind open; green has a harvest card before him, yellow a credit."""
    said: dict[str, Any] = {
        "figure": {"red": "Rostock", "blue": "Rostock", "green": "Edinburgh", "yellow": "Malmö"},
        "credit": {"yellow": 12},
        "before": {"green": ["N05"]},
        "hand": {"red": ["4", "R04", "3", "2", "H02", "1", "D03"], "blue": ["5", "3", "2", "V03"]},
        "laid": ["R01"],
        "meter": {"Rostock": ["Sau*2", "Soja", "Sau*3"], "Malmö": ["Garten", "Blaue", "Augen", "Garten*3", "Blaue*2"]},
        "offers": [
            {"by": "red", "deals": ["blue gives=Blaue+Blaue gets=Garten"]},
            {"by": "green", "deals": ["green gives=Rote gets=Garten invited"]},
            {"by": "red", "deals": ["blue gives=Brech gets=Feuer", "yellow gives=Feuer gets=Soja buys=Sau@1 invited"]},
        ],
        "wishes": {"blue": "have=Feuer want=Blaue+Garten"},
        "orders": {"red": ["accept give=Blaue+Blaue get=Garten"], "blue": ["refuse from=red"]},
    }
    return trading(4, **(said | position))
