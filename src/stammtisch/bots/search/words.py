"""What a search thinks, in a player's words: for terminals and logs."""

from __future__ import annotations

from typing import Any

from stammtisch.bots.search.search import SILENCE
from stammtisch.bots.search.thoughts import Thoughts
from stammtisch.engine.game import Game
from stammtisch.engine.view import View


def in_words(thoughts: Thoughts, game: Game[Any, Any, Any], view: View, names: list[str], most: int = 3) -> list[str]:
    """One line for the position, then one for each of the best choices, then what is expected of the others."""
    assert view.seat is not None
    lines = [f"{shares_in_words(thoughts.expected, names)}, after {thoughts.iterations} looks ahead"]
    for candidate in thoughts.candidates[:most]:
        said = choice_in_words(candidate.choice, game, view, names)
        part = candidate.visits / thoughts.iterations
        lines.append(f"{said}: wins {candidate.expected[view.seat]:.0%} ({part:.0%} of the looks)")
    # Not as the view's seat would say it: the others have other cards.
    expected = [(names[reply.seat], game.words(reply.choice), reply.likelihood) for reply in thoughts.replies]
    return lines + [f"expects of {name}: {said} ({likelihood:.0%})" for name, said, likelihood in expected]


def choice_in_words(choice: int, game: Game[Any, Any, Any], view: View, names: list[str]) -> str:
    """As the view's seat would say it; whoever is not asked may also wait."""
    return "wait" if choice == SILENCE else game.describe(choice, view, names)


def shares_in_words(shares: list[float], names: list[str]) -> str:
    """Everybody's chance to win, the best first."""
    order = sorted(range(len(shares)), key=lambda seat: -shares[seat])
    return ", ".join(f"{names[seat]} {shares[seat]:.0%}" for seat in order)
