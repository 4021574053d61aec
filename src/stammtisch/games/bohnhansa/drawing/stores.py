"""The stores on the chart: contracts, harvest cards, the supply of beans. (BH-12, BH-52)"""

from __future__ import annotations

from stammtisch.games.bohnhansa.drawing.beans import bean_symbol
from stammtisch.games.bohnhansa.drawing.cards import CARD
from stammtisch.games.bohnhansa.drawing.layout import CHART_AT, DECK_AT, DISCARDS_AT, HARVEST_AT, SUPPLY_AT
from stammtisch.games.bohnhansa.drawing.scene import Scene
from stammtisch.games.bohnhansa.names import BEAN_COUNT, BEANS
from stammtisch.pictures.svg import TARGET, Point, circle, group, rect, text, use
from stammtisch.pictures.words import say

SCALE = 0.76


def stores(scene: Scene) -> str:
    view = scene.view
    x, y = HARVEST_AT
    return group(
        _pile("deck", "bh-back-contract", view.deck_size, DECK_AT, "deck"),
        _pile("discards", "bh-back-contract", len(view.discards), DISCARDS_AT, "discards"),
        _pile("harvest-pile", "bh-back-harvest", view.pile_size, (x, y), "pile"),
        _pile("reserve", "bh-back-harvest", view.reserve_size, (x, y + 112), "reserve"),
        group(*(_stock(scene, bean) for bean in range(BEAN_COUNT)), at=SUPPLY_AT, id="supply"),
        at=CHART_AT,
        id="stores",
    )


def _pile(name: str, back: str, count: int, at: Point, key: str) -> str:
    """Cards face down with their number; an empty place where there are none."""
    width, tall = CARD
    layers = min(3, -(-count // 6))
    cards = "".join(use(back, 2 * layer, -2 * layer) for layer in range(layers))
    place = rect(0, 0, width, tall, rx=8, fill="#1c1206", fill_opacity=0.22, stroke="#fff6df", stroke_dasharray="8 7")
    faded = 0.55 if name == "discards" else 1
    return group(
        group(cards, opacity=faded) if cards else place,
        circle(width / 2, tall / 2, 25, fill="#2b1607", opacity=0.8),
        text(str(count), width / 2, tall / 2 + 10, "bh-pile"),
        text(say(f"{key}_label"), width / 2, tall + 18, "bh-caption"),
        rect(-2, -2, width + 4, tall + 4, rx=9, **TARGET),
        at=at,
        scale=SCALE,
        title=say(key, count=count),
        id=name,
        data_count=count,
    )


def _stock(scene: Scene, bean: int) -> str:
    """A kind in the supply: how many are left, and its base price."""
    count, price = scene.view.supply[bean], scene.view.terms.box.base[bean]
    column, row = bean % 4, bean // 4
    return group(
        use(bean_symbol(bean), -12, 0, 0.95, opacity=1 if count else 0.35),
        text(f"×{count}", 5, 7, "bh-supply bh-left"),
        circle(-26, 12, 9.5, fill="url(#bh-gold)", stroke="#8f6208"),
        text(str(price), -26, 16.5, "bh-card"),
        rect(-38, -21, 76, 44, rx=10, **TARGET),
        at=(42 + 76 * column, 28 + 45 * row),
        title=say("supply", count=count, bean=BEANS[bean], price=price),
        id=f"supply-{BEANS[bean]}",
        data_count=count,
    )
