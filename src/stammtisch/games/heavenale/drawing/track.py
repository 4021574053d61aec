"""The common track: what lies on its spaces, who stands where, the face-down piles. (HA-05, HA-15)"""

from __future__ import annotations

import math
from typing import Final

from stammtisch.games.heavenale.components import ACTIVATION, BARREL, MONK
from stammtisch.games.heavenale.drawing.layout import (
    GAP,
    OUTER,
    PATH,
    RADIUS,
    STALL,
    STEP,
    TOP,
    WALL,
    angle,
    beside,
    polar,
    sector,
    start_angle,
    start_place,
)
from stammtisch.games.heavenale.drawing.palette import SPACE_RIMS
from stammtisch.games.heavenale.drawing.scene import Scene
from stammtisch.games.heavenale.drawing.status import ducats
from stammtisch.games.heavenale.drawing.tiles import hexagon, tile
from stammtisch.games.heavenale.names import (
    AT_START,
    BACK_IN,
    COLOURS,
    FERTILITIES,
    FIRST_MONK,
    LAST_SPACE,
    START_SPOTS,
    TILES,
)
from stammtisch.pictures.paints import CREAM, INK
from stammtisch.pictures.svg import TARGET, Point, circle, group, path, text, use
from stammtisch.pictures.words import say

# How several tiles share a stall: their size, and their places outward and along the ring.
ARRANGED: Final[dict[int, tuple[float, tuple[Point, ...]]]] = {
    1: (0.76, ((0, 0),)),
    2: (0.58, ((-22, 0), (24, 0))),
    3: (0.5, ((-22, 0), (22, -19), (22, 19))),
    4: (0.47, ((-21, -17), (-21, 17), (22, -19), (22, 19))),
    5: (0.42, ((-30, 0), (0, -17), (0, 17), (31, -19), (31, 19))),
    6: (0.42, ((-31, -16), (-31, 16), (0, -17), (0, 17), (31, -19), (31, 19))),
}
# The size of discs on one space, by their count, and their places along the ring.
DISCS: Final[tuple[tuple[float, tuple[float, ...]], ...]] = ((1, ()), (0.92, (0,)), (0.72, (-16, 16)))
# How figures share a place on the path, by their count: to the right and down, so that no face hides another.
SHARED: Final[tuple[tuple[Point, ...], ...]] = (
    ((0, 0),),
    ((-14, -3), (14, 3)),
    ((-15, -10), (15, -10), (0, 11)),
    ((-15, -13), (15, -13), (-14, 12), (14, 12)),
)
PILES: Final = {
    "resources_1": (66.0, 136.0),
    "resources_2": (136.0, 66.0),
    "monks_1": (784.0, 66.0),
    "monks_2": (854.0, 136.0),
}


def track(scene: Scene) -> str:
    return group(
        *(_space(scene, space) for space in range(1, LAST_SPACE + 1)),
        *(_start_spot(spot) for spot in range(len(START_SPOTS))),
        *(_pile(scene, key) for key in PILES),
        *(_figure(scene, seat) for seat in range(scene.players)),
        at=(GAP, TOP),
        id="track",
    )


def _space(scene: Scene, space: int) -> str:
    view = scene.view
    kind = view.terms.track.kind[space]
    if kind == ACTIVATION:
        content = _discs(view.supply[space], angle(space))
    elif kind == BARREL:
        content = ""
    else:
        hollow = use("ha-hollow", *polar(angle(space), STALL + 2), 0.76, color=SPACE_RIMS[kind])
        content = "".join(_tile(scene, space, index) for index in range(len(view.track[space]))) or hollow
    if kind == MONK:
        content += _price(scene, space)
    ground = path(sector(angle(space), STEP, WALL, OUTER), **TARGET)
    return group(
        ground,
        content,
        title=_space_words(scene, space),
        id=f"space-{space}",
        data_tiles=" ".join(TILES[held] for held in view.track[space]),
        data_discs=view.supply[space],
    )


def _price(scene: Scene, space: int) -> str:
    """HA-32: what a monk costs here in the shade."""
    x, y = polar(angle(space), OUTER)
    return use("ha-coin", x, y, 1.05) + text(str(scene.view.terms.track.price[space]), x, y + 7, "ha-coin")


def _space_words(scene: Scene, space: int) -> str:
    held = scene.view.track[space]
    tiles = ", ".join(TILES[each] for each in held) or say("nothing")
    rails = scene.view.terms.track
    if rails.kind[space] == MONK:
        return say("monk", space=space, price=rails.price[space], double=2 * rails.price[space], tiles=tiles)
    if rails.kind[space] == ACTIVATION:
        count = scene.view.supply[space]
        discs = say("discs", count=count) if count > 1 else say("disc" if count else "nothing")
        return say("activation", space=space, letters=rails.letters[space], count=discs)
    if rails.kind[space] == BARREL:
        return say("barrel", space=space)
    return say("resource", space=space, tiles=tiles)


def _tile(scene: Scene, space: int, index: int) -> str:
    held = scene.view.track[space]
    size, places = ARRANGED[min(len(held), 6)]
    outward, along = places[min(index, 5)]
    name = held[index]
    price = scene.view.terms.track.price[space] if name >= FIRST_MONK else name % FERTILITIES + 1
    return group(
        use(tile(name)),
        hexagon(RADIUS, **TARGET),
        at=beside(angle(space), STALL + 2 + outward, along),
        scale=size,
        title=say("tile", tile=TILES[name], price=ducats(price), double=2 * price),
        id=f"tile-{space}-{index + 1}",
        data_tile=TILES[name],
    )


def _discs(count: int, degrees: float) -> str:
    size, places = DISCS[count]
    return "".join(use("ha-disc", *beside(degrees, STALL - 22, along), size) for along in places)


def _start_spot(spot: int) -> str:
    name = START_SPOTS[spot]
    x, y = start_place(spot)
    ground = circle(x, y, 36, **TARGET)
    return group(ground, title=say(f"start_{name}"), id=f"start-{name}")


def _pile(scene: Scene, key: str) -> str:
    """A stack of backs; of the monks II only those are in play that will be dealt. (HA-11)"""
    view = scene.view
    piles = {
        "resources_1": view.resources_1,
        "resources_2": view.resources_2,
        "monks_1": view.monks_1,
        "monks_2": view.monks_2,
    }
    count = len(piles[key])
    if key == "monks_2":
        spaces = len(view.terms.track.spaces(MONK))
        to_come = spaces * max(view.terms.rounds - 1 - view.round, 0)
        count = max(min(to_come - len(view.monks_1), count), 0)
    sort, back = key.split("_")
    layers = min(4, math.ceil(count / 8))
    pile = "".join(use(f"ha-back-{sort}", 0, -4 * layer, 0.86) for layer in range(layers))
    gone = group(hexagon(RADIUS - 2, fill="#000", fill_opacity=0.12, stroke=CREAM, stroke_dasharray="7 6"), scale=0.86)
    roman = "I" * int(back)
    return group(
        pile or gone,
        text(roman, 0, 28 - 4 * max(layers - 1, 0), "ha-count"),
        circle(26, 26, 17, fill=CREAM, stroke=INK, stroke_width=2),
        text(str(count), 26, 33, "ha-coin"),
        at=PILES[key],
        title=say(key, count=count),
        id=f"pile-{sort}-{back}",
        data_count=count,
    )


def _figure(scene: Scene, seat: int) -> str:
    view, name, colour = scene.view, scene.names[seat], COLOURS[seat]
    where, spot = view.figure[seat], view.spot[seat]
    asleep = where == BACK_IN
    if spot >= 0:
        x, y = polar(start_angle(spot), WALL + 20)
        words, place = say("figure_in" if asleep else "figure_start", name=name), START_SPOTS[spot]
    elif where == AT_START:
        x, y = polar(start_angle(seat + 0.5), PATH - 22)
        words, place = say("figure_none", name=name), "none"
    else:
        sharing = [other for other in range(scene.players) if view.figure[other] == where]
        right, down = SHARED[len(sharing) - 1][sharing.index(seat)]
        x, y = polar(angle(where), PATH)
        x, y = x + right, y + down
        words, place = say("figure_space", name=name, space=where), str(where)
    lit = view.actor == seat and bool(view.decisions)
    return group(
        circle(0, -6, 34, fill="url(#ha-glow)") if lit else "",
        use(f"ha-figure-{colour}", 0, 24, 0.77),
        text("zZ", 22, -26, "ha-asleep") if asleep and view.decisions else "",
        at=(x, y),
        title=words,
        id=f"figure-{colour}",
        data_place=place,
    )
