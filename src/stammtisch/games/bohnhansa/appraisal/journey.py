"""What a journey plays, costs, loses and brings, and the journey after it. (BH-31 to BH-36, BH-60)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.outlook import Outlook
from stammtisch.games.bohnhansa.appraisal.prospects import Prospects
from stammtisch.games.bohnhansa.decisions.customs import TRAVEL_CUSTOMS
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    CART,
    CUSTOMS_CARD,
    FIRST_CONTRACT,
    SUPPLY_CARD,
    TOWN_COUNT,
)

NEVER: Final = -1e9


class Stop:
    """A merchant somewhere on his way, with what he has earned since the way began."""

    def __init__(self, town: int, hand: list[int], cart: list[int], money: int, turns: float) -> None:
        self.town = town
        self.hand = hand
        self.laid: list[int] = []
        self.cart = cart
        self.money = money
        self.turns = turns
        # By bean: what it cost where he has passed and could have bought it, else 0.
        self.passed: list[int] = [0] * BEAN_COUNT
        self.earned = 0.0

    def fulfil(self, outlook: Outlook, share: float) -> None:
        """Deliver what can be delivered here, buying what is missing where it was or is sold."""
        for cards in (self.laid, self.hand):
            place = 0
            while place < len(cards):
                card = cards[place]
                if card < FIRST_CONTRACT or outlook.box.contract_town[card - FIRST_CONTRACT] != self.town:
                    place += 1
                elif self._deliver(outlook, card - FIRST_CONTRACT, share):
                    cards.pop(place)
                else:
                    place += 1

    def _deliver(self, outlook: Outlook, contract: int, share: float) -> bool:
        """Deliver one contract, if it can be and brings anything."""
        beans = outlook.box.contract_beans[contract]
        price = 0
        at_hand = 0
        missing = 0
        for bean in beans:
            if self.cart[bean]:
                at_hand += outlook.base[bean]
            elif self.passed[bean]:
                price += self.passed[bean]
                missing += 1
            else:
                return False
        profit = outlook.box.payout[contract] - price - at_hand
        if price > self.money or profit <= 0 or missing > CART - sum(self.cart):
            return False
        for bean in beans:
            if self.cart[bean]:
                self.cart[bean] -= 1
        self.money += outlook.box.payout[contract] - price
        # The beans are counted at base price with the cart; so is what leaves it.
        self.earned += share * profit + at_hand
        return True


def go(outlook: Outlook, start: Stop, town: int, share: float) -> Stop | None:
    """The merchant after a journey to a town, or None where the hand is too short; `share` of its gains count."""
    cards = outlook.box.distance[start.town * TOWN_COUNT + town] + 1
    if cards > len(start.hand):
        return None
    played = start.hand[:cards]
    stop = Stop(town, start.hand[cards:], start.cart[:], start.money, start.turns - 1)
    stop.passed = start.passed[:]
    stop.earned = start.earned - weights.CARD * cards
    plain: list[int] = []
    customs = supply = False
    for card in played:
        if card >= FIRST_CONTRACT:
            stop.laid.append(card)
        elif card == CUSTOMS_CARD:
            customs = True
        elif card == SUPPLY_CARD:
            supply = True
        else:
            plain.append(card)
    if customs:
        stop.hand.append(CUSTOMS_CARD)
        stop.earned -= TRAVEL_CUSTOMS + 0.5 * max(TRAVEL_CUSTOMS - stop.money, 0)
        stop.money = max(stop.money - TRAVEL_CUSTOMS, 0)
    if supply:
        stop.hand.append(SUPPLY_CARD)
        stop.earned += weights.HARVEST
    stop.hand += plain
    for bean in outlook.box.sells[town]:
        price = outlook.price[town * BEAN_COUNT + bean]
        if price and (not stop.passed[bean] or price < stop.passed[bean]):
            stop.passed[bean] = price
    stop.fulfil(outlook, share)
    return stop


def worth_of_stop(outlook: Outlook, stop: Stop) -> float:
    """What the merchant has earned and what his cart and hand still promise, while he can buy and deliver there."""
    prospects = Prospects(outlook, stop.town, stop.hand, stop.laid, stop.turns, True, True)
    return stop.earned + prospects.worth(stop.cart) - customs_ahead(stop)


def customs_ahead(stop: Stop) -> float:
    """What the customs card in the hand will cost, the likelier the nearer to the front it is."""
    left = stop.turns - stop.hand.index(CUSTOMS_CARD) / weights.CARDS_A_JOURNEY
    return TRAVEL_CUSTOMS * max(min(left, 1.0), 0.0)


def worth_of_way(outlook: Outlook, start: Stop, town: int) -> float:
    """What a journey to a town is worth with the best journey after it; NEVER where the hand is too short."""
    stop = go(outlook, start, town, 1.0)
    if stop is None:
        return NEVER
    if stop.turns < 1:
        return worth_of_stop(outlook, stop)
    best = NEVER
    for following in range(TOWN_COUNT):
        second = go(outlook, stop, following, weights.NEXT)
        if second is not None:
            best = max(best, worth_of_stop(outlook, second))
    return best


def worth_of_place(outlook: Outlook, start: Stop) -> float:
    """What a place, a hand and a cart are worth before the next turn: deliveries there, then the best journey."""
    start.fulfil(outlook, 1.0)
    if start.turns < 1:
        return start.earned + Prospects(outlook, start.town, start.hand, [], 0.0, True, False).worth(start.cart)
    best = NEVER
    for town in range(TOWN_COUNT):
        stop = go(outlook, start, town, 1.0)
        if stop is not None:
            best = max(best, worth_of_stop(outlook, stop))
    return best
