"""What each person has been told of the story, and what is news."""

from __future__ import annotations

from stammtisch.table import Table


class News:
    """Tells everyone everything once; whoever comes back to a table is told what happened since his last choice."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._told = {seat: _after_latest_choice(table, seat) for seat in table.people()}
        self._notes: dict[int, str] = {}  # by the number of the choice: what is said of it to everyone

    def of(self, seat: int) -> list[str]:
        """What a person has not been told yet; now he has."""
        end = len(self.table.record.choices)
        lines: list[str] = []
        for number in range(min(self._told[seat], end), end):
            lines += [self._notes[number]] if number in self._notes else []
            lines += self.table.log(seat, number, number + 1)
        self._told[seat] = end
        return lines

    def note(self, text: str) -> None:
        """Something to be said of the choice that comes next, at its place."""
        self._notes[len(self.table.record.choices)] = text

    def forget_what_was_taken_back(self) -> None:
        end = len(self.table.record.choices)
        self._notes = {number: text for number, text in self._notes.items() if number < end}


def _after_latest_choice(table: Table, seat: int) -> int:
    """Up to where a person knows the story."""
    numbers = [number for number, (chooser, _) in enumerate(table.record.choices, 1) if chooser == seat]
    return numbers[-1] if numbers else 0
