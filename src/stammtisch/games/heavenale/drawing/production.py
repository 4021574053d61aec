"""The production track: a column for each place, a lane for each marker and for the brewmaster. (HA-07, HA-08)

Drawn 750 wide and 180 high; the zones of the brewmaster above, the five markers below.
"""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.drawing.palette import GOLD, RESOURCE_PAINTS
from stammtisch.games.heavenale.drawing.scene import Scene
from stammtisch.games.heavenale.drawing.symbols import symbol
from stammtisch.games.heavenale.drawing.things import marker
from stammtisch.games.heavenale.names import COLOURS, RESOURCE_COUNT, RESOURCES, TOP
from stammtisch.games.heavenale.scoring import zone
from stammtisch.games.heavenale.terms import HeavenAleTerms
from stammtisch.pictures.svg import TARGET, circle, group, rect, signed, text, use
from stammtisch.pictures.words import say

TRACK_WIDTH: Final = 750
LABELS: Final = 28
ZONES_HEIGHT: Final = 36
BREWMASTER_LANE: Final = 30
NUMBERS_HEIGHT: Final = 16
LANES_Y: Final = ZONES_HEIGHT + BREWMASTER_LANE + NUMBERS_HEIGHT
LANE: Final = 19.5
TRACK_HEIGHT: Final = LANES_Y + RESOURCE_COUNT * LANE
ZONE_TONES: Final = ("#e3d3b0", "#d8c296")


def lowest(terms: HeavenAleTerms) -> int:
    """The first place of the run-up, from the components file; nothing starts before it."""
    production = terms.components.data["production"]
    assert isinstance(production, dict)
    markers, brewmaster = terms.box.start_of(terms.options["start_spots"])
    return min(int(production["lowest"]["value"]), brewmaster, *markers)


def column(terms: HeavenAleTerms) -> float:
    """How wide a place is."""
    return (TRACK_WIDTH - LABELS) / (TOP - lowest(terms) + 1)


def place_x(terms: HeavenAleTerms, place: int) -> float:
    """The middle of a place; what a position puts before the run-up stands at its beginning."""
    first = lowest(terms)
    return LABELS + (max(place, first) - first + 0.5) * column(terms)


def bare_track(terms: HeavenAleTerms) -> str:
    """The track without its pieces."""
    wide, tall = column(terms), RESOURCE_COUNT * LANE
    parts = [rect(0, 0, TRACK_WIDTH, TRACK_HEIGHT, rx=6, fill="#f4e6c6", stroke="#8a6a3c", stroke_width=2)]
    for index, (first, to, rate, multiplier) in enumerate(_zones(terms)):
        parts.append(_zone(terms, first, to, ZONE_TONES[index % 2]))
        parts.append(_zone_words(terms, first, to, rate, multiplier))
    for place in range(lowest(terms), TOP + 1):
        x = place_x(terms, place)
        if place < 1:
            parts.append(rect(x - wide / 2, LANES_Y, wide, tall, fill="#b9a37a", opacity=0.5 if place % 2 else 0.36))
        elif place == TOP:
            parts.append(rect(x - wide / 2, LANES_Y, wide, tall, fill=GOLD, opacity=0.6))
        elif place % 2 == 0:
            parts.append(rect(x - wide / 2, LANES_Y, wide, tall, fill="#d9c08c", opacity=0.45))
        parts.append(text(signed(place), x, LANES_Y - 3, "ha-place", opacity=1 if place > 0 else 0.6))
    for index, resource in enumerate(RESOURCES):
        parts.append(use(symbol(resource), LABELS / 2, LANES_Y + (index + 0.5) * LANE, 0.44))
    parts.append(use("ha-brewmaster", LABELS / 2, ZONES_HEIGHT + BREWMASTER_LANE / 2, 0.6, opacity=0.85))
    return group(*parts)


def _zones(terms: HeavenAleTerms) -> list[tuple[int, int, int, int]]:
    """First and last place, rate and multiplier of each zone."""
    found, first = [], lowest(terms)
    for to, rate, multiplier in terms.box.zones:
        found.append((first, to, rate, multiplier))
        first = to + 1
    return found


def _zone(terms: HeavenAleTerms, first: int, to: int, fill: str) -> str:
    x = place_x(terms, first) - column(terms) / 2
    width = (to - first + 1) * column(terms)
    return rect(x, 0, width, ZONES_HEIGHT + BREWMASTER_LANE, rx=4, fill=fill, stroke="#8a6a3c", stroke_width=1)


def _zone_words(terms: HeavenAleTerms, first: int, to: int, rate: int, multiplier: int) -> str:
    x = (place_x(terms, first) + place_x(terms, to)) / 2
    return text(f"{rate}:1", x, 15, "ha-zone") + text(f"×{multiplier}", x, 31, "ha-zone")


def production(scene: Scene, seat: int) -> str:
    """The pieces of a seat: the brewmaster in his zone, and each marker at the end of a bar."""
    return _brewmaster(scene, seat) + "".join(_marker(scene, seat, resource) for resource in range(RESOURCE_COUNT))


def _brewmaster(scene: Scene, seat: int) -> str:
    terms, place = scene.view.terms, scene.view.brewmaster[seat]
    rate, multiplier = zone(terms.box.zones, place)
    first, to, *_ = next(entry for entry in _zones(terms) if place <= entry[1])
    x = place_x(terms, place)
    y = ZONES_HEIGHT + BREWMASTER_LANE / 2
    return group(
        _zone(terms, first, to, GOLD),
        _zone_words(terms, first, to, rate, multiplier),
        use("ha-brewmaster", x, y, 0.72),
        title=say("brewmaster_at", name=scene.names[seat], place=place, rate=rate, multiplier=multiplier),
        id=f"brewmaster-{COLOURS[seat]}",
        data_place=place,
    )


def _marker(scene: Scene, seat: int, resource: int) -> str:
    place = scene.view.markers[seat * RESOURCE_COUNT + resource]
    x, y = place_x(scene.view.terms, place), LANES_Y + (resource + 0.5) * LANE
    bar = rect(LABELS, y - 5, x - LABELS, 10, fill=RESOURCE_PAINTS[resource].base, opacity=0.7)
    return group(
        bar,
        use(marker(RESOURCES[resource]), x, y, 0.86),
        circle(x, y, 17, **TARGET),
        title=say("marker", name=scene.names[seat], resource=RESOURCES[resource], place=place),
        id=f"marker-{COLOURS[seat]}-{RESOURCES[resource]}",
        data_place=place,
    )
