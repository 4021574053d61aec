"""What a cart is worth: beans at base price, more where contracts of the hand ask for them."""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.wares import Wares
from stammtisch.games.bohnhansa.components import covers
from stammtisch.games.bohnhansa.names import BEAN_COUNT, FIRST_CONTRACT, TOWN_COUNT

UNKNOWN: Final = -1.0
SUBSETS: Final = 8
"""Of the two or three beans of a contract."""


class Prospects:
    """The contracts of a hand as seen from a town; `worth` then tells carts apart.

    `delivers` says that contracts of the town can be fulfilled now, `buys` that its beans can be bought now.
    """

    def __init__(
        self,
        wares: Wares,
        town: int,
        hand: list[int],
        laid: list[int],
        turns: float,
        delivers: bool,
        buys: bool,
    ) -> None:
        self.wares = wares
        self.town = town
        self.buys = buys
        self.contracts: list[int] = []
        self.beans: list[list[int]] = []
        # By contract of this list: how likely it is delivered with all its beans at hand, and if some must still come.
        self.ready: list[float] = []
        self.reach: list[float] = []
        box = wares.box
        for place, card in enumerate(hand):
            if card >= FIRST_CONTRACT:
                contract = card - FIRST_CONTRACT
                there = box.contract_town[contract]
                reach = reached(box.distance[town * TOWN_COUNT + there], place, turns)
                if there == town:
                    self._add(contract, 1.0 if delivers else weights.AT_HOME, 1.0 if buys else reach)
                elif reach:
                    self._add(contract, reach, reach)
        for card in laid:
            if box.contract_town[card - FIRST_CONTRACT] == town:
                self._add(card - FIRST_CONTRACT, 1.0, 1.0 if buys else 0.0)
        self.waiting: list[int] = []
        # By contract of this list * 8 + which of its beans are at hand: what `half_done` has found, else UNKNOWN.
        self._half_done: list[float] = [UNKNOWN] * (SUBSETS * len(self.contracts))

    def _add(self, contract: int, ready: float, reach: float) -> None:
        self.contracts.append(contract)
        self.beans.append(self.wares.box.contract_beans[contract])
        self.ready.append(ready)
        self.reach.append(reach)

    def worth(self, cart: list[int]) -> float:
        """What a cart brings until the end of the game."""
        left = cart[:]
        value = self.delivered(left)
        base = self.wares.base
        hope = self.wares.hope
        hope_of_two = self.wares.hope_of_two
        for bean in range(BEAN_COUNT):
            value += cart[bean] * base[bean]
            if left[bean]:
                value += hope[bean] if left[bean] == 1 else hope_of_two[bean]
        return value

    def most(self) -> float:
        """What no cart brings more than, beyond its base prices: every contract delivered as cheaply as can be."""
        box = self.wares.box
        lowest = self.wares.lowest
        value = 0.0
        for index in range(len(self.contracts)):
            profit = box.payout[self.contracts[index]]
            for bean in self.beans[index]:
                profit -= lowest[bean]
            if profit > 0:
                value += max(self.ready[index], self.reach[index]) * profit
        for hope in self.wares.hope_of_two:
            value += hope
        return value

    def delivered(self, left: list[int]) -> float:
        """What the contracts bring beyond base prices, those that are complete first; their beans leave `left`."""
        return self.completed(left, self.complete(left))

    def complete(self, left: list[int]) -> float:
        """What those bring that have all their beans; the others are now `waiting`."""
        margin = self.wares.box.margin
        value = 0.0
        self.waiting.clear()
        for index in range(len(self.contracts)):
            beans = self.beans[index]
            if covers(left, beans):
                value += self.ready[index] * margin[self.contracts[index]]
                for bean in beans:
                    left[bean] -= 1
            else:
                self.waiting.append(index)
        return value

    def completed(self, left: list[int], value: float) -> float:
        """The same and what the waiting ones may bring."""
        for index in self.waiting:
            gain = self._with(index, left)
            if gain > 0:
                value += gain
                for bean in self.beans[index]:
                    if left[bean]:
                        left[bean] -= 1
        return value

    def _with(self, index: int, left: list[int]) -> float:
        """What the contract at that place of the list may bring, worked out once for each part of its beans."""
        known = index * SUBSETS
        bit = 1
        for bean in self.beans[index]:
            if left[bean]:
                known += bit
            bit += bit
        if self._half_done[known] == UNKNOWN:
            self._half_done[known] = self.half_done(self.contracts[index], self.reach[index], left)
        return self._half_done[known]

    def half_done(self, contract: int, chance: float, left: list[int]) -> float:
        """What a contract may bring beyond base prices when some of its beans must still come."""
        wares = self.wares
        prices = wares.price
        there = wares.box.contract_town[contract] * BEAN_COUNT
        here = self.town * BEAN_COUNT
        profit = float(wares.box.payout[contract])
        for bean in wares.box.contract_beans[contract]:
            if left[bean]:
                profit -= wares.base[bean]
            elif self.buys and prices[here + bean]:
                profit -= prices[here + bean]
            elif prices[there + bean]:
                chance *= weights.SOLD_THERE
                profit -= prices[there + bean]
            else:
                chance *= wares.chance[bean]
                profit -= wares.cost[bean]
        return chance * profit if profit > 0 else 0.0


def reached(roads: int, place: int, turns: float) -> float:
    """How likely a contract at that place of the hand is brought to its town, so many roads away."""
    times = min(turns, (place + 1) / weights.CARDS_A_JOURNEY)
    if times <= 0:
        return 0.0
    chance = times / (times + weights.WAIT)
    for _ in range(1, roads):
        chance *= weights.ROAD
    return chance
