"""Beans, contracts, harvests and deals in a player's words, for terminal and picture.

In the words of the book that is spoken with: see `speaking`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from stammtisch.games.bohnhansa.components import Box
from stammtisch.games.bohnhansa.deal import Deal
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    BEANS,
    CONTRACTS,
    EMERGENCY,
    NOBODY,
    SLOT_COUNT,
    SLOTS,
    TOWNS,
)
from stammtisch.games.bohnhansa.order import ANY_FRONT, FRONTS, Order
from stammtisch.pictures.words import called, listed, say_with


def phrase(key: str, **spelled: object) -> str:
    """The words of a key of the section `phrase`; what is put in is already in words."""
    return say_with("phrase", key, **spelled)


def say_bean(bean: int) -> str:
    return called(BEANS[bean])


def say_town(town: int) -> str:
    return called(TOWNS[town])


def say_beans(counts: Iterable[int]) -> str:
    """2 Blaue and Garten; the counts are by bean."""
    return listed([say_count(bean, count) for bean, count in enumerate(counts) if count])


def say_count(bean: int, count: int) -> str:
    """Garten, 2 Blaue."""
    return say_bean(bean) if count == 1 else phrase("beans", count=count, bean=say_bean(bean))


def say_kinds(mask: int) -> str:
    """Blaue, Sau; from a bit mask of beans."""
    return ", ".join(say_bean(bean) for bean in range(BEAN_COUNT) if mask >> bean & 1)


def say_contract(box: Box, contract: int) -> str:
    """R01: Feuer and Rote to Rostock for 35."""
    return phrase(
        "contract",
        contract=CONTRACTS[contract],
        beans=listed([say_bean(bean) for bean in box.contract_beans[contract]]),
        town=say_town(box.contract_town[contract]),
        payout=box.payout[contract],
    )


def say_face(face: str) -> str:
    """Feuer and Rote to Rostock for 35; from what stands on a contract, in notation."""
    _, town, payout, *beans = face.split()
    names = listed([called(bean) for bean in beans])
    return phrase("contract_told", beans=names, town=called(town), payout=payout)


def say_played(face: str) -> str:
    """The contract Rostock 35: the same as one card among others."""
    _, town, payout, *_ = face.split()
    return phrase("contract_played", town=called(town), payout=payout)


def say_harvest(box: Box, card: int) -> str:
    """2 Blaue to Hamburg, 3 Feuer to Danzig."""
    return ", ".join(
        phrase("harvest", beans=phrase("beans", count=count, bean=say_bean(bean)), town=say_town(town))
        for town, bean, count in box.harvests[card]
    )


def say_deal(deal: Deal, active: str, partner: str) -> str:
    """What happens, in the order in which it does. (BH-82)"""
    parts: list[str] = []
    if deal.buys:
        bought = listed([say_purchase(purchase) for purchase in deal.buys])
        parts.append(phrase("buys_first", active=active, purchases=bought))
    if deal.invites:
        parts.append(phrase("is_invited", partner=partner))
    for name, drops in ((active, deal.drops), (partner, deal.partner_drops)):
        if any(drops):
            parts.append(phrase("throws_away", who=name, beans=say_beans(drops)))
    gives, gets = say_beans(deal.gives), say_beans(deal.gets)
    if gives and gets:
        parts.append(phrase("gives_for", active=active, gives=gives, gets=gets))
    elif gives or gets:
        parts.append(phrase("gives_for_nothing", who=active if gives else partner, gives=gives or gets))
    return reduce(lambda first, second: phrase("and_then", first=first, second=second), parts) if parts else ""


def say_purchase(purchase: int) -> str:
    """Sau from box 1."""
    bean, slot = divmod(purchase, SLOT_COUNT)
    if slot == EMERGENCY:
        return phrase("in_emergency", bean=say_bean(bean))
    return phrase("from_box", bean=say_bean(bean), box=SLOTS[slot])


def say_deals(
    deals: list[Deal], active: int, names: list[str], speaker: int | None = None, made: str = "with_partner"
) -> str:
    """All deals of an offer; a bundle says that it is one. (BH-87)

    Nobody who speaks of a deal of his own names himself as the one it is with. `made` is `to_partner` while it is only
    being offered.
    """
    alone = [deal.partner for deal in deals] == [speaker]
    said = [
        phrase(
            made,
            partner=names[active if alone else deal.partner],
            deal=say_deal(deal, names[active], names[deal.partner]),
        )
        for deal in deals
    ]
    return phrase("bundle", deals=" / ".join(said)) if len(said) > 1 else said[0]


def say_order(order: Order, names: list[str]) -> str:
    """Accept from Ben: give at most Blaue, get at least Garten, as a guest if plain is in front. (BH-89)"""
    conditions: list[str] = []
    if any(order.gives):
        conditions.append(phrase("give_at_most" if order.accepts else "asked_for", beans=say_beans(order.gives)))
    if any(order.gets):
        conditions.append(phrase("get_at_least" if order.accepts else "without", beans=say_beans(order.gets)))
    if order.fronts == ANY_FRONT:
        conditions.append(phrase("as_guest"))
    elif order.fronts:
        fronts = [called(front) for place, front in enumerate(FRONTS) if order.fronts >> place & 1]
        conditions.append(phrase("as_guest_if", fronts=listed(fronts, "or")))
    anybody = order.by == NOBODY or order.by >= len(names)
    key = "accept" if order.accepts else "refuse"
    key += ("" if conditions else "_all") + ("" if anybody else "_from")
    return phrase(key, conditions=", ".join(conditions), who="" if anybody else names[order.by])


def say_wish(have: int, want: int) -> str:
    """Would give Blaue, looks for Garten; from bit masks. (BH-84)"""
    parts = [phrase("wish_has", beans=say_kinds(have))] * bool(have)
    return ", ".join(parts + [phrase("wish_wants", beans=say_kinds(want))] * bool(want))
