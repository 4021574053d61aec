"""What one seat may know: the only door out of a state."""

from __future__ import annotations

import json


class View:
    """Plain data about a position as one seat (or a spectator: None) sees it."""

    seat: int | None

    def to_data(self) -> dict[str, object]:
        """The view as JSON-ready data; equal views give equal bytes."""
        raise NotImplementedError


def canonical(data: object) -> bytes:
    """The one way in which we turn data into bytes, for comparing and hashing."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()
