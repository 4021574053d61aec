"""The move: forward along the track to where something can be done, or into the start area. (HA-21 to HA-29)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.refusal import Refusal
from stammtisch.games.heavenale.choices import MOVE, SELL, START, START_INCOMES
from stammtisch.games.heavenale.components import ACTIVATION, BARREL, MONK, RESOURCE, SHADY, SUNNY
from stammtisch.games.heavenale.decisions.activation import PLACE_DISC, usable_letters
from stammtisch.games.heavenale.decisions.barrels import barrels_to_take, take_barrels
from stammtisch.games.heavenale.decisions.cards import sell_card, sell_choices, sell_refusal
from stammtisch.games.heavenale.decisions.purchase import BUY_TILE
from stammtisch.games.heavenale.decisions.start_area import spot_of, start_choices, start_refusal, take_start_spot
from stammtisch.games.heavenale.names import BACK_IN, CARD_COUNT, FERTILITIES, LAST_SPACE, NOTHING, SPOT_COUNT
from stammtisch.games.heavenale.state import HeavenAleState

FULL: Final = (1 << SPOT_COUNT) - 1


class MoveFigure(Decision[HeavenAleState]):
    """Move to a space ahead, go into the start area, or sell a privilege card first."""

    name = "move"
    rule = "HA-21"

    def seats(self, state: HeavenAleState) -> int:
        return 1 << state.actor

    def choices(self, state: HeavenAleState, seat: int) -> list[int]:
        if seat != state.actor:
            return []
        found = [MOVE + space - 1 for space in open_spaces(state, seat)]
        return found + start_choices(state, seat) + sell_choices(state, seat)

    def refusal(self, state: HeavenAleState, seat: int, choice: int) -> Refusal | None:
        if seat != state.actor:
            return state.not_asked(seat)
        if MOVE <= choice < MOVE + LAST_SPACE:
            return space_refusal(state, seat, choice - MOVE + 1)
        if START <= choice < START + len(START_INCOMES):
            return start_refusal(state, seat, spot_of(choice - START))
        if SELL <= choice < SELL + CARD_COUNT:
            return sell_refusal(state, seat, choice - SELL)
        return Refusal(self.rule, "move_first")

    def take(self, state: HeavenAleState, seat: int, choice: int) -> None:
        if choice >= SELL:
            sell_card(state, seat, choice - SELL)
            return
        state.stack.pop()
        if choice >= START:
            state.figure[seat] = BACK_IN
            take_start_spot(state, seat, choice - START)
            return
        space = choice - MOVE + 1
        state.figure[seat] = space
        state.spot[seat] = NOTHING
        if state.telling:
            state.tell("moved", seat, {"space": space})
        kind = state.terms.track.kind[space]
        if kind == BARREL:
            take_barrels(state, seat)
        elif kind == ACTIVATION:
            state.stack.append(PLACE_DISC)
        else:
            state.bought = False
            state.stack.append(BUY_TILE)


def open_spaces(state: HeavenAleState, seat: int) -> list[int]:
    """The spaces ahead whose action can be done now. (HA-23, HA-27)"""
    track = state.terms.track
    money = state.money[seat]
    filled = state.filled[seat]
    shade = filled & SHADY != SHADY
    sun = filled & SUNNY != SUNNY
    letters = usable_letters(state, seat)
    barrels = barrels_to_take(state, seat)
    found: list[int] = []
    for space in range(state.figure[seat] + 1, LAST_SPACE + 1):
        kind = track.kind[space]
        if kind == RESOURCE:
            for tile in state.track[space]:
                price = tile % FERTILITIES + 1
                if (shade and price <= money) or (sun and 2 * price <= money):
                    found.append(space)
                    break
        elif kind == MONK:
            price = track.price[space]
            if state.track[space] and ((shade and price <= money) or (sun and 2 * price <= money)):
                found.append(space)
        elif kind == ACTIVATION:
            if state.supply[space] and letters & track.letter_mask[space]:
                found.append(space)
        elif barrels:
            found.append(space)
    return found


def space_refusal(state: HeavenAleState, seat: int, space: int) -> Refusal | None:
    """Why a figure may not move to a space."""
    here: dict[str, str | int] = {"space": space}
    if space <= state.figure[seat]:
        return Refusal("HA-21", "not_forward", here)
    if space in open_spaces(state, seat):
        return None
    kind = state.terms.track.kind[space]
    if kind == BARREL:
        return Refusal("HA-23", "no_goal_met", here)
    if kind == ACTIVATION:
        return Refusal("HA-23", "no_disc_there" if not state.supply[space] else "disc_useless", here)
    if not state.track[space]:
        return Refusal("HA-23", "no_tile_there", here)
    if state.filled[seat] == FULL:
        return Refusal("HA-33", "garden_full")
    return Refusal("HA-27", "cannot_pay_there", {**here, "money": state.money[seat]})


MOVE_FIGURE: Final = MoveFigure()
