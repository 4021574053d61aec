"""What can be clicked: every row of clicks leads to one choice, through things that are there."""

from __future__ import annotations

import re
from collections.abc import Iterator

from stammtisch.conformance.position import Position


def clicks_lead_somewhere(at: Position) -> Iterator[str]:
    """Only choices have clicks, on elements of the picture; no two choices the same, and none on the way to another."""
    for seat in at.state.seats_to_decide():
        view, choices = at.state.view(seat), at.state.choices(seat)
        found = at.game.clicks(view, choices)
        yield from (f"clicks for {choice}, which seat {seat} may not choose" for choice in found.keys() - set(choices))
        drawn = set(re.findall(r' id="([^"]*)"', at.game.draw_pieces(view, at.record.names)))
        taken: dict[tuple[str, ...], str] = {}
        for choice, row in found.items():
            notation = at.game.codes.notation(choice)
            if not row:
                yield f"an empty row of clicks for '{notation}'"
            yield from (f"'{notation}' is a click on '{each}', which is not drawn" for each in set(row) - drawn)
            other = taken.setdefault(tuple(sorted(row)), notation)
            if other != notation:
                yield f"the same clicks for '{notation}' and for '{other}'"
        complete = [tuple(row) for row in found.values()]
        for choice, row in found.items():
            if any(tuple(row[:length]) in complete for length in range(1, len(row))):
                yield f"another choice is made on the way to '{at.game.codes.notation(choice)}'"
