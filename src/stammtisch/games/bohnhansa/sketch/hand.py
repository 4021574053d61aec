"""The own hand in its order, what a journey would play of it, and contracts on the table. (BH-20, BH-32)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.components import covers
from stammtisch.games.bohnhansa.decisions.customs import TRAVEL_CUSTOMS
from stammtisch.games.bohnhansa.decisions.travel_cards import card_name
from stammtisch.games.bohnhansa.journeys import Prospect, as_guest, prospects
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    CONTRACTS,
    CUSTOMS_CARD,
    FIRST_CONTRACT,
    SUPPLY_CARD,
    TOWNS,
)
from stammtisch.games.bohnhansa.sketch.ink import sign
from stammtisch.games.bohnhansa.view import BohnHansaView
from stammtisch.pictures.markup import fit, paint, wrapped
from stammtisch.pictures.words import listed

WIDTH: Final = 100
CARDS_WIDTH: Final = 14
TOWNS_WIDTH: Final = 41


def hand_lines(view: BohnHansaView) -> list[str]:
    """The cards from the front, then the journeys that they allow; a spectator sees no hand."""
    if view.seat is None:
        return []
    words = [_card(view, card) for card in view.hand]
    lines = _wrapped("Hand, front first: ", words)
    if view.dealt:
        numbered = [(f"{place}. ", *_card(view, card)) for place, card in enumerate(view.dealt, 1)]
        lines += _wrapped("Dealt: ", [(number + words, len(number) + width) for number, words, width in numbered])
    found = prospects(view)
    if found:
        lines.append(paint(fit("Next journey", CARDS_WIDTH) + fit("to", TOWNS_WIDTH) + "plays", "dim"))
    lines += [line for prospect in found for line in _journey_lines(view, prospect)]
    if found:
        played = as_guest(view.terms.box, view.hand[0])
        head = fit("  as a guest", CARDS_WIDTH) + fit("where you are invited", TOWNS_WIDTH)
        lines.append(head + paint(played, "bold" if ":" in played else ""))
    return lines


def laid_lines(view: BohnHansaView) -> list[str]:
    """BH-33: contracts on the table, which can still be fulfilled in their town until the turn ends."""
    if not view.laid:
        return []
    return _wrapped("On the table: ", [_card(view, card) for card in view.laid])


def _card(view: BohnHansaView, card: int) -> tuple[str, int]:
    """A card as markup, and how wide it is."""
    if card >= FIRST_CONTRACT:
        beans = view.terms.box.contract_beans[card - FIRST_CONTRACT]
        return _contract(view, card), len(_bare(view, card)) + 3 * len(beans)
    words = {SUPPLY_CARD: "2 supply", CUSTOMS_CARD: "3 customs"}.get(card, str(card))
    return paint(words, "" if words.isdecimal() else "bold"), len(words)


def _bare(view: BohnHansaView, card: int) -> str:
    contract = card - FIRST_CONTRACT
    return f"{CONTRACTS[contract]} {TOWNS[view.terms.box.contract_town[contract]]} {view.terms.box.payout[contract]}"


def _contract(view: BohnHansaView, card: int) -> str:
    """Number, town, payout and beans; bold where it can be fulfilled as the cart and the figure are."""
    box, seat = view.terms.box, view.seat
    contract = card - FIRST_CONTRACT
    beans = box.contract_beans[contract]
    ready = (
        seat is not None
        and view.figure[seat] == box.contract_town[contract]
        and covers(view.cart, beans, seat * BEAN_COUNT)
    )
    return f"{paint(_bare(view, card), 'bold' if ready else '')} {' '.join(sign(bean) for bean in beans)}"


def _wrapped(head: str, words: list[tuple[str, int]]) -> list[str]:
    """Cards with a stroke between them, in as many lines as they need."""
    lines, used = [paint(head, "bold")], len(head)
    for index, (markup, width) in enumerate(words):
        gap = "" if index == 0 else " │ "
        if used + len(gap) + width > WIDTH:
            lines.append(" " * len(head))
            used = len(head)
            gap = ""
        lines[-1] += paint(gap, "dim") + markup
        used += len(gap) + width
    return lines


def _journey_lines(view: BohnHansaView, prospect: Prospect) -> list[str]:
    cards = len(prospect.played)
    names = ", ".join(TOWNS[town] for town in prospect.towns)
    where = f"stay in {names}" if cards == 1 else names
    played = " ".join(card_name(card) for card in prospect.played)
    brings = [f"customs −{TRAVEL_CUSTOMS}"] * prospect.pays_customs + ["supply"] * prospect.brings_harvest
    brings += _losses(view, prospect)
    words = f"{played}: {', '.join(brings)}" if brings else played
    first, *others = wrapped(words, WIDTH - CARDS_WIDTH - TOWNS_WIDTH)
    style = "bold" if brings else ""
    head = fit(f"  {cards} card{'s' if cards > 1 else ''}", CARDS_WIDTH) + fit(where, TOWNS_WIDTH)
    return [head + paint(first, style), *(" " * len(head) + paint(line, style) for line in others)]


def _losses(view: BohnHansaView, prospect: Prospect) -> list[str]:
    """Contracts that are played and lost; one whose town is a goal of the journey is not lost there."""
    box = view.terms.box
    lost = [CONTRACTS[contract] for contract in prospect.contracts if box.contract_town[contract] not in prospect.towns]
    saved = [CONTRACTS[contract] for contract in prospect.contracts if CONTRACTS[contract] not in lost]
    words = [f"loses {listed(lost)}"] if lost else []
    return words + ([f"{listed(saved)} only there"] if saved else [])
