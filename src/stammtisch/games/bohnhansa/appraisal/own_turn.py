"""What the own turn allows at every point: contracts fulfilled and bought, beans thrown away. (BH-60 to BH-63)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.outlook import Outlook
from stammtisch.games.bohnhansa.appraisal.prospects import Prospects, reached
from stammtisch.games.bohnhansa.choices import CONTRACT, FULFIL
from stammtisch.games.bohnhansa.components import covers
from stammtisch.games.bohnhansa.decisions.anytime import CONTRACT_PRICE
from stammtisch.games.bohnhansa.names import FIRST_CONTRACT, TOWN_COUNT

AT_ONCE: Final = 1000.0
"""What is done before anything else that the turn allows."""
POINTLESS: Final = -1000.0
NOT_YET: Final = -1.0


class OwnTurn:
    """The contracts and the cart of whoever's turn it is, here and now."""

    def __init__(self, outlook: Outlook, buys: bool) -> None:
        self.outlook = outlook
        self.hand: list[int] = outlook.view.hand
        self.laid: list[int] = outlook.view.laid
        self.prospects = Prospects(outlook, outlook.town, self.hand, self.laid, outlook.turns, True, buys)
        self.now: float = self.prospects.worth(outlook.cart)
        self._drawn: float = NOT_YET

    def fulfil(self, choice: int) -> float:
        """At once, unless the beans are worth clearly more for another contract."""
        outlook = self.outlook
        contract = choice - FULFIL
        card = contract + FIRST_CONTRACT
        hand = [other for other in self.hand if other != card]
        laid = [other for other in self.laid if other != card]
        cart = outlook.cart[:]
        for bean in outlook.box.contract_beans[contract]:
            cart[bean] -= 1
        rest = Prospects(outlook, outlook.town, hand, laid, outlook.turns, True, self.prospects.buys)
        gain = outlook.box.payout[contract] + rest.worth(cart) - self.now
        return AT_ONCE + gain if gain > -weights.BEANS_KEPT else gain

    def contract(self, choice: int) -> float:
        """What an unknown contract may bring beyond its price; the plain card nearest to the back goes first."""
        if self._drawn == NOT_YET:
            self._drawn = self.drawn()
        behind = len(self.hand) - self.hand.index(choice - CONTRACT + 1)
        crowd = sum(card >= FIRST_CONTRACT for card in self.hand)
        worth = self._drawn * weights.DRAWN - weights.CROWD * crowd
        return worth - CONTRACT_PRICE - weights.PLAIN_CARD - weights.ORDER * behind

    def drawn(self) -> float:
        """What the next contract brings on average with the beans that are not set aside for others."""
        outlook = self.outlook
        box = outlook.box
        left = outlook.cart[:]
        self.prospects.delivered(left)
        place = len(self.hand) - 1
        reach = [
            reached(box.distance[outlook.town * TOWN_COUNT + town], place, outlook.turns) for town in range(TOWN_COUNT)
        ]
        total = 0.0
        for contract in outlook.unseen:
            town = box.contract_town[contract]
            at_once = town == outlook.town and covers(left, box.contract_beans[contract])
            total += self.prospects.half_done(contract, 1.0 if at_once else reach[town], left)
        return total / len(outlook.unseen)
