"""What one seat may know: the only door out of a state."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from stammtisch.engine.subclassing import mypyc_attr

if TYPE_CHECKING:
    from stammtisch.engine.terms import Terms


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """Plain data about a position as one seat (or a spectator: None) sees it.

    A game declares its fields and names them in `fields`; everything in them is JSON-ready.
    """

    seat: int | None

    def agreed(self) -> Terms:
        """The table contract."""
        raise NotImplementedError

    def fields(self) -> tuple[str, ...]:
        """The names of everything that the view shows."""
        raise NotImplementedError

    def to_data(self) -> dict[str, object]:
        """The view as JSON-ready data; equal views give equal bytes."""
        terms = self.agreed()
        data: dict[str, object] = {
            "seat": self.seat,
            "players": terms.players,
            "options": terms.options,
            "components": terms.components.fingerprint,
        }
        for name in self.fields():
            data[name] = getattr(self, name)
        return data

    def read(self, data: dict[str, object]) -> None:
        """Take every field from what `to_data` made of a view on the same terms."""
        for name in self.fields():
            setattr(self, name, data[name])


def canonical(data: object) -> bytes:
    """The one way in which we turn data into bytes, for comparing and hashing."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()
