"""What markers and brewmaster are worth at the end, as a smooth function: something to climb. (HA-90 to HA-93)"""

from __future__ import annotations

from stammtisch.games.heavenale.names import TOP
from stammtisch.games.heavenale.scoring import zone


def level(places: list[float], rate: int) -> float:
    """Where the least advanced marker ends when the others give it `rate` steps for one, in any fraction of a step."""
    row = sorted(places)
    low = row[0]
    need = 0.0  # steps that lift the markers below `low` up to it
    spare = sum(row) - len(row) * low
    for index in range(1, len(row)):
        # Rising from row[index - 1] to row[index] costs `index` steps each and leaves the others less to give.
        rise = row[index] - low
        need_then = need + index * rise
        spare_then = spare - (len(row) - index) * rise
        if need_then * rate >= spare_then:
            return low + (spare - need * rate) / (index * rate + len(row) - index)
        need, spare, low = need_then, spare_then, row[index]
    return low


def brew(zones: list[tuple[int, int, int]], places: list[float], brewmaster: float, blur: float) -> float:
    """The production score to be expected from these places, the brewmaster's known only within a blur."""
    known = 0
    height = 0.0
    total = 0.0
    for weight, offset in ((1, -2.0), (2, -1.0), (3, 0.0), (2, 1.0), (1, 2.0)):
        rate, multiplier = zone(zones, min(int(brewmaster + offset * blur + 0.5), TOP))
        if rate != known:
            height = level(places, rate)
            known = rate
        total += weight * (height * multiplier if height > 0 else height)
    return total / 9
