"""A saved table: its record and its seats, read back or refused in one line."""

from __future__ import annotations

import json

import pytest

from stammtisch.engine import BadInput, Chance, Record, find_game, read_record
from stammtisch.table import Table, read_saved, table_text

GAME = find_game("goldbraeu")


def a_table() -> Table:
    table = Table(Record(GAME, 3, {}, Chance("saved"), ["Jörg", "Ben", "Cleo"]), ["human", "random", "greedy"])
    for _ in range(2):
        table.let_bot_choose(table.bot_to_choose() or 0)
    return table


def test_a_table_comes_back_with_its_seats_and_its_record() -> None:
    table = a_table()
    record, seats = read_saved(table_text(table))

    assert seats == ["human", "random", "greedy"]
    assert record.to_text() == table.record.to_text()


def test_the_record_inside_is_a_record_like_any_other() -> None:
    inside = json.loads(table_text(a_table()))["record"]
    assert len(read_record(json.dumps(inside)).choices) == 2


def test_a_bare_record_is_read_too_and_says_nothing_of_seats() -> None:
    table = a_table()
    record, seats = read_saved(table.record.to_text())

    assert seats is None
    assert record.choices == table.record.choices


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "this is no record and no saved table: not JSON"),
        ("[" * 100_000, "this is no record and no saved table: not JSON"),
        ("9" * 5_000, "this is no record and no saved table: not JSON"),
        ("[]", "this is no record"),
        ('{"format": "stammtisch table 1"}', "'seats' is no list of texts"),
        ('{"format": "stammtisch table 1", "seats": [1]}', "'seats' is no list of texts"),
        ('{"format": "stammtisch table 1", "seats": []}', "this is no record"),
        ('{"format": "stammtisch table 1", "seats": [], "clock": 3}', "a field that there is not: 'clock'"),
    ],
)
def test_what_is_no_table_is_said_in_one_line(text: str, fault: str) -> None:
    with pytest.raises(BadInput, match=fault) as caught:
        read_saved(text)
    assert "\n" not in str(caught.value)


def test_a_table_needs_a_seat_for_every_player() -> None:
    text = table_text(a_table()).replace('["human", "random", "greedy"]', "[]")
    with pytest.raises(BadInput, match="the table has 0 seats for 3 players"):
        read_saved(text)
