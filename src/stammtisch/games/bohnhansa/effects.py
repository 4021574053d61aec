"""What the picture shows for a moment: beans that change carts, money that comes and goes, a harvest."""

from __future__ import annotations

from stammtisch.engine.effect import Effect
from stammtisch.engine.event import Event, Value
from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.bohnhansa.decisions.anytime import CONTRACT_PRICE
from stammtisch.games.bohnhansa.names import BEANS, COLOURS
from stammtisch.games.bohnhansa.offer_notation import read_deal

HARVEST_PAUSE = 450
SALE_PAUSE = 500


def effects(event: Event, book: Rulebook) -> list[Effect]:
    values = event.public
    colour = COLOURS[event.seat]
    money = f"money-{colour}"
    match event.kind:
        case "opened":
            return [Effect(money, f"+{values['payout']}", origin=f"dealt-{values['contract']}")]
        case "fulfilled":
            # It lay in the hand or on the table; what is not there does not fly.
            from_table = Effect(money, origin=f"laid-{values['contract']}")
            return [Effect(money, f"+{values['payout']}", origin=f"card-{values['contract']}"), from_table]
        case "bean_bought":
            return [Effect(money, f"−{values['price']}")]
        case "contract_bought":
            return [Effect(money, f"−{CONTRACT_PRICE}"), Effect(f"hand-size-{colour}", origin="deck")]
        case "contract_drawn":
            return [Effect(f"hand-size-{colour}", origin="deck")]
        case "customs":
            return [Effect(money, f"−{values['paid']}")]
        case "customs_bean" | "discarded":
            return [Effect(f"supply-{values['bean']}", origin=f"bean-{colour}-{values['bean']}")]
        case "harvested":
            words = f"+{values['count']} {book.name(str(values['bean']))}"
            return [Effect(f"meter-{values['town']}", words, pause=HARVEST_PAUSE)]
        case "deal_done":
            return _swapped(values["deals"], str(values["active"]))
        case "sold_out":
            return [Effect(money, f"+{values['worth']}", pause=SALE_PAUSE)]
        case "repaid":
            return [Effect(money, f"−{values['amount']}", pause=SALE_PAUSE)]
        case _:
            return []


def _swapped(deals: Value, active: str) -> list[Effect]:
    """Each kind of bean that changes hands flies to the other cart."""
    found: list[Effect] = []
    for notation in deals if isinstance(deals, list) else []:
        deal = read_deal(tuple(str(notation).split()))
        partner = COLOURS[deal.partner]
        for bean, name in enumerate(BEANS):
            if deal.gives[bean]:
                found.append(Effect(f"cart-{partner}", origin=f"bean-{active}-{name}"))
            if deal.gets[bean]:
                found.append(Effect(f"cart-{active}", origin=f"bean-{partner}-{name}"))
    return found
