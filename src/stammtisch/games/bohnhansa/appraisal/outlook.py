"""How the table stands for one seat: turns to come, contracts unseen, where beans are sold and for how much."""

from __future__ import annotations

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    BOXES,
    CONTRACT_COUNT,
    FIRST_CONTRACT,
    LAST_HARVEST,
    TOWN_COUNT,
)
from stammtisch.games.bohnhansa.state import BOX_BITS, FINAL, SET_UP, TRADING, TRAVELLING
from stammtisch.games.bohnhansa.view import BohnHansaView


class Outlook:
    """Computed once from a view: nothing in it comes from a hidden card."""

    def __init__(self, view: BohnHansaView) -> None:
        assert view.seat is not None
        self.view = view
        self.me: int = view.seat
        self.box = view.terms.box
        self.base: list[int] = self.box.base
        self.players: int = view.terms.players
        self.town: int = view.figure[self.me]
        self.money: int = view.money[self.me]
        self.cart: list[int] = view.cart[self.me * BEAN_COUNT : (self.me + 1) * BEAN_COUNT]
        self.my_turn: bool = view.active == self.me
        self.turns: float = turns_to_come(view, self.me)
        self.unseen: list[int] = unseen_contracts(view)
        # By bean: how likely a contract that nobody has shown asks for it.
        self.demand: list[float] = [0.0] * BEAN_COUNT
        for contract in self.unseen:
            for bean in self.box.contract_beans[contract]:
                self.demand[bean] += 1 / len(self.unseen)
        self._look_at_meters()
        self._asked: dict[int, list[float]] = {}
        # By bean: what it is worth beyond its base price for contracts still to be drawn.
        ahead = min(self.turns, 3.0) / 3
        self.hope: list[float] = [weights.HOPE * ahead * self.demand[bean] for bean in range(BEAN_COUNT)]

    def _look_at_meters(self) -> None:
        """What each bean costs where it lies, and how likely and dear it is for a contract of each town."""
        meter = self.view.meter
        # By town * 8 + bean: its price where it lies on the meter, else 0.
        self.price: list[int] = [0] * (TOWN_COUNT * BEAN_COUNT)
        cheapest = [0] * BEAN_COUNT
        for town in range(TOWN_COUNT):
            level = 0
            while level < self.box.boxes[town] and meter[town * BOXES + level]:
                level += 1
            frozen = self.view.phase == TRADING and town == self.view.figure[self.view.active]
            for box in range(self.box.boxes[town]):
                pile = meter[town * BOXES + box]
                if pile:
                    bean = pile // BOX_BITS
                    place = town * BEAN_COUNT + bean
                    price = self.view.price[bean] if frozen else self.box.prices[place * (BOXES + 1) + level]
                    self.price[place] = price
                    if not cheapest[bean] or price < cheapest[bean]:
                        cheapest[bean] = price
        # By bean, of one that is missing and not sold where it is wanted: how likely it comes, and what it costs.
        self.chance: list[float] = []
        self.cost: list[float] = []
        for bean in range(BEAN_COUNT):
            if cheapest[bean]:
                self.chance.append(weights.SOLD_ELSEWHERE)
                self.cost.append(float(cheapest[bean]))
            else:
                carried = any(self.view.cart[seat * BEAN_COUNT + bean] for seat in range(self.players))
                self.chance.append(weights.IN_A_CART if carried else weights.NOWHERE)
                self.cost.append(self.base[bean] * 1.3)

    def asked(self, contracts: int) -> list[float]:
        """By bean * 3 + n: how likely more than n of so many unseen contracts ask for the bean."""
        if contracts not in self._asked:
            chances: list[float] = []
            for demand in self.demand:
                other = 1 - demand
                none = other**contracts
                one = contracts * demand * other ** max(contracts - 1, 0)
                two = contracts * (contracts - 1) / 2 * demand * demand * other ** max(contracts - 2, 0)
                chances += [1 - none, max(1 - none - one, 0.0), max(1 - none - one - two, 0.0)]
            self._asked[contracts] = chances
        return self._asked[contracts]

    def worth_in_public(self, seat: int) -> int:
        """What a seat would have if the game ended now, as everybody can count."""
        total = self.view.money[seat] - 2 * self.view.credit[seat]
        for bean in range(BEAN_COUNT):
            total += self.view.cart[seat * BEAN_COUNT + bean] * self.base[bean]
        return total


def turns_to_come(view: BohnHansaView, seat: int) -> float:
    """How many journeys a seat may still expect; exactly, once the last round has begun. (BH-70)"""
    if view.phase == FINAL:
        return 0.0
    players = view.terms.players
    after = (seat - view.active) % players
    travelling = after == 0 and view.phase <= TRAVELLING
    if view.last >= 0:
        return 1.0 if travelling or 0 < after <= view.last else 0.0
    placed = len(view.harvested)
    journeys = weights.LAST_JOURNEYS
    journeys += max(LAST_HARVEST - 1 - max(placed, players), 0) * weights.JOURNEYS_A_HARVEST / players
    if placed < players:
        journeys += weights.FIRST_JOURNEY
    if travelling or view.phase == SET_UP:
        return journeys
    return journeys - after / players + weights.WAITING if after else journeys - 1


def unseen_contracts(view: BohnHansaView) -> list[int]:
    """The contracts that lie in decks and strangers' hands, as far as the seat can tell."""
    known = {*view.discards, *view.laid, *view.hand, *view.dealt}
    unseen = [
        card - FIRST_CONTRACT for card in range(FIRST_CONTRACT, FIRST_CONTRACT + CONTRACT_COUNT) if card not in known
    ]
    return unseen or list(range(CONTRACT_COUNT))
