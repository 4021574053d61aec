"""Where the points or the money come from, for everybody at the table to read."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Ledger:
    """A line for each source with a number for each seat; `totals` are what the lines add up to."""

    title: str
    lines: tuple[tuple[str, tuple[int, ...]], ...]
    totals: tuple[int, ...]
