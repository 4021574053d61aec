"""What a shed site promises while spots around it are free. (HA-50 to HA-52)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.components import Box
from stammtisch.games.heavenale.names import FERTILITIES

SITE: Final = 6
"""The spots around a shed; also the ways to fill one of them, a monk or one of five fertilities."""
# HA-52: how many average tiles the choice of a shed of each type is worth.
PICKS: Final = (0.0, 1.3, 2.2, 3.1, 4.4)
# One chooses what goes to a free spot: the average of the best three ways to fill it, a pick measured in steps of the
# brewmaster.
BEST: Final = 3
PICK_IN_STEPS: Final = 1.2


class ShedHopes:
    """By free spots * 31 + fertility so far: steps of the brewmaster and picks that a site leads to if it is closed."""

    def __init__(self, box: Box) -> None:
        kinds: list[int] = []
        for total in range(SITE * FERTILITIES + 1):
            kind = 0
            while total > box.shed_limits[kind]:
                kind += 1
            kinds.append(kind)
        width = len(kinds)
        self.steps: list[float] = [float(box.shed_brewmaster[kind]) for kind in kinds]
        self.picks: list[float] = [PICKS[kind] for kind in kinds]
        for free in range(1, SITE + 1):
            closer = (free - 1) * width
            for total in range(width):
                ways = [closer + min(total + fertility, width - 1) for fertility in range(FERTILITIES + 1)]
                ways.sort(key=lambda way: -self.steps[way] - PICK_IN_STEPS * self.picks[way])
                self.steps.append(sum(self.steps[way] for way in ways[:BEST]) / BEST)
                self.picks.append(sum(self.picks[way] for way in ways[:BEST]) / BEST)


KNOWN: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], ShedHopes]] = {}


def shed_hopes(box: Box) -> ShedHopes:
    """The table for the sheds of a box, made once."""
    key = (tuple(box.shed_limits), tuple(box.shed_brewmaster))
    hopes = KNOWN.get(key)
    if hopes is None:
        hopes = ShedHopes(box)
        KNOWN[key] = hopes
    return hopes
