"""What happened, for logs, animations and notices, with who may see what of it."""

from __future__ import annotations

Value = str | int | list[str] | list[int] | None


class Event:
    """One thing that happened, as a text key and values.

    `public` may be seen by everyone; `secret` only by the seat in `secret_to`. An event that is a `fence`
    showed somebody something new or settled something for good: nothing before it can be undone.
    """

    def __init__(
        self,
        kind: str,
        seat: int,
        public: dict[str, Value],
        secret: dict[str, Value],
        secret_to: int,
        fence: bool,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.public = public
        self.secret = secret
        self.secret_to = secret_to
        self.fence = fence

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as plain data for one seat, or for spectators."""
        values: dict[str, object] = dict(self.public)
        if seat is not None and seat == self.secret_to:
            values.update(self.secret)
        return {"kind": self.kind, "seat": self.seat, "values": values}
