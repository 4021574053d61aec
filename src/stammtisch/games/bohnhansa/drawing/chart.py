"""What changes on the chart: piles in the boxes, the prices of now, the merchants. (BH-05, BH-45)"""

from __future__ import annotations

from stammtisch.games.bohnhansa.drawing.beans import bean_symbol
from stammtisch.games.bohnhansa.drawing.costs import cost_sign
from stammtisch.games.bohnhansa.drawing.layout import (
    BOX_COLUMN,
    CHART_AT,
    FOOT,
    PLACES,
    PRICE_COLUMN,
    RIM,
    ROW,
    STANDS,
    meter_size,
    price_x,
    row_y,
)
from stammtisch.games.bohnhansa.drawing.palette import GOLD
from stammtisch.games.bohnhansa.drawing.scene import Scene
from stammtisch.games.bohnhansa.journeys import say_cards, say_effects
from stammtisch.games.bohnhansa.ladders import emergency_beans, price_at, price_level
from stammtisch.games.bohnhansa.names import BEAN_COUNT, BEANS, BOXES, COLOURS, TOWN_COUNT, TOWNS
from stammtisch.games.bohnhansa.phrases import say_bean, say_count
from stammtisch.games.bohnhansa.state import BOX_BITS, SET_UP
from stammtisch.pictures.paints import CREAM, INK
from stammtisch.pictures.svg import TARGET, circle, group, rect, text, use
from stammtisch.pictures.words import listed, say


def chart(scene: Scene) -> str:
    return group(
        *(_town(scene, town) for town in range(TOWN_COUNT)),
        *(_figure(scene, seat) for seat in range(scene.players)),
        at=CHART_AT,
        id="chart",
    )


def _town(scene: Scene, town: int) -> str:
    """The houses as a target to point at, and the meter with what lies in it."""
    box = scene.view.terms.box
    x, y = PLACES[town].at
    now = price_level(scene.table, town)
    houses = group(
        rect(x - 64, y - 84, 128, 116, rx=10, **TARGET),
        _journey(scene, town),
        title=town_words(scene, town),
        id=f"town-{TOWNS[town]}",
    )
    meter = group(
        *(_sold(scene, town, place, now) for place in range(len(box.sells[town]))),
        *(_box(scene, town, number) for number in range(box.boxes[town])),
        at=PLACES[town].meter,
        id=f"meter-{TOWNS[town]}",
        data_level=now + 1,
    )
    return houses + meter


def _journey(scene: Scene, town: int) -> str:
    """For whom is asked where to travel: what it costs to come here."""
    view = scene.view
    if scene.stage != "travel" or view.seat is None or not scene.waits_for(view.seat):
        return ""
    x, y = PLACES[town].at
    return "".join(
        group(cost_sign(prospect, len(prospect.lost(view.terms.box, town))), at=(x, y - 11))
        for prospect in scene.prospects
        if town in prospect.towns
    )


def town_words(scene: Scene, town: int) -> str:
    """What a town sells, and what the viewer's journey there would play."""
    sells = listed([say_bean(bean) for bean in scene.view.terms.box.sells[town]])
    for prospect in scene.prospects:
        if town in prospect.towns:
            effects = say_effects(scene.view, town)
            return say(
                "stays" if len(prospect.played) == 1 else "town_cards",
                town=TOWNS[town],
                beans=sells,
                cards=", ".join(say_cards(scene.view.terms.box, prospect.played)),
                effects=f" ({effects})" if effects else "",
            )
    return say("town", town=TOWNS[town], beans=sells)


def _sold(scene: Scene, town: int, place: int, now: int) -> str:
    """A kind at the foot of its ladder, and its price of now upon the ladder."""
    box = scene.view.terms.box
    bean, boxes = box.sells[town][place], box.boxes[town]
    price = price_at(box, town, bean, now)
    x, y = price_x(place), row_y(boxes, now)
    ladder = ", ".join(str(price_at(box, town, bean, level)) for level in range(boxes))
    circle_price = price_at(box, town, bean, boxes)
    foot = meter_size(len(box.sells[town]), boxes)[1] - RIM - FOOT / 2
    words = say("sold", bean=BEANS[bean], price=price, town=TOWNS[town], ladder=ladder, circle=circle_price)
    emergency = ""
    if bean in emergency_beans(scene.table, town):
        dearest = box.dearest[town * BEAN_COUNT + bean]
        emergency = group(
            rect(-17, -11, 34, 22, rx=11, fill="#c5362b", stroke=CREAM, stroke_width=1.6),
            text(str(dearest), 0, 6, "bh-tag", fill=CREAM),
            at=(x, foot + 14),
        )
        words += say("emergency", price=dearest)
    return group(
        rect(x - PRICE_COLUMN / 2 + 1, y + 1, PRICE_COLUMN - 2, ROW - 2, rx=7, fill=GOLD, stroke=INK, stroke_width=1.8),
        text(str(price), x, y + ROW / 2 + 7, "bh-now"),
        use(bean_symbol(bean), x, foot, 0.82),
        emergency,
        rect(x - PRICE_COLUMN / 2 + 1, foot - 14, PRICE_COLUMN - 2, 40, rx=7, **TARGET),
        title=words,
        id=f"sold-{TOWNS[town]}-{BEANS[bean]}",
        data_price=price,
    )


def _box(scene: Scene, town: int, number: int) -> str:
    view = scene.view
    pile = view.meter[town * BOXES + number]
    bean, count = divmod(pile, BOX_BITS)
    y = row_y(view.terms.box.boxes[town], number)
    named = {"town": TOWNS[town], "box": number + 1}
    if pile:
        beans = say_count(bean, count)
        price = price_at(view.terms.box, town, bean, price_level(scene.table, town))
        words = say("box", **named, beans=beans, price=price)
    else:
        words = say("box_free", **named)
    content = use(bean_symbol(bean), RIM + (18 if count > 1 else 27), y + ROW / 2, 0.72) if pile else ""
    content += text(str(count), RIM + 42, y + ROW / 2 + 7, "bh-count") if count > 1 else ""
    return group(
        content,
        rect(RIM + 1, y + 1, BOX_COLUMN - 6, ROW - 2, rx=5, **TARGET),
        title=words,
        id=f"box-{TOWNS[town]}-{number + 1}",
        data_bean=BEANS[bean] if pile else "none",
        data_count=count,
    )


def _figure(scene: Scene, seat: int) -> str:
    view, colour, name = scene.view, COLOURS[seat], scene.names[seat]
    if view.phase == SET_UP:
        return group(title=say("figure_none", name=name), id=f"figure-{colour}", data_town="none")
    town = view.figure[seat]
    sharing = [other for other in range(scene.players) if view.figure[other] == town]
    right, down = STANDS[sharing.index(seat)]
    x, y = PLACES[town].at
    lit = seat == view.active and not scene.over
    return group(
        circle(-4, -24, 46, fill="url(#bh-glow)") if lit else "",
        use(f"bh-merchant-{colour}", scale=0.86),
        at=(x + right, y + down),
        title=say("figure", name=name, town=TOWNS[town]),
        id=f"figure-{colour}",
        data_town=TOWNS[town],
    )
