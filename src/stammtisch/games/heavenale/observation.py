"""What a learner is shown of Heaven & Ale: the view as a row of numbers, the viewer's own seat first."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.observation import (
    Feature,
    bits,
    by_seat,
    counts,
    one_hot,
    scaled,
    seat_one_hot,
    seats_from_own,
    squeezed,
)
from stammtisch.games.heavenale.names import (
    BACK_IN,
    CARD_COUNT,
    EMPTY,
    FERTILITIES,
    FIRST_MONK,
    GOAL_COUNT,
    LAST_SPACE,
    MONK_COUNT,
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


def _question(view: HeavenAleView) -> list[float]:
    return one_hot(QUESTIONS.index(view.decisions[-1] if view.decisions else "over"), len(QUESTIONS))


def _waiting(view: HeavenAleView) -> list[float]:
    return [float(view.waiting >> seat & 1) for seat in seats_from_own(view)]


def _tile(tile: int) -> list[float]:
    """A tile as its kind (a resource or a monk) and its fertility."""
    row = [0.0] * TILE_WIDTH
    if tile == EMPTY or tile < 0:
        return row
    if tile >= FIRST_MONK:
        row[RESOURCE_COUNT + tile - FIRST_MONK] = 1.0
    else:
        row[tile // FERTILITIES] = 1.0
        row[TILE_WIDTH - 1] = (tile % FERTILITIES + 1) / FERTILITIES
    return row


def _gardens(view: HeavenAleView) -> list[float]:
    row: list[float] = []
    for seat in seats_from_own(view):
        for tile in view.garden[seat]:
            row += _tile(tile)
    return row


def _figures(view: HeavenAleView) -> list[float]:
    row: list[float] = []
    for seat in seats_from_own(view):
        row += one_hot(view.figure[seat], BACK_IN + 1)
    return row


def _spots(view: HeavenAleView) -> list[float]:
    row: list[float] = []
    for seat in seats_from_own(view):
        row += one_hot(view.spot[seat], len(START_SPOTS))
    return row


def _sheds(view: HeavenAleView) -> list[float]:
    row: list[float] = []
    for shed in by_seat(view, view.sheds, SHED_COUNT):
        row += one_hot(shed, SHED_TYPES)
    return row


def _masks(view: HeavenAleView, masks: list[int], size: int) -> list[float]:
    row: list[float] = []
    for mask in by_seat(view, masks):
        row += bits(mask, size)
    return row


def _placed(view: HeavenAleView) -> list[float]:
    row: list[float] = []
    for card in by_seat(view, view.placed, PAIR_COUNT):
        row += one_hot(card, CARD_COUNT)
    return row


def _barrels(view: HeavenAleView) -> list[float]:
    row: list[float] = []
    for goal in range(GOAL_COUNT):
        row += seat_one_hot(view, view.large[goal])
        row += seat_one_hot(view, view.small[goal])
    return row


def _track(view: HeavenAleView) -> list[float]:
    row: list[float] = []
    for space in range(1, LAST_SPACE + 1):
        row += scaled(counts(view.track[space], TILE_KINDS), ROUNDS)
    return row


def _piles(view: HeavenAleView) -> list[float]:
    row: list[float] = []
    for pile in (view.resources_1, view.resources_2):
        row += scaled(counts(pile, FIRST_MONK), COPIES)
    for pile in (view.monks_1, view.monks_2):
        row += scaled(counts(pile, TILE_KINDS)[FIRST_MONK:], MONK_COPIES)
    return row


FEATURES: Final[tuple[Feature[HeavenAleView], ...]] = (
    Feature("question", f"which of the {len(QUESTIONS)} is asked: {', '.join(QUESTIONS)}", _question),
    Feature("waiting", "by seat: whether the game waits for it", _waiting),
    Feature("money", "by seat: m / (m + 25)", lambda view: squeezed(by_seat(view, view.money), MONEY)),
    Feature("figures", "by seat: not yet out, the space, or back in", _figures),
    Feature("start spots", "by seat: where the figure stands in the start area", _spots),
    Feature(
        "markers",
        "by seat and resource: the spot on the production track, in twentieths",
        lambda view: scaled(by_seat(view, view.markers, RESOURCE_COUNT), TOP),
    ),
    Feature(
        "brewmasters", "by seat, in twentieths, from -10", lambda view: scaled(by_seat(view, view.brewmaster), TOP)
    ),
    Feature(
        "gardens", "by seat and spot, S01 … D15: which of five resources, four monks; fertility in fifths", _gardens
    ),
    Feature("sheds", "by seat and site: the type", _sheds),
    Feature("discs", "by seat: the slots with a disc", lambda view: _masks(view, view.discs, SLOT_COUNT)),
    Feature("cards", "by seat: privilege cards in hand", lambda view: _masks(view, view.cards, CARD_COUNT)),
    Feature("placed cards", "by seat and pair: the card beside it", _placed),
    Feature("barrels", "by goal: who has the large one and who the small one, by seat", _barrels),
    Feature("track", "by space from 1: how many of each tile, in sixths", _track),
    Feature("disc supply", "by space from 1, in halves", lambda view: scaled(view.supply[1:], DISCS)),
    Feature(
        "piles",
        "resources I and II by tile, in halves, monks I and II by kind, in thirds; their order is hidden",
        _piles,
    ),
    Feature("round", "in sixths", lambda view: scaled([view.round], ROUNDS)),
    Feature("first player", "of this round, by seat", lambda view: seat_one_hot(view, view.first)),
    Feature("next", "who is looked at next for a turn, by seat", lambda view: seat_one_hot(view, view.next)),
    Feature("actor", "whose turn it is, by seat", lambda view: seat_one_hot(view, view.actor)),
    Feature("bought", "whether the obligation to buy is met", lambda view: [float(view.bought)]),
    Feature(
        "tile", "just bought: which of five resources, four monks; fertility in fifths", lambda view: _tile(view.tile)
    ),
    Feature("half", "that was paid for: sun, shade", lambda view: one_hot(view.half, 2)),
    Feature("closing", "sheds still to be resolved", lambda view: bits(view.closing, SHED_COUNT)),
    Feature("shed", "being resolved", lambda view: one_hot(view.shed, SHED_COUNT)),
    Feature("pair", "just completed", lambda view: one_hot(view.pair, PAIR_COUNT)),
)
