"""What activated tiles bring, and how it is told. (HA-45 to HA-48)"""

from __future__ import annotations

from stammtisch.engine.event import Value
from stammtisch.games.heavenale.names import FERTILITIES, FIRST_MONK, RESOURCE_COUNT, RESOURCES, SUNNY_COUNT
from stammtisch.games.heavenale.state import HeavenAleState


def activate(state: HeavenAleState, seat: int, spot: int) -> None:
    """One tile pays: ducats in the shade, marker steps in the sun (HA-45), a monk the brewmaster (HA-46)."""
    tile = state.garden[seat][spot]
    if tile >= FIRST_MONK:
        state.advance_brewmaster(seat, 1)
    elif spot < SUNNY_COUNT:
        state.advance_marker(seat, tile // FERTILITIES, tile % FERTILITIES + 1)
    else:
        state.pay(seat, tile % FERTILITIES + 1)


class Standing:
    """A seat's money and markers at one moment, to tell afterwards what an income came to."""

    def __init__(self, state: HeavenAleState, seat: int) -> None:
        self.seat = seat
        self.money = state.money[seat]
        self.brewmaster = state.brewmaster[seat]
        self.markers = state.markers[seat * RESOURCE_COUNT : (seat + 1) * RESOURCE_COUNT]

    def gains(self, state: HeavenAleState) -> list[str]:
        """The difference to now, part by part."""
        gains: list[str] = []
        ducats = state.money[self.seat] - self.money
        if ducats:
            gains.append(f"{ducats:+} ducats")
        steps = state.brewmaster[self.seat] - self.brewmaster
        if steps:
            gains.append(f"brewmaster {steps:+}")
        for resource in range(RESOURCE_COUNT):
            steps = state.markers[self.seat * RESOURCE_COUNT + resource] - self.markers[resource]
            if steps:
                gains.append(f"{RESOURCES[resource]} {steps:+}")
        return gains or ["nothing"]

    def tell(self, state: HeavenAleState) -> None:
        """The same as one event."""
        values: dict[str, Value] = {"gains": [*self.gains(state)]}
        state.tell("income", self.seat, values)
