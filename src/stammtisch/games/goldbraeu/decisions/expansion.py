"""Expansion: one more cell for a garden. (GB-30 to GB-33)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.refusal import Refusal
from stammtisch.games.goldbraeu.choices import GROW, PASS
from stammtisch.games.goldbraeu.components import BIT, names_of
from stammtisch.games.goldbraeu.decisions.action import act_refusal, decline, use_action
from stammtisch.games.goldbraeu.names import CELL_COUNT, CELLS, GARDEN_COUNT, GARDENS
from stammtisch.games.goldbraeu.state import GoldbraeuState

# A cell's number from its bit: 2 is a primitive root of 53, so the 40 powers leave different remainders.
CELL_OF: Final = [0] * 53
for _cell in range(CELL_COUNT):
    CELL_OF[BIT[_cell] % 53] = _cell


class Expansion(Decision[GoldbraeuState]):
    """Add a free cell, move one between two gardens of the same boss, or decline."""

    name = "expand"
    rule = "GB-30"

    def seats(self, state: GoldbraeuState) -> int:
        return 1 << state.actor()

    def choices(self, state: GoldbraeuState, seat: int) -> list[int]:
        if seat != state.actor():
            return []
        found = [PASS]
        for garden in range(GARDEN_COUNT):
            if state.boss[garden] != seat:
                continue
            base = GROW + garden * CELL_COUNT
            cells = reachable(state, seat, garden)
            while cells:
                bit = cells & -cells
                cells ^= bit
                found.append(base + CELL_OF[bit % 53])
        return found

    def refusal(self, state: GoldbraeuState, seat: int, choice: int) -> Refusal | None:
        if seat != state.actor() or not GROW <= choice < GROW + GARDEN_COUNT * CELL_COUNT:
            return act_refusal(state, seat, choice)
        garden, cell = divmod(choice - GROW, CELL_COUNT)
        return grow_refusal(state, seat, garden, cell)

    def take(self, state: GoldbraeuState, seat: int, choice: int) -> None:
        if choice == PASS:
            decline(state, seat)
            return
        garden, cell = divmod(choice - GROW, CELL_COUNT)
        bit = BIT[cell]
        if state.free & bit:
            state.free ^= bit
            if state.telling:
                state.tell("cell_added", seat, {"garden": GARDENS[garden], "cell": CELLS[cell]})
        else:
            give_cell(state, seat, garden, cell)
        state.cells[garden] |= bit
        use_action(state)


def reachable(state: GoldbraeuState, seat: int, garden: int) -> int:
    """The cells by which a garden may grow: adjacent, and free (GB-30) or of another own garden (GB-31, GB-32)."""
    board = state.terms.board
    available = state.free
    for other in range(GARDEN_COUNT):
        if other != garden and state.boss[other] == seat:
            available |= state.cells[other] & ~board.front[other]
    return board.around(state.cells[garden]) & available


def give_cell(state: GoldbraeuState, seat: int, garden: int, cell: int) -> None:
    """Take a cell from the garden that has it; what is thereby cut off from its house becomes free. (GB-31, GB-33)"""
    board = state.terms.board
    for giver in range(GARDEN_COUNT):
        if state.cells[giver] & BIT[cell]:
            rest = state.cells[giver] & ~BIT[cell]
            kept = board.connected(rest, board.front[giver])
            state.cells[giver] = kept
            state.free |= rest & ~kept
            if state.telling:
                values = {"garden": GARDENS[garden], "giver": GARDENS[giver], "cell": CELLS[cell]}
                state.tell("cell_moved", seat, {**values})
                if rest != kept:
                    state.tell("cells_freed", seat, {"giver": GARDENS[giver], "cells": names_of(rest & ~kept)})
            return


def grow_refusal(state: GoldbraeuState, seat: int, garden: int, cell: int) -> Refusal | None:
    """Why a garden may not grow by a cell."""
    board = state.terms.board
    bit = BIT[cell]
    place: dict[str, str | int] = {"garden": GARDENS[garden], "cell": CELLS[cell]}
    if not board.playable & bit:
        return Refusal("GB-06", "no_such_cell", place)
    if state.boss[garden] != seat:
        return Refusal("GB-30", "not_your_garden", place)
    if state.cells[garden] & bit:
        return Refusal("GB-30", "own_cell", place)
    if not board.around(state.cells[garden]) & bit:
        return Refusal("GB-30" if state.free & bit else "GB-31", "not_adjacent", place)
    if state.free & bit:
        return None
    giver = next(other for other in range(GARDEN_COUNT) if state.cells[other] & bit)
    place["giver"] = GARDENS[giver]
    if board.front[giver] == bit:
        return Refusal("GB-32", "front_cell", place)
    if state.boss[giver] != seat:
        return Refusal("GB-31", "not_boss_of_both", place)
    return None


EXPANSION: Final = Expansion()
