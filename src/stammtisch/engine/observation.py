"""A view as a row of numbers between -1 and 1, for those who learn: each game lists what its row is made of.

The length of a row depends on the game and the seat count alone, so that one net fits every position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from stammtisch.engine.view import View

V = TypeVar("V", bound=View)


class Row:
    """The numbers that are not nought, and their places.

    Nine in ten are nought: writing down the others alone makes a row of Heaven & Ale six times as fast.
    """

    def __init__(self) -> None:
        self.places: list[int] = []
        self.values: list[float] = []
        self.length = 0

    def numbers(self) -> list[float]:
        """The whole row."""
        row = [0.0] * self.length
        for index in range(len(self.places)):
            row[self.places[index]] = self.values[index]
        return row

    def skip(self, size: int) -> None:
        """So many noughts."""
        self.length += size

    def number(self, value: float) -> None:
        """One number; what lies beyond -1 or 1 ends there."""
        if value != 0.0:
            self.places.append(self.length)
            if value > 1.0:
                value = 1.0
            elif value < -1.0:
                value = -1.0
            self.values.append(value)
        self.length += 1

    def one_hot(self, value: int, size: int) -> None:
        """A one at a place, noughts elsewhere; all noughts for nothing (-1)."""
        if value >= 0:
            self.places.append(self.length + value)
            self.values.append(1.0)
        self.length += size

    def bits(self, mask: int, size: int) -> None:
        """The bits of a mask, the lowest first."""
        while mask:
            self.places.append(self.length + (mask & -mask).bit_length() - 1)
            self.values.append(1.0)
            mask &= mask - 1
        self.length += size

    def parts(self, values: list[int], most: float) -> None:
        """Numbers as parts of the most that they can be in our box."""
        for value in values:
            self.number(value / most)

    def squeezed(self, values: list[int], half: float) -> None:
        """Numbers without an upper end, such as money: 0 stays 0, `half` becomes one half, all lie below 1."""
        for value in values:
            self.number(value / (abs(value) + half))

    def counts(self, values: list[int], kinds: int, most: float) -> None:
        """How many there are of each kind, as parts of the most."""
        if not values:
            self.length += kinds
            return
        found = [0] * kinds
        for value in values:
            found[value] += 1
        self.parts(found, most)

    def seat(self, view: View, seat: int) -> None:
        """A seat as a one among the seats from the viewer's own on."""
        self.one_hot(relative(view, seat), view.agreed().players)


class Feature(Generic[V]):
    """One stretch of the row: a name, what its numbers mean, and how they are read off a view."""

    def __init__(self, name: str, meaning: str, write: Callable[[V, Row], None]) -> None:
        self.name = name
        self.meaning = meaning
        self.write = write


class Span:
    """Where a feature lies in the row, for the documentation and for whoever wants to look."""

    def __init__(self, name: str, meaning: str, first: int, size: int) -> None:
        self.name = name
        self.meaning = meaning
        self.first = first
        self.size = size


def observe(features: tuple[Feature[V], ...], view: V) -> Row:
    """What a view looks like to a learner."""
    row = Row()
    for feature in features:
        feature.write(view, row)
    return row


def spans(features: tuple[Feature[V], ...], view: V) -> list[Span]:
    """Where each feature lies; the same for every view on the same terms."""
    found: list[Span] = []
    row = Row()
    for feature in features:
        first = row.length
        feature.write(view, row)
        found.append(Span(feature.name, feature.meaning, first, row.length - first))
    return found


def seats_from_own(view: View) -> list[int]:
    """The seats from the viewer's own on, clockwise; a spectator begins with seat 0."""
    first = view.seat or 0
    players = view.agreed().players
    return [(first + step) % players for step in range(players)]


def by_seat(view: View, values: list[int], width: int = 1) -> list[int]:
    """Values that are listed by seat, so many for each, from the viewer's own seat on."""
    first = (view.seat or 0) * width
    return values[first:] + values[:first]


def relative(view: View, seat: int) -> int:
    """A seat counted from the viewer's own; nobody (-1) stays nobody."""
    return (seat - (view.seat or 0)) % view.agreed().players if seat >= 0 else -1
