"""What every game promises, as checks that any registered game is held to without writing a line."""

from stammtisch.conformance.counts import count_sequences
from stammtisch.conformance.fuzz import FuzzReport, MoodyPlayer, fuzz, random_table
from stammtisch.conformance.position import Check, Fault, Position
from stammtisch.conformance.suite import CHECKS, examine, game_faults, positions

__all__ = [
    "CHECKS",
    "Check",
    "Fault",
    "FuzzReport",
    "MoodyPlayer",
    "Position",
    "count_sequences",
    "examine",
    "fuzz",
    "game_faults",
    "positions",
    "random_table",
]
