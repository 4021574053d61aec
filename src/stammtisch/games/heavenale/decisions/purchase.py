"""Resource and monk spaces: tiles bought one after another, each placed at once. (HA-30 to HA-34)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.refusal import Refusal
from stammtisch.games.heavenale.choices import BUY, PASS, PLACE, SELL
from stammtisch.games.heavenale.components import BIT, SHADY, SUNNY
from stammtisch.games.heavenale.decisions.cards import sell_card, sell_choices, sell_refusal
from stammtisch.games.heavenale.decisions.sheds import close_sheds
from stammtisch.games.heavenale.names import (
    CARD_COUNT,
    FERTILITIES,
    FIRST_MONK,
    HALVES,
    NOTHING,
    SHADE,
    SPOT_COUNT,
    SPOTS,
    SUN,
    SUNNY_COUNT,
    TILE_KINDS,
    TILES,
)
from stammtisch.games.heavenale.state import HeavenAleState

HALF_MASK: Final = [SUNNY, SHADY]


class BuyTile(Decision[HeavenAleState]):
    """A tile of this space for one half of the garden; after the first, or stop. (HA-30)"""

    name = "buy"
    rule = "HA-30"

    def seats(self, state: HeavenAleState) -> int:
        return 1 << state.actor if state.track[state.figure[state.actor]] else 0

    def choices(self, state: HeavenAleState, seat: int) -> list[int]:
        if seat != state.actor:
            return []
        found = [PASS] if state.bought else []
        money = state.money[seat]
        filled = state.filled[seat]
        shade = filled & SHADY != SHADY
        sun = filled & SUNNY != SUNNY
        tiles = state.track[state.figure[seat]]
        for index in range(len(tiles)):
            tile = tiles[index]
            if tiles.find(tile) < index:
                continue  # two alike are one choice
            cost = price(state, seat, tile)
            if sun and 2 * cost <= money:
                found.append(BUY + tile * 2 + SUN)
            if shade and cost <= money:
                found.append(BUY + tile * 2 + SHADE)
        return found + sell_choices(state, seat)

    def refusal(self, state: HeavenAleState, seat: int, choice: int) -> Refusal | None:
        if seat != state.actor:
            return state.not_asked(seat)
        if choice == PASS:
            return None if state.bought else Refusal("HA-30", "buy_one")
        if SELL <= choice < SELL + CARD_COUNT:
            return sell_refusal(state, seat, choice - SELL)
        if BUY <= choice < BUY + 2 * TILE_KINDS:
            tile, half = divmod(choice - BUY, 2)
            return buy_refusal(state, seat, tile, half)
        return Refusal(self.rule, "buy_or_stop")

    def take(self, state: HeavenAleState, seat: int, choice: int) -> None:
        if choice == PASS:
            state.stack.pop()
            if state.telling:
                state.tell("stopped", seat, {})
        elif choice < BUY:
            sell_card(state, seat, choice - SELL)
        else:
            tile, half = divmod(choice - BUY, 2)
            cost = price(state, seat, tile) * (2 if half == SUN else 1)
            state.pay(seat, -cost)
            space = state.figure[seat]
            tiles = state.track[space]
            at = tiles.find(tile)
            state.track[space] = tiles[:at] + tiles[at + 1 :]
            state.tile = tile
            state.half = half
            state.stack.append(PLACE_TILE)
            if state.telling:
                state.tell("bought", seat, {"tile": TILES[tile], "half": HALVES[half], "price": cost})

    def resume(self, state: HeavenAleState) -> None:
        """HA-34: the turn ends by itself when the space is empty."""
        state.stack.pop()


class PlaceTile(Decision[HeavenAleState]):
    """The tile just bought goes to a free spot of the half paid for. (HA-33)"""

    name = "place"
    rule = "HA-33"

    def seats(self, state: HeavenAleState) -> int:
        return 1 << state.actor

    def choices(self, state: HeavenAleState, seat: int) -> list[int]:
        if seat != state.actor:
            return []
        filled = state.filled[seat]
        first = 0 if state.half == SUN else SUNNY_COUNT
        return [PLACE + spot for spot in range(first, first + SUNNY_COUNT) if not filled & BIT[spot]]

    def refusal(self, state: HeavenAleState, seat: int, choice: int) -> Refusal | None:
        if seat != state.actor:
            return state.not_asked(seat)
        if not PLACE <= choice < PLACE + SPOT_COUNT:
            return Refusal(self.rule, "place_the_tile", {"tile": TILES[state.tile]})
        spot = choice - PLACE
        if not HALF_MASK[state.half] & BIT[spot]:
            return Refusal(self.rule, "other_half", {"spot": SPOTS[spot], "half": HALVES[state.half]})
        if state.filled[seat] & BIT[spot]:
            return Refusal(self.rule, "spot_filled", {"spot": SPOTS[spot]})
        return None

    def take(self, state: HeavenAleState, seat: int, choice: int) -> None:
        spot = choice - PLACE
        garden = state.garden[seat]
        state.garden[seat] = garden[:spot] + bytes([state.tile]) + garden[spot + 1 :]
        state.filled[seat] |= BIT[spot]
        state.present[seat] |= 1 << state.tile
        state.bought = True
        if state.telling:
            state.tell("placed", seat, {"tile": TILES[state.tile], "spot": SPOTS[spot]})
        state.tile = NOTHING
        state.half = NOTHING
        state.stack.pop()
        close_sheds(state, seat, spot)


def price(state: HeavenAleState, seat: int, tile: int) -> int:
    """What a tile costs in the shade; in the sun it is double. (HA-31, HA-32)"""
    if tile >= FIRST_MONK:
        return state.terms.track.price[state.figure[seat]]
    return tile % FERTILITIES + 1


def buy_refusal(state: HeavenAleState, seat: int, tile: int, half: int) -> Refusal | None:
    """Why a tile may not be bought for a half."""
    values: dict[str, str | int] = {"tile": TILES[tile], "half": HALVES[half]}
    if state.track[state.figure[seat]].find(tile) < 0:
        return Refusal("HA-30", "tile_not_there", values)
    if state.filled[seat] & HALF_MASK[half] == HALF_MASK[half]:
        return Refusal("HA-33", "half_full", values)
    cost = price(state, seat, tile) * (2 if half == SUN else 1)
    if cost > state.money[seat]:
        rule = "HA-32" if tile >= FIRST_MONK else "HA-31"
        return Refusal(rule, "too_dear", {**values, "price": cost, "money": state.money[seat]})
    return None


BUY_TILE: Final = BuyTile()
PLACE_TILE: Final = PlaceTile()
