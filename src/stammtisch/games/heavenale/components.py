"""The box: track, garden, production track and tiles from the data file, as the rules ask for them."""

from __future__ import annotations

from typing import Any, Final

from stammtisch.games.heavenale.names import (
    LAST_SPACE,
    RESOURCES,
    SHEDS,
    SLOTS,
    SPOT_COUNT,
    SPOTS,
    SUNNY_COUNT,
)

# Doubled-width coordinates of the six neighbours, in the order of DIRECTIONS.
STEPS: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))

# What a space of the track is for (HA-05).
RESOURCE: Final = 0
MONK: Final = 1
ACTIVATION: Final = 2
BARREL: Final = 3
KINDS: Final = ("resource", "monk", "activation", "barrel")

SUNNY: Final = (1 << SUNNY_COUNT) - 1
SHADY: Final = ((1 << SPOT_COUNT) - 1) ^ SUNNY
BIT: Final = [1 << spot for spot in range(SPOT_COUNT)]


class Track:
    """The common track; index 0 is the start area. (HA-05)"""

    def __init__(self, kind: list[int], price: list[int], letters: list[str]) -> None:
        self.kind = kind
        self.price = price
        self.letters = letters
        # HA-40: A the X slot, B a monk kind, C a resource kind, as bits 1, 2, 4.
        self.letter_mask: list[int] = [sum(1 << "ABC".index(letter) for letter in word) for word in letters]

    def spaces(self, kind: int) -> list[int]:
        """The spaces of a sort, in track order."""
        return [space for space in range(1, LAST_SPACE + 1) if self.kind[space] == kind]


class Garden:
    """Which spots touch which, and which six lie around each shed site. (HA-06, HA-49)"""

    def __init__(self, neighbours: list[list[int]], around_shed: list[list[int]]) -> None:
        self.neighbours = neighbours
        self.around_shed = around_shed
        self.shed_mask: list[int] = [sum(BIT[spot] for spot in around) for around in around_shed]
        self.sheds_of: list[list[int]] = [
            [shed for shed in range(len(around_shed)) if spot in around_shed[shed]] for spot in range(SPOT_COUNT)
        ]


class Box:
    """Everything that the terms of a table need from a checked components file."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.track = _read_track(data["track"])
        self.garden = _read_garden(data["garden"]["spots"])
        self.zones: list[tuple[int, int, int]] = [
            (zone["to"], zone["rate"], zone["multiplier"]) for zone in data["production"]["zones"]
        ]
        self.start_spots: dict[str, dict[str, int]] = data["production"]["start_spots"]
        self.copies: int = data["tiles"]["copies_per_back"]["value"]
        self.monk_copies: int = data["tiles"]["monks_per_back"]["value"]
        self.shed_limits: list[int] = [shed["to"] for shed in data["sheds"]]
        self.shed_brewmaster: list[int] = [shed["brewmaster"] for shed in data["sheds"]]
        self.pairs: list[int] = [sum(1 << SLOTS.index(slot) for slot in pair) for pair in data["pairs"]["slots"]]
        self.rounds: dict[int, int] = {int(count): entry["rounds"] for count, entry in data["players"].items()}
        self.second_discs: dict[int, list[int]] = {
            int(count): entry["second_discs"] for count, entry in data["players"].items()
        }

    def start_of(self, variant: str) -> tuple[list[int], int]:
        """Where the five markers and the brewmaster start. (HA-07)"""
        start = self.start_spots[variant]
        return [start[resource] for resource in RESOURCES], start["brewmaster"]


def _read_track(spaces: list[dict[str, Any]]) -> Track:
    kind, price, letters = [-1], [0], [""]
    for space in spaces:
        kind.append(KINDS.index(space["kind"]))
        price.append(space.get("price", 0))
        letters.append(space.get("letters", ""))
    return Track(kind, price, letters)


def _read_garden(places: dict[str, list[int]]) -> Garden:
    at = {(x, y): name for name, (x, y) in places.items()}

    def around(name: str) -> list[str]:
        x, y = places[name]
        return [at[(x + dx, y + dy)] for dx, dy in STEPS if (x + dx, y + dy) in at]

    return Garden(
        [[SPOTS.index(other) for other in around(spot) if other in SPOTS] for spot in SPOTS],
        [[SPOTS.index(other) for other in around(shed)] for shed in SHEDS],
    )
