"""What a ducat in hand is worth, given what it could buy on this lap. (HA-31, HA-32)"""

from __future__ import annotations

from stammtisch.games.heavenale.appraisal import weights
from stammtisch.games.heavenale.appraisal.garden import NEVER, GardenPlan
from stammtisch.games.heavenale.names import FERTILITIES, FIRST_MONK, LAST_SPACE, SHADE, SUN
from stammtisch.games.heavenale.state import HeavenAleState


def cost(table: HeavenAleState, space: int, tile: int, half: int) -> int:
    """What a tile of a space costs for a half."""
    price = table.terms.track.price[space] if tile >= FIRST_MONK else tile % FERTILITIES + 1
    return 2 * price if half == SUN else price


def ducat_now(plan: GardenPlan) -> float:
    """Spend on the best bargains first: what the one is worth per ducat at which the money runs out.

    Never less than a ducat kept for later.
    """
    outlook = plan.outlook
    bargains: list[tuple[float, int]] = []
    for space in range(max(outlook.table.figure[outlook.me], 1), LAST_SPACE + 1):
        for tile in outlook.table.track[space]:
            bargains += _bargains(plan, space, tile)
    bargains.sort(reverse=True)
    money = float(outlook.money)
    for worth, price in bargains:
        money -= price * weights.SHARE
        if money < 0:
            return max(worth, outlook.later_ducat)
    return outlook.later_ducat


def _bargains(plan: GardenPlan, space: int, tile: int) -> list[tuple[float, int]]:
    """A tile as offers of worth per ducat and price: for the shade, and then what the sun adds for as much again."""
    table = plan.outlook.table
    shade, sun = plan.tile_worth(tile, SHADE), plan.tile_worth(tile, SUN)
    low, high = cost(table, space, tile, SHADE), cost(table, space, tile, SUN)
    if shade == NEVER or sun / high >= shade / low:
        return [] if sun == NEVER else [(sun / high, high)]
    offers = [(shade / low, low)]
    if sun > shade:
        offers.append(((sun - shade) / (high - low), high - low))
    return offers
