"""The players beside the chart: cart, money, credit, hand size, wish, harvest cards. (BH-74)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.decisions.travel_cards import card_name
from stammtisch.games.bohnhansa.drawing.beans import bean_symbol
from stammtisch.games.bohnhansa.drawing.layout import PANEL, panel_at
from stammtisch.games.bohnhansa.drawing.palette import GOLD, SEATS
from stammtisch.games.bohnhansa.drawing.scene import Scene
from stammtisch.games.bohnhansa.drawing.things import emblem
from stammtisch.games.bohnhansa.names import BEAN_COUNT, BEANS, COLOURS, HARVESTS
from stammtisch.games.bohnhansa.phrases import say_beans, say_harvest, say_town, say_wish
from stammtisch.pictures.paints import CREAM
from stammtisch.pictures.svg import TARGET, circle, group, path, rect, shorten, signed, text, use
from stammtisch.pictures.words import say

HEADER: Final = 34
NAME_WIDTH: Final = 10
HEADER_LETTERS: Final = 11  # of name and money together; a longer name is written smaller
CART_AT: Final = (6, 39)
SIDE: Final = 170


def panels(scene: Scene) -> str:
    """By seat, from above."""
    return group(*(_panel(scene, seat) for seat in range(scene.players)), id="panels")


def describe(scene: Scene, seat: int) -> str:
    """A player in a line."""
    return say(
        "player_over" if scene.over else "player",
        name=scene.names[seat],
        colour=COLOURS[seat],
        money=scene.view.money[seat],
        score=scene.scores[seat],
    )


def _panel(scene: Scene, seat: int) -> str:
    paint, colour = SEATS[seat], COLOURS[seat]
    width, tall = PANEL
    lit = scene.waits_for(seat) or seat in scene.winners()
    glow = rect(-4, -4, width + 8, tall + 8, rx=15, fill=GOLD) if lit else ""
    header = f"M0 {HEADER}V12A12 12 0 0 1 12 0H{width - 12}A12 12 0 0 1 {width} 12V{HEADER}z"
    return group(
        glow,
        rect(0, 0, width, tall, rx=12, fill="url(#bh-parchment)", stroke=paint.dark, stroke_width=2),
        path(header, fill=paint.base),
        circle(20, 17, 14, fill=paint.dark),
        use(emblem(colour), 20, 17, 0.95, color=CREAM),
        _name(scene, seat),
        _role(scene, seat),
        _cart(scene, seat),
        _money(scene, seat),
        _hand(scene, seat),
        _credit(scene, seat),
        _wish(scene, seat),
        _before(scene, seat),
        at=panel_at(seat),
        title=describe(scene, seat),
        id=f"player-{colour}",
        data_waiting=str(scene.waits_for(seat)).lower(),
    )


def _name(scene: Scene, seat: int) -> str:
    """In the header, from the left."""
    name = shorten(scene.names[seat], NAME_WIDTH)
    room = HEADER_LETTERS - len(signed(scene.view.money[seat]))
    words = text(name, 0, 0, "bh-name bh-left", fill=SEATS[seat].ink)
    return group(words, at=(42, 24), scale=room / max(room, len(name)))


def _role(scene: Scene, seat: int) -> str:
    """Who looks at the picture, and in the end who has won."""
    x, y = SIDE + 30, HEADER + 80
    if seat in scene.winners():
        words = say("winner", name=scene.names[seat])
        return group(use("bh-crown"), at=(x, y), title=words, id=f"winner-{COLOURS[seat]}")
    if seat == scene.view.seat:
        return rect(x - 28, y - 12, 56, 23, rx=11, fill=SEATS[seat].base) + text(
            say("you"), x, y + 5, "bh-tag", fill=SEATS[seat].ink
        )
    return ""


def _cart(scene: Scene, seat: int) -> str:
    counts = scene.view.cart[seat * BEAN_COUNT : (seat + 1) * BEAN_COUNT]
    beans = say_beans(counts)
    name, colour = scene.names[seat], COLOURS[seat]
    place, kinds = 0, []
    for bean, count in enumerate(counts):
        # BH-06: a cart that a written position overfills is refused, so the places suffice.
        drawn = "".join(
            use(bean_symbol(bean), 23.5 + 37 * (spot % 4), 22.500 + 37 * (spot // 4), 0.98)
            for spot in range(place, place + count)
        )
        x, y = 5 + 37 * (place % 4), 4 + 37 * (place // 4)
        area = rect(x, y, 37, 37, rx=8, **TARGET) if count else ""
        place += count
        words = say("bean", name=name, count=count, bean=BEANS[bean])
        kinds.append(
            group(drawn, area, title=words if count else "", id=f"bean-{colour}-{BEANS[bean]}", data_count=count)
        )
    title = say("cart", name=name, beans=beans) if beans else say("cart_empty", name=name)
    return group(use("bh-cart"), *kinds, at=CART_AT, title=title, id=f"cart-{colour}")


def _money(scene: Scene, seat: int) -> str:
    """In the header, from the right."""
    money = signed(scene.view.money[seat])
    return group(
        use("bh-coin", -17 * len(money) - 15, 17, 0.86),
        text(money, 0, 26, "bh-money bh-right", fill=SEATS[seat].ink),
        at=(PANEL[0] - 10, 0),
        title=say("money", name=scene.names[seat], money=money),
        id=f"money-{COLOURS[seat]}",
        data_amount=scene.view.money[seat],
    )


def _hand(scene: Scene, seat: int) -> str:
    view = scene.view
    travel = " ".join(str(card) for card in view.travel_cards[seat])
    played = " ".join(card_name(card) for card in view.shown[seat])
    return group(
        use("bh-back-hand", 3, 0, 0.24),
        text(str(view.hand_sizes[seat]), 33, 23, "bh-stat bh-left"),
        at=(SIDE + 4, HEADER + 5),
        title=say(
            "hand_played" if played else "hand_size",
            name=scene.names[seat],
            count=view.hand_sizes[seat],
            travel=travel,
            played=played,
        ),
        id=f"hand-size-{COLOURS[seat]}",
        data_count=view.hand_sizes[seat],
    )


def _credit(scene: Scene, seat: int) -> str:
    """What is owed: a credit, or customs that wait for beans; else what the cart and purse would come to."""
    view, name = scene.view, scene.names[seat]
    if view.debtor == seat:
        words, hint = f"−{view.debt}", say("debt", name=name, debt=view.debt)
    elif view.credit[seat]:
        words = f"−{2 * view.credit[seat]}"
        hint = say("credit", name=name, credit=view.credit[seat], double=2 * view.credit[seat])
    else:
        words, hint = f"Σ {signed(scene.scores[seat])}", say("score", name=name, score=scene.scores[seat])
    owes = words.startswith("−")
    return group(
        rect(0, 0, 58, 24, rx=12, fill="#c5362b" if owes else "#e3cf9c"),
        text(words, 29, 18, "bh-tag", fill=CREAM if owes else "#4a3116"),
        at=(SIDE + 1, HEADER + 39),
        title=hint,
        id=f"credit-{COLOURS[seat]}",
        data_credit=view.credit[seat],
        data_score=scene.scores[seat],
    )


def _wish(scene: Scene, seat: int) -> str:
    """BH-84: what a player would give, an arrow, what he looks for."""
    have, want = divmod(scene.view.wishes[seat], 1 << BEAN_COUNT)
    name, colour = scene.names[seat], COLOURS[seat]
    if not have and not want:
        return group(id=f"wish-{colour}", data_have="", data_want="")
    given = [bean for bean in range(BEAN_COUNT) if have >> bean & 1]
    sought = [bean for bean in range(BEAN_COUNT) if want >> bean & 1]
    step = min(22, 112 / (len(given) + len(sought)))
    signs = "".join(use(bean_symbol(bean), 14 + step * place, 11, 0.58) for place, bean in enumerate(given))
    middle = 16 + step * len(given)
    signs += path(f"M{middle:g} 11h16m-6-5 6 5-6 5", fill="none", stroke="#4a3116", stroke_width=2.6)
    signs += "".join(use(bean_symbol(bean), middle + 30 + step * place, 11, 0.58) for place, bean in enumerate(sought))
    return group(
        signs,
        at=(2, PANEL[1] - 25),
        title=say("wish", name=name, words=say_wish(have, want)),
        id=f"wish-{colour}",
        data_have=" ".join(BEANS[bean] for bean in given),
        data_want=" ".join(BEANS[bean] for bean in sought),
    )


def _before(scene: Scene, seat: int) -> str:
    """BH-41: harvest cards that lie open before a player; a single one says what it brings, unless a wish is there."""
    cards = scene.view.before[seat]
    room = len(cards) == 1 and not scene.view.wishes[seat]
    return group(
        *(
            group(
                rect(-15, -13, 30, 24, rx=5, fill="#fff3c4", stroke="#9a6a0c", stroke_width=1.6),
                use("bh-sheaf", 0, -1, 0.56),
                _entries(scene, card) if room else "",
                at=(PANEL[0] - 22 - 34 * place, PANEL[1] - 14),
                title=say("before", name=scene.names[seat], entries=say_harvest(scene.view.terms.box, card)),
                id=f"before-{COLOURS[seat]}-{HARVESTS[card]}",
            )
            for place, card in enumerate(cards)
        ),
        id=f"before-{COLOURS[seat]}",
        data_cards=" ".join(HARVESTS[card] for card in cards),
    )


def _entries(scene: Scene, card: int) -> str:
    """To the left of the sheaf: how many of which bean, and the first letter of the town."""
    entries = scene.view.terms.box.harvests[card]
    return "".join(
        text(str(count), x, 5, "bh-small")
        + use(bean_symbol(bean), x + 17, 0, 0.52)
        + text(say_town(town)[0], x + 34, 5, "bh-small")
        for (town, bean, count), x in zip(entries, range(-64 * len(entries) - 8, 0, 64), strict=False)
    )
