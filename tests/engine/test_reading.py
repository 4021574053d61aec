"""Readers forgive spelling and name every fault in one line."""

from __future__ import annotations

import datetime

import pytest

from stammtisch.engine.errors import BadInput
from stammtisch.engine.reading import (
    Reader,
    bag,
    each_once,
    listing,
    number,
    one_of,
    read_fields,
    shown,
    table,
    yes_or_no,
)

INN = one_of(("Bären", "Krug"), ("zum ",))


@pytest.mark.parametrize("word", ["Bären", "bären", "Baeren", "Baren", "Zum Bären"])
def test_a_name_may_be_spelled_in_many_ways(word: str) -> None:
    assert INN("inn", word) == "Bären"


def test_a_number_can_be_a_name() -> None:
    assert one_of(("1", "2"))("space", 2) == "2"


def test_words_and_lists_are_read_alike() -> None:
    assert listing(INN)("inns", "Krug, Bären") == listing(INN)("inns", ["Krug", "Bären"]) == ["Krug", "Bären"]


def test_the_order_of_a_bag_means_nothing() -> None:
    assert bag(INN)("inns", "Krug Bären Krug") == ["Bären", "Krug", "Krug"]


def test_a_table_reads_keys_and_values() -> None:
    assert table(INN, number(0, 3), "Krug")("markers", {"krug": 2}) == {"Krug": 2}


@pytest.mark.parametrize(
    ("reader", "value", "message"),
    [
        (INN, "Post", "it: 'Post' is not one of Bären, Krug"),
        (INN, True, "it: true is not one of Bären, Krug"),
        (one_of(tuple(str(cell) for cell in range(14))), "x", "it: 'x' is not from 0 to 13"),
        (number(1, 3), 4, "it: 4 is not a whole number from 1 to 3"),
        (number(0, 3), True, "it: true is not a whole number from 0 to 3"),
        (yes_or_no, 1, "it: 1 is neither true nor false"),
        (listing(INN), 5, "it: 5 is not a list"),
        (each_once(INN), "Krug Krug", "it: Krug is named twice"),
        (table(INN, INN, "Krug"), "Krug", "it: 'Krug' is not a table such as { Krug = … }"),
        (table(INN, INN, "Krug"), {"Krug": "Krug", "krug": "Krug"}, "it: Krug is named twice"),
    ],
)
def test_a_fault_is_one_line(reader: Reader, value: object, message: str) -> None:
    with pytest.raises(BadInput) as fault:
        reader("it", value)
    assert str(fault.value) == message


def test_a_field_that_there_is_not_is_an_error() -> None:
    with pytest.raises(BadInput, match="a position has no 'inns'; it has: inn"):
        read_fields({"inn": INN}, {"inns": "Krug"})


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (True, "true"),
        ("Krug", "'Krug'"),
        (datetime.date(2024, 2, 29), "2024-02-29"),
        ([True, datetime.time(7, 30)], '[true, "07:30:00"]'),
        (1.5, "1.5"),
        pytest.param(16**5000, "a number of many digits", id="huge"),
        ([16**5000], "[…]"),
        ({"a": 16**5000}, "{…}"),
        ("x" * 99, "'" + "x" * 79 + "…"),
    ],
)
def test_what_was_written_is_shown_much_as_it_was_written(value: object, said: str) -> None:
    assert shown(value) == said
