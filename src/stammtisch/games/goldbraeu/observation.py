"""What a learner is shown of Goldbräu: the view as a row of numbers, the viewer's own seat first."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.observation import Feature, Row, by_seat, seats_from_own
from stammtisch.games.goldbraeu.choices import HOLD, PAIRS
from stammtisch.games.goldbraeu.names import (
    ACTIONS,
    BREWERY_COUNT,
    BUSINESS_COUNT,
    CARD_KINDS,
    CELL_COUNT,
    GARDEN_COUNT,
    NOTHING,
)
from stammtisch.games.goldbraeu.position import STAGES
from stammtisch.games.goldbraeu.state import DAYS_PER_WEEK, LAST_DAY
from stammtisch.games.goldbraeu.view import GoldbraeuView

QUESTIONS: Final = tuple(STAGES)
MONEY: Final = 50.0  # twice what one starts with
SHARES: Final = 6.0  # of a business (GB-02)
HAND: Final = 12.0
DECK: Final = 70.0
NEXT_RETURNED: Final = 4


def _question(view: GoldbraeuView, row: Row) -> None:
    row.one_hot(QUESTIONS.index(view.decisions[-1] if view.decisions else "over"), len(QUESTIONS))


def _waiting(view: GoldbraeuView, row: Row) -> None:
    for seat in seats_from_own(view):
        row.number(float(view.waiting >> seat & 1))


def _own_hand(view: GoldbraeuView, row: Row) -> None:
    row.parts(view.hand or [0] * BUSINESS_COUNT, SHARES)


def _markers(view: GoldbraeuView, row: Row) -> None:
    players = view.terms.players
    for business in range(BUSINESS_COUNT):
        row.parts(by_seat(view, view.markers[business * players : (business + 1) * players]), SHARES)


def _bosses(view: GoldbraeuView, row: Row) -> None:
    for boss in view.boss:
        row.seat(view, boss)


def _gardens(view: GoldbraeuView, row: Row) -> None:
    for cells in view.cells:
        row.bits(cells, CELL_COUNT)


def _signs(view: GoldbraeuView, row: Row) -> None:
    for sign in view.sign:
        row.one_hot(sign, BREWERY_COUNT)


def _open(view: GoldbraeuView, row: Row) -> None:
    for card in view.open:
        row.one_hot(card, CARD_KINDS)


def _next_returned(view: GoldbraeuView, row: Row) -> None:
    for place in range(NEXT_RETURNED):
        row.one_hot(view.returned[place] if place < len(view.returned) else NOTHING, CARD_KINDS)


def _chosen(view: GoldbraeuView, row: Row) -> None:
    for seat in seats_from_own(view):
        shown = view.chosen[seat]
        row.number(float(view.has_chosen[seat]))
        row.one_hot(shown if shown < len(ACTIONS) else NOTHING, len(ACTIONS))


def _held(view: GoldbraeuView, row: Row) -> None:
    chosen = NOTHING if view.seat is None else view.chosen[view.seat]
    row.counts(list(PAIRS[chosen - HOLD]) if chosen >= HOLD else [], BUSINESS_COUNT, 2.0)


def _day(view: GoldbraeuView, row: Row) -> None:
    row.number(view.day / LAST_DAY)
    row.number(view.day % DAYS_PER_WEEK / DAYS_PER_WEEK)


def _actor(view: GoldbraeuView, row: Row) -> None:
    row.seat(view, (view.start + view.turn) % view.terms.players)


FEATURES: Final[tuple[Feature[GoldbraeuView], ...]] = (
    Feature("question", f"which of the {len(QUESTIONS)} is asked: {', '.join(QUESTIONS)}", _question),
    Feature("waiting", "by seat: whether the game waits for it", _waiting),
    Feature("money", "by seat: m / (m + 50)", lambda view, row: row.squeezed(by_seat(view, view.money), MONEY)),
    Feature("hand sizes", "by seat, in twelfths", lambda view, row: row.parts(by_seat(view, view.hand_sizes), HAND)),
    Feature("own hand", "by business, in sixths", _own_hand),
    Feature(
        "known shares",
        "by seat and business: hand shares that everybody has seen, in sixths",
        lambda view, row: row.parts(by_seat(view, view.known, BUSINESS_COUNT), SHARES),
    ),
    Feature("markers", "by business and seat, in sixths", _markers),
    Feature("bosses", "by business: whose boss it is, by seat", _bosses),
    Feature("gardens", "by garden: its cells, a1, a2 … h5", _gardens),
    Feature("free cells", "cells of no garden", lambda view, row: row.bits(view.free, CELL_COUNT)),
    Feature("signs", "by garden: the brewery whose sign it bears", _signs),
    Feature("waitress", "the garden where she serves", lambda view, row: row.one_hot(view.waitress, GARDEN_COUNT)),
    Feature("drunkard", "the garden where he sits", lambda view, row: row.one_hot(view.drunkard, GARDEN_COUNT)),
    Feature("open cards", "the two slots, by kind of card", _open),
    Feature(
        "returned cards",
        "under the deck and known, by kind, in sixths",
        lambda view, row: row.counts(view.returned, CARD_KINDS, SHARES),
    ),
    Feature("next returned", f"the first {NEXT_RETURNED} of them from the top, by kind", _next_returned),
    Feature("gone cards", "out of the game, by kind, in sixths", lambda view, row: row.parts(view.gone, SHARES)),
    Feature("deck", "its size, in seventieths", lambda view, row: row.number(view.deck_size / DECK)),
    Feature("chosen", "by seat: whether it has chosen, and the action if it is seen", _chosen),
    Feature("held", "in set-up: the pair that one has chosen to hold, by business, in halves", _held),
    Feature("day", "of the season, in twentieths; of the week, in sevenths", _day),
    Feature("start player", "by seat", lambda view, row: row.seat(view, view.start)),
    Feature("actor", "by seat: whose turn it is", _actor),
    Feature("actions left", "of that player, in halves", lambda view, row: row.number(view.left / 2.0)),
    Feature("named", "the business that is challenged", lambda view, row: row.one_hot(view.named, BUSINESS_COUNT)),
    Feature("blocked", "businesses blocked in this action", lambda view, row: row.bits(view.blocked, BUSINESS_COUNT)),
    Feature("protected", "businesses named today", lambda view, row: row.bits(view.protected, BUSINESS_COUNT)),
    Feature("drawn", "the share drawn from the deck, if seen", lambda view, row: row.one_hot(view.drawn, CARD_KINDS)),
)
