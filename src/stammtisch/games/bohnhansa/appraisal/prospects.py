"""What a cart is worth: beans at base price, more where contracts of the hand ask for them."""

from __future__ import annotations

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.outlook import Outlook
from stammtisch.games.bohnhansa.names import BEAN_COUNT, FIRST_CONTRACT, TOWN_COUNT


class Prospects:
    """The contracts of a hand as seen from a town; `worth` then tells carts apart.

    `delivers` says that contracts of the town can be fulfilled now, `buys` that its beans can be bought now.
    """

    def __init__(
        self,
        outlook: Outlook,
        town: int,
        hand: list[int],
        laid: list[int],
        turns: float,
        delivers: bool,
        buys: bool,
    ) -> None:
        self.outlook = outlook
        self.town = town
        self.buys = buys
        self.contracts: list[int] = []
        # By contract of this list: how likely it is delivered with all its beans at hand, and if some must still come.
        self.ready: list[float] = []
        self.reach: list[float] = []
        box = outlook.box
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

    def _add(self, contract: int, ready: float, reach: float) -> None:
        self.contracts.append(contract)
        self.ready.append(ready)
        self.reach.append(reach)

    def worth(self, cart: list[int]) -> float:
        """What a cart brings until the end of the game."""
        left = cart[:]
        value = self.delivered(left)
        base = self.outlook.base
        hope = self.outlook.hope
        for bean in range(BEAN_COUNT):
            value += cart[bean] * base[bean]
            if left[bean]:
                value += hope[bean] if left[bean] == 1 else hope[bean] * (1 + weights.SECOND)
        return value

    def delivered(self, left: list[int]) -> float:
        """What the contracts bring beyond base prices, those that are complete first; their beans leave `left`."""
        base = self.outlook.base
        box = self.outlook.box
        value = 0.0
        waiting: list[int] = []
        for index, contract in enumerate(self.contracts):
            beans = box.contract_beans[contract]
            profit = box.payout[contract]
            complete = True
            for bean in beans:
                profit -= base[bean]
                if not left[bean]:
                    complete = False
            if complete:
                value += self.ready[index] * profit
                for bean in beans:
                    left[bean] -= 1
            else:
                waiting.append(index)
        for index in waiting:
            gain = self.half_done(self.contracts[index], self.reach[index], left)
            if gain > 0:
                value += gain
                for bean in box.contract_beans[self.contracts[index]]:
                    if left[bean]:
                        left[bean] -= 1
        return value

    def half_done(self, contract: int, chance: float, left: list[int]) -> float:
        """What a contract may bring beyond base prices when some of its beans must still come."""
        outlook = self.outlook
        there = outlook.box.contract_town[contract] * BEAN_COUNT
        here = self.town * BEAN_COUNT
        profit = float(outlook.box.payout[contract])
        for bean in outlook.box.contract_beans[contract]:
            if left[bean]:
                profit -= outlook.base[bean]
            elif self.buys and outlook.price[here + bean]:
                profit -= outlook.price[here + bean]
            elif outlook.price[there + bean]:
                chance *= weights.SOLD_THERE
                profit -= outlook.price[there + bean]
            else:
                chance *= outlook.chance[bean]
                profit -= outlook.cost[bean]
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
