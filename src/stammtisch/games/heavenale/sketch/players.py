"""The players: ducats, markers, brewmaster, and what each would have if the game ended now. (HA-90 to HA-94)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.names import RESOURCE_COUNT
from stammtisch.games.heavenale.scoring import LARGE_BARREL, SMALL_BARREL, Score, final_score
from stammtisch.games.heavenale.sketch.ink import SIGNS, badge
from stammtisch.games.heavenale.state import HeavenAleState
from stammtisch.games.heavenale.view import HeavenAleView
from stammtisch.pictures.markup import fit, paint

NAME_WIDTH: Final = 16


def player_lines(view: HeavenAleView, table: HeavenAleState, names: list[str]) -> list[str]:
    """A heading and a line for each player."""
    markers = "".join(f"{sign:>4}" for sign in SIGNS)
    when = "if it ended now" if view.decisions else "final score"
    head = f"{fit('', NAME_WIDTH + 5)}ducats{markers} brew  zone  {when}"
    return [paint(head, "dim"), *(_line(view, table, seat, names[seat]) for seat in range(table.players))]


def _line(view: HeavenAleView, table: HeavenAleState, seat: int, name: str) -> str:
    waited_for = view.waiting >> seat & 1
    called = f"{name} (you)" if seat == view.seat else name
    first = seat * RESOURCE_COUNT
    markers = "".join(f"{place:>4}" for place in table.markers[first : first + RESOURCE_COUNT])
    score = final_score(table, seat)
    return (
        f"{badge(seat)} {paint('▸', 'bold') if waited_for else ' '} "
        f"{paint(fit(called, NAME_WIDTH), 'bold' if waited_for else '')}"
        f"{table.money[seat]:>5}{markers}{table.brewmaster[seat]:>5} {score.rate}:1×{score.multiplier}  {_sum(score)}"
    )


def _sum(score: Score) -> str:
    """Production, barrels with the card's bonus, and the first-player spot, as a sum that can be followed."""
    production = f"{min(score.after)}×{score.multiplier}" if score.production else "0"
    barrels = LARGE_BARREL * score.large_barrels + SMALL_BARREL * score.small_barrels + score.barrel_card
    return f"{production} + {barrels} + {score.first_player} = {paint(str(score.total), 'bold')}"
