"""What everybody may know a player to have, short enough for the line with the name."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Holding:
    """How much of what: `kind` is the symbol that a page shows before the number, "money" or "cards"."""

    kind: str
    count: int
    words: str
