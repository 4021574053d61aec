"""Beans, contracts, harvests and deals in a player's words, for terminal and picture."""

from __future__ import annotations

from collections.abc import Iterable

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


def say_beans(counts: Iterable[int]) -> str:
    """2 Blaue and Garten; the counts are by bean."""
    return listed(
        [BEANS[bean] if count == 1 else f"{count} {BEANS[bean]}" for bean, count in enumerate(counts) if count]
    )


def say_kinds(mask: int) -> str:
    """Blaue, Sau; from a bit mask of beans."""
    return ", ".join(BEANS[bean] for bean in range(BEAN_COUNT) if mask >> bean & 1)


def say_contract(box: Box, contract: int) -> str:
    """R01: Feuer and Rote to Rostock for 35."""
    beans = listed([BEANS[bean] for bean in box.contract_beans[contract]])
    return f"{CONTRACTS[contract]}: {beans} to {TOWNS[box.contract_town[contract]]} for {box.payout[contract]}"


def say_harvest(box: Box, card: int) -> str:
    """2 Blaue to Hamburg, 3 Feuer to Danzig."""
    return ", ".join(f"{count} {BEANS[bean]} to {TOWNS[town]}" for town, bean, count in box.harvests[card])


def say_deal(deal: Deal, active: str, partner: str) -> str:
    """What happens, in the order in which it does. (BH-82)"""
    parts: list[str] = []
    if deal.buys:
        parts.append(f"{active} first buys {listed([say_purchase(purchase) for purchase in deal.buys])}")
    if deal.invites:
        parts.append(f"{partner} is invited")
    for name, drops in ((active, deal.drops), (partner, deal.partner_drops)):
        if any(drops):
            parts.append(f"{name} throws {say_beans(drops)} away")
    gives, gets = say_beans(deal.gives), say_beans(deal.gets)
    if gives and gets:
        parts.append(f"{active} gives {gives} for {gets}")
    elif gives:
        parts.append(f"{active} gives {gives} for nothing")
    elif gets:
        parts.append(f"{partner} gives {gets} for nothing")
    return "; ".join(parts)


def say_purchase(purchase: int) -> str:
    """Sau from box 1."""
    bean, slot = divmod(purchase, SLOT_COUNT)
    return f"{BEANS[bean]} in emergency" if slot == EMERGENCY else f"{BEANS[bean]} from box {SLOTS[slot]}"


def say_deals(deals: list[Deal], active: int, names: list[str]) -> str:
    """All deals of an offer; a bundle says that it is one. (BH-87)"""
    said = [f"with {names[deal.partner]}: {say_deal(deal, names[active], names[deal.partner])}" for deal in deals]
    return f"all or nothing, {' / '.join(said)}" if len(said) > 1 else said[0]


def say_order(order: Order, names: list[str]) -> str:
    """Accept from Ben: give at most Blaue, get at least Garten, as a guest if plain is in front. (BH-89)"""
    verb = "accept" if order.accepts else "refuse"
    whose = "" if order.by == NOBODY or order.by >= len(names) else f" from {names[order.by]}"
    gives, gets = say_beans(order.gives), say_beans(order.gets)
    fronts = listed([front for place, front in enumerate(FRONTS) if order.fronts >> place & 1], "or")
    guest = "as a guest" if order.fronts == ANY_FRONT else f"as a guest if {fronts} is in front"
    said = {
        f"give at most {gives}" if order.accepts else f"asked for {gives}": gives,
        f"get at least {gets}" if order.accepts else f"without {gets}": gets,
        guest: order.fronts,
    }
    conditions = ", ".join(words for words, there in said.items() if there)
    return f"{verb}{whose}: {conditions}" if conditions else f"{verb} all{whose}"


def listed(words: list[str], link: str = "and") -> str:
    """Anna, Ben and Clara."""
    *others, last = words or [""]
    return f"{', '.join(others)} {link} {last}" if others else last
