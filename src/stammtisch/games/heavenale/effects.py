"""What the picture shows for a moment: tiles and barrels that fly, income that rises."""

from __future__ import annotations

from stammtisch.engine.effect import Effect
from stammtisch.engine.event import Event
from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.heavenale.names import COLOURS

INCOME_PAUSE = 400


def effects(event: Event, book: Rulebook) -> list[Effect]:
    values = event.public
    colour = COLOURS[event.seat]
    match event.kind:
        case "placed":
            return [Effect(f"spot-{colour}-{values['spot']}", origin="bought")]
        case "bought":
            return [Effect(f"money-{colour}", f"−{values['price']}")]
        case "card_sold":
            return [Effect(f"money-{colour}", f"+{values['price']}", origin=f"card-{colour}-{values['card']}")]
        case "barrel_taken":
            return [Effect(f"player-{colour}", origin=f"barrel-{values['goal']}-{values['size']}")]
        case "shed_built":
            return [Effect(f"site-{colour}-{values['shed']}", f"Σ{values['sum']}", pause=INCOME_PAUSE)]
        case "income":
            gains = values["gains"]
            assert isinstance(gains, list)
            return [Effect(f"player-{colour}", book.name(str(gain)), pause=INCOME_PAUSE) for gain in gains]
        case _:
            return []
