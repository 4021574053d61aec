"""Cards of a hand in words. (BH-20)"""

from __future__ import annotations

from stammtisch.games.bohnhansa.names import CONTRACTS, FIRST_CONTRACT


def card_name(card: int) -> str:
    """A travel card's number, or a contract."""
    return CONTRACTS[card - FIRST_CONTRACT] if card >= FIRST_CONTRACT else str(card)
