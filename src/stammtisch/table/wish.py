"""Taking back beyond the fence: by consent of everybody else at the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from stammtisch.table.table import Table


@dataclass(frozen=True)
class Wish:
    """A seat would like its latest choice back, and with it everything since; each of `needed` must agree."""

    seat: int
    back: int
    needed: frozenset[int]
    agreed: frozenset[int] = frozenset()

    @property
    def granted(self) -> bool:
        return self.needed <= self.agreed

    def agree(self, seats: Iterable[int]) -> Wish:
        """The wish after these seats have agreed."""
        return replace(self, agreed=self.agreed | (self.needed & frozenset(seats)))


def wish_of(table: Table, seat: int, others: Iterable[int]) -> Wish | None:
    """The wish of a seat that the others have to agree to; None when it has chosen nothing."""
    choosers = [chooser for chooser, _ in reversed(table.record.choices)]
    return Wish(seat, choosers.index(seat) + 1, frozenset(others)) if seat in choosers else None
