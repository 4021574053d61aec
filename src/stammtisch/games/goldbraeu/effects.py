"""What the picture shows for a moment: cards turned together, and a payday that counts itself out."""

from __future__ import annotations

from stammtisch.engine.effect import Effect
from stammtisch.engine.event import Event
from stammtisch.games.goldbraeu.names import COLOURS

BUSINESS_PAUSE = 620
PLAYER_PAUSE = 300


def effects(event: Event) -> list[Effect]:
    values = event.public
    match event.kind:
        case "business_paid" | "paid_without_boss":
            return [Effect(f"business-{values['business']}", f"+{values['amount']}", pause=BUSINESS_PAUSE)]
        case "earned" if values["amount"]:
            return [Effect(f"money-{COLOURS[event.seat]}", f"+{values['amount']}", pause=PLAYER_PAUSE)]
        case "card_shown":
            return [Effect(f"action-{COLOURS[event.seat]}", turned=True)]
        case "share_played":
            return [Effect(f"markers-{values['business']}-{COLOURS[event.seat]}", "+1")]
        case "bought_open" | "drew" | "drew_special":
            return [Effect(f"money-{COLOURS[event.seat]}", f"−{values['price']}")]
        case "challenged":
            return [Effect(f"business-{values['business']}", "!")]
        case _:
            return []
