"""The end: exchange, ducats, multiplier, barrels. (HA-90 to HA-98)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.games.heavenale.names import (
    BARREL_CARD,
    CARD_COUNT,
    FIRST_SPOT,
    GOAL_COUNT,
    PAIR_COUNT,
    RESOURCE_COUNT,
    TOP,
)

if TYPE_CHECKING:
    from stammtisch.games.heavenale.state import HeavenAleState

CARD_SALE: Final = 3
DUCATS_PER_STEP: Final = 10
LARGE_BARREL: Final = 4
SMALL_BARREL: Final = 2


class Score:
    """A final score with every step that leads to it."""

    def __init__(self, markers: list[int], rate: int, multiplier: int, ducats: int) -> None:
        self.before = markers
        self.rate = rate
        self.multiplier = multiplier
        self.ducats = ducats
        self.exchanged: list[int] = exchange(markers, rate)
        self.after: list[int] = spend(self.exchanged, ducats)
        self.ducats_used: int = DUCATS_PER_STEP * (sum(self.after) - sum(self.exchanged))
        self.production: int = self.worth(self.after)
        self.large_barrels = 0
        self.small_barrels = 0
        self.barrel_card = 0
        self.first_player = 0

    def worth(self, places: list[int]) -> int:
        """HA-93: the least advanced marker times the multiplier; nothing while it has not left the start."""
        return max(0, min(places)) * self.multiplier

    @property
    def total(self) -> int:
        barrels = LARGE_BARREL * self.large_barrels + SMALL_BARREL * self.small_barrels
        return self.production + barrels + self.barrel_card + self.first_player

    def to_data(self) -> dict[str, object]:
        return {
            "markers": self.before,
            "rate": self.rate,
            "multiplier": self.multiplier,
            "exchanged": self.exchanged,
            "ducats": self.ducats,
            "ducats_used": self.ducats_used,
            "after": self.after,
            "production": self.production,
            "large_barrels": self.large_barrels,
            "small_barrels": self.small_barrels,
            "barrel_card": self.barrel_card,
            "first_player": self.first_player,
            "total": self.total,
        }


def exchange(markers: list[int], rate: int) -> list[int]:
    """HA-97: the least advanced one up, `rate` single steps back from whichever is then the highest, to the end."""
    places = sorted(markers)
    while True:
        goal = places[0] + 1
        spare = 0
        for place in places[1:]:
            spare += max(0, place - goal)
        if spare < rate:
            break
        places[0] = goal
        for _ in range(rate):
            places[places.index(max(places))] -= 1
        places.sort()
    return places


def spend(places: list[int], ducats: int) -> list[int]:
    """HA-92: ten ducats a step, best used on the least advanced marker each time."""
    lifted = sorted(places)
    for _ in range(ducats // DUCATS_PER_STEP):
        if lifted[0] >= TOP:
            break
        lifted[0] += 1
        lifted.sort()
    return lifted


def zone(zones: list[tuple[int, int, int]], brewmaster: int) -> tuple[int, int]:
    """HA-08, HA-90: rate and multiplier for the brewmaster's spot."""
    for to, rate, multiplier in zones:
        if brewmaster <= to:
            return rate, multiplier
    raise ValueError(f"the brewmaster cannot stand on {brewmaster}")


def final_score(state: HeavenAleState, seat: int) -> Score:
    """What a seat has at the end, or would have if this were it; hand cards count as sold. (HA-98)"""
    rate, multiplier = zone(state.terms.box.zones, state.brewmaster[seat])
    cards = 0
    for card in range(CARD_COUNT):
        cards += state.cards[seat] >> card & 1
    first = seat * RESOURCE_COUNT
    score = Score(
        state.markers[first : first + RESOURCE_COUNT], rate, multiplier, state.money[seat] + CARD_SALE * cards
    )
    for goal in range(GOAL_COUNT):
        score.large_barrels += state.large[goal] == seat
        score.small_barrels += state.small[goal] == seat
    if BARREL_CARD in state.placed[seat * PAIR_COUNT : (seat + 1) * PAIR_COUNT]:
        score.barrel_card = score.large_barrels + score.small_barrels
    score.first_player = 1 if state.spot[seat] == FIRST_SPOT else 0
    return score
