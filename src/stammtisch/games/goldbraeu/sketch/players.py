"""The players: what everyone may know of each, and who is being waited for."""

from __future__ import annotations

from typing import Final

from stammtisch.games.goldbraeu.names import ACTIONS
from stammtisch.games.goldbraeu.sketch.businesses import expected
from stammtisch.games.goldbraeu.sketch.ink import badge
from stammtisch.games.goldbraeu.state import BUYING, EXPANDING, MORNING, SET_UP
from stammtisch.games.goldbraeu.view import GoldbraeuView
from stammtisch.pictures.markup import fit, paint

NAME_WIDTH: Final = 16


def player_lines(view: GoldbraeuView, names: list[str]) -> list[str]:
    """A heading and a line for each player."""
    payday = expected(view)
    head = f"{fit('', NAME_WIDTH + 6)}money income hand markers bosses  {fit('card', 10)}figure"
    return [paint(head, "dim"), *(_line(view, seat, names[seat], payday[seat]) for seat in range(view.terms.players))]


def _line(view: GoldbraeuView, seat: int, name: str, payday: int) -> str:
    waited_for = view.waiting >> seat & 1
    called = f"{name} (you)" if seat == view.seat else name
    markers = view.terms.markers - sum(view.markers[seat :: view.terms.players])
    bosses = view.terms.pieces.bosses - view.boss.count(seat)
    figures = [word for word, holder in (("start", view.start), ("payday", view.payday_figure)) if holder == seat]
    return (
        f"{badge(seat)} {paint('▸', 'bold') if waited_for else ' '} "
        f"{paint(fit(called, NAME_WIDTH), 'bold' if waited_for else '')}"
        f"{view.money[seat]:>5} {payday:>+6} {view.hand_sizes[seat]:>4} {markers:>7} {bosses:>6}  "
        f"{fit(_card(view, seat), 10)}{', '.join(figures)}"
    ).rstrip()


def _card(view: GoldbraeuView, seat: int) -> str:
    """The action card: face down until all have laid theirs, then shown; twice for who is alone. (GB-21, GB-23)"""
    if not view.has_chosen[seat]:
        return ""
    if view.part == SET_UP:
        return "chosen"
    action = view.chosen[seat]
    if view.part == MORNING:
        return "face down" if action < 0 else f"({ACTIONS[action]})"
    alone = EXPANDING <= action < BUYING and view.chosen.count(action) == 1
    return f"{ACTIONS[action]} ×2" if alone else ACTIONS[action]
