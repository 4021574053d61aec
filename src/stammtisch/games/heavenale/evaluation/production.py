"""What markers and brewmaster bring at the end, in fractions of a step. (HA-90 to HA-93)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.names import RESOURCE_COUNT, TOP
from stammtisch.games.heavenale.scoring import zone

SPREAD: Final = ((1.0, -2.0), (2.0, -1.0), (3.0, 0.0), (2.0, 1.0), (1.0, 2.0))
"""How likely the brewmaster ends how many blurs beside where he is expected, in ninths."""
ROUNDING: Final = 0.5
"""What of the lowest marker is lost because steps and exchanges are whole."""
BELOW: Final = 0.5
"""What a step is worth for a lowest marker that has not come to 1."""


def lowest(row: list[float], rate: int, anywhere: float) -> float:
    """Where the least advanced of five sorted markers ends: `anywhere` steps are given to it, and the others exchange.

    Steps below that height cost one each; of what stands above it, `rate` steps give one.
    """
    below = 0.0
    above = sum(row)
    for count in range(1, RESOURCE_COUNT):
        below += row[count - 1]
        above -= row[count - 1]
        height = (anywhere + below + above / rate) / (count + (RESOURCE_COUNT - count) / rate)
        if height <= row[count]:
            return min(height, TOP)
    return min((anywhere + below + above) / RESOURCE_COUNT, TOP)


def production(
    zones: list[tuple[int, int, int]],
    row: list[float],
    anywhere: float,
    brewmaster: float,
    blur: float,
) -> float:
    """The production score to be expected, the brewmaster's place and the lowest marker's known only within a blur.

    What the least advanced marker is below 1 brings nothing (HA-93), but should be climbed out of all the same.
    """
    total = 0.0
    known = 0
    height = 0.0
    above = 0.0
    for weight, offset in SPREAD:
        rate, multiplier = zone(zones, min(int(brewmaster + offset * blur + 100.5) - 100, TOP))
        if rate != known:
            height = lowest(row, rate, anywhere) - ROUNDING
            above = height
            if height < blur:
                above = (height + blur) * (height + blur) / (4.0 * blur) if height > -blur else 0.0
            known = rate
        total += weight * (above * multiplier + (BELOW * height if height < 0.0 else 0.0))
    return total / 9.0


def likely(margin: float, blur: float) -> float:
    """How likely something is that is expected to be exceeded by a margin, which is known only within a blur."""
    return min(max((margin + 2.0 * blur) / (4.0 * blur), 0.0), 1.0)
