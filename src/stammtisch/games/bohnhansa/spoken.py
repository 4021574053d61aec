"""Offers as a player types them at the table: from his own side, in fewer words than the notation. (BH-80)"""

from __future__ import annotations

import re
from typing import Final

from stammtisch.engine.codebook import fold
from stammtisch.engine.errors import BadInput
from stammtisch.games.bohnhansa.choices import CODES, NUMBERS
from stammtisch.games.bohnhansa.deal import Deal
from stammtisch.games.bohnhansa.names import COLOURS
from stammtisch.games.bohnhansa.offer_notation import BUNDLE_LIMIT, bundle_code, counter_code, offer_code, read_deal
from stammtisch.games.bohnhansa.view import BohnHansaView

EXAMPLE: Final = "write it like: offer blue 2 Blaue for Garten"
NUMBER_AND_BEAN: Final = re.compile(r"(\d{0,2}) ?x? ?(\D+)")


def read_spoken(text: str, view: BohnHansaView) -> int:
    """The choice that the view's seat means by a text; whatever is no offer is read as it is written."""
    kind, *words = text.split() or [""]
    if fold(kind) == "offer":
        return offer_code(spoken_deal(words, view).number())
    if fold(kind) == "counter" and words and words[0] in NUMBERS:
        number, *deal = words
        if deal and fold(deal[0]) not in map(fold, COLOURS):
            deal.insert(0, other_side(number, view))
        return counter_code(NUMBERS.index(number), spoken_deal(deal, view).number())
    parts = " ".join(words).split("/")
    if fold(kind) == "bundle" and 2 <= len(parts) <= BUNDLE_LIMIT:
        return bundle_code([spoken_deal(part.split(), view).number() for part in parts])
    return CODES.parse(text)


def other_side(number: str, view: BohnHansaView) -> str:
    """The colour that a counter goes to when none is said: whoever made the offer, or for one of my own its partner."""
    for offer in view.open_offers():
        if str(offer.number + 1) == number:
            return COLOURS[offer.by if offer.by != view.seat else offer.deals[0].partner]
    raise BadInput(f"offer {number} is not open")


def spoken_deal(words: list[str], view: BohnHansaView) -> Deal:
    """A deal from the side of the view's seat, or in notation with its own colour as the partner.

    Whoever is elsewhere is invited to a swap: there is no other way (BH-80). An invitation alone has to be said.
    """
    read_deal(tuple(words[:1]))  # whoever leaves the partner out is told so, and not that his beans are none
    deal = read_deal(tuple(_with_keys(words)))
    if deal.partner == view.active and view.seat is not None and view.seat != view.active:
        deal = Deal(view.seat, deal.invites, deal.gets, deal.gives, deal.buys, deal.partner_drops, deal.drops)
    elsewhere = deal.partner < len(view.figure) and view.figure[deal.partner] != view.figure[view.active]
    invites = deal.invites or (elsewhere and (any(deal.gives) or any(deal.gets)))
    return Deal(deal.partner, invites, deal.gives, deal.gets, deal.buys, deal.drops, deal.partner_drops)


def _with_keys(words: list[str]) -> list[str]:
    """`blue 2 Blaue for Garten` as `blue gives=Blaue+Blaue gets=Garten`; what has keys already stays as it is."""
    plain = [word for word in words[1:] if "=" not in word and fold(word) != "invited"]
    if not plain:
        return words
    keyed = [word for word in words[1:] if word not in plain]
    sides = re.split(r"\bfor\b", " ".join(plain), flags=re.IGNORECASE)
    if len(sides) != 2:
        raise BadInput(f"'{' '.join(plain)}' is no swap; {EXAMPLE}")
    for key, side in zip(("gives", "gets"), sides, strict=True):
        if beans := _beans(side):
            keyed.append(f"{key}={beans}")
    return [words[0], *keyed]


def _beans(side: str) -> str:
    """`2 Blaue and Sau` as `Blaue+Blaue+Sau`; `nothing` as nothing."""
    if side.strip().casefold() == "nothing":
        return ""
    beans: list[str] = []
    for part in re.split(r"\+|,|\band\b", side):
        found = NUMBER_AND_BEAN.fullmatch(part.strip())
        if found is None:
            raise BadInput(f"'{part.strip()}' is no number of beans; {EXAMPLE}")
        beans += [found[2]] * int(found[1] or 1)
    return "+".join(beans)
