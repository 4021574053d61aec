"""Tables of Heaven & Ale in a few words, for tests that read like the rulebook."""

from __future__ import annotations

from typing import Any

from stammtisch.games.heavenale import GAME
from stammtisch.games.heavenale.names import RESOURCES
from stammtisch.games.heavenale.state import HeavenAleState
from tests.builders import GameTable

AROUND = {
    "B1": "D02 D05 S05 S02 S01 D01",
    "B2": "S07 S09 S08 S06 S03 S04",
    "B3": "D07 D10 S10 S07 S05 D05",
    "B4": "D06 D08 D09 D07 D04 D03",
    "B5": "S12 S14 S13 S11 S08 S09",
    "B6": "D12 D15 S15 S12 S10 D10",
    "B7": "D11 D13 D14 D12 D09 D08",
}
"""The six spots around each shed site as the map has them: from the east by the south to the north-east."""


class Table(GameTable[HeavenAleState]):
    """A game of Heaven & Ale that remembers how it began."""

    def __init__(self, state: HeavenAleState) -> None:
        super().__init__(GAME, state)
        self.before: dict[str, Any] = GAME.write(state)

    def gained(self, colour: str = "red") -> dict[str, int]:
        """What a player has more than in the position given; what is as it was is left out."""
        now: dict[str, Any] = GAME.write(self.state)
        gains = {
            "ducats": now["money"][colour] - self.before["money"][colour],
            "brewmaster": now["brewmaster"][colour] - self.before["brewmaster"][colour],
        }
        for resource in RESOURCES:
            gains[resource] = now["markers"][colour][resource] - self.before["markers"][colour][resource]
        return {what: steps for what, steps in gains.items() if steps}


def given(players: int = 4, options: dict[str, str] | None = None, **position: Any) -> Table:
    """A position of which only what matters is said; a garden may be a text as in `plant`, for red if it is alone."""
    garden = position.get("garden", {})
    gardens = {"red": garden} if isinstance(garden, str) else garden
    position["garden"] = {
        colour: plant(tiles) if isinstance(tiles, str) else tiles for colour, tiles in gardens.items()
    }
    return Table(GAME.build(GAME.terms(players, options), position))


def new(players: int = 4, seed: str = "a table", **options: str) -> Table:
    """A game from its first moment on."""
    return Table(GAME.new(players, seed, options))


def plant(text: str) -> dict[str, str]:
    """A garden from a text such as `S01 wood3, D02 monk1`; a spot may stand for several: `D01 D02 wood3`."""
    garden: dict[str, str] = {}
    for entry in text.split(","):
        *spots, tile = entry.split()
        garden |= dict.fromkeys(spots, tile)
    return garden


def ring(shed: str, tiles: str) -> dict[str, str]:
    """Tiles around a shed site, from the east by the south; `-` leaves a spot free."""
    return dict(zip(AROUND[shed].split(), tiles.split(), strict=True))
