"""Resource and monk spaces: which tile for which half, and where it lies best. (HA-30 to HA-34)"""

from __future__ import annotations

from stammtisch.games.heavenale.appraisal.cards import kept_cards
from stammtisch.games.heavenale.appraisal.garden import NEVER, GardenPlan
from stammtisch.games.heavenale.appraisal.purse import cost
from stammtisch.games.heavenale.choices import BUY, PASS, PLACE, SELL
from stammtisch.games.heavenale.names import SHADE, SUN
from stammtisch.games.heavenale.scoring import CARD_SALE


def appraise_buy(plan: GardenPlan, choices: list[int]) -> list[float]:
    """What a tile brings beyond its price, against nothing for stopping; a card goes for what it makes affordable."""
    outlook = plan.outlook
    space = outlook.table.figure[outlook.me]
    richer = max(best_purchases(plan, space, outlook.money + CARD_SALE), default=0.0)
    kept = kept_cards(outlook)
    values: list[float] = []
    for choice in choices:
        if choice == PASS:
            values.append(0.0)
        elif choice < BUY:
            values.append(richer - kept[choice - SELL])
        else:
            tile, half = divmod(choice - BUY, 2)
            values.append(purchase_gain(plan, space, tile, half, outlook.money))
    return values


def appraise_place(plan: GardenPlan, choices: list[int]) -> list[float]:
    return [plan.spot_worth(plan.outlook.table.tile, choice - PLACE) for choice in choices]


def purchase_gain(plan: GardenPlan, space: int, tile: int, half: int, money: int) -> float:
    """What a tile of a space brings beyond its price; NEVER where the money or the garden does not allow it."""
    price = cost(plan.outlook.table, space, tile, half)
    worth = plan.tile_worth(tile, half)
    return NEVER if worth == NEVER or price > money else worth - price * plan.outlook.ducat


def best_purchases(plan: GardenPlan, space: int, money: int) -> list[float]:
    """What each tile of a space brings in the better half."""
    return [
        max(purchase_gain(plan, space, tile, SUN, money), purchase_gain(plan, space, tile, SHADE, money))
        for tile in plan.outlook.table.track[space]
    ]


def stop_gain(plan: GardenPlan, space: int, money: int) -> float:
    """What a stop on a resource or monk space brings: the best tile, and the others that pay too."""
    gains = best_purchases(plan, space, money)
    if not gains:
        return NEVER
    gains.sort(reverse=True)
    return gains[0] + sum(gain for gain in gains[1:] if gain > 0)
