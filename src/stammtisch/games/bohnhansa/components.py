"""The box: beans, towns, roads, meters, contracts and harvests from the data file, as the rules ask for them."""

from __future__ import annotations

from typing import Any

from stammtisch.games.bohnhansa.names import BEAN_COUNT, BEANS, BOXES, TOWN_COUNT, TOWNS

FAR = 99


class Box:
    """Everything that the terms of a table need from a checked components file."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.tokens: list[int] = [bean["tokens"] for bean in data["beans"]]
        self.base: list[int] = [bean["base"] for bean in data["beans"]]
        # By town: the beans sold there in the order of the file (BH-11), and how many boxes its meter has.
        self.sells: list[list[int]] = [[BEANS.index(sale["bean"]) for sale in town["sells"]] for town in data["towns"]]
        self.boxes: list[int] = [len(town["sells"][0]["prices"]) for town in data["towns"]]
        # By (town * 8 + bean) * 6 + level: the price with so many boxes filled; the last is the one in the circle.
        self.prices: list[int] = [0] * (TOWN_COUNT * BEAN_COUNT * (BOXES + 1))
        self.dearest: list[int] = [0] * (TOWN_COUNT * BEAN_COUNT)
        for number, town in enumerate(data["towns"]):
            for sale in town["sells"]:
                place = number * BEAN_COUNT + BEANS.index(sale["bean"])
                ladder = [*sale["prices"], sale["circle"]]
                self.dearest[place] = max(ladder)
                for level, price in enumerate(ladder):
                    self.prices[place * (BOXES + 1) + level] = price
        self.distance: list[int] = distances(
            [tuple(TOWNS.index(end) for end in road["between"]) for road in data["roads"]]
        )
        self.contract_town: list[int] = [TOWNS.index(contract["town"]) for contract in data["contracts"]]
        self.contract_beans: list[list[int]] = [
            [BEANS.index(bean) for bean in contract["beans"]] for contract in data["contracts"]
        ]
        self.payout: list[int] = [contract["payout"] for contract in data["contracts"]]
        # By contract: what it pays beyond the base prices of its beans.
        self.margin: list[int] = [
            payout - sum(self.base[bean] for bean in beans)
            for payout, beans in zip(self.payout, self.contract_beans, strict=True)
        ]
        self.harvests: list[list[tuple[int, int, int]]] = [
            [(TOWNS.index(entry["town"]), BEANS.index(entry["bean"]), entry["count"]) for entry in harvest["entries"]]
            for harvest in data["harvests"]
        ]


def covers(cart: list[int], beans: list[int], first: int = 0) -> bool:
    """Whether each of these beans, all different, lies in a cart, which begins at `first` in a row of carts. (BH-60)"""
    for bean in beans:  # noqa: SIM110 -- a loop compiles better than `all`
        if not cart[first + bean]:
            return False
    return True


def distances(roads: list[tuple[int, ...]]) -> list[int]:
    """By town * 8 + town: how many roads the shortest way has; FAR where there is none. (BH-31)"""
    far = [FAR] * (TOWN_COUNT * TOWN_COUNT)
    for town in range(TOWN_COUNT):
        far[town * TOWN_COUNT + town] = 0
    for here, there in roads:
        far[here * TOWN_COUNT + there] = far[there * TOWN_COUNT + here] = 1
    for via in range(TOWN_COUNT):
        for here in range(TOWN_COUNT):
            for there in range(TOWN_COUNT):
                way = far[here * TOWN_COUNT + via] + far[via * TOWN_COUNT + there]
                far[here * TOWN_COUNT + there] = min(far[here * TOWN_COUNT + there], way)
    return far
