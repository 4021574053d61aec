"""The twelve goals: whose the barrels are, and how far the viewer has come. (HA-70, HA-71)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.decisions.barrels import available
from stammtisch.games.heavenale.names import GOALS, NOBODY
from stammtisch.games.heavenale.progress import goal_progress
from stammtisch.games.heavenale.scoring import LARGE_BARREL, SMALL_BARREL
from stammtisch.games.heavenale.sketch.ink import SHED, badge
from stammtisch.games.heavenale.state import HeavenAleState
from stammtisch.pictures.markup import fit, paint

WORDS: Final = {
    "brewmaster": "brewmaster on 1",
    "monk_discs": "4 discs on monks",
    "all_markers": "all markers on 1",
    "resource_discs": "5 discs on resources",
    "six_ones": "6 tiles with a 1",
    "three_alike": "3 sheds of a type",
    "six_fives": "6 tiles with a 5",
    "four_types": "4 types of shed",
    "marker_on_20": "a marker on 20",
    "three_cards": "3 cards placed",
    "all_sunny": "sunny half full",
    "all_shady": "shady half full",
}
NAMES: Final = 20
NAME_WIDTH: Final = 7


def goal_lines(table: HeavenAleState, seat: int, name: str) -> list[str]:
    """A heading, a line for each goal, and how to read the shed sites of the garden beside them."""
    head = paint(f"{fit('goals', NAMES)} barrels {fit(name, NAME_WIDTH)}", "dim")
    lines = [_line(table, seat, goal) for goal in range(len(GOALS))]
    sites = ("9+2  site: fertility 9, 2 spots free", f"{SHED}2   shed of type 2")
    return [head, *lines, *(paint(line, "dim") for line in sites)]


def _line(table: HeavenAleState, seat: int, goal: int) -> str:
    have, need = goal_progress(table, seat, goal)
    sizes = f"{_barrel(table.large[goal], LARGE_BARREL)} {_barrel(table.small[goal], SMALL_BARREL)}"
    if seat in (table.large[goal], table.small[goal]):
        state = paint("has it", "bold")
    elif not available(table, seat, goal):
        state = paint("gone", "dim")
    elif have >= need:
        state = paint("met", "bold")
    else:
        state = f"{have}/{need}"
    return f"{fit(WORDS[GOALS[goal]], NAMES)}{sizes}  {state}"


def _barrel(owner: int, points: int) -> str:
    """What a barrel is worth, or who has it."""
    return f" {points} " if owner == NOBODY else badge(owner)
