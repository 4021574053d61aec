"""What everybody may know a player to have, beside the name. (HA-96)"""

from __future__ import annotations

from stammtisch.engine.holding import Holding
from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.heavenale.view import HeavenAleView


def holdings(view: HeavenAleView, book: Rulebook) -> list[list[Holding]]:
    return [[Holding("money", money, book.say("holding", "money", {"count": money}))] for money in view.money]
