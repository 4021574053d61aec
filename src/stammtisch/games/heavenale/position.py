"""Positions in writing: what a scenario says, what a fingerprint is made of."""

from __future__ import annotations

from typing import Any, Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.reading import Reader, each_once, listing, number, one_of, read_fields, table, yes_or_no
from stammtisch.games.heavenale.decisions.activation import PLACE_DISC
from stammtisch.games.heavenale.decisions.move import MOVE_FIGURE
from stammtisch.games.heavenale.decisions.privilege import PLACE_CARD
from stammtisch.games.heavenale.decisions.purchase import BUY_TILE, PLACE_TILE
from stammtisch.games.heavenale.decisions.round import ROUND
from stammtisch.games.heavenale.decisions.setup import CHOOSE_START
from stammtisch.games.heavenale.decisions.sheds import CHOOSE_TILES, CLOSE_SHEDS
from stammtisch.games.heavenale.names import (
    CARDS,
    COLOURS,
    EMPTY,
    FIRST_MONK,
    GOALS,
    HALVES,
    LAST_SPACE,
    MONKS,
    PAIR_COUNT,
    RESOURCE_COUNT,
    RESOURCES,
    SHED_COUNT,
    SHEDS,
    SLOTS,
    SPOTS,
    START_SPOTS,
    TILES,
)
from stammtisch.games.heavenale.state import HeavenAleState

NONE: Final = "-"
"""Nobody, nothing."""

STAGES: Final[dict[str, list[Decision[HeavenAleState]]]] = {
    "choose_start": [ROUND, CHOOSE_START],
    "move": [ROUND, MOVE_FIGURE],
    "buy": [ROUND, BUY_TILE],
    "place": [ROUND, BUY_TILE, PLACE_TILE],
    "shed": [ROUND, BUY_TILE, CLOSE_SHEDS, CHOOSE_TILES],
    "disc": [ROUND, PLACE_DISC],
    "card": [ROUND, PLACE_CARD],
    "over": [],
}
"""What is being asked, by the name of the innermost decision: the stack."""

FIGURES: Final = ("start", *(str(space) for space in range(1, LAST_SPACE + 1)), "in")
"""Where a figure is: in the start area and not yet out, on a space, or back in for this round."""
PAIRS: Final = tuple(str(pair) for pair in range(1, PAIR_COUNT + 1))
SPACES: Final = FIGURES[1:-1]

COLOUR: Final = one_of(COLOURS)
RESOURCE_PILE: Final = listing(one_of(TILES[:FIRST_MONK]))
MONK_PILE: Final = listing(one_of(MONKS))
OWNER: Final = one_of((*COLOURS, NONE))

FIELDS: Final[dict[str, Reader]] = {
    "round": number(1, 6),
    "first": COLOUR,
    "stage": one_of(tuple(STAGES)),
    "turn": COLOUR,
    "next": COLOUR,
    "money": table(COLOUR, number(0, 10_000), "red"),
    "figure": table(COLOUR, one_of(FIGURES), "red"),
    "spot": table(COLOUR, one_of((*START_SPOTS, NONE)), "red"),
    "markers": table(COLOUR, table(one_of(RESOURCES), number(-30, 20), "wood"), "red"),
    "brewmaster": table(COLOUR, number(-30, 20), "red"),
    "garden": table(COLOUR, table(one_of(SPOTS), one_of((*TILES, NONE)), "S01"), "red"),
    "sheds": table(COLOUR, table(one_of(SHEDS), one_of(("0", "1", "2", "3", "4", NONE)), "B1"), "red"),
    "discs": table(COLOUR, each_once(one_of(SLOTS)), "red"),
    "cards": table(COLOUR, each_once(one_of(CARDS)), "red"),
    "placed": table(COLOUR, table(one_of(PAIRS), one_of((*CARDS, NONE)), "1"), "red"),
    "barrels": table(one_of(GOALS), table(one_of(("large", "small")), OWNER, "large"), "brewmaster"),
    "track": table(one_of(SPACES), listing(one_of(TILES)), "5"),
    "supply": table(one_of(SPACES), number(0, 2), "4"),
    "resources_1": RESOURCE_PILE,
    "resources_2": RESOURCE_PILE,
    "monks_1": MONK_PILE,
    "monks_2": MONK_PILE,
    "bought": yes_or_no,
    "tile": one_of((*TILES, NONE)),
    "half": one_of((*HALVES, NONE)),
    "closing": each_once(one_of(SHEDS)),
    "shed": one_of((*SHEDS, NONE)),
    "pair": one_of((*PAIRS, NONE)),
}
"""Everything that can be said of a position, and how it is read."""


def read_position(data: dict[str, object]) -> dict[str, Any]:
    """A partial position with every name spelled as `write` spells it."""
    return read_fields(FIELDS, data)


def write(state: HeavenAleState) -> dict[str, Any]:
    """The complete position; what `build` reads gives the same state again."""
    colours = COLOURS[: state.players]
    seats = dict(zip(colours, range(state.players), strict=True))
    return {
        "round": min(state.round + 1, state.terms.rounds),
        "first": COLOURS[state.first],
        "stage": state.stack[-1].name if state.stack else "over",
        "turn": COLOURS[state.actor],
        "next": COLOURS[state.next],
        "money": {colour: state.money[seat] for colour, seat in seats.items()},
        "figure": {colour: FIGURES[state.figure[seat]] for colour, seat in seats.items()},
        "spot": {colour: named(START_SPOTS, state.spot[seat]) for colour, seat in seats.items()},
        "markers": {
            colour: dict(zip(RESOURCES, state.markers[seat * RESOURCE_COUNT :][:RESOURCE_COUNT], strict=True))
            for colour, seat in seats.items()
        },
        "brewmaster": {colour: state.brewmaster[seat] for colour, seat in seats.items()},
        "garden": {
            colour: {
                spot: NONE if tile == EMPTY else TILES[tile]
                for spot, tile in zip(SPOTS, state.garden[seat], strict=True)
            }
            for colour, seat in seats.items()
        },
        "sheds": {
            colour: {
                shed: NONE if kind < 0 else str(kind)
                for shed, kind in zip(SHEDS, state.sheds[seat * SHED_COUNT :][:SHED_COUNT], strict=True)
            }
            for colour, seat in seats.items()
        },
        "discs": {colour: set_bits(SLOTS, state.discs[seat]) for colour, seat in seats.items()},
        "cards": {colour: set_bits(CARDS, state.cards[seat]) for colour, seat in seats.items()},
        "placed": {
            colour: {
                pair: named(CARDS, card)
                for pair, card in zip(PAIRS, state.placed[seat * PAIR_COUNT :][:PAIR_COUNT], strict=True)
            }
            for colour, seat in seats.items()
        },
        "barrels": {
            goal: {"large": named(COLOURS, large), "small": named(COLOURS, small)}
            for goal, large, small in zip(GOALS, state.large, state.small, strict=True)
        },
        "track": {space: [TILES[tile] for tile in state.track[int(space)]] for space in SPACES},
        "supply": {space: state.supply[int(space)] for space in SPACES},
        "resources_1": [TILES[tile] for tile in state.resources_1],
        "resources_2": [TILES[tile] for tile in state.resources_2],
        "monks_1": [TILES[tile] for tile in state.monks_1],
        "monks_2": [TILES[tile] for tile in state.monks_2],
        "bought": state.bought,
        "tile": named(TILES, state.tile),
        "half": named(HALVES, state.half),
        "closing": set_bits(SHEDS, state.closing),
        "shed": named(SHEDS, state.shed),
        "pair": named(PAIRS, state.pair),
    }


def named(names: tuple[str, ...], index: int) -> str:
    """The name of a number; nothing is `-`."""
    return names[index] if index >= 0 else NONE


def set_bits(names: tuple[str, ...], mask: int) -> list[str]:
    """The names of a bit mask, in the order of the alphabet."""
    return sorted(name for index, name in enumerate(names) if mask >> index & 1)
