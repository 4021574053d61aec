"""Where things are in the picture: the status bar, the common track, the large board, the small ones below."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from stammtisch.games.heavenale.names import LAST_SPACE, SHEDS, SPOTS
from stammtisch.games.heavenale.terms import HeavenAleTerms
from stammtisch.pictures.svg import Point, number

WIDTH: Final = 1720
GAP: Final = 10
BAR_HEIGHT: Final = 78
TOP: Final = BAR_HEIGHT + GAP

# The common track: a square with the ring in its middle, in its own units from its upper left corner.
TRACK: Final = 920
CENTRE: Final = TRACK / 2
OUTER: Final = 438
WALL: Final = 330  # between the stalls outside and the path inside
INNER: Final = 278
STALL: Final = 388  # the middle of the stalls
PATH: Final = 301  # the middle of the path
# The start area takes as much of the ring as so many spaces, and lies at the bottom.
START_SPACES: Final = 4.5
STEP: Final = 360 / (LAST_SPACE + START_SPACES)
START_ANGLE: Final = 90.0

# Hexagons are drawn 80 wide, point up.
HEX: Final = 80.0
RADIUS: Final = HEX / math.sqrt(3)


@dataclass(frozen=True)
class Plan:
    """Where the parts of a player's board lie, in its own units."""

    width: float
    height: float
    header: float  # the size of the header
    garden: tuple[float, float, float, float]  # x, y, width, height of its ground
    pairs: tuple[Point, ...]
    pair: float  # the size of a pair
    hand: Point
    hand_row: int  # how many cards lie side by side
    card: float  # the size of a card in hand
    production: Point
    track: float  # the size of the production track
    names: bool  # whether there is room for the names of the spots


LARGE: Final = Plan(
    width=770,
    height=920,
    header=1,
    garden=(8, 60, 754, 562),
    pairs=tuple((10.0 + 151 * pair, 630.0) for pair in range(5)),
    pair=1,
    hand=(20, 96),
    hand_row=5,
    card=0.75,
    production=(10, 732),
    track=1,
    names=True,
)
SMALL: Final = Plan(
    width=560,
    height=472,
    header=0.78,
    garden=(6, 46, 318, 282),
    pairs=tuple((330.0 + 113 * (pair % 2), 54.0 + 93 * (pair // 2)) for pair in range(5)),
    pair=0.75,
    hand=(446, 234),
    hand_row=3,
    card=0.53,
    production=(6, 335),
    track=0.73,
    names=False,
)


@dataclass(frozen=True)
class Seating:
    """Where each seat's board lies, by how large it is drawn."""

    plan: Plan
    at: Point
    scale: float


def seating(players: int, focus: int) -> list[Seating]:
    """By seat: the board in focus large beside the track, the others in turn order in a row below."""
    found = [Seating(LARGE, (2 * GAP + TRACK, TOP), 1.0)] * players
    for place in range(1, players):
        found[(focus + place) % players] = Seating(SMALL, small_place(players, place - 1), small_scale(players))
    return found


def columns(players: int) -> int:
    """How many small boards fit below; with two players a summary takes the second place."""
    return max(players - 1, 2)


def small_scale(players: int) -> float:
    count = columns(players)
    return (WIDTH - GAP * (count + 1)) / count / SMALL.width


def small_place(players: int, place: int) -> Point:
    return GAP + place * (SMALL.width * small_scale(players) + GAP), TOP + LARGE.height + GAP


def height(players: int) -> float:
    """Of the whole picture."""
    return TOP + LARGE.height + GAP + SMALL.height * small_scale(players) + GAP


def angle(space: float) -> float:
    """In degrees, clockwise from the east; spaces follow each other clockwise from the start area."""
    return START_ANGLE + STEP * (START_SPACES / 2 + space - 0.5)


def start_angle(spot: float) -> float:
    """Of a start spot: the four stand side by side, from the left."""
    return START_ANGLE - STEP * START_SPACES / 4 * (spot - 1.5)


def polar(degrees: float, radius: float) -> Point:
    """A place on the ring."""
    turn = math.radians(degrees)
    return CENTRE + radius * math.cos(turn), CENTRE + radius * math.sin(turn)


def beside(degrees: float, radius: float, along: float) -> Point:
    """A place on the ring, moved some way along it."""
    x, y = polar(degrees, radius)
    turn = math.radians(degrees)
    return x - along * math.sin(turn), y + along * math.cos(turn)


def sector(degrees: float, width: float, inner: float, outer: float) -> str:
    """The outline of a piece of the ring."""
    first, last = degrees - width / 2, degrees + width / 2
    corners = (polar(first, inner), polar(first, outer), polar(last, outer), polar(last, inner))
    (a, b), (c, d), (e, f), (g, h) = corners
    spelled = [number(round(value, 1)) for value in (a, b, c, d, outer, outer, e, f, g, h, inner, inner, a, b)]
    return "M{} {}L{} {}A{} {} 0 0 1 {} {}L{} {}A{} {} 0 0 0 {} {}z".format(*spelled)


def start_place(spot: int) -> Point:
    """The middle of a start spot's plaque."""
    return polar(start_angle(spot), STALL + 10)


@dataclass(frozen=True)
class GardenMap:
    """The places of the garden's hexagons in a ground of some size."""

    scale: float
    spots: tuple[Point, ...]
    sheds: tuple[Point, ...]


def garden_map(terms: HeavenAleTerms, plan: Plan) -> GardenMap:
    """The map of the components file, as large as the ground allows."""
    data = terms.components.data["garden"]
    assert isinstance(data, dict)
    places: dict[str, tuple[int, int]] = {name: (x, y) for name, (x, y) in data["spots"].items()}
    xs, ys = [x for x, _ in places.values()], [y for _, y in places.values()]
    left, top, width, tall = plan.garden
    across = HEX * (max(xs) - min(xs) + 2) / 2
    down = RADIUS * (1.5 * (max(ys) - min(ys)) + 2)
    scale = min((width - 8) / across, (tall - 8) / down)

    def place(name: str) -> Point:
        x, y = places[name]
        return (
            left + width / 2 + scale * HEX / 2 * (x - (max(xs) + min(xs)) / 2),
            top + tall / 2 + scale * 1.5 * RADIUS * (y - (max(ys) + min(ys)) / 2),
        )

    return GardenMap(scale, tuple(map(place, SPOTS)), tuple(map(place, SHEDS)))
