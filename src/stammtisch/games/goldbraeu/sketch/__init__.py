"""The table as text for a terminal of 80 columns, drawn from a view alone."""

from __future__ import annotations

from stammtisch.games.goldbraeu.sketch.businesses import business_lines
from stammtisch.games.goldbraeu.sketch.cards import card_in_words, card_lines, head_line, purchase_in_words
from stammtisch.games.goldbraeu.sketch.players import player_lines
from stammtisch.games.goldbraeu.sketch.square import square_lines
from stammtisch.games.goldbraeu.view import GoldbraeuView
from stammtisch.pictures.markup import plain

__all__ = ["card_in_words", "purchase_in_words", "sketch"]


def sketch(view: GoldbraeuView, names: list[str]) -> str:
    """The square beside the businesses, then players and cards, with colours in the markup of `rich`."""
    called = [plain(name) for name in names]
    board = [f"{square} {business}" for square, business in zip(square_lines(view), business_lines(view), strict=True)]
    return "\n".join([head_line(view, called), *board, *player_lines(view, called), *card_lines(view)])
