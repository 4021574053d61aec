"""What to click in the picture for each choice. Declining, allowing and blocking are said in words alone."""

from __future__ import annotations

from collections import Counter

from stammtisch.games.goldbraeu.choices import CODES, GROW, HOLD, PAIRS
from stammtisch.games.goldbraeu.names import BUSINESSES, CELL_COUNT
from stammtisch.games.goldbraeu.view import GoldbraeuView


def clicks(view: GoldbraeuView, choices: list[int]) -> dict[int, list[str]]:
    """By choice, the ids of the elements in the order of their clicks."""
    suitors = Counter((choice - GROW) % CELL_COUNT for choice in choices if choice >= GROW)
    found = {}
    for choice in choices:
        ids = _garden_grows(choice, suitors) if choice >= GROW else _clicks(view, choice)
        if ids:
            found[choice] = ids
    return found


def _garden_grows(choice: int, suitors: Counter[int]) -> list[str]:
    """The cell, and the garden that shall have it where several may."""
    _, garden, cell = CODES.structure(choice)
    return [f"cell-{cell}"] if suitors[(choice - GROW) % CELL_COUNT] == 1 else [f"cell-{cell}", f"business-{garden}"]


def _clicks(view: GoldbraeuView, choice: int) -> list[str]:
    kind, *names = CODES.structure(choice)
    match kind:
        case "card":
            return [f"held-{names[0]}"]
        case "buy":
            return ["deck" if names[0] == "deck" else f"open-{names[0]}"]
        case "boss" | "chip":
            return [f"business-{names[0]}"]
        case "boss+":
            return [f"hand-{names[0]}", f"business-{names[0]}"]
        case "play":
            # The card just drawn goes to the house or to the hand; at payday shares leave the hand.
            return [f"business-{names[0]}" if view.has_drawn else f"hand-{names[0]}"]
        case "keep":
            return [f"hand-{BUSINESSES[view.drawn]}"] if view.has_drawn else []
        case "contract":
            return [f"signs-{names[1]}", f"business-{names[0]}"]
        case "hold":
            return [f"hand-{BUSINESSES[business]}" for business in PAIRS[choice - HOLD]]
        case _:
            return []
