"""Everything that can be wrong with a components file, each fault as one clear line."""

from __future__ import annotations

from typing import Any, Final

from stammtisch.engine.box_check import status_faults, whole_faults
from stammtisch.games.bohnhansa.components import FAR, distances
from stammtisch.games.bohnhansa.names import (
    BEANS,
    CONTRACTS,
    CUSTOMS_CARD,
    HARVESTS,
    SUPPLY_CARD,
    TOWNS,
    TRAVEL_CARDS,
)

MOST_PLAYERS: Final = 5
TOP_PRICE: Final = 60
TOP_PAYOUT: Final = 200
BIGGEST_PILE: Final = 9
MOST_TOKENS: Final = 40
MAP: Final = 1000
"""A town's place on the map, from the left and from above."""


def faults(data: object) -> list[str]:
    """Every fault of a components file; empty when it is sound."""
    if not isinstance(data, dict):
        return ["the file is not a JSON object"]
    found = [] if data.get("game") == "bohnhansa" else ['it does not say "game": "bohnhansa"']
    found += _bean_faults(data.get("beans"))
    found += _town_faults(data.get("towns"))
    found += _road_faults(data.get("roads"))
    found += _travel_card_faults(data.get("travel_cards"))
    found += _contract_faults(data.get("contracts"))
    found += _harvest_faults(data.get("harvests"))
    return found or _start_price_faults(data) + _sale_faults(data) + _token_faults(data)


def _named(what: str, entries: object, key: str, names: tuple[str, ...]) -> list[str]:
    """Faults of a list whose entries bear these names in this order."""
    if not isinstance(entries, list) or len(entries) != len(names):
        return [f"'{what}' needs a list of {len(names)}"]
    found: list[str] = []
    for number, (entry, name) in enumerate(zip(entries, names, strict=True), 1):
        if not isinstance(entry, dict) or entry.get(key) != name:
            found.append(f'{what}: entry {number} needs "{key}": "{name}"')
        else:
            found += status_faults(f"{what}: {name}", entry)
    return found


def _bean_faults(beans: object) -> list[str]:
    found = _named("beans", beans, "name", BEANS)
    if not found and isinstance(beans, list):
        for bean in beans:
            found += whole_faults(f"beans: {bean['name']}", bean, "tokens", 1, MOST_TOKENS)
            found += whole_faults(f"beans: {bean['name']}", bean, "base", 1, TOP_PRICE)
    return found


def _town_faults(towns: object) -> list[str]:
    found = _named("towns", towns, "name", TOWNS)
    if found or not isinstance(towns, list):
        return found
    for town in towns:
        what = f"towns: {town['name']}"
        for axis in ("x", "y"):
            found += whole_faults(what, town, axis, 0, MAP)
        sells = town.get("sells")
        if not isinstance(sells, list) or not 2 <= len(sells) <= 3:
            found.append(f'{what} needs "sells": two or three kinds')
            continue
        for sale in sells:
            found += _ladder_faults(what, sale, len(sells) + 2)
        kinds = [sale["bean"] for sale in sells if isinstance(sale, dict) and sale.get("bean") in BEANS]
        if len(set(kinds)) < len(kinds):
            found.append(f"{what} sells a kind twice")
    return found


def _ladder_faults(what: str, sale: object, boxes: int) -> list[str]:
    """BH-05: a price for each box, four where two kinds are sold and five where three, and one for the circle."""
    if not isinstance(sale, dict) or sale.get("bean") not in BEANS:
        return [f'{what}: each kind sold needs a "bean": one of {", ".join(BEANS)}']
    what = f"{what}: {sale['bean']}"
    found = status_faults(what, sale) + whole_faults(what, sale, "circle", 1, TOP_PRICE)
    prices = sale.get("prices")
    if not isinstance(prices, list) or len(prices) != boxes:
        found.append(f'{what} needs {boxes} "prices", from the lowest box up')
    elif not all(type(price) is int and 1 <= price <= TOP_PRICE for price in prices):
        found.append(f'{what} needs "prices" that are whole numbers from 1 to {TOP_PRICE}')
    elif not found and sorted([*prices, sale["circle"]], reverse=True) != [*prices, sale["circle"]]:
        found.append(f"{what}: the prices may not rise from box to box and to the circle")
    return found


def _road_faults(roads: object) -> list[str]:
    if not isinstance(roads, list):
        return ["'roads' needs a list"]
    found: list[str] = []
    ends: list[tuple[int, ...]] = []
    for number, road in enumerate(roads, 1):
        found += status_faults(f"roads: {number}", road)
        match road:
            case {"between": [str(here), str(there)]} if here in TOWNS and there in TOWNS and here != there:
                ends.append((TOWNS.index(here), TOWNS.index(there)))
            case _:
                found.append(f'roads: {number} needs "between": two different towns')
    if found:
        return found
    if len({frozenset(pair) for pair in ends}) < len(ends):
        found.append("roads: two towns are joined twice")
    way = distances(ends)
    cut_off = [town for number, town in enumerate(TOWNS) if way[number] >= FAR]
    if cut_off:
        found.append(f"roads: there is no way from {TOWNS[0]} to {', '.join(cut_off)}")
    return found


def _travel_card_faults(cards: object) -> list[str]:
    """BH-03: which card is which is part of the rules; a file can only say that it was seen so."""
    plain = [card for card in range(1, TRAVEL_CARDS + 1) if card not in (SUPPLY_CARD, CUSTOMS_CARD)]
    match cards:
        case {"plain": list(found), "supply": supply, "customs": customs} if (
            found == plain and supply == SUPPLY_CARD and customs == CUSTOMS_CARD
        ):
            return status_faults("'travel_cards'", cards)
    return [f'\'travel_cards\' needs "plain": {plain}, "supply": {SUPPLY_CARD}, "customs": {CUSTOMS_CARD} (BH-03)']


def _contract_faults(contracts: object) -> list[str]:
    found = _named("contracts", contracts, "id", CONTRACTS)
    if found or not isinstance(contracts, list):
        return found
    for contract in contracts:
        what = f"contracts: {contract['id']}"
        if contract.get("town") not in TOWNS:
            found.append(f'{what} needs a "town": one of {", ".join(TOWNS)}')
        beans = contract.get("beans")
        if not isinstance(beans, list) or not 2 <= len(beans) <= 3 or any(bean not in BEANS for bean in beans):
            found.append(f'{what} needs "beans": two or three of {", ".join(BEANS)}')
        elif len(set(beans)) < len(beans):
            found.append(f"{what} names a bean twice; the beans of a contract differ (BH-02)")
        found += whole_faults(what, contract, "payout", 1, TOP_PAYOUT)
    return found


def _harvest_faults(harvests: object) -> list[str]:
    found = _named("harvests", harvests, "id", HARVESTS)
    if found or not isinstance(harvests, list):
        return found
    for harvest in harvests:
        what = f"harvests: {harvest['id']}"
        entries = harvest.get("entries")
        if not isinstance(entries, list) or not entries:
            found.append(f'{what} needs "entries": towns, beans and counts')
            continue
        for number, entry in enumerate(entries, 1):
            if not isinstance(entry, dict) or entry.get("town") not in TOWNS or entry.get("bean") not in BEANS:
                found.append(f'{what}: entry {number} needs a "town" and a "bean"')
            else:
                found += whole_faults(f"{what}: entry {number}", entry, "count", 1, BIGGEST_PILE)
    return found


def _start_price_faults(data: dict[str, Any]) -> list[str]:
    """BH-11: with one bean of each kind on its meter, a town's prices are the base prices."""
    base = {bean["name"]: bean["base"] for bean in data["beans"]}
    found: list[str] = []
    for town in data["towns"]:
        for sale in town["sells"]:
            bean, price = sale["bean"], sale["prices"][len(town["sells"])]
            if price != base[bean]:
                found.append(f"towns: {bean} begins at {price} in {town['name']}, not at its base price {base[bean]}")
    return found


def _sale_faults(data: dict[str, Any]) -> list[str]:
    """A harvest goes where its kind is sold, or nobody could buy it; every kind is sold somewhere."""
    sold = {town["name"]: [sale["bean"] for sale in town["sells"]] for town in data["towns"]}
    found = [
        f"harvests: {harvest['id']} brings {entry['bean']} to {entry['town']}, which does not sell it"
        for harvest in data["harvests"]
        for entry in harvest["entries"]
        if entry["bean"] not in sold[entry["town"]]
    ]
    return found + [
        f"towns: {bean} is sold nowhere" for bean in BEANS if not any(bean in kinds for kinds in sold.values())
    ]


def _token_faults(data: dict[str, Any]) -> list[str]:
    """BH-10, BH-11: there are beans enough to set up for the largest table."""
    found: list[str] = []
    for bean in data["beans"]:
        needed = MOST_PLAYERS + sum(sale["bean"] == bean["name"] for town in data["towns"] for sale in town["sells"])
        if bean["tokens"] < needed:
            found.append(f"beans: {bean['tokens']} {bean['name']} are too few to set up; it takes {needed}")
    return found
