"""What a deal is worth to me, to the other one, and whether it will be agreed to. (BH-40 to BH-44)"""

from __future__ import annotations

import math

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.outlook import Outlook
from stammtisch.games.bohnhansa.appraisal.partner import Partner
from stammtisch.games.bohnhansa.appraisal.prospects import Prospects
from stammtisch.games.bohnhansa.deal import Deal
from stammtisch.games.bohnhansa.decisions.customs import GUEST_CUSTOMS, TRAVEL_CUSTOMS
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    CUSTOMS_CARD,
    EMERGENCY,
    FIRST_CONTRACT,
    SLOT_COUNT,
    SUPPLY_CARD,
)


class Bargains:
    """My side of the negotiation in the active player's town."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        view = outlook.view
        self.place: int = view.figure[view.active]
        hand = view.hand
        # What it costs me to come as a guest, and what it brings to stand there, before any bean is swapped.
        self.coming: float = 0.0
        if self.place != outlook.town:
            here = Prospects(outlook, outlook.town, hand, [], outlook.turns, False, False).worth(outlook.cart)
            self.coming = -here - front_card_costs(outlook, hand[0])
            hand = hand[1:] if hand[0] >= FIRST_CONTRACT else [*hand[1:], hand[0]]
        laid = view.laid if outlook.my_turn else []
        self.prospects = Prospects(outlook, self.place, hand, laid, outlook.turns, outlook.my_turn, outlook.my_turn)
        self.now: float = self.prospects.worth(outlook.cart)
        if self.place != outlook.town:
            self.coming += self.now
        self._partners: dict[int, Partner] = {}
        self._worth: dict[int, float] = {}
        self._swapped: dict[int, float] = {}

    def partner(self, seat: int) -> Partner:
        """Another seat, looked at once."""
        if seat not in self._partners:
            self._partners[seat] = Partner(self.outlook, seat)
        return self._partners[seat]

    def change(self, bean: int, count: int) -> float:
        """What it is worth to me to have so many more, or fewer, of a kind."""
        if not count:
            return 0.0
        cart = self.outlook.cart[:]
        cart[bean] += count
        return self.prospects.worth(cart) - self.now

    def swapped(self, gets: int, got: int, loses: int, lost: int) -> float:
        """What it is worth to me to get so many of one kind and lose so many of another."""
        key = ((gets << 2 | got) << 3 | loses) << 2 | lost
        if key not in self._swapped:
            cart = self.outlook.cart[:]
            cart[gets] += got
            cart[loses] -= lost
            self._swapped[key] = self.prospects.worth(cart) - self.now
        return self._swapped[key]

    def gain(self, gets: list[int], loses: list[int]) -> float:
        """What it is worth to me to get some beans and lose others."""
        cart: list[int] = []
        key = 0
        for bean, count in enumerate(self.outlook.cart):
            changed = count + gets[bean] - loses[bean]
            cart.append(changed)
            key = key << 4 | changed
        if key not in self._worth:
            self._worth[key] = self.prospects.worth(cart)
        return self._worth[key] - self.now

    def mine(self, deal: Deal) -> float:
        """What a deal is worth to me, the way to the active player's town included."""
        if self.outlook.my_turn:
            gets = deal.gets[:]
            cost = 0
            for purchase in deal.buys:
                bean, slot = divmod(purchase, SLOT_COUNT)
                gets[bean] += 1
                cost += self._price(bean, slot)
            return self.gain(gets, [deal.gives[bean] + deal.drops[bean] for bean in range(BEAN_COUNT)]) - cost
        loses = [deal.gets[bean] + deal.partner_drops[bean] for bean in range(BEAN_COUNT)]
        return self.gain(deal.gives, loses) + (self.coming if deal.invites else 0.0)

    def _price(self, bean: int, slot: int) -> int:
        if slot == EMERGENCY:
            return self.outlook.box.dearest[self.place * BEAN_COUNT + bean]
        return self.outlook.view.price[bean]

    def theirs(self, deal: Deal) -> float:
        """What a deal may be worth to the other one."""
        view = self.outlook.view
        if self.outlook.my_turn:
            gain = self.partner(deal.partner).gain(deal.gives, deal.gets)
            return gain - weights.COMING if deal.invites else gain
        return self.partner(view.active).gain(deal.gets, deal.gives)

    def rivalry(self, deal: Deal) -> float:
        """How much the other one's gain is my loss."""
        view = self.outlook.view
        return self.partner(deal.partner if self.outlook.my_turn else view.active).rivalry

    def accepting(self, deal: Deal) -> float:
        """What is left of my gain when the other one's is held against it; whoever offers gains something."""
        return self.mine(deal) - self.rivalry(deal) * max(self.theirs(deal), weights.ASKED)

    def offering(self, deal: Deal) -> float:
        """The chance that the other one agrees, times what it then brings, less what is too little to talk about."""
        return promised(self.mine(deal), self.theirs(deal), self.rivalry(deal), deal.invites and self.outlook.my_turn)


def promised(mine: float, theirs: float, rivalry: float, guest: bool) -> float:
    """What an offer is worth that brings me and the other one so much."""
    net = mine - rivalry * max(theirs, 0.0)
    if net <= 0:
        return net - weights.TRIFLE
    return agreed(theirs, guest) * net - weights.TRIFLE


def agreed(gain: float, guest: bool) -> float:
    """How likely somebody agrees to a deal that seems to bring him so much."""
    doubt = weights.GUEST_DOUBT if guest else weights.DOUBT
    return 1 / (1 + math.exp(min((weights.AGREES - gain) / doubt, 50.0)))


def front_card_costs(outlook: Outlook, front: int) -> float:
    """What it costs to play the front card as a guest instead of in a journey. (BH-41)"""
    if front == SUPPLY_CARD:
        return -weights.HARVEST
    if front != CUSTOMS_CARD:
        return 0.0
    return float(GUEST_CUSTOMS - TRAVEL_CUSTOMS if outlook.turns >= 1 else GUEST_CUSTOMS)
