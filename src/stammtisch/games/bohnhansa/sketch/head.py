"""Where in the game we are, what lies in the middle of the table, and what the signs mean."""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.ladders import emergency_beans
from stammtisch.games.bohnhansa.names import BEAN_COUNT, BEANS, LAST_HARVEST, TOWNS
from stammtisch.games.bohnhansa.sketch.ink import INK, SIGNS
from stammtisch.games.bohnhansa.state import FINAL, BohnHansaState
from stammtisch.games.bohnhansa.view import BohnHansaView
from stammtisch.pictures.markup import paint, wrapped
from stammtisch.pictures.words import listed

WIDTH: Final = 100


def head_lines(view: BohnHansaView, names: list[str]) -> list[str]:
    """Whose turn it is, which phase, and how near the end is."""
    return [paint(line, "bold") for line in wrapped(f"{_going_on(view, names)} · {_ending(view)}", WIDTH)]


def _going_on(view: BohnHansaView, names: list[str]) -> str:
    if not view.decisions:
        return "The game is over"
    asked = view.decisions[-1]
    who, town = names[view.active], TOWNS[view.figure[view.active]]
    waiting = listed([name for seat, name in enumerate(names) if view.waiting >> seat & 1])
    words = {
        "opening": f"Set-up: {waiting} to choose",
        "travel": f"{who}'s turn: I travel, from {town}",
        "customs": f"{names[view.debtor]} owes {view.debt} more customs, in beans",
        "trade": f"{who}'s turn: II trade in {town}",
        "offers": f"{who}'s turn: II trade in {town}, {waiting} to speak",
        "end_turn": f"{who}'s turn: III end, in {town}",
        "final_step": f"The final step: {waiting}",
    }
    return words[asked]


def _ending(view: BohnHansaView) -> str:
    """BH-70: the eighth harvest card brings the last round."""
    if view.last >= 0 and view.phase != FINAL:
        return f"last round, {view.last} more to come"
    placed = sum(1 for card in view.harvested if not view.reserve_drawn >> card & 1)
    return f"harvest {placed} of {LAST_HARVEST} placed"


def store_lines(view: BohnHansaView) -> list[str]:
    """What is left: beans in the supply, contracts, harvest cards."""
    supply = " ".join(f"{paint(SIGNS[bean], INK[bean])} {view.supply[bean]}" for bean in range(BEAN_COUNT))
    return [
        f"Supply: {supply} · contracts {view.deck_size}, {len(view.discards)} discarded"
        f" · harvest {view.pile_size} + {view.reserve_size}"
    ]


def emergency_lines(table: BohnHansaState) -> list[str]:
    """BH-47: what may be bought although it is nowhere."""
    town = table.figure[table.active]
    dearest = table.terms.box.dearest
    return [
        f"Emergency: there is no {BEANS[bean]} anywhere; one may be bought for {dearest[town * BEAN_COUNT + bean]}"
        for bean in emergency_beans(table, town)
    ]


def legend_line() -> str:
    beans = " ".join(f"{short} {bean}" for short, bean in zip(SIGNS, BEANS, strict=True))
    return paint(f"{beans} · <price now> · (circle)", "dim")
