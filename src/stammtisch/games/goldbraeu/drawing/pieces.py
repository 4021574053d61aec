"""What stands on the buildings: bosses, markers, brewery signs, waitress and drunkard, and what a business earns."""

from __future__ import annotations

from typing import Final

from stammtisch.games.goldbraeu.drawing.buildings import BREWERY_LEDGE, BREWERY_TOP, HOUSE_LEDGE, HOUSE_TOP
from stammtisch.games.goldbraeu.drawing.emblems import emblem
from stammtisch.games.goldbraeu.drawing.layout import Layout, Place, Point, rack
from stammtisch.games.goldbraeu.drawing.palette import BREWERY_PAINTS
from stammtisch.games.goldbraeu.names import (
    BREWERIES,
    BREWERY_COUNT,
    BUSINESSES,
    COLOURS,
    GARDEN_COUNT,
    GARDENS,
    NOBODY,
)
from stammtisch.games.goldbraeu.scoring import income
from stammtisch.games.goldbraeu.view import GoldbraeuView
from stammtisch.pictures.paints import PLAYERS
from stammtisch.pictures.svg import TARGET, circle, group, path, rect, text, use
from stammtisch.pictures.words import say

MARKER_PITCH: Final = 48
RACK_PITCH: Final = 40
RACK_WIDTH: Final = 80


def pieces(view: GoldbraeuView, names: list[str], layout: Layout) -> str:
    """Every business in the board's order with its pieces, then the two chips; a piece keeps its place in the order."""
    earned = incomes(view)
    businesses = [_business(view, names, layout, business, earned[business]) for business in range(len(BUSINESSES))]
    return group(*businesses, id="businesses") + _chip(view, layout, "waitress") + _chip(view, layout, "drunkard")


def incomes(view: GoldbraeuView) -> list[int]:
    """What each business would earn if payday were now. (GB-71, GB-72)"""
    gardens = [
        income(cells, view.terms.board.parasols, view.waitress == garden, view.drunkard == garden)
        for garden, cells in enumerate(view.cells)
    ]
    pots = [0] * BREWERY_COUNT
    for garden, earned in enumerate(gardens):
        pots[view.sign[garden]] += earned // 2
    return gardens + pots


def _business(view: GoldbraeuView, names: list[str], layout: Layout, business: int, earned: int) -> str:
    place = layout.buildings[business]
    name = BUSINESSES[business]
    is_garden = business < GARDEN_COUNT
    ledge, top = (HOUSE_LEDGE, HOUSE_TOP) if is_garden else (BREWERY_LEDGE, BREWERY_TOP)
    return group(
        rect(place.x - 106, place.y - top - 36, 212, top + 72, rx=16, **TARGET),
        _name_plate(place, business, earned),
        _sign(view, place, business) if is_garden else _signs_left(view, place, business - GARDEN_COUNT),
        _boss(view, names, (place.x, place.y - top), business),
        *(_markers(view, names, (place.x, place.y - ledge), business, seat) for seat in range(view.terms.players)),
        _remark(view, (place.x + 34, place.y - top - 34), business),
        id=f"business-{name}",
    )


def _name_plate(place: Place, business: int, earned: int) -> str:
    name = BUSINESSES[business]
    width = 13.5 * len(name) + 90
    y = 17 if business < GARDEN_COUNT else 24
    if business < GARDEN_COUNT:
        left = -width / 2 - 8
        board = path(
            f"M{left:g}-16h{width + 16:g}l-8 16 8 16H{left:g}l8-16z",
            fill="url(#gb-wood)",
            stroke="#2b1607",
            stroke_width=2,
        )
    else:
        paint = BREWERY_PAINTS[business - GARDEN_COUNT]
        board = rect(-width / 2, -16, width, 32, rx=16, fill=paint.base, stroke=paint.dark, stroke_width=2.5)
    return group(
        board,
        use(emblem(name), -width / 2 + 22, 0, 0.6, color="#fff3d6"),
        text(name, -2, 7, "gb-plate"),
        group(
            use("gb-gold-coin", width / 2 - 22, 0, 1.05),
            text(str(earned), width / 2 - 22, 6.5, "gb-coin"),
            title=say("income", business=name, amount=earned),
            id=f"income-{name}",
            data_amount=earned,
        ),
        at=(place.x, place.y + y),
        id=f"plate-{name}",
    )


def _sign(view: GoldbraeuView, place: Place, garden: int) -> str:
    brewery = view.sign[garden]
    return group(
        use(f"gb-sign-{brewery}"),
        at=(place.x + place.sign_side * 112, place.y - 50),
        title=say("sign", brewery=BREWERIES[brewery], garden=GARDENS[garden]),
        id=f"sign-{GARDENS[garden]}",
        data_brewery=BREWERIES[brewery],
    )


def _signs_left(view: GoldbraeuView, place: Place, brewery: int) -> str:
    """The signs hang side by side from the rack, closer together where there are many."""
    count = view.terms.pieces.signs - view.sign.count(brewery)
    pitch = min(RACK_PITCH, RACK_WIDTH / max(count - 1, 1))
    signs = (use(f"gb-sign-{brewery}", (index - (count - 1) / 2) * pitch, 0) for index in range(count))
    return group(
        *signs,
        rect(-RACK_WIDTH / 2 - 24, -8, RACK_WIDTH + 48, 64, rx=12, **TARGET),
        at=rack(place),
        title=say("signs_left", count=count, brewery=BREWERIES[brewery]),
        id=f"signs-{BREWERIES[brewery]}",
        data_count=count,
    )


def _boss(view: GoldbraeuView, names: list[str], feet: Point, business: int) -> str:
    name, seat = BUSINESSES[business], view.boss[business]
    if seat == NOBODY:
        return group(at=feet, title=say("boss_none", business=name), id=f"boss-{name}", data_owner="none")
    protected = bool(view.protected >> business & 1)
    words = say("boss_protected" if protected else "boss_of", name=names[seat], business=name)
    figure = use(f"gb-boss-{COLOURS[seat]}")
    # GB-45: a boss named today wears a wreath until tomorrow.
    wreath = use("gb-wreath") if protected else ""
    return group(wreath, figure, at=feet, title=words, id=f"boss-{name}", data_owner=COLOURS[seat])


def _markers(view: GoldbraeuView, names: list[str], ledge: Point, business: int, seat: int) -> str:
    """Each player has the same spot on every roof, in the order of the seats."""
    players = view.terms.players
    count = view.markers[business * players + seat]
    name = BUSINESSES[business]
    spot = (ledge[0] + (seat - (players - 1) / 2) * MARKER_PITCH, ledge[1])
    piece = ""
    if count:
        piece = use(f"gb-block-{COLOURS[seat]}") + text(str(count), 10, -6, "gb-count", fill=PLAYERS[seat].ink)
    return group(
        piece,
        at=spot,
        title=say("markers", name=names[seat], count=count, business=name) if count else "",
        id=f"markers-{name}-{COLOURS[seat]}",
        data_count=count,
    )


def _remark(view: GoldbraeuView, spot: Point, business: int) -> str:
    """A boss under challenge, a business where a try was blocked."""
    name = BUSINESSES[business]
    if view.named == business:
        sign = text("!", 0, 8, "gb-count", fill="#fff")
        return group(
            circle(0, 0, 14, fill="#d8443a", stroke="#fff3d6", stroke_width=3),
            sign,
            at=spot,
            title=say("challenged", business=name),
            id=f"challenge-{name}",
        )
    if view.blocked >> business & 1:
        bar = rect(-8, -3, 16, 6, rx=1, fill="#fff")
        return group(
            circle(0, 0, 13, fill="#b3261e", stroke="#fff3d6", stroke_width=3),
            bar,
            at=spot,
            title=say("blocked", business=name),
            id=f"blocked-{name}",
        )
    return ""


def _chip(view: GoldbraeuView, layout: Layout, chip: str) -> str:
    garden = view.waitress if chip == "waitress" else view.drunkard
    place = layout.houses[garden]
    return group(
        use(f"gb-{chip}"),
        at=(place.x - place.sign_side * 98, place.y - 26),
        title=say(chip, garden=GARDENS[garden]),
        id=f"chip-{chip}",
        data_garden=GARDENS[garden],
    )
