"""What every game promises, as checks that any registered game is held to without writing a line."""

from stammtisch.conformance.counts import count_sequences
from stammtisch.conformance.fuzz import FuzzReport, fuzz
from stammtisch.conformance.moody import MoodyPlayer, play_moody
from stammtisch.conformance.position import Check, Fault, Position
from stammtisch.conformance.suite import CHECKS, examine, game_faults, positions
from stammtisch.conformance.tables import all_terms, open_table, random_table

__all__ = [
    "CHECKS",
    "Check",
    "Fault",
    "FuzzReport",
    "MoodyPlayer",
    "Position",
    "all_terms",
    "count_sequences",
    "examine",
    "fuzz",
    "game_faults",
    "open_table",
    "play_moody",
    "positions",
    "random_table",
]
