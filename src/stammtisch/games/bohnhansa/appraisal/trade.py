"""The trade phase: what to buy, what to offer, whom to answer, when to end it. (BH-40 to BH-47, BH-80 ff.)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.bargains import Bargains
from stammtisch.games.bohnhansa.appraisal.outlook import Outlook
from stammtisch.games.bohnhansa.appraisal.own_turn import POINTLESS, OwnTurn
from stammtisch.games.bohnhansa.appraisal.prospects import Prospects
from stammtisch.games.bohnhansa.appraisal.talk import Talk
from stammtisch.games.bohnhansa.choices import ACCEPT, BUY, CONTRACT, DISCARD, END, FULFIL, OPENING, PASS
from stammtisch.games.bohnhansa.names import BEAN_COUNT, CART, EMERGENCY, SLOT_COUNT

TALK_FIRST: Final = 200.0
"""Offers and answers come before purchases: beans are there for money as long as the phase lasts."""
LISTEN: Final = 100.0


class Market:
    """What beans of this town are worth when the phase ends: to whoever stands there."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        view = outlook.view
        # What is not bought now must come from elsewhere.
        self.leaving = Prospects(outlook, outlook.town, view.hand, view.laid, outlook.turns, True, False)
        self.now: float = self.leaving.worth(outlook.cart)

    def buy(self, bean: int, slot: int, dropped: int = -1) -> float:
        """What a bean brings beyond its price, perhaps in the place of another one."""
        outlook = self.outlook
        cart = outlook.cart[:]
        cart[bean] += 1
        if dropped >= 0:
            cart[dropped] -= 1
        price = outlook.box.dearest[outlook.town * BEAN_COUNT + bean] if slot == EMERGENCY else outlook.view.price[bean]
        if price > outlook.money:
            return POINTLESS
        return self.leaving.worth(cart) - self.now - price - weights.PURCHASE

    def discard(self, dropped: int) -> float:
        """What could be bought in its place when the cart is full."""
        outlook = self.outlook
        if sum(outlook.cart) < CART:
            return POINTLESS
        best = POINTLESS
        for bean in range(BEAN_COUNT):
            if bean != dropped and outlook.price[outlook.town * BEAN_COUNT + bean]:
                best = max(best, self.buy(bean, 0, dropped))
        return best


def appraise_trade(outlook: Outlook, choices: list[int]) -> list[float]:
    """Against ending the phase, or for the others against saying nothing, which is 0."""
    talk = Talk(Bargains(outlook))
    if not outlook.my_turn:
        return [talk.worth(choice) for choice in choices]
    turn = OwnTurn(outlook, True)
    market = Market(outlook)
    values: list[float] = []
    for choice in choices:
        if choice == END:
            values.append(0.0)
        elif choice == PASS:
            values.append(LISTEN)
        elif choice >= ACCEPT:
            worth = talk.worth(choice)
            values.append(TALK_FIRST + worth if worth > 0 else worth)
        elif FULFIL <= choice < OPENING:
            values.append(turn.fulfil(choice))
        elif choice >= BUY:
            values.append(market.buy(*divmod(choice - BUY, SLOT_COUNT)))
        elif choice >= CONTRACT:
            # Before the journey or at the end of the turn: what is needed then is known.
            values.append(POINTLESS)
        else:
            values.append(market.discard(choice - DISCARD))
    return values


def appraise_offers(outlook: Outlook, choices: list[int]) -> list[float]:
    """A round of offers: against passing, or refusing, which is 0."""
    talk = Talk(Bargains(outlook))
    return [talk.worth(choice) for choice in choices]
