"""Counts of legal sequences from fixed positions: a rule that allows one choice more or less anywhere near shows here.

The positions are taken from the recorded games: after so many choices of that record.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.conformance import count_sequences
from stammtisch.engine import State, read_record
from stammtisch.games.goldbraeu import GAME
from tests.conformance import toy

RECORDS = Path(__file__).parent.parent.parent / "records" / "goldbraeu"

COUNTS = [
    ("3-players-09", 0, "hold", [17, 221, 3757, 37570]),
    ("3-players-09", 7, "place_boss", [6, 30, 120, 360, 720, 2160, 6480]),
    ("3-players-09", 75, "drawn", [2, 6, 18, 54, 468, 4404, 25591]),
    ("3-players-09", 87, "buy", [4, 13, 39, 117, 683, 6067]),
    ("3-players-09", 89, "card", [3, 9, 71, 477, 2336, 7329]),
    ("3-players-09", 100, "expand", [12, 84, 468, 1020, 2676, 8028]),
    ("3-players-09", 101, "boss", [7, 39, 85, 223, 669, 4013]),
    ("3-players-09", 102, "block", [1, 9, 15, 45, 135, 844, 6813]),
    ("3-players-09", 119, "payday", [1, 3, 7, 17, 51, 311, 2331]),
    ("3-players-21", 86, "waitress", [3, 6, 18, 54, 162, 714, 4008]),
    ("3-players-21", 158, "block", [2, 8, 21, 62, 184, 674, 3072]),
    ("4-players-28", 0, "hold", [11, 88, 968, 14520]),
    ("4-players-16", 8, "place_boss", [6, 30, 120, 360, 1080, 3240, 9720]),
    ("4-players-16", 104, "boss", [5, 14, 44, 129, 379, 1133, 3399]),
    ("4-players-16", 126, "card", [3, 9, 59, 329, 1355, 3509]),
    ("4-players-16", 130, "buy", [4, 13, 41, 126, 366, 1092, 3276]),
    ("4-players-16", 133, "drunkard", [3, 9, 27, 81, 243, 1503, 6858]),
    ("4-players-16", 138, "expand", [9, 76, 364, 673, 2495, 6011]),
    ("4-players-16", 232, "waitress", [3, 9, 15, 21, 42, 84, 132]),
    ("4-players-28", 165, "payday", [3, 5, 5, 7, 17, 51, 153]),
    ("4-players-28", 208, "drunkard", [5, 15, 40, 120, 360, 1080, 7940]),
]


def after(name: str, choices: int) -> State:
    text = (RECORDS / f"{name}.json").read_text(encoding="utf-8")
    record = read_record(text)
    del record.choices[choices:]
    record.result = None
    state: State = record.replay()
    return state


@pytest.mark.parametrize(("record", "choices", "asked", "counts"), COUNTS)
def test_counts_of_legal_sequences(record: str, choices: int, asked: str, counts: list[int]) -> None:
    state = after(record, choices)
    assert state.stack[-1].name == asked
    assert [count_sequences(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("record", "choices", "asked", "counts"), COUNTS)
def test_refusals_give_the_same_counts(record: str, choices: int, asked: str, counts: list[int]) -> None:
    """Counted once more the slow way, by asking about every code."""
    assert count_by_refusal(after(record, choices), 2) == counts[1]


def count_by_refusal(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    seat = state.seats_to_decide()[0]
    total = 0
    for code in GAME.codes.codes:
        if state.refusal(seat, code) is None:
            next_state = state.copy()
            next_state.apply(seat, code)
            total += count_by_refusal(next_state, depth - 1)
    return total


def test_every_kind_of_decision_is_counted() -> None:
    assert {asked for _, _, asked, _ in COUNTS} == set(GAME.rulebook.texts["question"]) - {"over"}


def test_the_end_of_a_game_counts_once() -> None:
    state = toy.GAME.new(2, "counts", {"purse": "three"})
    assert count_sequences(state, 0) == 1
    assert count_sequences(state, 2) == 9
    for _ in range(3):
        for seat in (0, 1):
            assert count_sequences(state, 50 if state.round == 3 else 1) > 1
            state.step(seat, toy.STAKE)
    assert count_sequences(state, 5) == 1
