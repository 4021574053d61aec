"""Why a thing in the picture cannot be chosen: the rule against what a click on it would most likely mean."""

from __future__ import annotations

from collections import Counter
from typing import Final

from stammtisch.engine import Refusal
from stammtisch.table import Table

MOST_CODES: Final = 20_000
"""Games whose choices are validated and not listed have too many codes to ask about each."""


def reason(table: Table, seat: int, element: str) -> Refusal | None:
    """The refusal that tells most about an element; None when nothing could be meant by it, or it may be chosen.

    Codes of the kinds that are being asked for come first. Among their refusals the rarest tells most: that a garden is
    not one's own is true of most gardens, that it does not reach the cell is the point.
    """
    codes = table.game.codes
    if codes.size > MOST_CODES:
        return None
    view = table.view(seat)
    meant = [code for code, row in table.game.clicks(view, list(codes.codes)).items() if element in row]
    asked = {codes.structure(code)[0] for code in table.state.choices(seat)}
    close = [code for code in meant if codes.structure(code)[0] in asked] or meant
    refusals = [refusal for code in close if (refusal := table.state.refusal(seat, code)) is not None]
    if not refusals or len(refusals) < len(close):
        return None
    count = Counter(refusal.reason for refusal in refusals)
    return min(refusals, key=lambda refusal: count[refusal.reason])
