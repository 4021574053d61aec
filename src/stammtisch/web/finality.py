"""Which choices cannot be taken back, said before they are made."""

from __future__ import annotations

import random
from typing import Any

from stammtisch.engine import Game, View


def final_choices(game: Game[Any, Any, Any], view: View, seat: int, codes: list[int]) -> set[int]:
    """The choices after which there is a fence, as far as the seat can know.

    Tried out in a position that the seat imagines, never in the true one: a warning must not tell what is hidden.
    """
    imagined = game.imagine(view, random.Random(0))
    return {code for code in codes if any(event.fence for event in imagined.copy().apply(seat, code))}
