"""Everything that can be wrong with a components file, each fault as one clear line."""

from __future__ import annotations

from stammtisch.engine.box_check import status_faults, whole_faults
from stammtisch.games.bohnhansa.components import FAR, distances
from stammtisch.games.bohnhansa.names import BEANS, CONTRACTS, HARVESTS, TOWNS


def faults(data: object) -> list[str]:
    """Every fault of a components file; empty when it is sound."""
    if not isinstance(data, dict):
        return ["the file is not a JSON object"]
    found = [] if data.get("game") == "bohnhansa" else ['it does not say "game": "bohnhansa"']
    found += _bean_faults(data.get("beans"))
    found += _town_faults(data.get("towns"))
    found += _road_faults(data.get("roads"))
    found += _contract_faults(data.get("contracts"))
    found += _harvest_faults(data.get("harvests"))
    return found or _start_price_faults(data)


def _named(what: str, entries: object, key: str, names: tuple[str, ...]) -> list[str]:
    """Faults of a list whose entries bear these names in this order."""
    if not isinstance(entries, list) or len(entries) != len(names):
        return [f"'{what}' needs a list of {len(names)}"]
    found: list[str] = []
    for entry, name in zip(entries, names, strict=True):
        if not isinstance(entry, dict) or entry.get(key) != name:
            found.append(f'{what}: entry {names.index(name) + 1} needs "{key}": "{name}"')
        else:
            found += status_faults(f"{what}: {name}", entry)
    return found


def _bean_faults(beans: object) -> list[str]:
    found = _named("beans", beans, "name", BEANS)
    if not found and isinstance(beans, list):
        for bean in beans:
            found += whole_faults(f"beans: {bean['name']}", bean, "tokens", 8, 40)
            found += whole_faults(f"beans: {bean['name']}", bean, "base", 1, 40)
    return found


def _town_faults(towns: object) -> list[str]:
    found = _named("towns", towns, "name", TOWNS)
    if found or not isinstance(towns, list):
        return found
    for town in towns:
        what = f"towns: {town['name']}"
        sells = town.get("sells")
        if not isinstance(sells, list) or not 2 <= len(sells) <= 3:
            found.append(f"{what} sells two or three kinds")
            continue
        for sale in sells:
            found += status_faults(f"{what}: each kind sold", sale)
            if not isinstance(sale, dict) or sale.get("bean") not in BEANS:
                found.append(f'{what}: "bean" must be one of {", ".join(BEANS)}')
                continue
            found += whole_faults(f"{what}: {sale['bean']}", sale, "circle", 1, 60)
            prices = sale.get("prices")
            # BH-05: four boxes where two kinds are sold, five where three.
            if not isinstance(prices, list) or len(prices) != len(sells) + 2:
                found.append(f"{what}: {sale['bean']} needs {len(sells) + 2} prices, from the lowest box up")
            elif not all(isinstance(price, int) and 0 < price <= 60 for price in prices):
                found.append(f"{what}: the prices of {sale['bean']} are not all whole numbers from 1 to 60")
            elif sorted([*prices, sale.get("circle", 0)], reverse=True) != [*prices, sale.get("circle", 0)]:
                found.append(f"{what}: the prices of {sale['bean']} must fall from box to box and to the circle")
        kinds = [sale.get("bean") for sale in sells if isinstance(sale, dict)]
        if len(set(kinds)) < len(kinds):
            found.append(f"{what} sells a kind twice")
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
    if not found and max(distances(ends)) >= FAR:
        found.append("roads: not every town can be reached from every other")
    return found


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
            found.append(f"{what} needs two or three beans")
        elif len(set(beans)) < len(beans):
            found.append(f"{what} names a bean twice; the beans of a contract differ (BH-02)")
        found += whole_faults(what, contract, "payout", 1, 200)
    return found


def _harvest_faults(harvests: object) -> list[str]:
    found = _named("harvests", harvests, "id", HARVESTS)
    if found or not isinstance(harvests, list):
        return found
    for harvest in harvests:
        what = f"harvests: {harvest['id']}"
        entries = harvest.get("entries")
        if not isinstance(entries, list) or not entries:
            found.append(f"{what} needs entries")
            continue
        for entry in entries:
            if not isinstance(entry, dict) or entry.get("town") not in TOWNS or entry.get("bean") not in BEANS:
                found.append(f"{what}: an entry needs a town and a bean")
            found += whole_faults(f"{what}: an entry", entry, "count", 1, 9)
    return found


def _start_price_faults(data: dict[str, list[dict[str, object]]]) -> list[str]:
    """BH-11: with one bean of each kind on its meter, a town's prices are the base prices."""
    base = {bean["name"]: bean["base"] for bean in data["beans"]}
    found: list[str] = []
    for town in data["towns"]:
        sells = town["sells"]
        assert isinstance(sells, list)
        for sale in sells:
            bean, price = sale["bean"], sale["prices"][len(sells)]
            if price != base[bean]:
                found.append(f"towns: {bean} begins at {price} in {town['name']}, not at its base price {base[bean]}")
    return found
