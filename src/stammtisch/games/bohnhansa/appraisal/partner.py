"""What beans are worth to somebody else, as far as everybody can tell: never from his hidden hand. (BH-74)"""

from __future__ import annotations

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.outlook import Outlook
from stammtisch.games.bohnhansa.names import BEAN_COUNT, CART, FIRST_CONTRACT


class Partner:
    """A seat's cart, how many contracts it holds, those it has shown, and what it has said it wants."""

    def __init__(self, outlook: Outlook, seat: int) -> None:
        view = outlook.view
        self.outlook = outlook
        self.seat = seat
        self.cart: list[int] = view.cart[seat * BEAN_COUNT : (seat + 1) * BEAN_COUNT]
        self.elsewhere: bool = view.figure[seat] != view.figure[view.active]
        contracts = view.hand_sizes[seat] - len(view.travel_cards[seat])
        # By bean * 9 + copies: what a cart with so many copies of it is worth to him.
        self.value: list[float] = []
        for bean in range(BEAN_COUNT):
            self.value += values_of_copies(
                outlook.base[bean], outlook.asked(contracts)[bean * 3 : bean * 3 + 3], hint(view.wishes[seat], bean)
            )
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
                place = bean * (CART + 1)
                total += self.value[place + min(after[bean], CART)] - self.value[place + self.cart[bean]]
        if self.shown:
            total += weights.SHOWN * (self._delivered(after) - self._delivered(self.cart))
        return total

    def _delivered(self, cart: list[int]) -> float:
        """What the contracts shown bring with a cart."""
        box = self.outlook.box
        left = cart[:]
        profit = 0.0
        for contract in self.shown:
            beans = box.contract_beans[contract]
            if all(left[bean] > 0 for bean in beans):
                profit += box.payout[contract]
                for bean in beans:
                    left[bean] -= 1
                    profit -= self.outlook.base[bean]
        return profit


def values_of_copies(base: int, asked: list[float], wanted: float) -> list[float]:
    """By number of copies: base price, and for each copy the chance that a contract of the hand asks for it."""
    values = [0.0, base + weights.NEED * asked[0] + wanted]
    for copy in range(1, CART):
        values.append(values[-1] + base + (weights.NEED * asked[copy] if copy < len(asked) else 0.0))
    return values


def hint(wish: int, bean: int) -> float:
    """What a wish says about a bean: it is wanted, or to be had. (BH-84)"""
    if wish >> bean & 1:
        return weights.WISHED
    return -weights.WISHED if wish >> bean + BEAN_COUNT & 1 else 0.0


def rivalry(outlook: Outlook, seat: int) -> float:
    """How much of a seat's gain is a loss to me: more when it leads."""
    theirs = outlook.worth_in_public(seat)
    lead = min([theirs - outlook.worth_in_public(other) for other in range(outlook.players) if other != seat])
    if lead <= 0:
        return weights.RIVAL
    return weights.RIVAL + (weights.LEADER - weights.RIVAL) * min(lead / weights.CLEAR_LEAD, 1.0)
