"""The players' boards: the production track with its zones, the pairs of slots with discs and cards."""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.names import (
    CARD_COUNT,
    CARDS,
    PAIR_COUNT,
    RESOURCE_COUNT,
    RESOURCES,
    SLOTS,
    TOP,
)
from stammtisch.games.heavenale.sketch.ink import PLAIN_INK, SIGNS, badge
from stammtisch.games.heavenale.state import HeavenAleState
from stammtisch.pictures.markup import Canvas, fit, paint

# The production track: a column for each spot, from the lowest to 20, behind the names.
NAMES: Final = 11
LOWEST: Final = -10
NUMBERED: Final = (-5, 0, 5, 10, 15, 20)
RULER_WIDTH: Final = NAMES + TOP - LOWEST + 1
BREWMASTER_SIGN: Final = "♜"

PAIR_NAMES: Final = 13
PAIR_CELL: Final = 6
CARD_LETTERS: Final = ("C", "L", "B", "D", "M")
CARD_WORDS: Final = [f"{letter} {card}" for letter, card in zip(CARD_LETTERS, CARDS, strict=True)]


def production_lines(table: HeavenAleState, seat: int) -> list[str]:
    """One seat's markers and brewmaster as bars over the numbers, with rate and multiplier of each zone below."""
    canvas = Canvas(RULER_WIDTH, RESOURCE_COUNT + 4)
    for number in NUMBERED:
        text = str(number)
        canvas.write(_column(number) - len(text) + 1, 0, text, "dim")
    for resource in range(RESOURCE_COUNT):
        place = table.markers[seat * RESOURCE_COUNT + resource]
        _bar(canvas, resource + 1, RESOURCES[resource], place, SIGNS[resource], PLAIN_INK[resource])
    _bar(canvas, RESOURCE_COUNT + 1, "brewmaster", table.brewmaster[seat], BREWMASTER_SIGN, "bold")
    canvas.write(0, RESOURCE_COUNT + 2, "rate", "dim")
    canvas.write(0, RESOURCE_COUNT + 3, "times", "dim")
    first = LOWEST
    for to, rate, multiplier in table.terms.box.zones:
        here = _column(first) <= _column(table.brewmaster[seat]) <= _column(to)
        for row, number in ((2, rate), (3, multiplier)):
            canvas.write(_column(first), RESOURCE_COUNT + row, str(number), "bold reverse" if here else "dim")
        first = to + 1
    return canvas.lines()


def _bar(canvas: Canvas, row: int, name: str, place: int, sign: str, style: str) -> None:
    canvas.write(0, row, name)
    for spot in range(LOWEST, TOP + 1):
        canvas.write(_column(spot), row, "─" if spot < place else "·", style if spot < place else "dim")
    canvas.write(_column(place), row, sign, style)


def _column(place: int) -> int:
    """Where a spot is drawn; a box may start markers below the lowest of ours."""
    return NAMES + max(place, LOWEST) - LOWEST


def pair_lines(table: HeavenAleState) -> list[str]:
    """A row for each pair of slots and a column for each seat: the two discs, and the card beside them."""
    seats = range(table.players)
    head = "".join(badge(seat) + " " * (PAIR_CELL - 3) for seat in seats)
    hands = "".join(fit(_hand(table.cards[seat]), PAIR_CELL) for seat in seats)
    return [
        fit("", PAIR_NAMES) + head,
        *(_pair_line(table, pair) for pair in range(PAIR_COUNT)),
        fit("hand", PAIR_NAMES) + hands,
        *(paint("  ".join(words), "dim") for words in (CARD_WORDS[:3], CARD_WORDS[3:])),
    ]


def _pair_line(table: HeavenAleState, pair: int) -> str:
    mask = table.terms.box.pairs[pair]
    slots = [slot for slot in range(len(SLOTS)) if mask >> slot & 1]
    cells = ""
    for seat in range(table.players):
        discs = "".join("●" if table.discs[seat] >> slot & 1 else "○" for slot in slots)
        card = table.placed[seat * PAIR_COUNT + pair]
        declined = table.discs[seat] & mask == mask and card < 0
        beside = CARD_LETTERS[card] if card >= 0 else "-" if declined else ""
        cells += fit(f"{discs} {beside}", PAIR_CELL)
    return fit(" ".join(SLOTS[slot] for slot in slots), PAIR_NAMES) + cells


def _hand(cards: int) -> str:
    return "".join(CARD_LETTERS[card] if cards >> card & 1 else "·" for card in range(CARD_COUNT))
