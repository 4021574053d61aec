"""What everybody may know a player to have, beside the name. (GB-82)"""

from __future__ import annotations

from stammtisch.engine.holding import Holding
from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.goldbraeu.view import GoldbraeuView


def holdings(view: GoldbraeuView, book: Rulebook) -> list[list[Holding]]:
    return [
        [
            Holding("money", money, book.say("holding", "money", {"count": money})),
            Holding("cards", cards, book.say("holding", "cards", {"count": cards})),
        ]
        for money, cards in zip(view.money, view.hand_sizes, strict=True)
    ]
