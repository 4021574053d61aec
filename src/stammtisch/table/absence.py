"""Who has left the table, since when, and who agrees that a bot plays for them: is told the time, like the clock."""

from __future__ import annotations

from collections.abc import Collection


class Absences:
    """A seat counts as away after a while: whoever only opens the page anew is not replaced."""

    def __init__(self, players: int, patience: float, now: float) -> None:
        self._patience = patience
        self._since: list[float | None] = [now] * players
        self._votes: dict[int, frozenset[int]] = {}

    def note(self, present: Collection[int], now: float) -> None:
        """Who is there now. Whoever comes back is nobody's to replace."""
        for seat, since in enumerate(self._since):
            if seat in present:
                self._since[seat] = None
                self._votes.pop(seat, None)
            elif since is None:
                self._since[seat] = now

    def left_to_wait(self, seat: int, now: float) -> float | None:
        """The seconds until a seat counts as away, 0 when it does; None while it is there."""
        since = self._since[seat]
        return None if since is None else max(0.0, since + self._patience - now)

    def agree(self, seat: int, by: Collection[int]) -> None:
        """These seats would let a bot play for that one."""
        self._votes[seat] = self.votes(seat) | frozenset(by)

    def votes(self, seat: int) -> frozenset[int]:
        return self._votes.get(seat, frozenset())
