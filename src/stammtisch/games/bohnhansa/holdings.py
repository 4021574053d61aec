"""What everybody may know a player to have, beside the name. (BH-74)"""

from __future__ import annotations

from stammtisch.engine.holding import Holding
from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.bohnhansa.view import BohnHansaView


def holdings(view: BohnHansaView, book: Rulebook) -> list[list[Holding]]:
    return [
        [
            Holding("money", money, book.say("holding", "money", {"count": money})),
            Holding("cards", cards, book.say("holding", "cards", {"count": cards})),
        ]
        for money, cards in zip(view.money, view.hand_sizes, strict=True)
    ]
