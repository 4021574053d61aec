"""What to click in the picture for each choice. Stopping and doing without a card are said in words alone."""

from __future__ import annotations

from stammtisch.games.heavenale.choices import CODES, SHED
from stammtisch.games.heavenale.names import (
    COLOURS,
    FERTILITIES,
    FIRST_MONK,
    LAST_SPACE,
    RESOURCES,
    SPOTS,
    TILES,
)
from stammtisch.games.heavenale.view import HeavenAleView


def clicks(view: HeavenAleView, choices: list[int]) -> dict[int, list[str]]:
    """By choice, the ids of the elements in the order of their clicks."""
    if view.seat is None:
        return {}
    found = {choice: _clicks(view, view.seat, choice) for choice in choices}
    return {choice: ids for choice, ids in found.items() if ids}


def _clicks(view: HeavenAleView, seat: int, choice: int) -> list[str]:
    kind, *names = CODES.structure(choice)
    colour = COLOURS[seat]
    match kind:
        case "move":
            return [f"space-{names[0]}"]
        case "start":
            return _marker_or(names[0], colour, f"start-{names[0]}", "start-marker")
        case "sell":
            # Onto the purse: a card that is only touched is not sold.
            return [f"card-{colour}-{names[0]}", f"money-{colour}"]
        case "card":
            card, _, resource = names[0].partition("-")
            return [f"card-{colour}-{card}", *([f"marker-{colour}-{resource}"] if resource else [])]
        case "disc":
            return _disc(view, seat, names[0])
        case "buy":
            return [*_tile_on_space(view, seat, names[0]), f"half-{colour}-{names[1]}"]
        case "place":
            return [f"spot-{colour}-{names[0]}"]
        case "shed":
            around = view.terms.garden.around_shed[view.shed] if view.shed >= 0 else []
            return [f"spot-{colour}-{SPOTS[spot]}" for turn, spot in enumerate(around) if choice - SHED >> turn & 1]
        case _:
            return []


def _marker_or(name: str, colour: str, otherwise: str, first: str) -> list[str]:
    return [first, f"marker-{colour}-{name}"] if name in RESOURCES else [otherwise]


def _disc(view: HeavenAleView, seat: int, target: str) -> list[str]:
    """The slot; for X also a tile of the number, if there is one."""
    colour = COLOURS[seat]
    if not target.startswith("X"):
        return [f"slot-{colour}-{target}"]
    fertility = int(target[1:])
    for spot, tile in enumerate(view.garden[seat]):
        if tile < FIRST_MONK and tile % FERTILITIES == fertility - 1:
            return [f"slot-{colour}-X", f"spot-{colour}-{SPOTS[spot]}"]
    return []


def _tile_on_space(view: HeavenAleView, seat: int, name: str) -> list[str]:
    """The first of its kind where the figure stands; none if there is none."""
    space, tile = view.figure[seat], TILES.index(name)
    tiles = view.track[space] if space in range(1, LAST_SPACE + 1) else []
    return [f"tile-{space}-{tiles.index(tile) + 1}"] if tile in tiles else []
