"""What OpenSpiel copies and pickles: a position, and a past that tells information states from observations."""

from __future__ import annotations

import hashlib
from typing import Any

from stammtisch.engine import Event, State, canonical
from stammtisch.envs.encoding import Encoding


class Past:
    """What has happened, as a chain that copies share; `seen_by` sums it up for one seat."""

    def __init__(self, events: list[Event], before: Past | None) -> None:
        self.events = events
        self.before = before
        self.digests: dict[int, str] = {}

    def seen_by(self, seat: int) -> str:
        """Step by step, since a game can be longer than Python lets functions call themselves."""
        unread: list[Past] = []
        link: Past | None = self
        while link is not None and seat not in link.digests:
            unread.append(link)
            link = link.before
        seen = link.digests[seat] if link else ""
        for link in reversed(unread):
            seen = link.digests[seat] = digest(canonical([seen, *(event.seen_by(seat) for event in link.events)]))
        return seen


def digest(data: bytes) -> str:
    """Enough of a hash to tell one past from another."""
    return hashlib.sha256(data).hexdigest()[:16]


def remembered(digests: list[str]) -> Past:
    """A past of which only the sums are known, by seat."""
    past = Past([], None)
    past.digests = dict(enumerate(digests))
    return past


class Table:
    """A position and its past. OpenSpiel deep-copies what a state holds: this is where our own cheap copy comes in.

    It also pickles it. A compiled position cannot be pickled, nor a past of a thousand links: the position is written
    down instead, and of the past what each seat makes of it.
    """

    def __init__(
        self, encoding: Encoding, deal: tuple[int, ...] = (), position: State | None = None, past: Past | None = None
    ) -> None:
        self.encoding = encoding
        self.deal = deal
        self.position = position
        self.past = past or Past([], None)

    def __deepcopy__(self, memo: object) -> Table:
        return Table(self.encoding, self.deal, self.position.copy() if self.position else None, self.past)

    def __reduce__(self) -> tuple[Any, ...]:
        encoding = self.encoding
        named = (encoding.game.key, encoding.players, encoding.terms.options)
        if self.position is None:
            return restored, (*named, self.deal, None, [])
        seen = [self.past.seen_by(seat) for seat in range(encoding.players)]
        return restored, (*named, self.deal, encoding.game.write(self.position), seen)


def restored(
    game: str,
    players: int,
    options: dict[str, str],
    deal: tuple[int, ...],
    written: dict[str, object] | None,
    seen: list[str],
) -> Table:
    """A table from what was pickled of it."""
    encoding = Encoding(game, players, options)
    position = None if written is None else encoding.game.build(encoding.terms, written)
    return Table(encoding, deal, position, remembered(seen))
