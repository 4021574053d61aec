"""The players: where they are, what they have, what lies before them. (BH-74)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.decisions.travel_cards import card_name
from stammtisch.games.bohnhansa.names import BEAN_COUNT, CART, HARVESTS
from stammtisch.games.bohnhansa.phrases import say_harvest, say_kinds
from stammtisch.games.bohnhansa.sketch.ink import INK, SIGNS, badge
from stammtisch.games.bohnhansa.state import BohnHansaState
from stammtisch.games.bohnhansa.view import BohnHansaView
from stammtisch.pictures.markup import fit, paint

NAME_WIDTH: Final = 18
SHORT_NAME: Final = 12
CART_WIDTH: Final = 3 * CART
INDENT: Final = " " * 6


def player_lines(view: BohnHansaView, table: BohnHansaState, names: list[str]) -> list[str]:
    """A heading, a line for each player, and below it wishes and harvest cards where there are any."""
    when = "if sold now" if view.decisions else "final"
    head = f"{INDENT}{fit('', NAME_WIDTH)}thalers credit  {fit('cart', CART_WIDTH)} cards  travel cards  {when}"
    lines = [paint(head, "dim")]
    scores = table.scores()
    for seat in range(table.players):
        lines.append(_line(view, seat, names[seat], scores[seat]))
        if view.shown[seat]:
            lines.append(f"{INDENT}played this turn: {' '.join(card_name(card) for card in view.shown[seat])}")
        have, want = divmod(view.wishes[seat], 1 << BEAN_COUNT)
        if have or want:
            words = [f"has {say_kinds(have)}"] * bool(have) + [f"wants {say_kinds(want)}"] * bool(want)
            lines.append(f"{INDENT}wish: {'; '.join(words)}")
        lines += [
            f"{INDENT}harvest {HARVESTS[card]} waits: {say_harvest(view.terms.box, card)}" for card in view.before[seat]
        ]
    return lines


def _line(view: BohnHansaView, seat: int, name: str, score: int) -> str:
    waited_for = view.waiting >> seat & 1
    called = f"{fit(name, NAME_WIDTH - 7).rstrip()} (you)" if seat == view.seat else name
    credit = str(view.credit[seat]) if view.credit[seat] else "-"
    held = view.travel_cards[seat]
    travel = "".join(str(card) if card in held else "·" for card in range(1, 8))
    return (
        f"{badge(seat)} {paint('▸', 'bold') if waited_for else ' '} "
        f"{paint(fit(called, NAME_WIDTH), 'bold' if waited_for else '')}"
        f"{view.money[seat]:>7}{credit:>7}  {_cart(view.cart[seat * BEAN_COUNT : (seat + 1) * BEAN_COUNT])} "
        f"{view.hand_sizes[seat]:>5}  {fit(travel, 12)}  {paint(str(score), 'bold')}"
    )


def _cart(counts: list[int]) -> str:
    """Eight places, each a bean or free. (BH-06)"""
    loaded = [paint(SIGNS[bean], INK[bean]) for bean in range(BEAN_COUNT) for _ in range(counts[bean])]
    free = [paint("··", "dim")] * (CART - len(loaded))
    return " ".join(loaded + free) + " "
