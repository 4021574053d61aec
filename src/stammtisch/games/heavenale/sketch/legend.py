"""Where in the game we are, and what the signs mean."""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.names import HALVES, RESOURCES, SHEDS, TILES
from stammtisch.games.heavenale.sketch.ink import MONK_SIGN, SHED, SIGNS
from stammtisch.games.heavenale.sketch.players import NAME_WIDTH
from stammtisch.games.heavenale.state import HeavenAleState
from stammtisch.games.heavenale.view import HeavenAleView
from stammtisch.pictures.markup import fit, paint

DOING: Final = {
    "choose_start": "chooses a start spot",
    "move": "moves",
    "buy": "buys",
    "disc": "places a disc",
    "card": "may place a card",
}


def head_line(view: HeavenAleView, names: list[str]) -> str:
    """The round, and who does what."""
    rounds = view.terms.rounds
    calendar = paint(f"Round {min(view.round + 1, rounds)} of {rounds}", "bold")
    return f"{calendar} · {_going_on(view, names)}"


def _going_on(view: HeavenAleView, names: list[str]) -> str:
    if not view.decisions:
        return "the game is over"
    who = fit(names[view.actor], NAME_WIDTH).rstrip()
    asked = view.decisions[-1]
    if asked == "place":
        return f"{who} places {TILES[view.tile]} in the {HALVES[view.half]}"
    if asked == "shed":
        return f"{who} lets tiles around shed {SHEDS[view.shed]} pay"
    return f"{who} {DOING[asked]}"


def legend_lines(table: HeavenAleState) -> list[str]:
    """What the signs mean, what a shed brings by the fertility around it (HA-51), and what a score is made of."""
    tiles = "  ".join(f"{sign} {resource}" for sign, resource in zip(SIGNS, RESOURCES, strict=True))
    box = table.terms.box
    sums = [0, *(limit + 1 for limit in box.shed_limits[:-1])]
    sheds = ", ".join(
        f"{low} {SHED}{kind} +{steps}" for kind, (low, steps) in enumerate(zip(sums, box.shed_brewmaster, strict=True))
    )
    return [
        paint(f"{tiles}  {MONK_SIGN} monk", "dim"),
        paint(f"Sheds by fertility: {sheds} brewmaster", "dim"),
        paint("Score: lowest marker after the exchange × zone + barrels + first-player spot", "dim"),
    ]
