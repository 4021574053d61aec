"""Open offers, numbered as they are answered. (BH-80)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.phrases import say_deals, say_order
from stammtisch.games.bohnhansa.sketch.ink import badge
from stammtisch.games.bohnhansa.view import BohnHansaView
from stammtisch.pictures.markup import paint, wrapped
from stammtisch.pictures.words import listed

WIDTH: Final = 88


def offer_lines(view: BohnHansaView, names: list[str]) -> list[str]:
    """Each offer: its number, who made it, what it says, whose answer it waits for."""
    lines: list[str] = []
    for offer in view.open_offers():
        asked = [names[seat] for seat in range(len(names)) if offer.asks(seat)]
        yours = view.seat is not None and offer.asks(view.seat)
        words = (
            f"{say_deals(offer.deals, view.active, names)} · {'your answer' if yours else f'{listed(asked)} to answer'}"
        )
        first, *others = wrapped(words, WIDTH)
        number = paint(f"{offer.number + 1:>3}", "bold reverse" if yours else "bold")
        lines += [f"{number} {badge(offer.by)} {first}", *(f"        {line}" for line in others)]
    return [paint("Offers", "bold"), *lines] if lines else []


def order_lines(view: BohnHansaView, names: list[str]) -> list[str]:
    """BH-89: the viewer's own standing orders, the first that fits before the others."""
    lines: list[str] = []
    for number, order in enumerate(view.standing_orders(), 1):
        first, *others = wrapped(say_order(order, names), WIDTH)
        lines += [f"{number:>3}. {first}", *(f"     {line}" for line in others)]
    return [paint("Your orders", "bold"), *lines] if lines else []
