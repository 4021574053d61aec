"""What a learner is shown of Heaven & Ale: the view as a row of numbers, the viewer's own seat first."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.observation import Feature, Row, by_seat, seats_from_own
from stammtisch.games.heavenale.names import (
    BACK_IN,
    CARD_COUNT,
    EMPTY,
    FERTILITIES,
    FIRST_MONK,
    GOAL_COUNT,
    LAST_SPACE,
    MONK_COUNT,
    NOTHING,
    PAIR_COUNT,
    RESOURCE_COUNT,
    SHED_COUNT,
    SHED_TYPES,
    SLOT_COUNT,
    START_SPOTS,
    TILE_KINDS,
    TOP,
)
from stammtisch.games.heavenale.position import STAGES
from stammtisch.games.heavenale.view import HeavenAleView

QUESTIONS: Final = tuple(STAGES)
MONEY: Final = 25.0
COPIES: Final = 2.0  # of a resource tile in one pile (HA-01)
MONK_COPIES: Final = 3.0
DISCS: Final = 2.0  # on a space (HA-84)
ROUNDS: Final = 6.0
TILE_WIDTH: Final = RESOURCE_COUNT + MONK_COUNT + 1


def _question(view: HeavenAleView, row: Row) -> None:
    row.one_hot(QUESTIONS.index(view.decisions[-1] if view.decisions else "over"), len(QUESTIONS))


def _waiting(view: HeavenAleView, row: Row) -> None:
    for seat in seats_from_own(view):
        row.number(float(view.waiting >> seat & 1))


def _tile(tile: int, row: Row) -> None:
    """A tile as its kind (a resource or a monk) and its fertility."""
    if tile in (EMPTY, NOTHING):
        row.skip(TILE_WIDTH)
    elif tile >= FIRST_MONK:
        row.one_hot(RESOURCE_COUNT + tile - FIRST_MONK, TILE_WIDTH)
    else:
        row.one_hot(tile // FERTILITIES, TILE_WIDTH - 1)
        row.number((tile % FERTILITIES + 1) / FERTILITIES)


def _gardens(view: HeavenAleView, row: Row) -> None:
    for seat in seats_from_own(view):
        for tile in view.garden[seat]:
            _tile(tile, row)


def _one_hots(view: HeavenAleView, row: Row, values: list[int], width: int, size: int) -> None:
    """So many for each seat, one of `size` each."""
    for value in by_seat(view, values, width):
        row.one_hot(value, size)


def _masks(view: HeavenAleView, row: Row, masks: list[int], size: int) -> None:
    for mask in by_seat(view, masks):
        row.bits(mask, size)


def _barrels(view: HeavenAleView, row: Row) -> None:
    for goal in range(GOAL_COUNT):
        row.seat(view, view.large[goal])
        row.seat(view, view.small[goal])


def _track(view: HeavenAleView, row: Row) -> None:
    for space in range(1, LAST_SPACE + 1):
        row.counts(view.track[space], TILE_KINDS, ROUNDS)


def _piles(view: HeavenAleView, row: Row) -> None:
    for pile in (view.resources_1, view.resources_2):
        row.counts(pile, FIRST_MONK, COPIES)
    for pile in (view.monks_1, view.monks_2):
        row.counts([tile - FIRST_MONK for tile in pile], MONK_COUNT, MONK_COPIES)


FEATURES: Final[tuple[Feature[HeavenAleView], ...]] = (
    Feature("question", f"which of the {len(QUESTIONS)} is asked: {', '.join(QUESTIONS)}", _question),
    Feature("waiting", "by seat: whether the game waits for it", _waiting),
    Feature("money", "by seat: m / (m + 25)", lambda view, row: row.squeezed(by_seat(view, view.money), MONEY)),
    Feature(
        "figures",
        "by seat: not yet out, the space, or back in",
        lambda view, row: _one_hots(view, row, view.figure, 1, BACK_IN + 1),
    ),
    Feature(
        "start spots",
        "by seat: where the figure stands in the start area",
        lambda view, row: _one_hots(view, row, view.spot, 1, len(START_SPOTS)),
    ),
    Feature(
        "markers",
        "by seat and resource: the spot on the production track, in twentieths",
        lambda view, row: row.parts(by_seat(view, view.markers, RESOURCE_COUNT), TOP),
    ),
    Feature(
        "brewmasters",
        "by seat, in twentieths, from -10",
        lambda view, row: row.parts(by_seat(view, view.brewmaster), TOP),
    ),
    Feature(
        "gardens", "by seat and spot, S01 … D15: which of five resources, four monks; fertility in fifths", _gardens
    ),
    Feature(
        "sheds",
        "by seat and site: the type",
        lambda view, row: _one_hots(view, row, view.sheds, SHED_COUNT, SHED_TYPES),
    ),
    Feature("discs", "by seat: the slots with a disc", lambda view, row: _masks(view, row, view.discs, SLOT_COUNT)),
    Feature("cards", "by seat: privilege cards in hand", lambda view, row: _masks(view, row, view.cards, CARD_COUNT)),
    Feature(
        "placed cards",
        "by seat and pair: the card beside it",
        lambda view, row: _one_hots(view, row, view.placed, PAIR_COUNT, CARD_COUNT),
    ),
    Feature("barrels", "by goal: who has the large one and who the small one, by seat", _barrels),
    Feature("track", "by space from 1: how many of each tile, in sixths", _track),
    Feature("disc supply", "by space from 1, in halves", lambda view, row: row.parts(view.supply[1:], DISCS)),
    Feature("piles", "resources I and II by tile, in halves; monks I and II by kind, in thirds", _piles),
    Feature("round", "in sixths", lambda view, row: row.number(view.round / ROUNDS)),
    Feature("first player", "of this round, by seat", lambda view, row: row.seat(view, view.first)),
    Feature("next", "who is looked at next for a turn, by seat", lambda view, row: row.seat(view, view.next)),
    Feature("actor", "whose turn it is, by seat", lambda view, row: row.seat(view, view.actor)),
    Feature("bought", "whether the obligation to buy is met", lambda view, row: row.number(float(view.bought))),
    Feature("tile", "just bought, as one in a garden", lambda view, row: _tile(view.tile, row)),
    Feature("half", "that was paid for: sun, shade", lambda view, row: row.one_hot(view.half, 2)),
    Feature("closing", "sheds still to be resolved", lambda view, row: row.bits(view.closing, SHED_COUNT)),
    Feature("shed", "being resolved", lambda view, row: row.one_hot(view.shed, SHED_COUNT)),
    Feature("pair", "just completed", lambda view, row: row.one_hot(view.pair, PAIR_COUNT)),
)
