"""Open offers as slips of paper on the North Sea. (BH-80)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.negotiation import Offer
from stammtisch.games.bohnhansa.deal import Deal
from stammtisch.games.bohnhansa.drawing.beans import bean_symbol
from stammtisch.games.bohnhansa.drawing.layout import CHART_AT, SLIPS, SLIPS_AT
from stammtisch.games.bohnhansa.drawing.palette import GOLD, SEATS
from stammtisch.games.bohnhansa.drawing.scene import Scene
from stammtisch.games.bohnhansa.drawing.things import emblem
from stammtisch.games.bohnhansa.names import BEAN_COUNT, COLOURS
from stammtisch.games.bohnhansa.phrases import say_deals
from stammtisch.pictures.paints import INK
from stammtisch.pictures.svg import TARGET, circle, group, rect, text, use
from stammtisch.pictures.words import say

TALL: Final = 46
SIDE: Final = 96  # for the beans of one side
BEAN: Final = 24


def slips(scene: Scene) -> str:
    """One under the other, a bundle with a slip for each of its deals; the more there are, the smaller."""
    offers = scene.view.open_offers()
    rows = sum(len(offer.deals) for offer in offers)
    scale = min(1, SLIPS[1] / (rows * TALL)) if rows else 1
    drawn, row = [], 0
    for offer in offers:
        drawn.append(_slip(scene, offer, row))
        row += len(offer.deals)
    return group(*drawn, at=(CHART_AT[0] + SLIPS_AT[0], CHART_AT[1] + SLIPS_AT[1]), scale=scale, id="offers")


def _slip(scene: Scene, offer: Offer[Deal], row: int) -> str:
    view = scene.view
    asked = view.seat is not None and offer.asks(view.seat)
    tall = TALL * len(offer.deals) - 5
    words = say_deals(offer.deals, view.active, scene.names)
    paint = SEATS[offer.by]
    return group(
        rect(3, 4, SLIPS[0], tall, rx=6, fill="#000", opacity=0.3),
        rect(
            0,
            0,
            SLIPS[0],
            tall,
            rx=6,
            fill="url(#bh-parchment)",
            stroke=GOLD if asked else INK,
            stroke_width=5 if asked else 1.6,
        ),
        rect(0, 0, 34, tall, rx=6, fill=paint.base),
        text(str(offer.number + 1), 17, tall / 2 + 8, "bh-digit", fill=paint.ink),
        *(_deal(scene, deal, place) for place, deal in enumerate(offer.deals)),
        rect(0, 0, SLIPS[0], tall, rx=6, **TARGET),
        at=(0, row * TALL),
        title=say("offer", number=offer.number + 1, name=scene.names[offer.by], words=words),
        id=f"offer-{offer.number + 1}",
        data_by=COLOURS[offer.by],
        data_asks=" ".join(COLOURS[seat] for seat in range(scene.players) if offer.asks(seat)),
    )


def _deal(scene: Scene, deal: Deal, place: int) -> str:
    """The active player's badge and beans, the arrows, the partner's beans and badge."""
    middle = 34 + (SLIPS[0] - 34) / 2
    besides = (
        ("invited", deal.invites),
        ("buys_first", deal.buys),
        ("throws_away", any(deal.drops + deal.partner_drops)),
    )
    notes = ", ".join(say(key) for key, true in besides if true)
    return group(
        _badge(scene.view.active, 54),
        _beans(deal.gives, 54 + 22, 1),
        use("bh-swap", middle, -6 if notes else 0),
        text(notes, middle, 16, "bh-note") if notes else "",
        _beans(deal.gets, SLIPS[0] - 20 - 22, -1),
        _badge(deal.partner, SLIPS[0] - 20),
        at=(0, 20.5 + TALL * place),
    )


def _badge(seat: int, x: float) -> str:
    paint = SEATS[seat]
    return circle(x, 0, 15, fill=paint.base, stroke=paint.dark, stroke_width=2) + use(
        emblem(COLOURS[seat]), x, 0, 0.95, color=paint.ink
    )


def _beans(counts: list[int], x: float, direction: int) -> str:
    """In a row away from the badge, closer together when there are many; a dash for nothing."""
    beans = [bean for bean in range(BEAN_COUNT) for _ in range(counts[bean])]
    if not beans:
        return text("–", x + direction * 14, 7, "bh-stat")
    step = min(BEAN, (SIDE - BEAN) / max(len(beans) - 1, 1))
    return "".join(
        use(bean_symbol(bean), x + direction * (12 + step * place), 0, 0.7) for place, bean in enumerate(beans)
    )
