"""A table in writing: its record, and who sat where. The record keeps its own format, untouched."""

from __future__ import annotations

import json
from typing import Any, Final

from stammtisch.engine import BadInput, Components, Record, read_record
from stammtisch.engine.json_text import read_json
from stammtisch.table.table import Table

FORMAT: Final = "stammtisch table 1"
FIELDS: Final = ("format", "seats", "record")


def table_text(table: Table) -> str:
    """The table as the text of a file."""
    head = json.dumps({"format": FORMAT, "seats": table.seats}, ensure_ascii=False)[:-1]
    return f'{head}, "record":\n{table.record.to_text()}}}\n'


def read_saved(text: str, components: Components | None = None) -> tuple[Record[Any], list[str] | None]:
    """The record of a saved table and its seats; from a bare record no seats."""
    data = read_json(text, "record and no saved table")
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        return read_record(text, components), None
    seats = data.get("seats")
    if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
        raise BadInput("the table's 'seats' is no list of texts")
    for key in data:
        if key not in FIELDS:
            raise BadInput(f"the table has a field that there is not: {key[:40]!r}")
    record = read_record(json.dumps(data.get("record")), components)
    if len(seats) != record.terms.players:
        raise BadInput(f"the table has {len(seats)} seats for {record.terms.players} players")
    return record, seats
