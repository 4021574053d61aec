"""Positions in writing: what a scenario says, what a fingerprint is made of."""

from __future__ import annotations

from typing import Any, Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.errors import BadInput
from stammtisch.engine.reading import Reader, bag, each_once, listing, number, one_of, read_fields, shown, table
from stammtisch.games.goldbraeu.choices import HOLD, PAIRS, hold
from stammtisch.games.goldbraeu.components import MOST, names_of
from stammtisch.games.goldbraeu.decisions.day import DAY, LAY_CARD
from stammtisch.games.goldbraeu.decisions.expansion import EXPANSION
from stammtisch.games.goldbraeu.decisions.naming import CHALLENGE, NAME_BOSS
from stammtisch.games.goldbraeu.decisions.payday import PAYDAY
from stammtisch.games.goldbraeu.decisions.purchase import KEEP_OR_PLAY, MOVE_DRUNKARD, MOVE_WAITRESS, PURCHASE
from stammtisch.games.goldbraeu.decisions.setup import HOLD_SHARES, PLACE_BOSS
from stammtisch.games.goldbraeu.names import (
    ACTIONS,
    BREWERIES,
    BUSINESS_COUNT,
    BUSINESSES,
    CARDS,
    CELLS,
    COLOURS,
    GARDENS,
    NOTHING,
)
from stammtisch.games.goldbraeu.state import (
    BUYING,
    DAYS_PER_WEEK,
    EXPANDING,
    MORNING,
    NAMING,
    PAID,
    SET_UP,
    GoldbraeuState,
)

NONE: Final = "-"
"""Nobody, nothing: a business without a boss, an empty slot."""

STAGES: Final[dict[str, tuple[int, list[Decision[GoldbraeuState]]]]] = {
    "hold": (SET_UP, [DAY, PLACE_BOSS, HOLD_SHARES]),
    "place_boss": (SET_UP, [DAY, PLACE_BOSS]),
    "card": (MORNING, [DAY, LAY_CARD]),
    "expand": (EXPANDING, [DAY, EXPANSION]),
    "boss": (NAMING, [DAY, NAME_BOSS]),
    "block": (NAMING, [DAY, NAME_BOSS, CHALLENGE]),
    "buy": (BUYING, [DAY, PURCHASE]),
    "drawn": (BUYING, [DAY, PURCHASE, KEEP_OR_PLAY]),
    "waitress": (BUYING, [DAY, PURCHASE, MOVE_WAITRESS]),
    "drunkard": (BUYING, [DAY, PURCHASE, MOVE_DRUNKARD]),
    "payday": (PAID, [DAY, PAYDAY]),
    "over": (PAID, []),
}
"""What is being asked, by the name of the innermost decision: the part of the day and the stack."""


def secret(what: str, value: object) -> str:
    """An action card, or in set-up a pair of shares."""
    try:
        spelled: str = SECRET(what, value)
    except BadInput:
        actions = ", ".join(ACTIONS)
        known = f"one of {actions}, nor a pair of shares such as Adler+Krug"
        raise BadInput(f"{what}: {shown(value)} is not {known}") from None
    return spelled


ARTICLES: Final = ("zum ", "zur ")
COLOUR: Final = one_of(COLOURS)
GARDEN: Final = one_of(GARDENS, ARTICLES)
BUSINESS: Final = one_of(BUSINESSES, ARTICLES)
CARD: Final = one_of(CARDS, ARTICLES)
SLOT: Final = one_of((*CARDS, NONE), ARTICLES)
BUSINESS_OR_NONE: Final = one_of((*BUSINESSES, NONE), ARTICLES)
SECRET: Final = one_of(ACTIONS + tuple(f"{BUSINESSES[first]}+{BUSINESSES[second]}" for first, second in PAIRS))

FIELDS: Final[dict[str, Reader]] = {
    "week": number(1, 3),
    "day": number(1, 7),
    "start": COLOUR,
    "stage": one_of(tuple(STAGES)),
    "turn": COLOUR,
    "actions_left": number(0, 2),
    "chosen": table(COLOUR, secret, "red"),
    "money": table(COLOUR, number(0, 100_000), "red"),
    "markers": table(BUSINESS, table(COLOUR, number(0, MOST), "red"), "Adler"),
    "boss": table(BUSINESS, one_of((*COLOURS, NONE)), "Adler"),
    "signs": table(GARDEN, one_of(BREWERIES), "Adler"),
    "cells": table(GARDEN, each_once(one_of(CELLS)), "Adler"),
    "waitress": GARDEN,
    "drunkard": GARDEN,
    "hand": table(COLOUR, bag(BUSINESS), "red"),
    "known_hand": table(COLOUR, bag(BUSINESS), "red"),
    "open": listing(SLOT),
    "deck": listing(CARD),
    "deck_top": listing(CARD),
    "deck_size": number(0, len(CARDS) * MOST),
    "returned": number(0, len(CARDS) * MOST),
    "gone": table(CARD, number(0, MOST), "Adler"),
    "named": BUSINESS_OR_NONE,
    "blocked": each_once(BUSINESS),
    "named_today": each_once(BUSINESS),
    "drawn": BUSINESS_OR_NONE,
}
"""Everything that can be said of a position, and how it is read."""


def read_position(data: dict[str, object]) -> dict[str, Any]:
    """A partial position with every name spelled as `write` spells it."""
    return read_fields(FIELDS, data)


def write(state: GoldbraeuState) -> dict[str, Any]:
    """The complete position; what `build` reads gives the same state again."""
    colours = COLOURS[: state.players]
    stage = state.stack[-1].name if state.stack else "over"
    return {
        "week": state.day // DAYS_PER_WEEK + 1,
        "day": state.day % DAYS_PER_WEEK + 1,
        "start": COLOURS[state.start],
        "stage": stage,
        "turn": COLOURS[state.actor()],
        "actions_left": state.left,
        "chosen": {colours[seat]: _write_secret(choice) for seat, choice in enumerate(state.chosen) if choice >= 0},
        "money": dict(zip(colours, state.money, strict=True)),
        "markers": {
            name: {colour: state.markers[business * state.players + seat] for seat, colour in enumerate(colours)}
            for business, name in enumerate(BUSINESSES)
        },
        "boss": {name: COLOURS[seat] if seat >= 0 else NONE for name, seat in zip(BUSINESSES, state.boss, strict=True)},
        "signs": {name: BREWERIES[brewery] for name, brewery in zip(GARDENS, state.sign, strict=True)},
        "cells": {name: names_of(cells) for name, cells in zip(GARDENS, state.cells, strict=True)},
        "waitress": GARDENS[state.waitress],
        "drunkard": GARDENS[state.drunkard],
        "hand": _write_hands(colours, state.hand),
        "known_hand": _write_hands(colours, state.known),
        "open": [CARDS[card] if card >= 0 else NONE for card in state.open],
        "deck": [CARDS[card] for card in state.deck],
        "deck_size": len(state.deck),
        "returned": state.returned,
        "gone": dict(zip(CARDS, state.gone, strict=True)),
        "named": BUSINESSES[state.named] if state.named >= 0 else NONE,
        "blocked": _write_mask(state.blocked),
        "named_today": _write_mask(state.protected),
        "drawn": BUSINESSES[state.drawn] if state.drawn >= 0 else NONE,
    }


def _write_secret(choice: int) -> str:
    if choice < HOLD:
        return ACTIONS[choice]
    first, second = PAIRS[choice - HOLD]
    return f"{BUSINESSES[first]}+{BUSINESSES[second]}"


def read_secret(text: str) -> int:
    """The number that `chosen` holds for an action or a pair of shares."""
    if text in ACTIONS:
        return ACTIONS.index(text)
    first, second = text.split("+")
    return hold(BUSINESSES.index(first), BUSINESSES.index(second))


def _write_hands(colours: tuple[str, ...], hands: list[int]) -> dict[str, list[str]]:
    return {
        colour: sorted(
            BUSINESSES[business]
            for business in range(BUSINESS_COUNT)
            for _ in range(hands[seat * BUSINESS_COUNT + business])
        )
        for seat, colour in enumerate(colours)
    }


def _write_mask(mask: int) -> list[str]:
    return sorted(name for business, name in enumerate(BUSINESSES) if mask >> business & 1)


def index_or_nothing(names: tuple[str, ...], name: str) -> int:
    """The number of a name; `-` is nothing."""
    return NOTHING if name == NONE else names.index(name)
