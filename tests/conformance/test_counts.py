"""Counts of legal sequences from fixed positions: a rule that allows one choice more or less anywhere near shows here.

The positions of Goldbräu are taken from its recorded games: after so many choices of that record. Those of Bohn Hansa
are written out, in both ways of negotiating.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stammtisch.conformance import count_sequences
from stammtisch.engine import State, read_record
from stammtisch.games.bohnhansa import GAME as BOHN_HANSA
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

FREE = {"negotiation": "free"}
ROUNDS = {"negotiation": "rounds"}
DEALT = {"red": ["B01", "E05", "R07"], "blue": ["E01", "E06", "A01"], "green": ["D04", "A03", "H02"]}
AT_ROSTOCK: dict[str, Any] = {
    "figure": {"red": "Rostock", "blue": "Rostock", "green": "Visby"},
    "money": {"red": 12, "blue": 9, "green": 4},
    "cart": {"red": "Blaue Rote", "blue": "Garten Feuer", "green": "Sau"},
    "hand": {"red": "1 2 3 R01", "blue": "3 2 4", "green": "2 3 5 V04"},
}
LADEN = {"red": "Feuer Rote Garten Brech", "blue": "Sau", "green": "Feuer Augen"}
CONTRACTS = {"red": "2 3 R01 R03", "blue": "3 2 4", "green": "2 3 5 V04"}

HANSA_COUNTS: list[tuple[dict[str, str], dict[str, Any], str, str, list[int]]] = [
    (FREE, {"stage": "opening", "dealt": DEALT}, "", "opening", [2, 4, 24, 272, 2232, 15720]),
    (FREE, {}, "", "travel", [11, 71, 332, 1264, 4600, 16967]),
    (FREE, {"hand": {"red": "3 2 1 R01"}, "money": {"red": 3}}, "travel Rostock", "customs", [2, 2, 2, 2, 20, 78, 166]),
    (
        FREE,
        {"stage": "trade", "meter": {"Rostock": ["Sau", "Soja", "Sau*2"]}},
        "",
        "trade",
        [7, 38, 167, 623, 2155, 7426],
    ),
    (FREE, {"stage": "trade"}, "offer blue gives=Rote gets=Garten", "trade", [7, 37, 156, 570, 1999, 6918]),
    (ROUNDS, {"stage": "trade"}, "", "trade", [14, 108, 682, 3903, 22410]),
    (ROUNDS, {"stage": "trade"}, "swap blue 1:1 Blaue Garten", "offers", [6, 35, 199, 1111, 6024]),
    (FREE, {"stage": "end_turn"}, "", "end_turn", [4, 20, 91, 320, 832, 1632, 2932]),
    (
        FREE,
        {"stage": "final_step", "turns_left": 0, "cart": LADEN, "hand": CONTRACTS},
        "",
        "final_step",
        [3, 5, 6, 8, 10, 10, 10],
    ),
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
    assert count_by_refusal(after(record, choices), 2, GAME.codes.codes) == counts[1]


def count_by_refusal(state: State, depth: int, codes: tuple[int, ...]) -> int:
    if depth == 0:
        return 1
    seat = state.seats_to_decide()[0]
    total = 0
    for code in codes:
        if state.refusal(seat, code) is None:
            next_state = state.copy()
            next_state.apply(seat, code)
            total += count_by_refusal(next_state, depth - 1, codes)
    return total


def at_rostock(options: dict[str, str], position: dict[str, Any], line: str) -> State:
    """A table of Bohn Hansa on which red has perhaps just made a choice."""
    state = BOHN_HANSA.build(BOHN_HANSA.terms(3, options), {**AT_ROSTOCK, **position})
    if line:
        state.apply(0, BOHN_HANSA.codes.parse(line))
    return state


@pytest.mark.parametrize(("options", "position", "line", "asked", "counts"), HANSA_COUNTS)
def test_counts_of_legal_sequences_of_bohn_hansa(
    options: dict[str, str], position: dict[str, Any], line: str, asked: str, counts: list[int]
) -> None:
    state = at_rostock(options, position, line)
    assert state.stack[-1].name == asked
    assert [count_sequences(state, depth) for depth in range(1, len(counts) + 1)] == counts
    assert count_by_refusal(state, 2, BOHN_HANSA.codes.codes) == counts[1]


def test_every_kind_of_decision_is_counted() -> None:
    assert {asked for _, _, asked, _ in COUNTS} == set(GAME.rulebook.texts["question"]) - {"over"}
    questions = set(BOHN_HANSA.rulebook.texts["question"]) - {"over"}
    assert {asked for _, _, _, asked, _ in HANSA_COUNTS} == questions


def test_the_end_of_a_game_counts_once() -> None:
    state = toy.GAME.new(2, "counts", {"purse": "three"})
    assert count_sequences(state, 0) == 1
    assert count_sequences(state, 2) == 9
    for _ in range(3):
        for seat in (0, 1):
            assert count_sequences(state, 50 if state.round == 3 else 1) > 1
            state.step(seat, toy.STAKE)
    assert count_sequences(state, 5) == 1
