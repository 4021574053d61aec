"""What beans are worth to somebody else, as far as everybody can tell: never from his hidden hand. (BH-74)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.outlook import SHARES, Outlook
from stammtisch.games.bohnhansa.components import covers
from stammtisch.games.bohnhansa.names import BEAN_COUNT, CART, FIRST_CONTRACT


class Partner:
    """A seat's cart, how many contracts it holds, those it has shown, and what it has said it wants."""

    def __init__(self, outlook: Outlook, seat: int) -> None:
        view = outlook.view
        self.outlook = outlook
        self.cart: list[int] = view.cart[seat * BEAN_COUNT : (seat + 1) * BEAN_COUNT]
        contracts = view.hand_sizes[seat] - len(view.travel_cards[seat])
        # By bean, then by copies: what a cart with so many copies of it is worth to him.
        self.value: list[list[float]] = []
        unseen = len(outlook.unseen)
        for bean in range(BEAN_COUNT):
            wanted = hint(view.wishes[seat], bean)
            self.value.append(values_of_copies(outlook.base[bean], contracts, outlook.asking[bean], unseen, wanted))
        # The contracts of this town that he has laid on the table he will want to fulfil in this turn.
        self.shown: list[int] = []
        if seat == view.active:
            for card in view.laid:
                if outlook.box.contract_town[card - FIRST_CONTRACT] == view.figure[seat]:
                    self.shown.append(card - FIRST_CONTRACT)
        self.rivalry: float = rivalry(outlook, seat)

    def gain(self, gets: list[int], gives: list[int]) -> float:
        """What it is worth to him to get some beans for others."""
        total = 0.0
        after = self.cart[:]
        for bean in range(BEAN_COUNT):
            change = gets[bean] - gives[bean]
            if change:
                after[bean] += change
                total += self.value[bean][min(after[bean], CART)] - self.value[bean][self.cart[bean]]
        if self.shown:
            total += weights.SHOWN * (self._delivered(after) - self._delivered(self.cart))
        return total

    def swapped(self, gets: int, got: int, gives: int, given: int) -> float:
        """The same for so many of one kind for so many of another."""
        more = self.cart[gets]
        fewer = self.cart[gives]
        total = self.value[gets][min(more + got, CART)] - self.value[gets][more]
        total += self.value[gives][fewer - given] - self.value[gives][fewer]
        if self.shown:
            after = self.cart[:]
            after[gets] += got
            after[gives] -= given
            total += weights.SHOWN * (self._delivered(after) - self._delivered(self.cart))
        return total

    def _delivered(self, cart: list[int]) -> float:
        """What the contracts shown bring with a cart."""
        box = self.outlook.box
        left = cart[:]
        profit = 0.0
        for contract in self.shown:
            beans = box.contract_beans[contract]
            if covers(left, beans):
                profit += box.payout[contract]
                for bean in beans:
                    left[bean] -= 1
                    profit -= self.outlook.base[bean]
        return profit


def values_of_copies(base: int, contracts: int, asking: int, unseen: int, wanted: int) -> list[float]:
    """By number of copies: base price, and for each copy the chance that a contract of the hand asks for it."""
    key = (((base << 6 | contracts) << 6 | asking) << 6 | unseen) << 2 | wanted + 1
    if key not in VALUES:
        asked = asked_for(contracts, SHARES[unseen][asking])
        values = [0.0, base + weights.NEED * asked[0] + weights.WISHED * wanted]
        for copy in range(1, CART):
            values.append(values[-1] + base + (weights.NEED * asked[copy] if copy < len(asked) else 0.0))
        VALUES[key] = values
    return VALUES[key]


VALUES: Final[dict[int, list[float]]] = {}
"""What `values_of_copies` has found: it is asked the same again and again."""


def asked_for(contracts: int, demand: float) -> list[float]:
    """By n: how likely more than n of so many unseen contracts ask for a bean that one of them asks for so likely."""
    other = 1 - demand
    none = other**contracts
    one = contracts * demand * other ** max(contracts - 1, 0)
    two = contracts * (contracts - 1) / 2 * demand * demand * other ** max(contracts - 2, 0)
    return [1 - none, max(1 - none - one, 0.0), max(1 - none - one - two, 0.0)]


def hint(wish: int, bean: int) -> int:
    """What a wish says about a bean: 1 where it is wanted, -1 where it is to be had. (BH-84)"""
    if wish >> bean & 1:
        return 1
    return -1 if wish >> bean + BEAN_COUNT & 1 else 0


def rivalry(outlook: Outlook, seat: int) -> float:
    """How much of a seat's gain is a loss to me: more when it leads."""
    theirs = outlook.worth_in_public(seat)
    lead = min([theirs - outlook.worth_in_public(other) for other in range(outlook.players) if other != seat])
    if lead <= 0:
        return weights.RIVAL
    return weights.RIVAL + (weights.LEADER - weights.RIVAL) * min(lead / weights.CLEAR_LEAD, 1.0)
