"""Gardens: spots with their tiles, shed sites and sheds, the tile that is being placed. (HA-06)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.decisions.sheds import fertility_around
from stammtisch.games.heavenale.drawing.layout import RADIUS, GardenMap, garden_map
from stammtisch.games.heavenale.drawing.palette import GOLD, SPOT_INKS
from stammtisch.games.heavenale.drawing.scene import Scene
from stammtisch.games.heavenale.drawing.tiles import hexagon, tile
from stammtisch.games.heavenale.names import (
    COLOURS,
    EMPTY,
    HALVES,
    SHADE,
    SHED_COUNT,
    SHEDS,
    SPOTS,
    SUN,
    SUNNY_COUNT,
    TILES,
)
from stammtisch.pictures.svg import TARGET, circle, group, rect, text, use
from stammtisch.pictures.words import say


def garden(scene: Scene, seat: int) -> str:
    """Every spot and site in the order of their names, then the tile that is being placed."""
    plan = scene.seats[seat].plan
    places = garden_map(scene.view.terms, plan)
    return group(
        *(_half(scene, seat, places, half) for half in (SUN, SHADE)),
        *(_site(scene, seat, places, site) for site in range(SHED_COUNT)),
        _bought(scene, seat, places) if scene.view.tile >= 0 and scene.view.actor == seat else "",
        id=f"garden-{COLOURS[seat]}",
    )


def _half(scene: Scene, seat: int, places: GardenMap, half: int) -> str:
    """The spots of a half, on ground that can be clicked as a whole."""
    left, top, width, tall = scene.seats[seat].plan.garden
    ground = rect(left + half * width / 2 + 3, top + 3, width / 2 - 6, tall - 6, rx=14, **TARGET)
    spots = range(SUNNY_COUNT) if half == SUN else range(SUNNY_COUNT, len(SPOTS))
    return group(
        ground,
        *(_spot(scene, seat, places, spot) for spot in spots),
        id=f"half-{COLOURS[seat]}-{HALVES[half]}",
    )


def _spot(scene: Scene, seat: int, places: GardenMap, spot: int) -> str:
    held = scene.view.garden[seat][spot]
    half = SUN if spot < SUNNY_COUNT else SHADE
    name = SPOTS[spot]
    ground = use(f"ha-spot-{HALVES[half]}")
    if held == EMPTY:
        words = say("spot_free", spot=name, half=HALVES[half])
        label = text(name, 0, 32, "ha-spot", fill=SPOT_INKS[half]) if scene.seats[seat].plan.names else ""
        content = ground + label
    else:
        words = say("spot", spot=name, half=HALVES[half], tile=TILES[held])
        content = ground + use(tile(held), scale=0.97)
    return group(
        content,
        hexagon(RADIUS - 3, **TARGET),
        at=places.spots[spot],
        scale=places.scale,
        title=words,
        id=f"spot-{COLOURS[seat]}-{name}",
        data_tile="none" if held == EMPTY else TILES[held],
    )


def _site(scene: Scene, seat: int, places: GardenMap, site: int) -> str:
    kind = scene.view.sheds[seat * SHED_COUNT + site]
    total = fertility_around(scene.table, seat, site)
    around = scene.view.terms.garden.around_shed[site]
    free = sum(scene.view.garden[seat][spot] == EMPTY for spot in around)
    if kind >= 0:
        words = say("shed", site=SHEDS[site], type=kind, sum=total)
        content = use(f"ha-shed-{kind}")
    else:
        words = say("site", site=SHEDS[site], sum=total, free=free)
        content = use("ha-site") + _tally(scene, seat, site, total, free)
    asked = scene.view.actor == seat and scene.view.shed == site
    ring = hexagon(RADIUS + 1, fill="none", stroke=GOLD, stroke_width=7) if asked else ""
    return group(
        content,
        ring,
        at=places.sheds[site],
        scale=places.scale,
        title=words,
        id=f"site-{COLOURS[seat]}-{SHEDS[site]}",
        data_shed="none" if kind < 0 else kind,
    )


PIPS: Final = ((26.0, 0.0), (13.0, 22.5), (-13.0, 22.5), (-26.0, 0.0), (-13.0, -22.5), (13.0, -22.5))


def _tally(scene: Scene, seat: int, site: int, total: int, free: int) -> str:
    """A dot for each neighbour that is filled, where there is room for it, and what they add up to."""
    around = scene.view.terms.garden.around_shed[site]
    words = text(f"Σ{total}", 0, 6.5, "ha-goal") if free < len(around) else use("ha-hut", 0, 0, 0.62, opacity=0.55)
    if not scene.seats[seat].plan.names:
        return group(words, scale=1.5)
    filled = (scene.view.garden[seat][spot] != EMPTY for spot in around)
    dots = "".join(
        circle(x, y, 5, fill="#8a5a2e" if there else "#f4e6c6", stroke="#7a5a33", stroke_width=1.4)
        for (x, y), there in zip(PIPS, filled, strict=True)
    )
    return dots + words


def _bought(scene: Scene, seat: int, places: GardenMap) -> str:
    """Beside the half that was paid for."""
    left, _, width, _ = scene.seats[seat].plan.garden
    half = scene.view.half
    margin = RADIUS * places.scale
    x = left + margin if half == SUN else left + width - margin
    y = min(place[1] for place in places.spots) + 3 * RADIUS * places.scale
    return group(
        circle(0, 0, RADIUS + 12, fill="url(#ha-glow)"),
        use(tile(scene.view.tile)),
        at=(x, y),
        scale=places.scale * 0.8,
        title=say("bought", name=scene.names[seat], tile=TILES[scene.view.tile], half=HALVES[half]),
        id="bought",
        data_tile=TILES[scene.view.tile],
        data_half=HALVES[half],
    )
