"""A view as a row of numbers between -1 and 1, for those who learn: each game lists what its row is made of.

The length of a row depends on the game and the seat count alone, so that one net fits every position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from stammtisch.engine.view import View

V = TypeVar("V", bound=View)


class Feature(Generic[V]):
    """One stretch of the row: a name, what its numbers mean, and how to read them off a view."""

    def __init__(self, name: str, meaning: str, read: Callable[[V], list[float]]) -> None:
        self.name = name
        self.meaning = meaning
        self.read = read


class Span:
    """Where a feature lies in the row, for the documentation and for whoever wants to look."""

    def __init__(self, name: str, meaning: str, first: int, size: int) -> None:
        self.name = name
        self.meaning = meaning
        self.first = first
        self.size = size


def observe(features: tuple[Feature[V], ...], view: V) -> list[float]:
    """The whole row."""
    row: list[float] = []
    for feature in features:
        row += feature.read(view)
    return row


def spans(features: tuple[Feature[V], ...], view: V) -> list[Span]:
    """Where each feature lies; the same for every view on the same terms."""
    found: list[Span] = []
    first = 0
    for feature in features:
        size = len(feature.read(view))
        found.append(Span(feature.name, feature.meaning, first, size))
        first += size
    return found


def one_hot(value: int, size: int) -> list[float]:
    """A one at a place, zeros elsewhere; all zeros for nothing (-1)."""
    row = [0.0] * size
    if value >= 0:
        row[value] = 1.0
    return row


def bits(mask: int, size: int) -> list[float]:
    """The bits of a mask, the lowest first."""
    return [1.0 if mask >> place & 1 else 0.0 for place in range(size)]


def scaled(values: list[int], most: float) -> list[float]:
    """Numbers as parts of the most that they can be; a box with more pieces than ours ends at 1."""
    return [max(-1.0, min(1.0, value / most)) for value in values]


def squeezed(values: list[int], half: float) -> list[float]:
    """Numbers without an upper end, such as money: 0 stays 0, `half` becomes one half, all lie below 1."""
    return [value / (abs(value) + half) for value in values]


def counts(values: list[int], kinds: int) -> list[int]:
    """How many there are of each kind."""
    found = [0] * kinds
    for value in values:
        found[value] += 1
    return found


def seats_from_own(view: View) -> list[int]:
    """The seats from the viewer's own on, clockwise; a spectator begins with seat 0."""
    first = view.seat or 0
    players = view.agreed().players
    return [(first + step) % players for step in range(players)]


def by_seat(view: View, values: list[int], width: int = 1) -> list[int]:
    """Values that are listed by seat, so many for each, from the viewer's own seat on."""
    found: list[int] = []
    for seat in seats_from_own(view):
        found += values[seat * width : (seat + 1) * width]
    return found


def relative(view: View, seat: int) -> int:
    """A seat counted from the viewer's own; nobody (-1) stays nobody."""
    return (seat - (view.seat or 0)) % view.agreed().players if seat >= 0 else -1


def seat_one_hot(view: View, seat: int) -> list[float]:
    """A seat as a one among the seats from the viewer's own on."""
    return one_hot(relative(view, seat), view.agreed().players)
