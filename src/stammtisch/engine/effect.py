"""What a picture may show for a moment when something happens. The position never waits for it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Effect:
    """At the element `on`: words that rise from it, something that flies there from another element, a card turned.

    `pause` is how long the next one waits, in milliseconds: so a payday counts itself out.
    """

    on: str
    words: str = ""
    origin: str = ""
    turned: bool = False
    pause: int = 0
