"""Where beans are sold and for how much, how likely one that is missing comes, and what may be hoped for. (BH-45)"""

from __future__ import annotations

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.components import Box
from stammtisch.games.bohnhansa.names import BEAN_COUNT, BOXES, TOWN_COUNT
from stammtisch.games.bohnhansa.state import BOX_BITS


class Wares:
    """Read from the meters and carts, which everybody sees."""

    def __init__(self, box: Box, meter: list[int], trading: int, frozen: list[int], carts: list[int]) -> None:
        """`trading` is the town in which the prices are `frozen`, or -1; `carts` are those of all seats."""
        self.box = box
        self.base: list[int] = box.base
        # By town * 8 + bean: its price where it lies on the meter, else 0.
        found = [0] * (TOWN_COUNT * BEAN_COUNT)
        cheapest = [0] * BEAN_COUNT
        prices = box.prices
        for town in range(TOWN_COUNT):
            first = town * BOXES
            boxes = box.boxes[town]
            level = 0
            while level < boxes and meter[first + level]:
                level += 1
            for number in range(boxes):
                pile = meter[first + number]
                if pile:
                    bean = pile // BOX_BITS
                    place = town * BEAN_COUNT + bean
                    price = frozen[bean] if town == trading else prices[place * (BOXES + 1) + level]
                    found[place] = price
                    if not cheapest[bean] or price < cheapest[bean]:
                        cheapest[bean] = price
        self.price: list[int] = found
        # By bean: the least that one costs, bought or taken from the cart.
        self.lowest: list[int] = []
        # By bean, of one that is missing and not sold where it is wanted: how likely it comes, and what it costs.
        self.chance: list[float] = []
        self.cost: list[float] = []
        for bean in range(BEAN_COUNT):
            base = box.base[bean]
            if cheapest[bean]:
                self.lowest.append(min(base, cheapest[bean]))
                self.chance.append(weights.SOLD_ELSEWHERE)
                self.cost.append(float(cheapest[bean]))
            else:
                self.lowest.append(base)
                self.chance.append(weights.IN_A_CART if is_carried(bean, carts) else weights.NOWHERE)
                self.cost.append(base * 1.3)
        # By bean: what it is worth beyond its base price for contracts still to be drawn, and so two of a kind.
        self.hope: list[float] = []
        self.hope_of_two: list[float] = []

    def hope_for(self, demand: list[float], ahead: float) -> None:
        """Contracts to be drawn ask for beans so likely; `ahead` is how much time there is, from 0 to 1."""
        for wanted in demand:
            hope = weights.HOPE * ahead * wanted
            self.hope.append(hope)
            self.hope_of_two.append(hope * (1 + weights.SECOND))


def is_carried(bean: int, carts: list[int]) -> bool:
    """Whether anybody has a bean of that kind."""
    for place in range(bean, len(carts), BEAN_COUNT):  # noqa: SIM110 -- a loop compiles better than `any`
        if carts[place]:
            return True
    return False
