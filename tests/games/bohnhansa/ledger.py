"""A second account of a trade phase, kept from the rules alone: who has what, which offers are open, what may be done.

The model for the tests of negotiation. It knows nothing of the engine but how a position is written.
"""

from __future__ import annotations

import copy
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.names import BEANS, SLOTS
from tests.games.bohnhansa.table import Table

Beans = Counter[str]
PLAIN = ("1", "4", "5", "6", "7")
BOX: dict[str, Any] = GAME.components.data
CONTRACTS: dict[str, Any] = {contract["id"]: contract for contract in BOX["contracts"]}
DEAREST = {
    (town["name"], sale["bean"]): max(*sale["prices"], sale["circle"])
    for town in BOX["towns"]
    for sale in town["sells"]
}


@dataclass
class Part:
    """A deal between the active player and one partner, as an offer names it."""

    partner: str
    invited: bool = False
    gives: Beans = field(default_factory=Counter)
    gets: Beans = field(default_factory=Counter)
    drops: Beans = field(default_factory=Counter)
    partner_drops: Beans = field(default_factory=Counter)
    buys: list[tuple[str, str]] = field(default_factory=list)

    def words(self) -> str:
        """The notation, in the order in which the program spells it."""
        words = [self.partner]
        rows = (
            ("gives", self.gives),
            ("gets", self.gets),
            ("drops", self.drops),
            ("partner-drops", self.partner_drops),
        )
        for key, beans in rows:
            if beans.total():
                words.append(f"{key}={'+'.join(bean for bean in BEANS for _ in range(beans[bean]))}")
        if self.buys:
            bought = sorted(self.buys, key=lambda buy: (BEANS.index(buy[0]), SLOTS.index(buy[1])))
            words.append(f"buys={'+'.join(f'{bean}@{slot}' for bean, slot in bought)}")
        return " ".join([*words, "invited"] if self.invited else words)


@dataclass
class OpenOffer:
    """An offer as the model knows it."""

    number: int
    by: str
    parts: list[Part]
    depth: int
    agreed: set[str] = field(default_factory=set)

    def partners(self) -> list[str]:
        return [part.partner for part in self.parts]


class Ledger:
    """Carts, money, figures, hands, the meter of the town and the open offers; every act is a method."""

    def __init__(self, table: Table) -> None:
        position: dict[str, Any] = GAME.write(table.state)
        self.colours = table.colours
        self.active: str = position["turn"]
        self.carts: dict[str, Beans] = {colour: Counter(cart) for colour, cart in position["cart"].items()}
        self.money: dict[str, int] = dict(position["money"])
        self.credit: dict[str, int] = dict(position["credit"])
        self.figures: dict[str, str] = dict(position["figure"])
        self.hands: dict[str, list[str]] = {colour: list(hand) for colour, hand in position["hand"].items()}
        self.laid: list[str] = list(position["laid"])
        self.town = self.figures[self.active]
        self.meter = [read_box(box) for box in position["meter"][self.town]]
        self.elsewhere = {
            bean
            for town, boxes in position["meter"].items()
            if town != self.town
            for bean, count in map(read_box, boxes)
            if count
        }
        self.prices: dict[str, int] = dict(position["prices"])
        self.emergency: set[str] = set(position["emergency"])
        self.harvests = len(position["pile"]) + len(position["reserve"])
        self.offers: list[OpenOffer] = []
        self.numbered = 0
        self.made: Beans = Counter()
        self.carrying: list[Part] = []
        self.debtor = ""
        self.debt = 0
        self.payable: Beans = Counter()

    # What can be done.

    def room(self, colour: str) -> int:
        return 8 - self.carts[colour].total()

    def can_buy(self, bean: str, slot: str) -> bool:
        """BH-44 to BH-47."""
        if self.room(self.active) < 1:
            return False
        if slot == "emergency":
            in_play = any(cart[bean] for cart in self.carts.values()) or bean in self.elsewhere
            in_play = in_play or any(kind == bean and count for kind, count in self.meter)
            if in_play or bean in self.emergency or (self.town, bean) not in DEAREST:
                return False
        elif int(slot) > len(self.meter) or self.meter[int(slot) - 1][0] != bean or not self.meter[int(slot) - 1][1]:
            return False
        return self.price(bean, slot) <= self.money[self.active]

    def price(self, bean: str, slot: str) -> int:
        return DEAREST[self.town, bean] if slot == "emergency" else self.prices[bean]

    def possible(self, parts: list[Part]) -> bool:
        """Whether these parts could be carried out now, one after the other. (BH-82, BH-87)"""
        world = copy.deepcopy(self)
        partners = [part.partner for part in parts]
        return len(set(partners)) == len(partners) and all(world.carried_out(part) for part in parts)

    def carried_out(self, part: Part) -> bool:
        """Carry a part out but for the guest's card; False when it cannot be."""
        if part.partner not in self.colours or part.partner == self.active:
            return False
        if part.invited != (self.figures[part.partner] != self.town):
            return False
        if not part.invited and not part.gives.total() and not part.gets.total():
            return False
        for bean, slot in part.buys:
            if not self.can_buy(bean, slot):
                return False
            self.buy(bean, slot)
        mine, theirs = self.carts[self.active], self.carts[part.partner]
        if not part.gives + part.drops <= mine or not part.gets + part.partner_drops <= theirs:
            return False
        surplus = theirs.total() - part.gets.total() + part.gives.total() - 8
        if part.partner_drops.total() != max(surplus, 0):
            return False
        self.swap(part)
        self.figures[part.partner] = self.town
        return self.room(self.active) >= 0

    # What is done.

    def buy(self, bean: str, slot: str) -> None:
        self.money[self.active] -= self.price(bean, slot)
        self.carts[self.active][bean] += 1
        if slot == "emergency":
            self.emergency.add(bean)
        else:
            kind, count = self.meter[int(slot) - 1]
            self.meter[int(slot) - 1] = (kind, count - 1)

    def swap(self, part: Part) -> None:
        mine, theirs = self.carts[self.active], self.carts[part.partner]
        self.carts[self.active] = mine - part.drops - part.gives + part.gets
        self.carts[part.partner] = theirs - part.partner_drops - part.gets + part.gives

    def carry_out(self, parts: list[Part]) -> None:
        """BH-82: purchases, the guest's move and card, discards, swap; it may have to wait for a guest's beans."""
        self.carrying = parts
        self._begin_part()

    def _begin_part(self) -> None:
        part = self.carrying[0]
        for bean, slot in part.buys:
            self.buy(bean, slot)
        if part.invited:
            self._receive(part)
        if not self.debtor:
            self._finish_part()

    def _receive(self, part: Part) -> None:
        """BH-41, BH-42."""
        guest = part.partner
        self.figures[guest] = self.town
        card = self.hands[guest].pop(0)
        if card in CONTRACTS:
            return
        self.hands[guest].append(card)
        if card == "2":
            self.harvests -= self.harvests > 0
        elif card == "3":
            paid = min(15, self.money[guest])
            self.money[guest] -= paid
            if paid < 15:
                self.debtor, self.debt = guest, 15 - paid
                self.payable = self.carts[guest] - part.gets - part.partner_drops
                self._settle_customs()

    def pay_customs(self, bean: str) -> None:
        """The guest gives one of the beans that the deal leaves him, at base price."""
        self.carts[self.debtor] -= Counter([bean])
        self.payable -= Counter([bean])
        self.debt -= BOX["beans"][BEANS.index(bean)]["base"]
        self._settle_customs()
        if not self.debtor:
            self._finish_part()

    def _settle_customs(self) -> None:
        if self.debt > 0 and self.payable.total():
            return
        self.credit[self.debtor] += max(self.debt, 0)
        self.debtor, self.debt, self.payable = "", 0, Counter()

    def _finish_part(self) -> None:
        self.swap(self.carrying[0])
        self.carrying = self.carrying[1:]
        if self.carrying:
            self._begin_part()

    # Offers.

    def may_propose(self, colour: str, parts: list[Part], bundle: bool, counters: OpenOffer | None) -> bool:
        """BH-40, BH-80, BH-81, BH-85, BH-87."""
        partners = [part.partner for part in parts]
        if self.debtor or (colour != self.active and (bundle or partners != [colour])):
            return False
        if counters is not None and (not self.waits_for(counters, colour) or partners[0] not in counters.partners()):
            return False
        if not self.possible(parts) or self.made[colour] == 12 or (counters is not None and counters.depth == 4):
            return False
        others = [offer for offer in self.offers if offer is not counters]
        return all(sum(partner in offer.partners() for offer in others) < 3 for partner in partners)

    def propose(self, colour: str, parts: list[Part], counters: OpenOffer | None) -> None:
        self.numbered += 1
        self.made[colour] += 1
        if counters is not None:
            self.offers.remove(counters)
        self.offers.append(OpenOffer(self.numbered, colour, parts, counters.depth + 1 if counters else 0))

    def find(self, number: int) -> OpenOffer | None:
        return next((offer for offer in self.offers if offer.number == number), None)

    def waits_for(self, offer: OpenOffer, colour: str) -> bool:
        """Whether an offer waits for this player's answer."""
        asked = offer.partners() if offer.by == self.active else [self.active]
        return colour in asked and colour not in offer.agreed

    def accept(self, offer: OpenOffer, colour: str) -> None:
        offer.agreed.add(colour)
        if offer.by != self.active or offer.agreed >= set(offer.partners()):
            self.offers.remove(offer)
            self.carry_out(offer.parts)

    def void_impossible(self) -> None:
        """BH-83; in the middle of a deal it waits until that is done."""
        if not self.debtor:
            self.offers = [offer for offer in self.offers if self.possible(offer.parts)]

    def written(self) -> list[str]:
        """The open offers as the tables of the tests write them."""
        return [f"{offer.number}: {' / '.join(part.words() for part in offer.parts)}" for offer in self.offers]


def read_box(box: str) -> tuple[str, int]:
    """A box of a meter as kind and count."""
    kind, _, count = box.partition("*")
    return (kind, int(count)) if count else ("", 0)
