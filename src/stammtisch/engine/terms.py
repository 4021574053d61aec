"""What a table agrees on before the first card: seats, options, components."""

from __future__ import annotations

import hashlib

from stammtisch.engine.subclassing import mypyc_attr
from stammtisch.engine.view import canonical


class Components:
    """The content of a box as plain data from a data file, with its fingerprint."""

    def __init__(self, data: dict[str, object]) -> None:
        self.data = data
        self.fingerprint: str = hashlib.sha256(canonical(data)).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms:
    """The table contract. A game derives its own with whatever the options and components amount to.

    Contracts that say the same are equal, so that what is drawn for one, in any process, serves for all.
    """

    def __init__(self, players: int, options: dict[str, str], components: Components) -> None:
        self.players = players
        self.options = options
        self.components = components

    def _said(self) -> tuple[object, ...]:
        return self.components.fingerprint, self.players, *sorted(self.options.items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Terms) and self._said() == other._said()

    def __hash__(self) -> int:
        return hash(self._said())
