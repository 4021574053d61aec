"""Selling privilege cards, at the points where it can matter. (HA-62, HA-65)"""

from __future__ import annotations

from stammtisch.engine.refusal import Refusal
from stammtisch.games.heavenale.choices import SELL
from stammtisch.games.heavenale.names import CARD_COUNT, CARDS
from stammtisch.games.heavenale.scoring import CARD_SALE
from stammtisch.games.heavenale.state import HeavenAleState


def sell_choices(state: HeavenAleState, seat: int) -> list[int]:
    """The cards in hand, each for sale."""
    return [SELL + card for card in range(CARD_COUNT) if state.cards[seat] >> card & 1]


def sell_refusal(state: HeavenAleState, seat: int, card: int) -> Refusal | None:
    """Why a card may not be sold."""
    if state.cards[seat] >> card & 1:
        return None
    return Refusal("HA-62", "card_gone", {"card": CARDS[card]})


def sell_card(state: HeavenAleState, seat: int, card: int) -> None:
    """Three ducats; the card counts for nothing any more."""
    state.cards[seat] ^= 1 << card
    state.pay(seat, CARD_SALE)
    if state.telling:
        state.tell("card_sold", seat, {"card": CARDS[card], "price": CARD_SALE})
