"""Where pictures are drawn: in processes of their own.

A picture takes 3 to 10 ms. With 50 tables and 200 tabs that alone would fill the event loop.
"""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.engine import View, find_game
from stammtisch.engine.letter import Letter, sealed
from stammtisch.web.helpers import Helpers
from stammtisch.web.speech import Speech

Drawing = Callable[[str, str, View, list[str]], str]


def pieces(game: str, language: str, view: View, names: list[str]) -> str:
    """What lies on the ground of a table."""
    return Speech(find_game(game), language).board(view, names)


def ground(game: str, language: str, view: View, names: list[str]) -> str:
    """What lies below the pieces."""
    return Speech(find_game(game), language).ground(view)


class Painter(Helpers):
    """Hands drawings to its helpers."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes, "painter")

    async def draw(self, drawing: Drawing, game: str, language: str, view: View, names: list[str]) -> str:
        """A drawing of a game, in a language, from a view alone."""
        return await self.do(_drawn, drawing, sealed(game, view), language, names)


def _drawn(drawing: Drawing, letter: Letter, language: str, names: list[str]) -> str:
    return drawing(letter.game, language, letter.open(), names)
