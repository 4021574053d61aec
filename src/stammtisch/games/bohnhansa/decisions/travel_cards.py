"""Cards of a hand in notation. (BH-20)"""

from __future__ import annotations

from collections.abc import Iterable

from stammtisch.engine.event import Value
from stammtisch.games.bohnhansa.components import Box
from stammtisch.games.bohnhansa.names import BEANS, CONTRACTS, FIRST_CONTRACT, TOWNS


def card_name(card: int) -> str:
    """A travel card's number, or a contract."""
    return CONTRACTS[card - FIRST_CONTRACT] if card >= FIRST_CONTRACT else str(card)


def contract_values(box: Box, card: int) -> dict[str, Value]:
    """A contract as events name it: its number, which the picture knows it by, and what stands on it."""
    return {"contract": card_name(card), "faces": [*faces(box, [card])]}


def faces(box: Box, cards: Iterable[int]) -> list[str]:
    """What stands on the contracts among some cards, in notation: R01 Rostock 35 Feuer Rote.

    Events take it along: the log is told without the box, and players know a contract by its face, not its number.
    """
    found: list[str] = []
    for card in cards:
        if card >= FIRST_CONTRACT:
            contract = card - FIRST_CONTRACT
            beans = " ".join(BEANS[bean] for bean in box.contract_beans[contract])
            found.append(f"{CONTRACTS[contract]} {TOWNS[box.contract_town[contract]]} {box.payout[contract]} {beans}")
    return found
